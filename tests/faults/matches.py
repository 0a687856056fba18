"""A table in some phase of some game, with people at it, and what must hold of it whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
from contract.walks import cards_in, piles
from faults.phases import lobby, phase_of, stands
from faults.worlds import an_act
from play.parlour import PATIENCE
from play.test_presses import crafted

from bot.messages import Verb
from bot.records import Record
from bot.sandbox.places import PUBLIC_THREAD
from bot.sessions.past import Past, prove
from engines.core.contract import LEAVE, TIMEOUT

NAMES = ("Maya", "Theo", "Priya")


@dataclass(frozen=True)
class Deed:
    """Something to be done at a table by a button; *done* tells how often it was."""

    person: Any
    press: Callable[[], Awaitable[Any]]
    done: Callable[[], Awaitable[int]]


class Match:
    """A table in a thread of its own; its people press buttons alone."""

    def __init__(self, parlour, people, table) -> None:
        self.parlour, self.people, self.table = parlour, people, table
        self.box, self.chance = parlour.box, Random(5)
        self.place = str(table.record.channel)
        self._hands, self._packs = {}, {}

    @classmethod
    async def at(cls, parlour, people, key: str, phase: str, **facts) -> "Match":
        """A table of the game *key* that stands in *phase* and is shown."""
        box = parlour.box
        home = box.world.channels[box.channel_id]
        place = replace(home, id=box.world.mint.new(), kind=PUBLIC_THREAD, parent_id=home.id)
        box.world.alter_channel(place)
        record = lobby(
            key,
            [(each.user, each.name) for each in people],
            guild=int(box.guild_id),
            channel=int(place.id),
            created=parlour.now(),
            **facts,
        )
        await stands(parlour.store, key, phase, record)
        match = cls(parlour, people[: len(record.chairs)], await parlour.desk.hall.table(record.id))
        if match.table.record.clock:
            await match.table.wake(restarted=True)
        parlour.client._tell(match.table)
        await parlour.settle()
        assert match.phase == phase
        return match

    @property
    def record(self):
        return self.table.record

    @property
    def phase(self) -> str:
        return phase_of(self.record, self.table.moment)

    def of(self, seat: int):
        """Who sits at *seat*."""
        user = self.record.chairs[seat].user
        return next(each for each in self.people if each.user == user)

    @property
    def host(self):
        """Whoever plays on the first of the seats that nobody has left."""
        return self.of(min(set(range(len(self.record.chairs))) - set(self.record.gone)))

    # What is done

    async def deed(self) -> Deed:
        """What may be done now: in a round an act, else the button of the table for this phase."""
        match self.phase:
            case "lobby":
                return self._sitting()
            case "over":
                return await self._button(Verb.AGAIN, lambda: self.record.round)
            case "paused":
                return await self._button(Verb.RESUME, lambda: not self.record.paused)
            case "take-back asked":
                return await self._button(Verb.AGREE, lambda: self.table.moment.acts, seat=1)
        return await self._act()

    def _sitting(self) -> Deed:
        theo = self.people[1]
        seated = self.record.seat_of(theo.user) is not None

        async def done() -> int:
            return (self.record.seat_of(theo.user) is not None) != seated

        return self._pressed(theo, Verb.QUIT if seated else Verb.JOIN, done)

    async def _button(self, verb: Verb, count: Callable[[], int], seat: int = -1) -> Deed:
        before = count()

        async def done() -> int:
            return count() - before

        return self._pressed(self.host if seat < 0 else self.of(seat), verb, done)

    def _pressed(self, person, verb: Verb, done) -> Deed:
        async def press():
            ids = [b.custom_id for b in person.message(str(self.record.message)).buttons]
            custom_id = next(each for each in ids if each.startswith(f"p1:{verb}:"))
            return await person.press(custom_id, str(self.record.message))

        return Deed(person, press, done)

    async def _act(self) -> Deed:
        """An act as the buttons of a hand send it."""
        seat, text = self._next()
        person, before = self.of(seat), len(await self.entries())
        version = self.table.moment.version(seat)
        custom_id = f"p1:{Verb.ACT}:{self.record.id}:{version:x}:{text}"
        hand = await self.hand_of(person)

        async def press():
            return await crafted(person, custom_id[:100], on=hand)

        async def done() -> int:
            fresh = (await self.entries())[before:]
            assert all(e.seat == seat and e.action == text for e in fresh[:1])
            return len([e for e in fresh if (e.seat, e.action) == (seat, text)])

        return Deed(person, press, done)

    def _next(self) -> tuple[int, str]:
        while True:
            state = self.table.moment.state
            seat, action = an_act(self.table.game, state, self.chance, aimless=False)
            text = self.table.game.text(action)
            if text not in (LEAVE, TIMEOUT) and len(text) < 70:
                return seat, text

    async def hand_of(self, person) -> str:
        """The message of the person's hand, which is opened by the button of the table."""
        if person.user not in self._hands:
            answer = await person.press("My hand", str(self.record.message))
            assert answer.ephemeral, answer
            self._hands[person.user] = answer.message.id
        return self._hands[person.user]

    # What holds

    async def entries(self):
        return await self.parlour.store.entries(self.record.id, self.record.round)

    async def goes_on(self) -> None:
        """Somebody presses a button, and it is done once."""
        deed = await self.deed()
        answer = await deed.press()
        await self.parlour.settle()
        assert answer.kind != "failed", answer
        assert await deed.done() == 1

    async def intact(self) -> None:
        """What is known is what is stored, no card is lost or doubled, the table stands once."""
        record, moment = self.record, self.table.moment
        assert await self.parlour.store.record(record.id) == as_stored(record)
        if moment is not None:
            assert len(await self.entries()) == moment.acts
            self._conserved(moment.state)
        calls = {str(call.message) for call in record.called}
        standing = [
            message.id
            for message in self.people[0].messages(self.place)
            if not message.ephemeral
            and message.id not in calls
            and any(f":{record.id}:" in button.custom_id for button in message.buttons)
            and not any(f":{Verb.PROOF}:" in button.custom_id for button in message.buttons)
        ]
        assert standing == [str(record.message)]

    def _conserved(self, state) -> None:
        """No card is lost or doubled since this round was first looked at."""
        every, listed = cards_in(state), piles(self.record.game)
        now = every, sorted(listed(state)) if listed else []
        assert self._packs.setdefault(self.record.round, now) == now

    async def proved(self) -> None:
        """Every round replays from its secrets, and each point was won in one of them."""
        record, store, won = self.record, self.parlour.store, 0
        for number in range(1, record.round + 1):
            round_ = await store.round(record.id, number)
            entries = await store.entries(record.id, number)
            assert prove(Past(self.table.game, round_, entries)).holds
            won += round_.result is not None and len(round_.result.places[0]) == 1
        assert sum(record.tally) == won


def as_stored(record: Record) -> Record:
    """The record as it comes out of the store: tuples of its options are lists there."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=Record)


async def changes(holds: Callable[[], Any]) -> None:
    """Wait until *holds*."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nothing is told of it
            await asyncio.sleep(0.002)
