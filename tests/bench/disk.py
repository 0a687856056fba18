"""Bytes a move in the store, live and finished: rounds of every game as tables play them.

What a move adds is measured as the pages of the tables that hold acts, less what those take when
they are empty; that is what the targets are for. What a round adds besides, however many moves it has (its row, its record, its people, its
places in the indexes), is a line of its own, and so is the whole file by the move.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bench.figures import Figure
from bench.parties import GAMES, HOST, Parties

from bot.store.store import Store

TABLES = 60
LIVE = range(10, 41)
"""Acts that the rounds have gone when they are weighed as live ones, one this far, one that far; all
are longer than that, or nearly all."""
OF_ACTS = {"tail", "stretch", "slice"}
"""The tables that hold acts."""


def used(path):
    """Return the bytes of acts, and of all other tables and indexes; by pages of 4,096."""
    with closing(sqlite3.connect(path)) as raw:
        pages = raw.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name").fetchall()
    acts = sum(size for name, size in pages if name in OF_ACTS)
    return acts, sum(size for _, size in pages) - acts


def stored(path):
    """Return how many acts are stored, and in how many bytes those of finished rounds."""
    with closing(sqlite3.connect(path)) as raw:
        live = "SELECT coalesce(sum(following), 0) FROM tail"
        finished = "SELECT coalesce(sum(acts), 0) FROM round"
        packed = "SELECT coalesce(sum(length(bytes)), 0) FROM slice"
        return [raw.execute(question).fetchone()[0] for question in (live, finished, packed)]


async def weighed(path, game, tables):
    """Return the figures of *tables* rounds of *game*, played side by side."""
    async with await Store.open(path) as store:
        parties = Parties(store, tables)
        opened = [await parties.open(game) for _ in range(tables)]
        empty, before = used(path)
        for table in opened:
            await table.start(HOST)
        far = (LIVE[number * 7 % len(LIVE)] for number in range(tables))
        await asyncio.gather(*map(parties.play, opened, far))
        (live, _), (going, over, _) = used(path), stored(path)
        live = (live - empty) / (going + over)
        await parties.play_all(opened)
        await parties.hall.close()
    (finished, others), (left, over, packed) = used(path), stored(path)
    assert not left
    assert over > tables * LIVE[0]
    finished, others = finished - empty, (others - before) / tables
    return [
        _figure(f"disk, live, {game}", live, "B/move", target=35),
        _figure(f"disk, finished, {game}", finished / over, "B/move", target=8),
        _figure(f"disk, packed acts, {game}", packed / over, "B/move"),
        _figure(f"disk, a round's own rows, {game}", others, "B/round"),
        _figure(f"disk, all in, {game}", finished / over + others * tables / over, "B/move"),
        _figure(f"disk, moves a round, {game}", over / tables, "moves"),
    ]


def _figure(name, ours, unit, target=None):
    return Figure(name=name, ours=ours, unit=unit, target=target, at_most=True)


def figures(plan, peers):
    """Yield the figures of every game."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            path = Path(folder) / f"{game}.db"
            yield from asyncio.run(weighed(path, game, TABLES // 20 if plan.quick else TABLES))
