"""The store beside its disk: appends, moves of live tables, opening, bytes a move, growth."""

import asyncio
import gc
import json
import os
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

import aiosqlite
import msgspec
from bench.figures import Figure
from store.samples import act, begun, record

from bot.records import Chair, Deadline, Phase, TableId, UserId
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker
from bot.store.store import Store
from engines.core.codec import pack_events
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.updown.game import GAME

CALLERS = 64
TABLES = 10_000
ROUNDS, ACTS = 200, 60
PEOPLE = (Chair("Ana", user=UserId(10**17)), Chair("Bo", user=UserId(2 * 10**17)))
ANA, BO = (Asker(chair.user, chair.name) for chair in PEOPLE)


def syncs_a_second(folder, seconds):
    """Return how often a second the disk below *folder* makes 4 kB durable."""
    file = os.open(folder / "sync", os.O_RDWR | os.O_CREAT)
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        os.pwrite(file, bytes(4096), count % 256 * 4096)
        os.fdatasync(file)
        count += 1
    os.close(file)
    return count / (time.perf_counter() - began)


async def commits_a_second(folder, seconds):
    """Return how many moves a second a plain bot stores, each by a transaction of its own.

    It does what any bot must: decide, evolve, write the act and where its table stands, and commit
    as durably, on one connection of aiosqlite, before it answers; as many tables play at once.
    """
    async with aiosqlite.connect(folder / "single.db", isolation_level=None) as raw:
        await raw.executescript(_PLAIN)
        until, alone = time.perf_counter() + seconds, asyncio.Lock()
        began = time.perf_counter()
        plays = (_plain_moves(raw, alone, number, until) for number in range(CALLERS))
        return sum(await asyncio.gather(*plays)) / (time.perf_counter() - began)


_PLAIN = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS act (id INTEGER PRIMARY KEY, tab INTEGER, action TEXT, events BLOB);
CREATE TABLE IF NOT EXISTS tab (id INTEGER PRIMARY KEY, acts INTEGER);
"""


async def _plain_moves(raw, alone, number, until):
    moves, chance, playout = 0, Random(number), None
    while time.perf_counter() < until:
        if playout is None or playout.result is not None:
            playout = Playout(GAME, 2, GAME.options(), Seeded(chance.randrange(1 << 30)))
        (seat, *_) = playout.to_act
        action = chance.choice(playout.legal(seat))
        events = playout.do(seat, action)
        moves += 1
        async with alone:
            await raw.execute("BEGIN")
            written = (number, action, pack_events(events))
            await raw.execute("INSERT INTO act (tab, action, events) VALUES (?, ?, ?)", written)
            await raw.execute("INSERT OR REPLACE INTO tab VALUES (?, ?)", (number, moves))
            await raw.commit()
    return moves


async def appends_a_second(store, tables, first, count):
    """Return how many acts a second are stored.

    The values are made before the clock runs, and full collections leave them out: they are the
    bench's own.
    """
    numbers = range(first, first + count)
    commits = {table: [(_stood(table, n), act(n), n) for n in numbers] for table in tables}

    gc.freeze()

    async def play(table):
        for stood, entry, version in commits[table]:
            await store.commit(stood, entry=entry, version=version)

    began = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    return len(tables) * count / (time.perf_counter() - began)


def _stood(table, version):
    deadline = Deadline(at=float(version), version=version, seats=(0,))
    return record(table, chairs=PEOPLE, deadline=deadline)


async def store_append(folder, plan):
    """Appends of 64 callers a second, each durable before its answer, beside the disk's syncs."""
    count = 10 if plan.quick else 50
    async with await Store.open(folder / "append.db") as store:
        tables = [TableId(f"T{n:07}") for n in range(CALLERS)]
        for table in tables:
            await store.commit(record(table, chairs=PEOPLE), begun=begun(table, chairs=PEOPLE))
        ours, syncs = [], []
        for turn in range(plan.repeats):
            syncs.append(syncs_a_second(folder, plan.seconds / 2))
            ours.append(await appends_a_second(store, tables, turn * count, count))
    return _beside("store_append", ours, syncs, "moves/s", "fdatasync/s", 8)


async def move_pipeline(folder, plan):
    """Presses of 64 tables to committed moves a second, in process, beside a commit a move."""
    ours, single = [], []
    async with await Store.open(folder / "moves.db") as store:
        hall = Hall({"updown": GAME}, store, lambda _: None, pace=1e9)
        tables = [await _started(hall, number) for number in range(CALLERS)]
        for _ in range(plan.repeats):
            single.append(await commits_a_second(folder, plan.seconds / 2))
            began, until = time.perf_counter(), time.perf_counter() + plan.seconds
            moves = sum(await asyncio.gather(*(_played(table, until) for table in tables)))
            ours.append(moves / (time.perf_counter() - began))
        await hall.close()
    return _beside("move_pipeline", ours, single, "moves/s", "commits/s", 8)


async def _started(hall, number):
    table = await hall.open("updown", ANA, guild=11, channel=number, locale="en")
    await table.change(lambda found: msgspec.structs.replace(found, chairs=PEOPLE))
    await table.start(ANA)
    return table


async def _played(table, until):
    random, moves = Random(table.record.channel), 0
    while time.perf_counter() < until:
        if table.moment is None or table.record.phase is not Phase.PLAYING:
            await table.again(ANA, seen=table.record.round)
            continue
        (seat, *_) = table.moment.awaited
        action = random.choice(table.moment.situations[seat][1])
        await table.act(PEOPLE[seat].user, table.game.text(action))
        moves += 1
    return moves


async def cold_start(folder, plan):
    """Opening 10,000 live tables, beside ``json.loads`` of as many rows."""
    count = TABLES // 10 if plan.quick else TABLES
    async with await Store.open(folder / "cold.db") as store:
        names = [TableId(f"T{n:07}") for n in range(count)]
        await asyncio.gather(*(store.commit(record(table)) for table in names))
        ours, theirs = [], []
        with closing(sqlite3.connect(":memory:")) as raw:
            raw.execute("CREATE TABLE row (body TEXT)")
            bodies = [(msgspec.json.encode(one).decode(),) for one in await store.open_tables()]
            raw.executemany("INSERT INTO row VALUES (?)", bodies)
            for _ in range(plan.repeats):
                began = time.perf_counter()
                assert len(await store.open_tables()) == count
                middle = time.perf_counter()
                rows = [json.loads(body) for (body,) in raw.execute("SELECT body FROM row")]
                ours.append((middle - began) * 1000)
                theirs.append((time.perf_counter() - middle) * 1000)
                assert len(rows) == count
    return _beside(
        f"cold_start, {count:,} tables", ours, theirs, "ms", "ms json.loads", 2.5, at_most=True
    )


def _beside(name, ours, theirs, unit, against, target, *, at_most=False):
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    mine, other = statistics.median(ours), statistics.median(theirs)
    return Figure(
        name=name,
        ours=mine,
        unit=unit,
        peer=other,
        against=against,
        ratio=ratio,
        target=target,
        at_most=at_most,
    )


async def _all(folder, plan):
    return [await each(folder, plan) for each in (store_append, move_pipeline, cold_start)]


def figures(plan, peers):
    """Yield the figures of the store, measured in a folder of the machine's temporary place."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_all(Path(folder), plan))
