"""An hour of virtual time at 200 tables of all games, with faults at random: ``… tests/soak/hour.py``.

Run with ``PYTHONPATH=.:tests``; ``hour.py TABLES MINUTES`` for less. Two people sit at each table, all on the
sandbox with Discord's limits off; time is pushed on a minute at a step. At the end every round is
proved from its secrets, every score is counted again, and the memory of each quarter is told.
"""

import asyncio
import gc
import logging
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from faults.worlds import GAMES, an_act
from play.parlour import Open
from play.sketches import sketched

from bot.records import Phase, UserId
from bot.sessions import seating
from bot.sessions.past import Past, prove
from bot.sessions.seating import Asker, SeatingError
from bot.store.errors import StoreError
from engines.core.contract import LEAVE, TIMEOUT, Level
from engines.core.seats import RuleError

STEP = 60.0
"""Seconds of a step."""
ACTS = 0.2
"""Acts a step that people do at each table; the clock and the computers do theirs."""
SKETCH = 208
"""Bytes of a picture here; a real one has two hundred times as many."""
FAULTS = (
    ("error", "PATCH channels/*/messages/*"),
    ("lost", "PATCH channels/*/messages/*"),
    ("cut", "PATCH channels/*/messages/*"),
    ("error", "POST channels/*/messages"),
    ("error", "PATCH webhooks/*/*/messages/*"),
    ("cut after", "POST interactions/*/*/callback"),
    ("error", "POST interactions/*/*/callback"),
    ("twice", "DEED *"),
)


