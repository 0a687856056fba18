"""Measure the store: ``PYTHONPATH=.:tests python tests/store/measure.py [FOLDER]``, on that disk.

Appends a second with 64 callers beside the disk's own syncs a second (interleaved, medians), bytes
a move live and finished, and how long 10,000 open tables take to read beside ``json.loads``.
"""

import asyncio
import itertools
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from store.samples import BEGAN, act, acts, begun, ended, record

from bot.records import Chair, Deadline, Phase, TableId, UserId
from bot.store.packing import Act, pack, unpack
from bot.store.store import Store
from engines.core.codec import pack_events
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.updown.game import GAME

CALLERS, ROUNDS, ACTS, TABLES = 64, 200, 60, 10_000
PEOPLE = (Chair("Ana", user=UserId(10**17)), Chair("Bo", user=UserId(2 * 10**17)))


def syncs_a_second(folder, seconds=0.5):
    file = os.open(folder / "sync", os.O_RDWR | os.O_CREAT)
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        os.pwrite(file, bytes(4096), count % 256 * 4096)
        os.fdatasync(file)
        count += 1
    os.close(file)
    return count / (time.perf_counter() - began)


async def appends_a_second(store, tables, first, count):
    async def play(table):
        for version in range(first, first + count):
            deadline = Deadline(at=float(version), version=version, seats=(0,))
            stored = record(table, chairs=PEOPLE, deadline=deadline)
            await store.commit(stored, entry=act(version), version=version)

    began = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    return len(tables) * count / (time.perf_counter() - began)


async def speed(folder):
    async with await Store.open(folder / "speed.db") as store:
        tables = [TableId(f"T{n:07}") for n in range(CALLERS)]
        for table in tables:
            await store.commit(record(table, chairs=PEOPLE), begun=begun(table, chairs=PEOPLE))
        grouped, single, syncs = [], [], []
        for turn in range(7):
            syncs.append(syncs_a_second(folder))
            grouped.append(await appends_a_second(store, tables, turn * 50, 50))
            alone = TableId(f"ALONE{turn}")
            await store.commit(record(alone, chairs=PEOPLE), begun=begun(alone, chairs=PEOPLE))
            single.append(await appends_a_second(store, [alone], 0, 200))
        many, one, sync = map(statistics.median, (grouped, single, syncs))
        ratios = [a / s for a, s in zip(grouped, syncs, strict=True)]
        print(
            f"appends/s, {CALLERS} callers   {many:8.0f}   {min(grouped):.0f}..{max(grouped):.0f}"
        )
        print(f"appends/s, 1 caller     {one:8.0f}")
        print(f"fdatasync/s             {sync:8.0f}   {min(syncs):.0f}..{max(syncs):.0f}")
        print(f"ratio to fdatasync      {statistics.median(ratios):8.1f}   target 8")
        print(f"ratio to 1 caller       {many / one:8.1f}")


def used(path):
    """Return the bytes in use by name of table or index; pages of 4,096, so no finer than that."""
    with closing(sqlite3.connect(path)) as raw:
        return dict(raw.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"))


async def size(folder, *, tables):
    """Rounds side by side, as tables play; *tables* of them, each with its share of the rounds."""
    path = folder / f"size{tables}.db"
    numbers = range(1, ROUNDS // tables + 1)
    names = [TableId(f"T{n:07}") for n in range(tables)]
    async with await Store.open(path) as store:
        bare = sum(used(path).values())
        await asyncio.gather(*(store.commit(record(t, chairs=PEOPLE, round=0)) for t in names))
        seated = sum(used(path).values())

        async def play(table, number, seed):
            entries = acts(ACTS, seed)
            stored = record(table, chairs=PEOPLE, round=number)
            start = begun(table, number, chairs=PEOPLE)
            await store.commit(stored, begun=start, entry=entries[0])
            for version, entry in enumerate(entries[1:], 1):
                await store.commit(stored, entry=entry, version=version)

        for number in numbers:
            await asyncio.gather(*(play(t, number, n * 100 + number) for n, t in enumerate(names)))
        live = used(path)
        for number, table in itertools.product(numbers, names):
            stored = record(table, chairs=PEOPLE, round=number, phase=Phase.BETWEEN)
            await store.commit(stored, ended=ended(begun(table, number)))
        finished = used(path)
    a_move = ROUNDS * ACTS
    print(f"bytes a move, {tables:3} tables, {ROUNDS} rounds of {ACTS}, events of 13 B")
    print(f"  live                  {(sum(live.values()) - seated) / a_move:8.1f}   target 35")
    print(f"  finished              {(sum(finished.values()) - seated) / a_move:8.1f}   target 8")
    print(f"  the tables themselves {(seated - bare) / a_move:8.1f}   in addition to either")


def real():
    """Rounds of the real game, played by computers at people's pace, packed."""
    stored, count = 0, 0
    for seed in range(60):
        random, at = Random(seed), BEGAN
        playout = Playout(GAME, 2, GAME.options(), Seeded(seed))
        entries = [Act(None, "", pack_events(playout.events), 0, (random.randbytes(32),))]
        while playout.result is None:
            (seat,) = list(playout.to_act)[:1]
            action = GAME.text(GAME.choose(playout.view(seat), Level.MEDIUM, random))
            before = len(playout.events)
            playout.do(seat, action)
            at += random.lognormvariate(2, 0.7)
            events = pack_events(playout.events[before:])
            entries.append(Act(seat, action, events, round((at - BEGAN) * 10), ()))
        assert unpack(pack(entries)) == tuple(entries)
        stored, count = stored + len(pack(entries)), count + len(entries)
    print(
        f"real updown, packed     {stored / count:8.1f}   bytes a move, {count / 60:.0f} moves a round"
    )


async def cold(folder):
    path = folder / "cold.db"
    async with await Store.open(path) as store:
        names = [TableId(f"T{n:07}") for n in range(TABLES)]
        await asyncio.gather(*(store.commit(record(table)) for table in names))
        ours, theirs = [], []
        with closing(sqlite3.connect(":memory:")) as raw:
            raw.execute("CREATE TABLE row (body TEXT)")
            bodies = [(msgspec.json.encode(one).decode(),) for one in await store.open_tables()]
            raw.executemany("INSERT INTO row VALUES (?)", bodies)
            for _ in range(5):
                began = time.perf_counter()
                assert len(await store.open_tables()) == TABLES
                ours.append(time.perf_counter() - began)
                began = time.perf_counter()
                assert (
                    len([json.loads(b) for (b,) in raw.execute("SELECT body FROM row")]) == TABLES
                )
                theirs.append(time.perf_counter() - began)
        a, b = statistics.median(ours), statistics.median(theirs)
        print(f"{TABLES} open tables read   {a:.3f} s, json.loads {b:.3f} s, ratio {a / b:.2f}")


async def main(folder):
    await speed(folder)
    await size(folder, tables=200)
    await size(folder, tables=50)
    real()
    await cold(folder)


with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as chosen:
    asyncio.run(main(Path(chosen)))
