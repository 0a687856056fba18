"""What if the process dies on this line, the disk is full, or another program has the lock?"""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from store.samples import TABLE, act, begun, ended, record, window

from bot.records import ClashError, TableId
from bot.store.check import check_file
from bot.store.errors import StoreError
from bot.store.store import Store

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"}


def writing(path, name):
    script = Path(__file__).with_name("writing.py")
    return subprocess.Popen(
        [sys.executable, str(script), str(path), name], stdout=subprocess.PIPE, env=ENVIRONMENT
    )


async def numbers(store, table, number):
    """Return how many acts a round has; all are what was written, in order, without a gap."""
    entries = await store.entries(table, number)
    assert [entry.action for entry in entries] == [act(n).action for n in range(len(entries))]
    return len(entries)


async def killed(path, name, after):
    """Return how many acts of each round a writer had acknowledged when it was killed."""
    process = writing(path, name)
    process.stdout.readline()
    await asyncio.sleep(after)
    process.send_signal(signal.SIGKILL)
    said, _ = process.communicate()
    acknowledged = {}
    for line in said.split(b"\n")[:-1]:
        table, number, version = line.decode().split()
        acknowledged[TableId(table), int(number)] = int(version) + 1
    return acknowledged


@pytest.mark.timeout(300)
async def test_kills_lose_no_acknowledged_act(path):
    random, acknowledged, total = Random(20), {}, 0
    for run in range(8):
        if run % 4 == 0:  # four kills a file: recovery upon recovery
            path, acknowledged = path.with_name(f"{run}.db"), {}
        written = await killed(path, f"R{run}", random.uniform(0.02, 0.15))
        acknowledged |= written
        total += sum(written.values())
        async with await Store.open(path) as store:
            for (table, number), count in acknowledged.items():
                assert await numbers(store, table, number) >= count
            for stored in await store.open_tables():
                for number in range(1, stored.round + 1):
                    assert await numbers(store, stored.id, number) >= 1
        assert check_file(path).problems == ()
    assert total > 160, "the kills came before much was written"


async def test_waiting_callers_share_commits(store):
    tables = [TableId(f"T{n}") for n in range(64)]
    await asyncio.gather(*(store.commit(record(t), begun=begun(t)) for t in tables))
    before = store._writer.commits

    async def play(table):
        for version in range(20):
            await store.commit(record(table), entry=act(version), version=version)

    await asyncio.gather(*(play(table) for table in tables))
    assert store._writer.commits - before <= 64 * 20 / 8
    for table in tables:
        assert await numbers(store, table, 1) == 20


async def test_a_clash_does_not_hurt_its_neighbours(store):
    tables = [TableId(f"T{n}") for n in range(30)]
    await asyncio.gather(*(store.commit(record(t), begun=begun(t)) for t in tables))
    before = store._writer.commits
    answers = await asyncio.gather(
        *(
            store.commit(record(t), entry=act(0), version=1 if n % 3 == 0 else 0)
            for n, t in enumerate(tables)
        ),
        return_exceptions=True,
    )
    assert store._writer.commits - before == 1, "they were one group"
    for n, (table, answer) in enumerate(zip(tables, answers, strict=True)):
        assert isinstance(answer, ClashError) if n % 3 == 0 else answer is None
        assert await numbers(store, table, 1) == (0 if n % 3 == 0 else 1)


async def test_a_fault_in_one_unit_does_not_hurt_its_neighbours(store):
    await store.commit(record(), begun=begun())
    answers = await asyncio.gather(
        store.commit(record(), entry=act(0), version=0),
        store.commit(record(TableId("BAD"), channel=2**80)),
        store.commit(record(), entry=act(1), version=1),
        store.commit(record(TableId("BAD"), host=None)),
        store.commit(record(), entry=act(2), version=2),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers[::2]] == [type(None)] * 3
    assert isinstance(answers[1], OverflowError)
    assert isinstance(answers[3], StoreError)
    assert await numbers(store, TABLE, 1) == 3
    assert await store.record(TableId("BAD")) is None


BAD = [
    # a plain act's commit, but for one value that cannot be stored
    {"record": {"host": None}, "why": StoreError},
    {"record": {"host": 2**70}, "why": OverflowError},
    {"record": {"options": {"x": object()}}, "why": TypeError},
    {"record": {"options": {"x": 2**70}}, "why": OverflowError},
    {"entry": {"seat": 2**70}, "why": OverflowError},
    {"entry": {"events": None}, "why": msgspec.ValidationError},
    {"entry": {"at": None}, "why": TypeError},
    {"entry": {"action": None}, "why": msgspec.ValidationError},
    {"entry": {"secrets": (object(),)}, "why": TypeError},
]