class Hour:
    """A parlour full of people."""

    def __init__(self, parlour: Open, count: int) -> None:
        self.parlour, self.count, self.chance = parlour, count, Random(60)
        self.did, self.memory = Counter(), []
        self.codes, self.closed = set(), set()
        self.people = {}

    async def open(self) -> None:
        """Open and start every table; a third of them with a computer, half of them with a clock."""
        box, hall = self.parlour.box, self.parlour.desk.hall
        for number in range(self.count):
            game = sorted(GAMES)[number % len(GAMES)]
            maya, theo = (box.people.join(f"{name} {number}") for name in ("Maya", "Theo"))
            askers = [Asker(UserId(int(each.id)), each.name) for each in (maya, theo)]
            self.people |= {int(each.id): each for each in (maya, theo)}
            wishes = [partial(self._seat, askers=askers, game=game, number=number)]
            table = await hall.open(
                game,
                askers[0],
                guild=int(box.guild_id),
                channel=int(self._channel(number)),
                locale="en-US",
                wishes=wishes,
            )
            await table.start(askers[0])
            self.codes.add(table.record.id)
        await self.parlour.settle()

    def _channel(self, number: int) -> str:
        """A channel of its own: five tables drawn in five seconds is all that one takes."""
        world = self.parlour.box.world
        home = world.channels[self.parlour.box.channel_id]
        found = replace(home, id=world.mint.new(), name=f"table-{number}")
        world.alter_channel(found)
        return found.id

    def _seat(self, record, askers, game, number):
        engine = GAMES[game].game
        if number % 3 == 0:
            record = seating.add_computer(record, askers[0], Level.EASY, engine)
        else:
            record = seating.join(record, askers[1], engine)
        return seating.set_option(record, askers[0], "clock", str((0, 60)[number % 2]), engine)

    async def step(self) -> None:
        """A minute: people act, press and make mistakes; something may go wrong."""
        tables = [
            await self.parlour.desk.hall.table(code) for code in sorted(self.codes - self.closed)
        ]
        for table in self.chance.sample(tables, max(1, round(len(tables) * ACTS))):
            await self._act(table)
        await self._press(self.chance.choice(tables))
        self._fault()
        await self.parlour.settle()
        self.parlour.box.faults.clear()
        self.parlour.advance(STEP)
        self.parlour.client.tidy()
        await self.parlour.settle()
        del self.parlour.box.log[:]
        self._forget()

    def _forget(self) -> None:
        """Let the sandbox forget what stands above the tables, so that the memory told is the bot's."""
        world = self.parlour.box.world
        tables = {str(each.record.message) for each in self.parlour.desk.hall._awake.values()}
        for posts in world.posts.values():
            for key in [key for key in posts if key not in tables]:
                for file in posts.pop(key).attachments:
                    world.shelf.discard(file.id)

    async def _act(self, table) -> None:
        record = table.record
        if record.phase is Phase.CLOSED:
            self.closed.add(record.id)
            return
        people = [each.user for each in record.chairs if each.user is not None]
        try:
            if record.phase is Phase.BETWEEN:
                await table.again(Asker(people[0], "Maya"), seen=record.round)
                self.did["rounds"] += 1
                return
            seat, act = an_act(table.game, table.moment.state, self.chance, aimless=False)
            text, user = table.game.text(act), record.chairs[seat].user
            if user is not None and text not in (LEAVE, TIMEOUT):
                await table.act(user, text)
                self.did["acts"] += 1
        except (SeatingError, RuleError, StoreError) as refused:
            self.did[type(refused).__name__] += 1

    async def _press(self, table) -> None:
        """Have somebody open a hand and look around, as Discord lets them just now."""
        person = self.people[next(c.user for c in table.record.chairs if c.user is not None)]
        shown = [m for m in person.messages(str(table.record.channel)) if not m.ephemeral]
        mine = next((m for m in shown if m.id == str(table.record.message)), None)
        if mine is None or not mine.button("My hand"):
            return
        for label in ("My hand", "More"):
            pressing = asyncio.ensure_future(person.press(mine.id, label))
            await asyncio.wait({pressing}, timeout=1.0)
            if not pressing.done():
                self.parlour.box.clock.advance(3)
            answer = (await asyncio.gather(pressing, return_exceptions=True))[0]
            self.did[getattr(answer, "kind", type(answer).__name__)] += 1
        person.reload()

    def _fault(self) -> None:
        effect, route = self.chance.choice(FAULTS)
        self.parlour.box.faults.add(effect, route, times=self.chance.randrange(1, 4), status=503)
        self.did["faults"] += 1

    def measure(self) -> None:
        """Note the memory of the whole process and what the bot keeps by table."""
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        desk = self.parlour.desk
        self.memory.append(
            {
                "MB": round(pages * 4096 / 1e6),
                "posts": sum(map(len, self.parlour.box.world.posts.values())),
                "awake": len(desk.hall._awake),
                "shown": len(desk.outbox._shown),
                "hands": len(desk.hands._open),
                "waits": len(desk.bell._waits),
                "alarms": len(desk.hall._alarms),
                "tasks": len(asyncio.all_tasks()),
            }
        )

    async def prove(self) -> tuple[int, int]:
        """Prove every round and count every score; return how many rounds and acts there are."""
        await self.parlour.desk.hall.close()  # else clocks and computers play on while we count
        await self.parlour.settle()
        store, rounds, acts = self.parlour.store, 0, 0
        for code in sorted(self.codes):
            record, won = await store.record(code), Counter()
            for number in range(1, record.round + 1):
                round_ = await store.round(code, number)
                entries = await store.entries(code, number)
                assert prove(Past(GAMES[record.game].game, round_, entries)).holds, (code, number)
                places = round_.result.places if round_.result else ()
                won[places[0][0] if places and len(places[0]) == 1 else None] += 1
                rounds, acts = rounds + 1, acts + len(entries)
            assert sum(record.tally) == won.total() - won[None], (code, record.tally, won)
        return rounds, acts


async def main(tables: int, minutes: float) -> None:
    began, logged = time.monotonic(), Counter()
    logging.getLogger("bot").addHandler(counting := logging.Handler(logging.ERROR))
    counting.emit = lambda record: logged.update([record.msg])
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        parlour = await Open.start(Path(folder) / "parlour.db", seed=60, paint=sketched, pace=0.0)
        desk = parlour.desk
        for shows in (desk.hands._windows._latest, desk.outbox._public, desk.outbox._private):
            shows._pauses = (0.02,) * 4
        parlour.client._press._kept._room = 320 * SKETCH  # as many as real pictures would be kept
        hour = Hour(parlour, tables)
        await hour.open()
        steps = round(minutes * 60 / STEP)
        for number in range(steps):
            await hour.step()
            if number % max(1, steps // 8) == 0:
                hour.measure()
                print(f"{number * STEP / 60:.0f} min", hour.memory[-1], flush=True)
        hour.measure()
        rounds, acts = await hour.prove()
        print(f"{minutes} minutes at {tables} tables in {time.monotonic() - began:.0f} s")
        print(f"{rounds} rounds with {acts} acts, all proved, all scores counted; {dict(hour.did)}")
        print("memory:", hour.memory[-1], "errors logged:", dict(logged))
        await parlour.stop()


if __name__ == "__main__":
    given = [*map(float, sys.argv[1:])]
    asyncio.run(main(int(given[0]) if given else 200, given[1] if given[1:] else 60.0))
