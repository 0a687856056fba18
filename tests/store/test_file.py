"""Which files are opened, which are refused, and that a refused one keeps every byte."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from store.samples import TABLE, act, acts, begun, ended, play, record

from bot.store.check import check_file
from bot.store.errors import StoreError, StoreRefusedError
from bot.store.migrate import APPLICATION_ID, MIGRATIONS, NEWEST, migrate, version
from bot.store.store import Store

ROOT = Path(__file__).parents[2]
HOLD = """
import asyncio, sys
from bot.store.store import Store

async def hold():
    store = await Store.open(sys.argv[1])
    print("held", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


def sql(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        return [raw.execute(statement).fetchall() for statement in statements]


def bytes_by_name(folder):
    """Return what stands in *folder*, but for locks, shared memory and an empty log."""
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    return {
        name: content
        for name, content in files.items()
        if content and not name.endswith((".lock", "-shm"))
    }


async def filled(path, tables=40):
    async def fill(table):
        await store.commit(record(table), begun=begun(table), entry=acts(1)[0])
        await play(store, acts(20)[1:], table=table, first=1)

    async with await Store.open(path) as store:
        for n in range(tables):  # one by one, so that each has the row of its number
            await store.commit(record(f"T{n:07}"))
        await asyncio.gather(*(fill(f"T{n:07}") for n in range(tables)))


# A file that is made


async def test_a_missing_file_is_made_with_its_folder_for_its_owner_alone(tmp_path):
    path = tmp_path / "new" / "deep" / "parlour.db"
    async with await Store.open(str(path)) as store:
        await store.commit(record())
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert sql(path, "PRAGMA application_id", "PRAGMA user_version", "PRAGMA journal_mode") == [
        [(APPLICATION_ID,)],
        [(NEWEST,)],
        [("wal",)],
    ]


async def test_an_empty_file_is_taken(path):
    path.touch()
    async with await Store.open(path) as store:
        await store.commit(record())
    assert check_file(path).tables == 1


async def test_the_connections_are_as_safe_as_sqlite_can_be(store):
    def pragmas(connection):
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._writer._connection.run(pragmas) == ["wal", 2, 1]
    assert await store._reader.run(pragmas) == ["wal", 2, 1]
    with pytest.raises(StoreError, match="readonly"):
        await store._read(lambda c: c.execute("DELETE FROM record"))


async def test_every_table_is_strict(store, path):
    kinds = sql(path, "SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")[0]
    assert {name for name, strict in kinds if not strict} == {"sqlite_schema"}


# A file that is refused


def text(path):
    path.write_text("Dear diary, today I lost at cards.\n" * 40)


def short(path):
    path.write_bytes(b"SQL")


def foreign(path):
    sql(path, "PRAGMA application_id = 7", "CREATE TABLE mine (x)", "INSERT INTO mine VALUES (1)")


def nobodys(path):
    sql(path, "CREATE TABLE mine (x)", "PRAGMA user_version = 1")


def newer(path):
    sql(path, f"PRAGMA user_version = {NEWEST + 1}")


def torn(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scratched(path):
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 + 8 : page * 4096 + 200] = os.urandom(192)
    path.write_bytes(content)


def beheaded(path):
    content = bytearray(path.read_bytes())
    content[16:64] = bytes(48)
    path.write_bytes(content)


REFUSALS = [
    # how the file is spoilt, whether it was ours before, what the refusal says
    (text, False, "not a database"),
    (short, False, "not a database"),
    (foreign, False, "another program's"),
    (nobodys, False, "another program's"),
    (newer, True, "newer than this program"),
    (torn, True, "damaged"),
    (scratched, True, "damaged"),
    (beheaded, True, "damaged"),
]


@pytest.mark.parametrize(("spoil", "ours", "why"), REFUSALS, ids=[r[0].__name__ for r in REFUSALS])
async def test_an_unfit_file_is_refused_and_keeps_every_byte(tmp_path, path, spoil, ours, why):
    if ours:
        await filled(path)
    spoil(path)
    before = bytes_by_name(tmp_path)
    with pytest.raises(StoreRefusedError) as caught:
        await Store.open(path)
    assert str(path) in str(caught.value)
    assert why in caught.value.why
    assert bytes_by_name(tmp_path) == before
    assert why in check_file(path).problems[0]
    assert bytes_by_name(tmp_path) == before
    with pytest.raises(StoreRefusedError, match=why):
        await Store.open(path)  # the first refusal has let go of the lock


async def test_another_programs_unfinished_log_is_not_touched(tmp_path, path):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("CREATE TABLE mine (x)")
        kept = bytes_by_name(tmp_path)
    for file in tmp_path.iterdir():
        file.unlink()
    for name, content in kept.items():
        (tmp_path / name).write_bytes(content)
    with pytest.raises(StoreRefusedError):
        await Store.open(path)
    assert sorted(kept) == ["parlour.db", "parlour.db-wal"]
    assert bytes_by_name(tmp_path) == kept


async def test_a_folder_is_refused(path):
    path.mkdir()
    with pytest.raises(StoreRefusedError, match="not a file"):
        await Store.open(path)


async def test_a_place_that_cannot_be_made_is_refused(path):
    path.write_text("a file, no folder")
    with pytest.raises(StoreRefusedError):
        await Store.open(path / "parlour.db")


async def test_a_migration_that_fails_refuses_and_a_later_start_succeeds(path, monkeypatch):
    broken = path.with_name("0001_broken.sql")
    broken.write_text("CREATE TABLE record (id INTEGER PRIMARY KEY) STRICT; SELECT nonsense;")
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.store.migrate", lambda c: migrate(c, (broken,)))
        with pytest.raises(StoreRefusedError, match="nonsense"):
            await Store.open(path)
    async with await Store.open(path) as store:
        await store.commit(record())


# One process a file


def holding(path):
    command = [sys.executable, "-c", HOLD, str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def test_a_second_store_in_this_process_is_refused(store, path):
    with pytest.raises(StoreRefusedError, match=f"in use by process {os.getpid()}$"):
        await Store.open(path)
    await store.commit(record())


async def test_a_second_process_is_refused_by_file_and_holder_until_the_first_is_killed(path):
    process = holding(path)
    try:
        assert process.stdout.readline() == "held\n"
        with pytest.raises(StoreRefusedError) as caught:
            await Store.open(path)
        assert str(caught.value) == f"{path}: is in use by process {process.pid}"
    finally:
        process.kill()
        process.communicate()
    async with await Store.open(path) as store:
        await store.commit(record())


async def test_a_link_to_the_file_is_the_same_store(store, path):
    link = path.with_name("link.db")
    link.symlink_to(path)
    with pytest.raises(StoreRefusedError, match="in use"):
        await Store.open(link)


# Migrations


def test_migrations_are_numbered_without_a_gap():
    assert [int(step.name[:4]) for step in MIGRATIONS] == list(range(1, NEWEST + 1))


async def test_a_file_at_version_0_is_brought_to_the_newest(path):
    sql(path, f"PRAGMA application_id = {APPLICATION_ID}")
    assert sql(path, "PRAGMA user_version") == [[(0,)]]
    async with await Store.open(path) as store:
        await store.commit(record())
        assert await store.record(TABLE) == record()
    assert sql(path, "PRAGMA user_version") == [[(NEWEST,)]]


def steps(folder, *texts):
    for number, step in enumerate(texts, 1):
        (folder / f"{number:04}_step.sql").write_text(step)
    return sorted(folder.glob("*.sql"))


def test_all_migrations_are_passed_or_none(tmp_path):
    good = "CREATE TABLE a (x INTEGER) STRICT;"
    bad = "CREATE TABLE b (x INTEGER) STRICT; INSERT INTO b VALUES ('no number');"
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        with pytest.raises(sqlite3.Error):
            migrate(raw, steps(tmp_path, good, bad))
        assert version(raw) == 0
        assert raw.execute("SELECT name FROM sqlite_schema").fetchall() == []
        migrate(raw, steps(tmp_path, good, "CREATE TABLE b (x TEXT) STRICT;"))
        assert version(raw) == 2
        migrate(raw, steps(tmp_path, good, "CREATE TABLE b (x TEXT) STRICT;"))
        assert version(raw) == 2


def test_a_misnumbered_migration_is_a_mistake_of_ours(tmp_path):
    (tmp_path / "0002_early.sql").write_text("SELECT 1;")
    with closing(sqlite3.connect(":memory:")) as raw, pytest.raises(ValueError, match="0002"):
        migrate(raw, sorted(tmp_path.glob("*.sql")))


# The check


async def test_a_sound_file_is_counted(path):
    await filled(path, tables=3)
    async with await Store.open(path) as store:
        await store.commit(record("T0000000"), ended=ended(begun("T0000000")))
        report = check_file(path)  # while the bot has it
    assert report == check_file(path)
    assert (report.problems, report.version) == ((), NEWEST)
    assert (report.tables, report.rounds, report.acts) == (3, 3, 60)


SPOILS = [
    ("UPDATE tail SET following = 21 WHERE round = 2", "round at row 2 lacks acts"),
    ("DELETE FROM stretch WHERE round = 2", "round at row 2 lacks acts"),
    ("DELETE FROM tail WHERE round = 2", "round at row 2 has 16 acts in place of 0"),
    ("DELETE FROM tail", "round at row 2 lacks its deal"),
    ("UPDATE stretch SET packed = x'02ff'", "round at row 2: packed acts are damaged"),
    ("UPDATE round SET acts = acts + 1 WHERE id = 1", "round at row 1 has 20 acts in place of 21"),
    ("UPDATE slice SET bytes = x'0100'", "round at row 1: packed acts are damaged"),
    ("UPDATE slice SET bytes = substr(bytes, 1, 99)", "round at row 1: packed acts are damaged"),
    ("UPDATE slice SET bytes = x'09'", "round at row 1: acts are packed in an unkn"),
    ("DELETE FROM slice", "round at row 1: 0 slices in place of 1"),
    ("INSERT INTO slice VALUES (99, x'09')", "there are 2 slices of rounds in place of 1"),
    ("DELETE FROM record WHERE id = 2", "of round has no record"),
]


@pytest.mark.parametrize(("spoil", "problem"), SPOILS)
async def test_what_is_wrong_inside_is_named(path, spoil, problem):
    await filled(path, tables=2)
    async with await Store.open(path) as store:
        await store.commit(record("T0000000"), ended=ended(begun("T0000000")))
    sql(path, spoil)
    assert any(problem in found for found in check_file(path).problems), check_file(path)


async def test_a_damaged_round_is_a_store_error_to_its_reader(store, path):
    await store.commit(record(), begun=begun(), entry=act(0), ended=ended(begun()))
    sql(path, "UPDATE slice SET bytes = x'0100'")
    with pytest.raises(StoreError, match="damaged"):
        await store.entries(TABLE, 1)


def test_a_missing_file_is_reported_and_not_made(path):
    assert check_file(path).problems == ("is missing or empty",)
    assert not path.exists()
