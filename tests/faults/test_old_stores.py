"""Stores that programs of earlier days wrote, with live tables: opened, and played on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from faults.worlds import GAMES, an_act

from bot.records import UserId
from bot.sessions.hall import Hall
from bot.sessions.past import Past, prove
from bot.standings import Period
from bot.store.check import check_file
from bot.store.migrate import APPLICATION_ID, NEWEST
from bot.store.store import Store
from engines.core.contract import LEAVE, TIMEOUT

STORES = sorted(Path(__file__).with_name("stores").glob("v*.sql"))
NOW = 1_790_000_000.0


def test_a_store_of_every_earlier_version_is_kept():
    assert {path.stem for path in STORES} >= {f"v{version}" for version in range(1, NEWEST)}


@pytest.mark.parametrize("dump", STORES, ids=lambda path: path.stem)
async def test_every_earlier_store_is_opened_and_its_tables_go_on(tmp_path, dump):
    path, version = tmp_path / "parlour.db", int(dump.stem[1:])
    with closing(sqlite3.connect(path)) as old:
        old.executescript(dump.read_text("utf-8"))
        old.execute(f"PRAGMA user_version = {version}")
        old.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    engines = {key: entry.game for key, entry in GAMES.items()}
    async with await Store.open(path) as store:
        hall = Hall(engines, store, lambda table: None, pace=1e9, now=lambda: NOW)
        tables = await hall.wake_all()
        assert sorted(table.record.game for table in tables) == sorted([*GAMES, "updown"])
        for table in tables:
            await goes_on(store, table)
        leaders = await store.leaders(1, None, Period("all"), NOW, first=0, most=10)
        assert [row.name for row in leaders.rows]
        await hall.close()
    assert check_file(path).problems == ()


async def goes_on(store, table) -> None:
    """A live table is as its acts say, and takes the next ones; a finished round is proved."""
    record, chance = table.record, Random(1)
    before = await store.entries(record.id, record.round)
    assert table.moment.acts == len(before)
    while table.record.phase == "playing" and table.moment.acts < len(before) + 5:
        seat, act = an_act(table.game, table.moment.state, chance, aimless=False)
        if (text := table.game.text(act)) not in (LEAVE, TIMEOUT):
            await table.act(UserId(table.record.chairs[seat].user), text)
    entries = await store.entries(record.id, record.round)
    assert entries[: len(before)] == before
    round_ = await store.round(record.id, record.round)
    assert prove(Past(table.game, round_, entries)).holds
