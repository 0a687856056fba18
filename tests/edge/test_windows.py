"""Windows of open hands: stored together, all of them, and nothing that fails takes others along."""

import asyncio

import pytest
from store.samples import TABLE, record, window

from bot.components.windows import Windows
from bot.records import TableId, UserId
from bot.store.errors import StoreError
from bot.store.store import Store

PEOPLE = range(1, 13)


@pytest.fixture
async def store(tmp_path):
    async with await Store.open(tmp_path / "parlour.db") as store:
        await store.commit(record())
        yield store


def hands():
    return [window(user=UserId(number)) for number in PEOPLE]


async def test_windows_of_a_while_share_one_commit(store):
    windows, before = Windows(store, 0.05), store._writer.commits
    for each in hands():
        windows.keep(each)
        await asyncio.sleep(0)
    await windows.settle()
    assert set(await store.windows(0)) == set(hands())
    assert store._writer.commits == before + 2, "the second is the question itself"


async def test_a_close_stores_what_waits(store):
    windows = Windows(store, 100.0)
    for each in hands():
        windows.keep(each)
    await windows.close()
    assert set(await windows.still_open(0)) == set(hands())


async def test_the_latest_of_a_hand_stands(store):
    windows = Windows(store, 0.01)
    for token in ("one", "two"):
        windows.keep(window(token=token))
    await windows.close()
    assert [each.token for each in await store.windows(0)] == ["two"]


async def test_a_table_that_is_no_more_takes_no_other_along(store):
    windows = Windows(store, 0.0)
    windows.keep(window(TableId("GONE")))
    windows.keep(window())
    await windows.settle()
    assert [each.table for each in await store.windows(0)] == [TABLE]


async def test_what_could_not_be_stored_is_stored_later(store, caplog):
    class Full:
        """A store whose disk is full for a while."""

        full = True

        async def keep_window(self, window):
            if self.full:
                raise StoreError("the disk is full")
            await store.keep_window(window)

    ledger = Full()
    windows = Windows(ledger, 100.0)
    windows.keep(window())
    await windows.close()
    assert "1 open hands are not stored" in caplog.text
    ledger.full = False
    await windows.close()
    assert await store.windows(0) == (window(),)
