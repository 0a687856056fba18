"""A live table: versions and stale presses, clocks, a ledger that fails, callers that give up."""

import asyncio
import weakref
from random import Random

import msgspec
import pytest
from sessions.ledger import Memory

from bot.records import Chair, Phase, Record, TableId, UserId
from bot.sessions import clock
from bot.sessions.hall import Hall
from bot.sessions.moment import ROUND_SHIFT, Moment
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import House, StaleError, Table
from engines.core.contract import Level
from engines.core.shuffle import SECRET_BYTES, Sealed, unsealed
from engines.updown.game import GAME

MAYA, THEO = Asker(UserId(1), "Maya"), Asker(UserId(2), "Theo")


class Chosen(Sealed):
    def __init__(self, chance):
        super().__init__()
        self._chance = chance

    def shuffled(self, cards):
        self.secrets.append(self._chance.randbytes(SECRET_BYTES))
        return unsealed(self.secrets[-1], cards)


class Now:
    def __init__(self):
        self.time = 1000.0

    def __call__(self):
        return self.time


@pytest.fixture
def now():
    return Now()


@pytest.fixture
def ledger():
    return Memory()


@pytest.fixture
def told():
    return []


@pytest.fixture
async def table(ledger, told, now):
    """Maya and Theo with a minute a turn, dealt from a chosen seed."""
    return await dealt(ledger, told, now, Chair("Maya", UserId(1)), Chair("Theo", UserId(2)))


async def dealt(ledger, told, now, *chairs):
    chance = Random(126)
    record = Record(
        id=TableId("abcdef01"),
        game="updown",
        guild=1,
        channel=2,
        host=UserId(1),
        locale="en",
        created=now(),
        chairs=chairs,
        clock=60,
    )
    await ledger.commit(record)
    house = House(ledger, told.append, now, shuffler=lambda: Chosen(chance))
    made = Table(record, GAME, house)
    await made.start(MAYA)
    return made


def first(table, seat=0):
    return table.moment.legal(seat)[0]


async def stored(table, ledger):
    """The moment that the ledger's acts give."""
    moment = Moment.before_deal(GAME, await ledger.round(table.record.id, table.record.round))
    for entry in await ledger.entries(table.record.id, table.record.round):
        moment = moment.after(entry)
    return moment


class TestVersions:
    """A button is old when its own seat's situation has changed, and in every later round."""

    async def test_a_version_names_its_round_and_act(self, table):
        assert table.moment.version(0) == 1 << ROUND_SHIFT | 1
        assert table.sight(0).version == table.moment.version(0)

    async def test_the_own_act_makes_it_old(self, table):
        seen, action = table.moment.version(0), first(table)
        await table.act(MAYA.user, action, seen)
        assert table.moment.version(0) != seen
        with pytest.raises(StaleError):
            await table.act(MAYA.user, action, seen)

    async def test_an_act_of_others_that_leaves_the_situation_does_not(self, told, now, ledger):
        chairs = [Chair(n, UserId(u)) for u, n in enumerate(("Maya", "Theo", "Ana"), 1)]
        table = await dealt(ledger, told, now, *chairs)
        seen = table.moment.version(2)
        await table.act(MAYA.user, first(table))
        assert table.moment.version(2) == seen
        assert table.moment.version(1) != 1 << ROUND_SHIFT | 1

    async def test_an_act_number_of_another_round_is_old(self, table):
        seen = table.moment.version(0)
        await table.again(MAYA, seen=1)
        await table.again(MAYA, seen=2)
        assert table.moment.since[0] == 1  # the very same number of acts
        with pytest.raises(StaleError):
            await table.act(MAYA.user, first(table), seen)

    async def test_a_new_round_is_dealt_once_for_one_that_was_seen(self, table):
        results = await asyncio.gather(
            table.again(MAYA, seen=1), table.again(MAYA, seen=1), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), StaleError]
        assert table.record.round == 2

    async def test_only_the_host_ends_a_round_that_goes_on(self, table):
        with pytest.raises(SeatingError, match="not_host"):
            await table.again(THEO, seen=1)

    @pytest.mark.parametrize("action", ["leave", "timeout", "dance", "", "play 99"])
    async def test_what_is_no_act_of_a_seat_is_refused(self, table, action):
        with pytest.raises(SeatingError, match="no_such_action"):
            await table.act(MAYA.user, action)
        assert table.moment.acts == 1


