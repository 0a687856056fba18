"""Bad days of Discord, of the disk and of the clock, at tables of every game.

Whatever happens, what was played stands once in the store, every round replays from its secrets,
and the table goes on.
"""

import asyncio
import resource
import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest
from faults.tables import seated
from faults.worlds import GAMES, an_act
from play.parlour import live

from bot.records import Record
from bot.sandbox.faults import DEED
from bot.sandbox.permissions import BOT, Permission
from bot.sessions.past import Past, prove
from engines.core.contract import LEAVE, TIMEOUT

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


class Match:
    """People at a table that has begun, and what is asserted of it."""

    def __init__(self, parlour, people, table) -> None:
        self.parlour, self.people, self.table = parlour, people, table
        self.box, self.chance = parlour.box, Random(5)

    @classmethod
    async def begin(cls, parlour, game: str, **options) -> "Match":
        people = await seated(parlour, game, **{"clock": 0, **options})
        for shows in (parlour.desk.outbox._public, parlour.desk.outbox._private):
            shows._pauses = (0.02,) * 4
        return cls(parlour, people, await live(parlour, people[0]))

    def next(self):
        """Who might do what now."""
        while True:
            seat, action = an_act(
                self.table.game, self.table.moment.state, self.chance, aimless=False
            )
            text = self.table.game.text(action)
            if text not in (LEAVE, TIMEOUT):
                user = self.table.record.chairs[seat].user
                return next(each for each in self.people if each.user == user), seat, text

    async def move(self, *, answered: bool = True):
        """Let somebody do something by a command; it is done once, whatever becomes of the answer."""
        person, seat, text = self.next()
        before = len(await self.entries())
        asking = asyncio.ensure_future(person.command("move", {"action": text}))
        if answered:
            await asking
        else:
            await changes(lambda: self.table.moment.acts > before)
            await self.parlour.settle()
            self.box.clock.advance(3)
            await asking
        await self.parlour.settle()
        fresh = (await self.entries())[before:]
        assert [(e.seat, e.action) for e in fresh][:1] == [(seat, text)]
        assert all(e.seat != seat or e.action != text for e in fresh[1:])
        return asking.result()

    async def entries(self):
        record = self.table.record
        return await self.parlour.store.entries(record.id, record.round)

    async def sound(self) -> None:
        """Everything stored replays, the score is that of the state, and the table stands once."""
        record, store = self.table.record, self.parlour.store
        round_ = await store.round(record.id, record.round)
        proof = prove(Past(self.table.game, round_, await self.entries()))
        assert proof.holds
        assert proof.acts == self.table.moment.acts
        assert await store.record(record.id) == msgspec.msgpack.decode(
            msgspec.msgpack.encode(record), type=Record
        )
        tables = [
            m
            for m in self.people[0].messages(str(record.channel))
            if not m.ephemeral and any(f":{record.id}:" in b.custom_id for b in m.buttons)
        ]
        assert [m.id for m in tables] == [str(record.message)]


async def changes(holds) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - nothing is told of it
            await asyncio.sleep(0.002)


CALLBACK, EDIT = "POST interactions/*/*/callback", "PATCH channels/*/messages/*"
DAYS = [  # what goes wrong, where, with which status, and whether the person gets an answer
    ("error", EDIT, 503, True),
    ("cut", EDIT, 0, True),
    ("error", "PATCH webhooks/*/*/messages/*", 503, True),
    ("error", CALLBACK, 503, False),
    ("lost", CALLBACK, 503, True),
    ("cut", CALLBACK, 0, False),
    ("cut after", CALLBACK, 0, True),
    ("slow", CALLBACK, 0, True),
    ("twice", DEED, 0, True),
]


@EVERY_GAME
async def test_a_bad_day_of_discord_loses_and_doubles_nothing(opened, game):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, game)
    faults, answers = parlour.box.faults, []
    for effect, route, status, answered in DAYS:
        faults.add(effect, route, status=status or 500, seconds=0.1)
        answers.append(await match.move(answered=answered))
        faults.clear()
        if match.table.record.phase != "playing":
            break
    acts = len(await match.entries())
    for answer in answers:  # events that the gateway tells anew
        parlour.box.interactions.tell_again(answer.id)
    person = match.next()[0]
    await person.complete("move", {"action": ""}, focused="action")  # heard after all of those
    await parlour.settle()
    assert len(await match.entries()) == acts
    await match.sound()


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_connection_dropped_in_mid_turn(opened, resumable):
    """A move that is made while nobody listens is done once or not at all."""
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, "rummy" if resumable else "cribbage")
    person, _, text = match.next()
    before = match.table.moment.acts
    await parlour.box.gateway.drop(resumable=resumable)
    asking = asyncio.ensure_future(person.command("move", {"action": text}))
    await changes(lambda: parlour.box.gateway.connected)
    parlour.box.clock.advance(3)
    await asking
    await parlour.settle()
    done = [entry.action for entry in (await match.entries())[before:]]
    assert done[:1] in ([text], [])
    await match.move()
    await match.sound()


