"""Many tables at once, as in life: the bot is a process of its own, Discord is elsewhere.

Discord (the sandbox, its limits enforced) and all people are in this process. Tables are dealt into
the store first, as if the bot had been away; it then wakes them, posts each, and people press.
"""

import asyncio
import gc
import itertools
import os
import statistics
import sys
import tempfile
import time
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import msgspec
from bench.figures import Figure
from edge.apart import environment

from bot.records import Chair, UserId
from bot.sandbox.server import Sandbox
from bot.sandbox.uses import NotPossible
from bot.sandbox.world import HOME, HOME_CHANNEL
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker
from bot.store.store import Store
from engines.updown.game import GAME

PRESS_EVERY = 30.0
"""Seconds between two presses at one table: people think. It is our choice, and stated."""
LASTING = 60.0
"""Seconds for which each crowd is watched."""
PATIENCE = 120.0
RATES = (5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 130, 160, 200)
"""Presses a second that are tried in turn, until they are answered too late."""
LATE_MS = 250.0
STEP = 8.0
"""Seconds for which each of them is tried."""
HANDS = 16
"""Hands that are opened at the same time."""


class LateError(Exception):
    """Discord took no answer: it came after three seconds."""


class Bot:
    """The bot's process."""

    def __init__(self, process):
        self._process = process

    @property
    def runs(self):
        return self._process.returncode is None

    @property
    def seconds(self):
        """The processor time that it and its painters have taken so far."""
        return sum(map(_seconds, (self._process.pid, *_children(self._process.pid))))


def _children(pid):
    return map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


def _seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def bot(folder, box):
    """Have ``python -m bot run`` play on *box* with the store in *folder*."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=folder,
        env=environment(folder, box, PARLOUR_EDIT_INTERVAL="1", PARLOUR_LOG_LEVEL="ERROR"),
    )
    try:
        yield Bot(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()  # with people still pressing, a stop would first say so at each table
        await process.wait()


@dataclass(slots=True)
class Table:
    """A table in a channel of its own: its people and, by person, the message with their hand."""

    channel: str
    people: tuple
    hands: dict

    def message(self, box):
        """Return the table's own message, or ``None`` while there is none."""
        posts = box.world.posts.get(self.channel, {}).values()
        return next((post.id for post in posts if not post.ephemeral), None)

    def offered(self):
        """Return a person and the custom id of an act that their hand offers, or ``None``."""
        for person in self.people:
            with suppress(NotPossible):
                for button in person.message(self.hands[person.id]).buttons:
                    if not button.disabled and button.custom_id.split(":")[1] == "act":
                        return person, button.custom_id
        return None


async def dealt(path, box, count):
    """Deal a round at each of *count* tables in the store at *path*."""
    tables = [_place(box, number) for number in range(count)]
    async with await Store.open(path) as store:
        hall = Hall({"updown": GAME}, store, lambda _: None, pace=1e9)
        await asyncio.gather(*(_deal(hall, table) for table in tables))
        await hall.close()
    return tables


def _place(box, number):
    world = box.world
    channel = replace(world.channels[HOME_CHANNEL], id=world.mint.new(), name=f"table-{number}")
    world.add_channel(channel)
    people = tuple(box.people.join(f"{name} {number}") for name in ("Maya", "Theo"))
    return Table(channel.id, people, {})


async def _deal(hall, table):
    chairs = tuple(Chair(each.name, user=UserId(int(each.id))) for each in table.people)
    host = Asker(chairs[0].user, chairs[0].name)
    where = {"guild": int(HOME), "channel": int(table.channel)}
    opened = await hall.open("updown", host, **where, locale="en-US")
    await opened.change(lambda found: msgspec.structs.replace(found, chairs=chairs, clock=0))
    await opened.start(host)


async def welcomed(running, box, tables):
    """Wait until each table is posted, then have everybody open their hand."""
    async with asyncio.timeout(PATIENCE + len(tables) / 10):
        while not all(table.message(box) for table in tables):
            assert running.runs
            await asyncio.sleep(0.1)
    free = asyncio.Semaphore(HANDS)

    async def opens(table, person):
        async with free:
            while person.id not in table.hands:
                with suppress(LateError):
                    answer = _in_time(await person.press(table.message(box), "My hand"))
                    table.hands[person.id] = answer.message.id

    await asyncio.gather(*(opens(table, each) for table in tables for each in table.people))


