"""What a table costs in memory: awake, and once it dozes. Asked of Python's own account of memory."""

import asyncio
import gc
import tempfile
import tracemalloc
from functools import _lru_cache_wrapper
from pathlib import Path

from bench.figures import Figure
from bench.parties import GAMES, HOST, Parties

from bot.sessions.hall import IDLE_SECONDS
from bot.store.store import Store

TABLES = 250
"""Of each game, so 1,000 in all."""
ACTS = 10


def held():
    """Return the bytes that Python holds for everything alive.

    What counting and thinking remember is shared by all tables, and no part of one: forgotten first,
    wherever it is (``gc.get_objects`` does not list what is frozen).
    """
    gc.unfreeze()
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()
    gc.collect()
    gc.freeze()
    return tracemalloc.get_traced_memory()[0]


async def weighed(path, count):
    """Return the bytes a table in a round, awake and dozing."""
    async with await Store.open(path) as store:
        parties = Parties(store, count * len(GAMES))
        warm = [await parties.open(game) for game in GAMES]
        for table in warm:
            await table.start(HOST)
        await parties.play_all(warm)
        before = held()
        await _played(parties, count)
        awake = held()
        parties.now += IDLE_SECONDS + 1
        dozing = len(parties.hall.doze())
        asleep = held()
        assert dozing >= count * len(GAMES)
        await parties.hall.close()
    return (awake - before) / dozing, (asleep - before) / dozing


async def _played(parties, count):
    tables = [await parties.open(game) for game in GAMES for _ in range(count)]
    for table in tables:
        await table.start(HOST)
    await parties.play_all(tables, ACTS)
    await asyncio.sleep(0)  # until then the loop holds the tasks that played


def figures(plan, peers):
    """Yield what a table costs."""
    del peers
    count = TABLES // 25 if plan.quick else TABLES
    tracemalloc.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            awake, asleep = asyncio.run(weighed(Path(folder) / "asleep.db", count))
    finally:
        tracemalloc.stop()
    tables = f"{count * len(GAMES):,} tables"
    yield Figure(name=f"memory, awake, {tables}", ours=awake, unit="B/table")
    yield Figure(
        name=f"memory, asleep, {tables}", ours=asleep, unit="B/table", target=4096, at_most=True
    )
