"""Kill the bot with a table of every game going on, again and again: ``… tests/soak/kills.py 200``.

Run with ``PYTHONPATH=.:tests``. One person plays all tables against computers by typing moves; the
bot is a process of its own that is killed at random moments, also between a commit and its answer.
"""

import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

from edge.apart import Apart, opened_nursery
from faults.worlds import GAMES

from bot.sandbox.people import NotPossible
from bot.sessions.past import Past, prove
from bot.store import log, tables
from bot.store.connection import open_file

LONGEST = 0.8
"""Seconds after which the bot is killed at the latest."""
GO_ON = ("Deal a new round", "Deal a new game", "Play another game", "Ready", "Rematch")


class Killed:
    """A bot that is killed, and what is known of its tables."""

    def __init__(self, apart: Apart, chance: Random) -> None:
        self.apart, self.chance = apart, chance
        self.person = apart.join("Maya").person
        self.seen = {}
        """The acts of every round that were stored at the last look."""
        self.pressed = Counter()

    async def open(self) -> None:
        """Open a table of each game against a computer, and start it."""
        for game in sorted(GAMES):
            opened = await self.person.command("play", {"game": game, "against": "easy"})
            assert opened.kind == "message", opened
            await self.person.press(opened.message.id, "Start")
        await self.apart.settle()

    async def kill(self) -> None:
        """Let the person press until the bot is killed; look, start it again, and look once more."""
        pressing = asyncio.ensure_future(self._press_on())
        await asyncio.sleep(self.chance.random() * LONGEST)
        self.apart.strike()
        await self.apart.gone()
        self.apart.box.clock.advance(3)  # whoever waits for an answer gets none
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        self.look()
        await self.apart.run()
        self.look()

    def look(self) -> None:
        """Nothing stored is lost, every round is a game by its rules, and every score is earned."""
        with closing(open_file(self.apart.path, readonly=True)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM record").fetchone()
            codes = [code for (code,) in connection.execute("SELECT code FROM record")]
            for code in codes:
                self._look_at(connection, code)
        assert count >= len(GAMES)

    def _look_at(self, connection, code: str) -> None:
        record, won = tables.one(connection, code), Counter()
        for number in range(1, record.round + 1):
            round_, entries = (
                log.one(connection, code, number),
                log.entries(connection, code, number),
            )
            before = self.seen.get((code, number), ())
            assert entries[: len(before)] == before, f"acts of {code} {number} are lost"
            self.seen[code, number] = entries
            proof = prove(Past(GAMES[record.game].game, round_, entries))
            assert proof.holds, f"{code} {number}: act {proof.agreed} of {proof.acts} is another"
            if round_.ended is not None and len(round_.result.places[:1][0]) == 1:
                won[round_.result.places[0][0]] += 1
        assert sum(record.tally) == won.total(), f"{code}: {record.tally} for {won}"

    def messages(self) -> tuple[Counter, Counter]:
        """How many messages each table has that can be played on, and recaps each round."""
        live, recaps = Counter(), Counter()
        for message in self.person.messages():
            for button in message.buttons:
                verb, table = button.custom_id.split(":")[1:3]
                live[table] += verb == "more" and not message.ephemeral
                argument = button.custom_id.split(":", 4)[4]
                recaps[table, argument] += verb == "proof" and not message.ephemeral
        return live, recaps

    def once(self) -> None:
        """Each table stands in the channel once, and each finished round has one recap."""
        live, recaps = self.messages()
        assert set(live.values()) <= {0, 1}, live
        assert set(recaps.values()) <= {0, 1}, recaps
        with closing(open_file(self.apart.path, readonly=True)) as connection:
            ended = connection.execute("SELECT count(*) FROM round WHERE ended IS NOT NULL")
            assert recaps.total() == ended.fetchone()[0], recaps

    async def _press_on(self) -> None:
        while True:
            try:
                await self._press()
            except (NotPossible, AssertionError):
                await asyncio.sleep(0.005)

    async def _press(self) -> None:
        """Type a move of a table that waits, or let a finished one go on."""
        offered = await self.person.complete("move", {"action": ""}, focused="action")
        if offered:
            self.pressed["moves"] += 1
            _, action = self.chance.choice(offered)
            await self.person.command("move", {"action": action})
            return
        for message in self.person.messages():
            for label in GO_ON:
                if not message.ephemeral and message.button(label):
                    self.pressed[label] += 1
                    await self.person.press(message.id, label)
                    return
        await asyncio.sleep(0.005)


async def kills(apart: Apart, count: int, seed: int) -> Killed:
    """Kill the bot *count* times; return what came of it."""
    killed = Killed(apart, Random(seed))
    await killed.open()
    for _ in range(count):
        await killed.kill()
    await apart.settle()
    killed.look()
    killed.once()
    return killed


async def main(count: int) -> None:
    began = time.monotonic()
    logging.disable(logging.ERROR)  # of the sandbox, whose caller is killed in the middle of a word
    with tempfile.TemporaryDirectory() as folder, opened_nursery() as nursery:
        apart = await Apart.start(Path(folder), nursery)
        try:
            killed = await kills(apart, count, 200)
        except BaseException:
            apart.strike()  # the nursery waits for it
            raise
        acts = sum(map(len, killed.seen.values()))
        print(f"{count} kills in {time.monotonic() - began:.0f} s; pressed {dict(killed.pressed)}")
        print(f"{len(killed.seen)} rounds with {acts} acts: none lost, none doubled, all replay")
        await apart.stop()
        print("tracebacks:", apart.errors.read_text().count("Traceback"))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