def _in_time(answer):
    """Return *answer*, which Discord took; raise ``LateError`` for one that came too late."""
    if answer.kind == "failed":
        raise LateError(answer.why)
    return answer


async def watched(box, tables, every, seconds):
    """Have people press for some *seconds*; return after how many ms each press was answered."""
    until = time.perf_counter() + seconds
    took = await asyncio.gather(*(_presses(box, table, every, until) for table in tables))
    return sorted(itertools.chain.from_iterable(took))


async def _presses(box, table, every, until):
    """Press as people do, at chance moments; a press is as late as it is answered after its moment."""
    took, chance = [], Random(table.channel)
    due = time.perf_counter() + chance.random() * every
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        with suppress(LateError, TimeoutError):
            await _press(box, table)
        took.append((time.perf_counter() - due) * 1000)
        due += every
    return took


async def _press(box, table):
    """Press what a hand offers; once the round is over, deal the next one."""
    async with asyncio.timeout(PATIENCE):
        while (found := table.offered()) is None:
            person, message = table.people[0], table.message(box)
            if person.message(message).button("Deal a new round"):
                _in_time(await person.press(message, "Deal a new round"))
                return
            await asyncio.sleep(0.02)
        person, act = found
        _in_time(await person.press(table.hands[person.id], act))


async def crowd(folder, count, plan):
    """Return the figures of *count* tables; of the largest crowd also how much it bears."""
    place = folder / f"crowd{count}"
    place.mkdir()
    box = await Sandbox.start()
    try:
        tables = await dealt(place / "parlour.db", box, count)
        async with bot(place, box) as running:
            began = time.perf_counter()
            await welcomed(running, box, tables)
            opened = time.perf_counter() - began
            gc.disable()  # Discord and people do not stop to tidy up
            every, seconds = (4.0, 4.0) if plan.quick else (PRESS_EVERY, LASTING)
            before = running.seconds, time.process_time()
            took = await watched(box, tables, every, seconds)
            spent = running.seconds - before[0], time.process_time() - before[1]
            found = list(_told(count, took, opened, spent))
            if count >= 1_000:
                found += await capacity(box, tables)
    finally:
        gc.enable()
        await box.stop()
    return found


def _told(count, took, opened, spent):
    name, goals = f"tables, {count:,}", (250, 3000) if count >= 1000 else (None, None)
    yield Figure(name=f"{name}, ready and all hands open", ours=opened, unit="s")
    yield Figure(name=f"{name}, press p50", ours=statistics.median(took), unit="ms")
    late = took[len(took) * 99 // 100]
    yield Figure(name=f"{name}, press p99", ours=late, unit="ms", target=goals[0], at_most=True)
    yield Figure(
        name=f"{name}, latest press", ours=took[-1], unit="ms", target=goals[1], at_most=True
    )
    for whose, seconds in zip(("bot", "Discord and people"), spent, strict=True):
        each = seconds / len(took) * 1000
        yield Figure(name=f"{name}, CPU a press, {whose}", ours=each, unit="ms")


async def capacity(box, tables):
    """Return the presses a second up to which 99 in a hundred are answered within ``LATE_MS``."""
    borne = 0.0
    for rate in RATES:
        took = await watched(box, tables, len(tables) / rate, STEP)
        late = took[len(took) * 99 // 100]
        print(f"{len(took) / STEP:.0f} presses/s: p99 {late:.0f} ms", file=sys.stderr)
        if late > LATE_MS:
            break
        borne = len(took) / STEP
    return [Figure(name="tables, capacity at p99 ≤ 250 ms", ours=borne, unit="presses/s")]


def figures(plan, peers):
    """Yield the figures of growing crowds."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        for count in (10,) if plan.quick else (10, 100, 1_000):
            yield from asyncio.run(crowd(Path(folder), count, plan))
