"""A round that an older program wrote and this one cannot read: the start is refused in words."""

import sqlite3
from contextlib import closing

import msgspec
import pytest

from bot.store.errors import StoreRefusedError
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.store import Store


async def test_a_result_of_another_shape_is_refused_and_left(tmp_path):
    path = tmp_path / "parlour.db"
    result = msgspec.msgpack.encode([[[0], [1]], [5, 9], "winner", 0])
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, MIGRATIONS[:1])
        old.execute("INSERT INTO record VALUES (1, 'T', 7, 0, 0.0, 1, 0, ?)", (b"",))
        old.execute("INSERT INTO chair VALUES (1, 0, 0, 1, 'Maya', NULL)")
        old.execute("INSERT INTO chair VALUES (1, 0, 1, 2, 'Theo', NULL)")
        old.execute(
            "INSERT INTO round (record, number, seating, game, seats, options, began, ended, result)"
            " VALUES (1, 1, 0, 'cribbage', 2, ?, 0.0, 1.0, ?)",
            (msgspec.msgpack.encode({}), result),
        )
    before = path.read_bytes()
    with pytest.raises(StoreRefusedError, match="cannot be opened"):
        await Store.open(path)
    assert path.read_bytes() == before
