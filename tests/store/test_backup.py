"""A copy while the bot writes: whole, of one moment, and never over another file."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from store.samples import TABLE, act, acts, begun, ended, play, record, window

from bot.store.backup import backup_file
from bot.store.check import check_file
from bot.store.errors import StoreError, StoreRefusedError
from bot.store.store import Store

ROOT = Path(__file__).parents[2]


async def test_a_copy_holds_all_and_can_be_opened_as_the_store(store, tmp_path):
    await store.commit(record(), begun=begun())
    await play(store, acts(20))
    await store.commit(record(round=2), begun=begun(number=2), ended=ended(begun()))
    await play(store, acts(5), number=2)
    await store.keep_window(window())
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    async with await Store.open(copy) as other:
        assert await other.open_tables() == await store.open_tables()
        for number in (1, 2):
            assert await other.round(TABLE, number) == await store.round(TABLE, number)
            assert await other.entries(TABLE, number) == await store.entries(TABLE, number)
        assert await other.windows(0) == (window(),)


async def test_a_copy_made_while_tables_go_on_is_of_one_moment(store, tmp_path):
    await store.commit(record(tally=(0,)), begun=begun(), entry=act(0))
    stop = asyncio.Event()
    written = 1

    async def write():
        nonlocal written
        while not stop.is_set():
            entry = act(written)
            await store.commit(record(tally=(written,)), entry=entry, version=written)
            written += 1

    writer = asyncio.create_task(write())
    for number in range(5):
        before = written
        copy = tmp_path / f"{number}.db"
        await store.backup(copy)
        report = check_file(copy)
        assert report.problems == ()
        assert before <= report.acts <= written + 1
        async with await Store.open(copy) as other:
            assert (await other.record(TABLE)).tally == (report.acts - 1,)
    stop.set()
    await writer
    assert written > 10, "the writer went on meanwhile"


async def test_another_process_makes_a_copy_while_the_bot_has_the_lock(store, path, tmp_path):
    await store.commit(record(), begun=begun(), entry=act(0))
    copy = tmp_path / "copy.db"
    code = "import sys; from pathlib import Path; from bot.store.backup import backup_file;"
    code += "backup_file(Path(sys.argv[1]), Path(sys.argv[2]))"
    command = [sys.executable, "-c", code, str(path), str(copy)]
    await asyncio.to_thread(subprocess.run, command, cwd=ROOT, check=True, timeout=60)
    assert check_file(copy).acts == 1
    await store.commit(record(), entry=act(1), version=1)


async def test_a_copy_of_a_store_at_rest_leaves_it_as_it_was(path, tmp_path):
    async with await Store.open(path) as store:
        await store.commit(record(), begun=begun(), entry=act(0))
    before = path.read_bytes()
    backup_file(path, tmp_path / "copy.db")
    assert path.read_bytes() == before
    assert check_file(tmp_path / "copy.db").acts == 1


async def test_a_file_that_exists_is_not_replaced(store, tmp_path):
    copy = tmp_path / "copy.db"
    for content in (b"mine", b""):
        copy.write_bytes(content)
        with pytest.raises(StoreError, match="exists already"):
            await store.backup(copy)
        assert copy.read_bytes() == content


async def test_a_copy_onto_itself_is_refused(store, path):
    await store.commit(record())
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(path)
    assert await store.record(TABLE) == record()


async def test_a_place_that_does_not_exist_is_an_error(store, tmp_path):
    with pytest.raises(StoreError, match="cannot be written"):
        await store.backup(tmp_path / "nowhere" / "copy.db")


@pytest.mark.parametrize("content", [None, b"", b"Dear diary"])
def test_what_is_no_store_is_not_copied(path, tmp_path, content):
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StoreRefusedError):
        backup_file(path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    assert path.exists() == (content is not None)


async def test_a_damaged_store_leaves_no_copy(path, tmp_path):
    async with await Store.open(path) as store:
        await store.commit(record(), begun=begun(), entry=act(0))
        await store.commit(record(), entry=act(1), version=1)
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("UPDATE tail SET following = 7")
    with pytest.raises(StoreError, match="lacks acts"):
        backup_file(path, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy*")) == []


async def test_what_a_killed_backup_left_is_cleared_away(store, tmp_path):
    (tmp_path / "copy.db.partial").write_bytes(b"half")
    await store.backup(tmp_path / "copy.db")
    assert check_file(tmp_path / "copy.db").problems == ()
    assert not (tmp_path / "copy.db.partial").exists()