@EVERY_GAME
async def test_answers_after_three_seconds_and_after_fifteen_minutes(opened, game):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, game)
    parlour.box.faults.add("slow", CALLBACK, seconds=60.0)
    person, seat, text = match.next()
    asking = asyncio.ensure_future(person.command("move", {"action": text}))
    await changes(
        lambda: any(r.path.endswith("/callback") and not r.status for r in parlour.box.log)
    )
    parlour.box.clock.advance(3.5)
    assert (await asking).kind == "failed"
    parlour.box.clock.advance(60)
    await parlour.settle()
    fresh = (await match.entries())[1:]
    assert (fresh[0].seat, fresh[0].action) == (seat, text)
    parlour.advance(15 * 60 + 5)  # every token of a hand is over
    await match.move()
    await match.sound()


TAKEN = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.EMBED_LINKS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.MANAGE_MESSAGES,
)


@EVERY_GAME
async def test_permissions_taken_one_by_one_and_given_back(opened, game):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, game)
    for permission in TAKEN:
        parlour.box.moderator.permit(BOT & ~permission)
        person, _, text = match.next()
        await person.command("move", {"action": text})
        await parlour.settle()
        parlour.box.moderator.permit(BOT)
        if match.table.record.paused:
            await match.people[0].command("table resume")
            await parlour.settle()
        assert not match.table.record.paused
        if match.table.record.phase != "playing":
            break
        await match.move()
    match.table._book._told()
    await parlour.settle()
    await match.sound()


@pytest.mark.parametrize("game", ["wild", "rummy"])
async def test_a_member_who_leaves_the_server_is_removed_and_the_others_play_on(opened, game):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, game, names=("Maya", "Theo", "Priya"))
    host, gone, _ = match.people
    parlour.box.moderator.throw_out(parlour.box.guild_id, gone.person.id)
    await host.command("table kick", {"member": gone.person.id})
    asked = [m for m in host.messages() if m.button("Yes, do it")][-1]
    await host.press("Yes, do it", asked.id)
    await parlour.settle()
    assert match.table.record.seat_of(gone.user) is None
    await match.move()
    await match.sound()


@EVERY_GAME
async def test_a_store_that_is_locked_or_full_changes_nothing_and_says_so(opened, game, caplog):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, game)
    writer = parlour.store._writer._connection
    await writer.run(lambda c: c.execute("PRAGMA busy_timeout = 20").fetchone())
    person, _, text = match.next()
    before = await match.entries()
    state = match.table.moment.state
    with closing(sqlite3.connect(parlour.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await person.command("move", {"action": text})
        other.execute("ROLLBACK")
    assert refused.kind == "message"
    assert refused.ephemeral
    assert match.table.moment.state == state
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, hard))  # nothing can be written any more
    try:
        refused = await person.command("move", {"action": text})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert refused.ephemeral
    assert match.table.moment.state == state
    assert await match.entries() == before
    await match.move()
    await match.sound()


@pytest.mark.parametrize("seconds", [-3600.0, 24 * 3600.0], ids=["back", "on"])
async def test_a_clock_that_jumps_charges_one_turn_at_most(opened, seconds):
    parlour = await opened(seed=126)
    match = await Match.begin(parlour, "wild", clock=60)
    before = len(await match.entries())
    parlour.box.clock.ahead += seconds
    parlour.advance(0)
    await asyncio.sleep(0)
    await parlour.settle()
    await changes(lambda: seconds < 0 or match.table.moment.acts > before)
    await parlour.settle()
    fresh = (await match.entries())[before:]
    assert len([each for each in fresh if each.action == TIMEOUT]) == (seconds > 0)
    await match.move()
    assert match.table.record.deadline.at <= parlour.now() + 60
    await match.sound()
