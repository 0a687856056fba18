"""Only the latest state of a thing is worked on, and no mark is ever lost."""

import asyncio

import pytest
from sandbox.patience import eventually

from bot.components.latest import Latest


@pytest.fixture
def worked():
    return []


def _latest(worked, *, interval=0.0, fail=0):
    left = [fail]

    async def work(value):
        await asyncio.sleep(0)
        if left[0]:
            left[0] -= 1
            raise RuntimeError("not now")
        worked.append(value)

    return Latest(work, interval=interval, pauses=(0.0, 0.0))


async def test_marks_of_one_key_coalesce_into_the_newest(worked):
    latest = _latest(worked)
    for value in range(50):
        latest.mark("table", value)
    await latest.settle()
    assert worked == [49]


async def test_a_mark_made_while_working_is_worked_on_afterwards(worked):
    latest = _latest(worked)
    latest.mark("table", 1)
    await asyncio.sleep(0)
    latest.mark("table", 2)
    await latest.settle()
    assert worked == [1, 2]


async def test_keys_do_not_wait_for_each_other(worked):
    latest = _latest(worked, interval=60.0)
    latest.mark("one", 1)
    latest.mark("two", 2)
    await eventually(lambda: len(worked) == 2)  # long before the interval is over
    assert worked == [1, 2]
    await latest.close()


async def test_who_pressed_has_a_moment_to_be_answered_first(worked, monkeypatch):
    monkeypatch.setattr("bot.components.latest.BREATH", 0.5)  # longer than a busy machine stumbles
    latest = _latest(worked, interval=60.0)
    latest.mark("table", 1)
    await asyncio.sleep(0.01)
    latest.mark("table", 2)
    await eventually(lambda: worked)
    assert worked == [2]
    await latest.close()


async def test_no_mark_is_lost_at_whatever_moment_it_comes(worked):
    latest = _latest(worked)
    for steps in range(30):
        latest.mark("table", ("early", steps))
        for _ in range(steps):
            await asyncio.sleep(0)
        latest.mark("table", ("late", steps))
        await latest.settle()
        assert worked[-1] == ("late", steps)


async def test_a_mark_at_the_very_end_of_the_work_is_worked_on():
    """The tending task has looked for the last time, its callbacks have not run yet."""
    worked, loop = [], asyncio.get_running_loop()

    async def work(value):
        worked.append(value)
        if value == 1:
            loop.call_soon(loop.call_soon, latest.mark, "table", 2)

    latest = Latest(work, interval=0.0)
    latest.mark("table", 1)
    for _ in range(10):
        await asyncio.sleep(0)
    assert worked == [1, 2]


async def test_failed_work_is_tried_again_with_the_newest(worked, caplog):
    latest = _latest(worked, fail=1)
    latest.mark("table", 1)
    await asyncio.sleep(0)
    latest.mark("table", 2)
    await latest.settle()
    assert worked == [2]
    assert "showing table failed" in caplog.text


async def test_work_that_always_fails_is_given_up_until_the_next_mark(worked):
    latest = _latest(worked, fail=3)
    latest.mark("table", 1)
    await latest.settle()
    assert worked == []
    latest.mark("table", 2)
    await latest.settle()
    assert worked == [2]


async def test_a_closed_one_takes_no_marks(worked):
    latest = _latest(worked)
    await latest.close()
    latest.mark("table", 1)
    await latest.settle()
    assert worked == []


async def test_a_thousand_marks_do_not_start_at_once():
    running, most = 0, 0

    async def work(_value):
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1

    latest = Latest(work, interval=0.0, at_once=3)
    for key in range(20):
        latest.mark(key, key)
    await latest.settle()
    assert most == 3