@pytest.mark.parametrize("bad", BAD)
async def test_a_fault_among_plain_acts_does_not_hurt_its_neighbours(store, bad):
    await store.commit(record(), begun=begun(), entry=act(0))
    await store.commit(record(), entry=act(3), version=1)  # the same words as acts 2 and 4 below
    entry = msgspec.structs.replace(act(3), **bad.get("entry", {}))
    before = store._writer.commits
    answers = await asyncio.gather(
        store.commit(record(tally=(2,)), entry=act(3), version=2),
        store.commit(record(**bad.get("record", {})), entry=entry, version=3),
        store.commit(record(tally=(4,)), entry=act(3), version=3),
        return_exceptions=True,
    )
    assert store._writer.commits == before + 1, "they were one group"
    assert (answers[0], answers[2]) == (None, None)
    assert isinstance(answers[1], bad["why"]), answers[1]
    assert len(await store.entries(TABLE, 1)) == 4
    assert (await store.record(TABLE)).tally == (4,)
    await store.commit(record(), entry=act(3), version=4)


async def test_two_acts_of_one_table_in_one_group_follow_each_other_or_clash(store):
    await store.commit(record(), begun=begun())
    versions = [0, 0, 1, 1, 2, 4, 3]
    answers = await asyncio.gather(
        *(store.commit(record(), entry=act(v), version=v) for v in versions),
        return_exceptions=True,
    )
    assert [answer is None for answer in answers] == [True, False, True, False, True, False, True]
    assert await numbers(store, TABLE, 1) == 4


async def test_a_reader_never_sees_half_a_commit(store):
    await store.commit(record(tally=(0,)), begun=begun(), entry=act(0))
    done = asyncio.Event()

    async def write():
        for version in range(1, 200):
            facts = {"entry": act(version), "version": version}
            await store.commit(record(tally=(version,)), **facts)
        done.set()

    async def read():
        seen = 0
        while not done.is_set():
            before = (await store.record(TABLE)).tally[0]
            acts = len(await store.entries(TABLE, 1))
            after = (await store.record(TABLE)).tally[0]
            assert before + 1 <= acts <= after + 1
            seen += 1
        return seen

    _, seen = await asyncio.gather(write(), read())
    assert seen > 5


async def test_a_record_and_its_people_are_read_at_one_moment(store):
    chairs = record().chairs
    await store.commit(record(chairs=chairs[:1], tally=(0,)))
    done = asyncio.Event()

    async def write():
        for turn in range(150):
            count = turn % 3 + 1
            await store.commit(record(chairs=chairs[:count], tally=(0,) * count))
        done.set()

    async def read():
        while not done.is_set():
            found = await store.record(TABLE)
            assert len(found.chairs) == len(found.tally)

    await asyncio.gather(write(), read())


@contextlib.contextmanager
def locked(path):
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other
        other.execute("ROLLBACK")


async def test_another_programs_lock_fails_the_write_whole_and_the_next_succeeds(path):
    async with await Store.open(path, patience=0.2) as store:
        await store.commit(record(), begun=begun())
        with locked(path):
            began = time.monotonic()
            answers = await asyncio.gather(
                store.commit(record(), entry=act(0), version=0),
                store.commit(record(TableId("NEW"))),
                return_exceptions=True,
            )
            assert time.monotonic() - began < 3
            assert [type(answer) for answer in answers] == [StoreError] * 2
            assert "locked" in str(answers[0])
            assert await numbers(store, TABLE, 1) == 0, "reading goes on, and nothing is there"
        await store.commit(record(), entry=act(0), version=0)
        assert await numbers(store, TABLE, 1) == 1
        assert await store.record(TableId("NEW")) is None


async def test_a_short_lock_is_waited_for_while_the_loop_runs(path):
    async with await Store.open(path, patience=5) as store:
        await store.commit(record(), begun=begun())
        with locked(path):
            write = asyncio.create_task(store.commit(record(), entry=act(0), version=0))
            await asyncio.sleep(0.3)
            assert not write.done()
        await write
        assert await numbers(store, TABLE, 1) == 1