class TestFailingLedger:
    """Whatever a write does, memory is what the ledger says, and the table goes on."""

    @pytest.mark.parametrize(("fails", "acts"), [("before", 1), ("after", 2)])
    async def test_memory_returns_to_the_stored_truth(self, table, ledger, told, fails, acts):
        ledger.fails, action = fails, first(table)
        told.clear()
        with pytest.raises(OSError):
            await table.act(MAYA.user, action)
        assert table.moment.acts == acts
        assert table.moment.state == (await stored(table, ledger)).state
        assert table.record == await ledger.record(table.record.id)
        (seat,) = table.moment.awaited
        await table.act(UserId(seat + 1), first(table, seat))
        assert table.moment.acts == acts + 1
        assert told

    @pytest.mark.parametrize("fails", ["before", "after"])
    async def test_a_deal_is_whole_or_not_there(self, table, ledger, fails):
        ledger.fails = fails
        with pytest.raises(OSError):
            await table.again(MAYA, seen=1)
        assert table.record == await ledger.record(table.record.id)
        assert table.moment.round.number == table.record.round
        await table.again(MAYA, seen=table.record.round)

    async def test_a_note_that_fails_changes_nothing(self, table, ledger):
        before, ledger.fails = table.record, "before"
        with pytest.raises(OSError):
            await table.noted(message=5)
        assert table.record == before


