"""The press: latest wins, in order, off the event loop, and nobody waits for ever."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest
from pictures.samples import SCORES
from pictures.threads import Threads

from renderers.kit.paint import paint
from renderers.kit.press import Haste, Press
from renderers.kit.scene import Scene


def numbered(number):
    return Scene("lobby", (), number)


class Gate:
    """Stands in for painting: notes what it paints and holds it until opened."""

    def __init__(self):
        self.open = threading.Event()
        self.begun = []
        self.threads = set()

    def __call__(self, scene):
        self.begun.append(scene.height)
        self.threads.add(threading.get_ident())
        assert self.open.wait(10)
        return f"{scene.height}".encode()

    async def reached(self, count):
        while len(self.begun) < count:  # noqa: ASYNC110 - another thread counts
            await asyncio.sleep(0.001)


@asynccontextmanager
async def pressing(paint, room=1000):
    painters = Threads(paint)
    press = Press(painters, room)
    try:
        yield press
    finally:
        await press.close()
        await painters.close()


async def test_a_real_scene_is_printed():
    async with pressing(paint, room=1 << 20) as press:
        assert await press.draw("table", SCORES) == paint(SCORES)


async def test_painting_is_not_done_on_the_event_loop():
    gate = Gate()
    gate.open.set()
    async with pressing(gate) as press:
        await press.draw("table", numbered(1))
    assert threading.get_ident() not in gate.threads


async def test_the_loop_goes_on_while_painting():
    gate = Gate()
    async with pressing(gate) as press:
        drawing = asyncio.create_task(press.draw("table", numbered(1)))
        await gate.reached(1)
        await asyncio.sleep(0)
        assert not drawing.done()
        gate.open.set()
        assert await drawing == b"1"


async def test_the_latest_waiting_scene_wins_and_the_running_one_is_finished():
    gate = Gate()
    async with pressing(gate) as press:
        first = asyncio.create_task(press.draw("table", numbered(1)))
        await gate.reached(1)
        second = asyncio.create_task(press.draw("table", numbered(2)))
        await asyncio.sleep(0)
        third = asyncio.create_task(press.draw("table", numbered(3)))
        assert await second is None
        assert not first.done()
        gate.open.set()
        assert await asyncio.gather(first, third) == [b"1", b"3"]
    assert gate.begun == [1, 3]


async def test_a_newer_scene_takes_the_turn_of_the_older_in_a_full_press():
    gate = Gate()
    async with pressing(gate) as press:
        busy = [asyncio.create_task(press.draw(key, numbered(key))) for key in (1, 2)]
        await gate.reached(2)
        old = asyncio.create_task(press.draw("table", numbered(3)))
        late = asyncio.create_task(press.draw("third", numbered(9)))
        await asyncio.sleep(0)
        new = asyncio.create_task(press.draw("table", numbered(4)))
        assert await old is None
        gate.open.set()
        assert await asyncio.gather(*busy, new, late) == [b"1", b"2", b"4", b"9"]
    assert sorted(gate.begun) == [1, 2, 4, 9]


async def test_pictures_for_others_leave_a_painter_for_who_presses():
    gate = Gate()
    async with pressing(gate) as press:
        others = [asyncio.create_task(press.draw(n, numbered(n), Haste.SOON)) for n in (1, 2)]
        await gate.reached(1)
        mine = asyncio.create_task(press.draw("mine", numbered(7)))
        await gate.reached(2)
        assert gate.begun == [1, 7]
        gate.open.set()
        assert await asyncio.gather(*others, mine) == [b"1", b"2", b"7"]


async def test_what_waited_is_painted_at_once_when_somebody_presses_for_it():
    gate = Gate()
    async with pressing(gate) as press:
        busy = asyncio.create_task(press.draw("busy", numbered(1), Haste.SOON))
        await gate.reached(1)
        idle = asyncio.create_task(press.draw("table", numbered(2), Haste.LATER))
        await asyncio.sleep(0)
        hasty = asyncio.create_task(press.draw("table", numbered(3)))
        await gate.reached(2)
        assert gate.begun == [1, 3]
        gate.open.set()
        assert await asyncio.gather(busy, idle, hasty) == [b"1", None, b"3"]


async def test_who_pressed_does_not_wait_for_the_picture_of_who_looks_on():
    gate = Gate()
    async with pressing(gate) as press:
        one = asyncio.create_task(press.draw("a", numbered(1), Haste.LATER))
        two = asyncio.create_task(press.draw("b", numbered(2)))
        await gate.reached(2)
        gate.open.set()
        assert await asyncio.gather(one, two) == [b"1", b"2"]


async def test_an_equal_scene_is_not_painted_again_until_it_fell_off():
    gate = Gate()
    gate.open.set()
    async with pressing(gate, room=2) as press:
        for number in (1, 1, 2, 1, 3, 2):
            await press.draw("table", numbered(number))
    assert gate.begun == [1, 2, 3, 2]


async def test_a_fault_reaches_its_caller_and_the_press_goes_on():
    def faulty(scene):
        if scene.height == 1:
            raise ValueError("no ink")
        return b"fine"

    async with pressing(faulty) as press:
        with pytest.raises(ValueError, match="no ink"):
            await press.draw("table", numbered(1))
        assert await press.draw("table", numbered(2)) == b"fine"


async def test_a_caller_who_leaves_stops_nobody():
    gate = Gate()
    async with pressing(gate) as press:
        gone = asyncio.create_task(press.draw("table", numbered(1)))
        await gate.reached(1)
        waiting = asyncio.create_task(press.draw("other", numbered(2)))
        await asyncio.sleep(0)
        gone.cancel()
        waiting.cancel()
        await asyncio.wait([gone, waiting])
        gate.open.set()
        assert await press.draw("other", numbered(3)) == b"3"
    assert gate.begun == [1, 3]


async def test_closing_lets_nobody_wait():
    gate = Gate()
    press = Press(Threads(gate))
    running = asyncio.create_task(press.draw("a", numbered(1)))
    waiting = asyncio.create_task(press.draw("b", numbered(2)))
    await gate.reached(1)
    gate.open.set()
    await press.close()
    done = await asyncio.gather(running, waiting, return_exceptions=True)
    assert all(isinstance(each, (bytes, asyncio.CancelledError)) for each in done)


async def test_a_closed_press_takes_nothing():
    press = Press(Threads(paint))
    await press.close()
    with pytest.raises(RuntimeError, match="closed"):
        await press.draw("table", SCORES)


def test_a_press_leaves_no_lines_behind():
    async def run():
        gate = Gate()
        gate.open.set()
        async with pressing(gate) as press:
            for key in range(50):
                await press.draw(key, numbered(key))
            await asyncio.sleep(0)
            return len(press._waiting) + len(press._printing) + len(press._due)

    assert asyncio.run(run()) == 0


async def test_the_hastiest_are_served_first():
    gate = Gate()
    async with pressing(gate) as press:
        orders = ((1, Haste.LATER), (2, Haste.LATER), (3, Haste.SOON), (4, Haste.NOW))
        drawn = [asyncio.create_task(press.draw(n, numbered(n), haste)) for n, haste in orders]
        await gate.reached(2)
        gate.open.set()
        await asyncio.gather(*drawn)
    assert sorted(gate.begun[:2]) == [1, 4]
    assert gate.begun[2:] == [3, 2]