async def test_a_full_disk_fails_the_write_whole_and_later_it_succeeds(store):
    await store.commit(record(), begun=begun())
    pages = await store._writer._connection.run(
        lambda c: c.execute("PRAGMA page_count").fetchone()[0]
    )

    def allow(count):
        return store._writer._connection.run(
            lambda c: c.execute(f"PRAGMA max_page_count = {count}").fetchone()
        )

    await allow(pages)
    big = TableId("BIG")
    answers = await asyncio.gather(
        store.commit(record(), entry=act(0), version=0),
        store.commit(record(big, options={"x": "y" * 100_000})),
        return_exceptions=True,
    )
    assert isinstance(answers[1], StoreError)
    assert "full" in str(answers[1])
    assert await store.record(big) is None
    assert await numbers(store, TABLE, 1) == (1 if answers[0] is None else 0)
    await allow(1_000_000)
    await store.commit(record(), entry=act(0), version=0 if answers[0] is not None else 1)
    await store.commit(record(big, options={"x": "y" * 100_000}))
    assert await store.record(big) is not None


async def test_a_disk_that_refuses_the_log_fails_the_commit_whole(store, path):
    """The write-ahead log may not grow: the fault comes at the commit itself, not in a unit."""
    await store.commit(record(), begun=begun())
    log = path.with_name(path.name + "-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        answers = await asyncio.gather(
            store.commit(record(), entry=act(0), version=0),
            store.commit(record(TableId("NEW"))),
            return_exceptions=True,
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [type(answer) for answer in answers] == [StoreError] * 2
    assert await numbers(store, TABLE, 1) == 0
    assert await store.record(TableId("NEW")) is None
    await store.commit(record(), entry=act(0), version=0)
    await store.commit(record(), entry=act(1), version=1, ended=ended(begun()))
    assert await numbers(store, TABLE, 1) == 2


async def test_plain_acts_that_a_full_disk_refused_are_forgotten(store, path):
    await store.commit(record(), begun=begun(), entry=act(0))
    await store.commit(record(tally=(1,)), entry=act(3), version=1)
    log = path.with_name(path.name + "-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        with pytest.raises(StoreError):
            await store.commit(record(tally=(2,)), entry=act(6), version=2)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.keep_window(window())  # a unit of another kind, which must bring nothing along
    assert len(await store.entries(TABLE, 1)) == 2
    assert (await store.record(TABLE)).tally == (1,)
    with pytest.raises(ClashError):
        await store.commit(record(), entry=act(9), version=3)
    await store.commit(record(), entry=act(9), version=2)
    assert len(await store.entries(TABLE, 1)) == 3


async def test_plain_acts_ask_sqlite_nothing(store):
    tables = [TableId(f"T{n}") for n in range(8)]
    for table in tables:
        await store.commit(record(table), begun=begun(table), entry=act(0))
    said = []
    await store._writer._connection.set_trace_callback(said.append)
    for first in (1, 3):  # two acts of each table in a group
        await asyncio.gather(
            *(
                store.commit(record(table), entry=act(3), version=version)
                for version in (first, first + 1)
                for table in tables
            )
        )
    verbs = [statement.split()[0] for statement in said if not statement.startswith("--")]
    assert set(verbs) == {"BEGIN", "UPDATE", "COMMIT"}
    assert verbs.count("COMMIT") == 2
    assert verbs.count("UPDATE") == 4 * len(tables), "each record and each tail once a group"


async def test_who_is_cancelled_while_waiting_knows_how_it_ended(path):
    async with await Store.open(path, patience=10) as store:
        await store.commit(record(), begun=begun())
        with locked(path):
            taken = asyncio.create_task(store.commit(record(), entry=act(0), version=0))
            await asyncio.sleep(0.05)
            waits = asyncio.create_task(store.commit(record(TableId("NEW"))))
            await asyncio.sleep(0)
            taken.cancel()
            waits.cancel()
            await asyncio.sleep(0.05)
            assert not taken.done(), "it is not settled yet"
        await asyncio.wait([taken, waits])
        assert taken.cancelled()
        assert waits.cancelled()
        assert await numbers(store, TABLE, 1) == 1, "it was on its way, and is settled now"
        await store.commit(record(), entry=act(1), version=1)
        assert await store.record(TableId("NEW")) is None, "it had not set out"


async def test_closing_stores_what_waits(path):
    store = await Store.open(path)
    await store.commit(record(), begun=begun())
    writes = [
        asyncio.create_task(store.commit(record(), entry=act(v), version=v)) for v in range(5)
    ]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 5
    async with await Store.open(path) as store:
        assert await numbers(store, TABLE, 1) == 5