class TestCallersWhoGiveUp:
    """A press that is cancelled neither cuts a change short nor stops the next."""

    async def test_the_act_is_carried_out_all_the_same(self, table, ledger):
        ledger.gate.clear()
        pressing = asyncio.create_task(table.act(MAYA.user, first(table)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        pressing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pressing
        ledger.gate.set()
        await table.noted(message=1)  # comes after it
        assert table.moment.acts == 2
        assert table.moment.state == (await stored(table, ledger)).state

    async def test_a_refusal_is_forgotten_with_its_caller(self, table):
        """No ring of references is left, which would wait for the collector of garbage."""
        try:
            await table.act(MAYA.user, first(table), table.moment.version(0) + 1)
        except StaleError as stale:
            refusal = weakref.ref(stale)
        await asyncio.sleep(0)
        assert refusal() is None

    async def test_wishes_are_carried_out_one_at_a_time(self, table, ledger):
        action = first(table)
        results = await asyncio.gather(
            *(table.act(MAYA.user, action, table.moment.version(0)) for _ in range(5)),
            return_exceptions=True,
        )
        assert [type(r) for r in results] == [type(None)] + [StaleError] * 4
        assert len(await ledger.entries(table.record.id, 1)) == 2


class TestClock:
    """``clock.deadline``: who is timed, until when, and what others do does not matter."""

    async def test_the_awaited_person_has_the_whole_time(self, table, now):
        assert (table.record.deadline.at, table.record.deadline.seats) == (now() + 60, (0,))

    async def test_nobody_is_timed_while_paused_or_without_a_clock(self, table, now):
        for change in ({"paused": True}, {"clock": None}, {"phase": Phase.BETWEEN}):
            record = msgspec.structs.replace(table.record, **change)
            assert clock.deadline(record, table.moment, before=None, now=now()) is None
        assert clock.deadline(table.record, None, before=None, now=now()) is None

    async def test_a_seat_that_stands_keeps_its_time(self, table, now):
        before = table.record.deadline
        kept = clock.deadline(table.record, table.moment, before=table.moment, now=now() + 30)
        assert kept == before

    async def test_time_out_acts_once_and_for_the_awaited_seat_alone(self, table, now, ledger):
        now.time += 59.9
        await table.expire()
        assert table.moment.acts == 1
        now.time += 0.2
        await asyncio.gather(table.expire(), table.expire())
        acts = await ledger.entries(table.record.id, 1)
        assert [(e.seat, e.action) for e in acts[1:]] == [(0, "timeout")]
        assert table.record.deadline.at == now() + 60

    async def test_a_closed_table_is_not_rung(self, table, now):
        await table.change(lambda r: msgspec.structs.replace(r, phase=Phase.CLOSED, deadline=None))
        now.time += 1000
        await table.expire()
        assert table.moment.acts == 1


class TestComputers:
    """They act for computers' seats alone, on the moment that they saw."""

    async def test_never_for_people(self, table):
        assert table.computers.due() is None
        await table.computers.move()
        assert table.moment.acts == 1

    async def test_not_while_paused(self, ledger, told, now):
        table = await against_a_computer(ledger, told, now)
        await table.act(MAYA.user, first(table))
        await table.change(lambda r: msgspec.structs.replace(r, paused=True))
        assert table.computers.due() is None
        await table.computers.move()
        assert table.moment.acts == 2

    async def test_only_on_the_moment_that_they_thought_about(self, ledger, told, now):
        table = await against_a_computer(ledger, told, now)
        await table.act(MAYA.user, first(table))
        await asyncio.gather(table.computers.move(), table.computers.move())
        acts = await ledger.entries(table.record.id, 1)
        assert [entry.seat for entry in acts] == [None, 0, 1]

    async def test_the_hall_rings_them(self, ledger, now):
        told = []
        hall = Hall({"updown": GAME}, ledger, told.append, pace=0.0, now=now)
        table = await hall.open("updown", MAYA, guild=1, channel=2, locale="en")
        computer = Chair("Computer", level=Level.EASY)
        await table.change(lambda r: msgspec.structs.replace(r, chairs=(*r.chairs, computer)))
        await table.start(MAYA)
        await table.act(MAYA.user, first(table))
        async with asyncio.timeout(10):
            while table.record.phase is Phase.PLAYING and 0 not in table.moment.awaited:  # noqa: ASYNC110 - it sets no event
                await asyncio.sleep(0.001)
        acts = await ledger.entries(table.record.id, 1)
        assert {entry.seat for entry in acts[2:]} <= {1}
        await hall.close()


async def against_a_computer(ledger, told, now):
    computer = Chair("Computer", level=Level.EASY)
    return await dealt(ledger, told, now, Chair("Maya", UserId(1)), computer)


class TestHall:
    """One object a table, woken once, and none that nobody needs."""

    async def test_a_table_is_woken_once_for_many(self, table, ledger, now):
        hall = Hall({"updown": GAME}, ledger, lambda _: None, pace=0.0, now=now)
        woken = await asyncio.gather(*(hall.table(table.record.id) for _ in range(10)))
        assert len(set(map(id, woken))) == 1
        assert woken[0].moment.state == table.moment.state
        assert not hall._waking
        await hall.close()

    async def test_unknown_tables_are_refused_and_leave_nothing(self, ledger, now):
        hall = Hall({"updown": GAME}, ledger, lambda _: None, pace=0.0, now=now)
        for name in ("", "nope", "🂡"):
            with pytest.raises(SeatingError, match="no_such_table"):
                await hall.table(TableId(name))
        assert not hall._waking
        assert not hall._awake

    async def test_a_table_that_cannot_be_woken_spares_the_others(self, table, ledger, now, caplog):
        broken = msgspec.structs.replace(table.record, id=TableId("broken00"))
        ledger.records = {broken.id: broken, **ledger.records}
        ledger.rounds[broken.id, 1] = ledger.rounds[table.record.id, 1]
        entry = (await ledger.entries(table.record.id, 1))[0]
        ledger.acts[broken.id, 1] = [msgspec.structs.replace(entry, events=b"\xc1")]
        hall = Hall({"updown": GAME}, ledger, lambda _: None, pace=0.0, now=now)
        assert [t.record.id for t in await hall.wake_all()] == [table.record.id]
        assert "broken00 cannot be woken" in caplog.text
        await hall.close()

    async def test_after_a_restart_the_clock_is_whole_and_it_is_said(self, table, ledger, now):
        now.time += 10_000
        hall = Hall({"updown": GAME}, ledger, lambda _: None, pace=0.0, now=now)
        (woken,) = await hall.wake_all()
        assert woken.note == "note-back"
        assert woken.record.deadline.at == now() + 60
        assert woken.moment.acts == 1
        await woken.act(MAYA.user, first(woken))
        assert woken.note == ""
        await hall.close()
