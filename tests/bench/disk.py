"""Bytes a move in the store, live and finished: rounds of every game as tables play them."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bench.figures import Figure
from bench.parties import GAMES, HOST, Parties

from bot.store.store import Store

TABLES = 60
LIVE = 25
"""Acts after which the rounds are weighed as live ones; all are longer than that, or nearly all."""


def used(path):
    """Return the bytes of all tables and indexes; pages of 4,096, so no finer than that."""
    with closing(sqlite3.connect(path)) as raw:
        return sum(size for (size,) in raw.execute("SELECT pgsize FROM dbstat"))


def stored(path):
    """Return how many acts are stored, live and finished."""
    with closing(sqlite3.connect(path)) as raw:
        (live,) = raw.execute("SELECT count(*) FROM entry").fetchone()
        (finished,) = raw.execute("SELECT coalesce(sum(acts), 0) FROM round").fetchone()
        return live, finished


def packed(path):
    """Return the bytes of the packed acts alone."""
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("SELECT sum(length(packed)) FROM round").fetchone()[0]


async def weighed(path, game, tables):
    """Return the figures of *tables* rounds of *game*, played side by side."""
    async with await Store.open(path) as store:
        parties = Parties(store, tables)
        opened = [await parties.open(game) for _ in range(tables)]
        before = used(path)
        for table in opened:
            await table.start(HOST)
        await parties.play_all(opened, LIVE)
        live = (used(path) - before) / sum(stored(path))
        await parties.play_all(opened)
        finished = used(path) - before
        await parties.hall.close()
    left, over = stored(path)
    assert not left
    assert over > tables * LIVE / 2
    return [
        Figure(name=f"disk, live, {game}", ours=live, unit="B/move", target=35, at_most=True),
        Figure(
            name=f"disk, finished, {game}",
            ours=finished / over,
            unit="B/move",
            target=8,
            at_most=True,
        ),
        Figure(name=f"disk, packed acts, {game}", ours=packed(path) / over, unit="B/move"),
        Figure(name=f"disk, moves a round, {game}", ours=over / tables, unit="moves"),
    ]


def figures(plan, peers):
    """Yield the figures of every game."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            path = Path(folder) / f"{game}.db"
            yield from asyncio.run(weighed(path, game, TABLES // 20 if plan.quick else TABLES))
