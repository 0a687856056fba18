"""Tables of every game in every phase, all at once, and what befalls all of them."""

import asyncio
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest
from faults.matches import NAMES, Match
from faults.phases import OVER, PLANS, lobby, phases, stands
from faults.test_phases import CALLBACK, impatient
from faults.worlds import GAMES
from play.test_presses import crafted

from bot.records import TableId
from bot.sessions import seating
from bot.sessions.past import Past, prove
from bot.sessions.seating import Asker
from bot.store import log
from bot.store import tables as tables_of
from bot.store.connection import open_file
from bot.store.errors import StoreRefusedError
from bot.store.store import Store
from engines.core.contract import TIMEOUT

MOST = 8
"""Acts that one press can bring about: its own, and what the rules let follow by themselves."""
EVERYWHERE = [(game, phase) for game in sorted(PLANS) for phase in phases(game)]


@pytest.fixture
async def parlour(opened):
    running = await opened(seed=126)
    await impatient(running)
    return running


async def everywhere(parlour, **facts) -> list[Match]:
    people = [parlour.join(name) for name in NAMES]
    return [await Match.at(parlour, people, *each, **facts) for each in EVERYWHERE]


MOMENTS = (
    ("error", CALLBACK),
    ("lost", CALLBACK),
    ("error", "PATCH webhooks/*/*/messages/*"),
)
"""Faults after which the library tries again in a second."""


async def test_moments_in_which_discord_answers_nobody(parlour):
    """Every press at every table meets the fault, and is done once; a second bot is refused."""
    matches = await everywhere(parlour)
    for effect, route in MOMENTS:
        deeds = [await match.deed() for match in matches]
        parlour.box.faults.add(effect, route, times=len(deeds), status=503)
        pressing = asyncio.gather(*(deed.press() for deed in deeds))
        with pytest.raises(StoreRefusedError, match="in use"):
            await Store.open(parlour.path)
        await parlour.settle()
        parlour.box.clock.advance(3)
        await pressing
        parlour.box.faults.clear()
        await parlour.settle()
        for match, deed in zip(matches, deeds, strict=True):
            assert await deed.done() == 1, match.phase
            await match.intact()
        matches = [match for match in matches if match.record.phase != "closed"]
    for match in matches:
        await match.proved()


@pytest.mark.parametrize("seconds", [-3600.0, 24 * 3600.0], ids=["back", "on"])
async def test_a_clock_that_jumps_costs_everybody_one_turn_at_most(parlour, seconds):
    matches = await everywhere(parlour, clock=60)
    before = [match.table.moment.acts if match.table.moment else 0 for match in matches]
    waited = [
        set(match.record.deadline.seats) if match.record.deadline else set() for match in matches
    ]
    parlour.box.clock.ahead += seconds
    parlour.advance(0)
    await asyncio.gather(*(match.table.expire() for match in matches))
    await parlour.settle()
    assert any(waited)
    for match, acts, seats in zip(matches, before, waited, strict=True):
        fresh = (await match.entries())[acts:] if match.table.moment else ()
        missed = [each.seat for each in fresh if each.action == TIMEOUT]
        assert sorted(missed) == (sorted(seats) if seconds > 0 else []), match.phase
        await match.intact()
        await match.goes_on()
        await match.proved()


@pytest.mark.parametrize("what", ["thread", "channel", "server"])
async def test_places_that_are_deleted_take_no_other_table_along(parlour, what):
    """Their tables stand as they stood; a table elsewhere plays on, also after a restart."""
    matches = await everywhere(parlour)
    maya = matches[0].people[0]
    elsewhere = parlour.box.other_channel_id
    await maya.person.command("play", {"game": "wild", "against": "easy"}, elsewhere)
    await parlour.settle()
    (other,) = [t for t in parlour.desk.hall._awake.values() if t.record.channel == int(elsewhere)]
    before = [(match.record.phase, match.table.moment) for match in matches]
    match what:
        case "thread":
            for each in matches:
                parlour.box.moderator.delete_channel(each.place)
        case "channel":
            parlour.box.moderator.delete_channel(parlour.box.channel_id)
        case "server":
            parlour.box.moderator.delete_guild(parlour.box.guild_id)
    for each in matches:
        each.table.remark("note-hurry")
    await parlour.settle()
    for each, (phase, moment) in zip(matches, before, strict=True):
        record = await parlour.store.record(each.record.id)
        assert (record.phase, each.table.moment) == (phase, moment)
        assert record.paused == (phase == "playing"), "a clock would run where nobody is"
        await each.proved()
    await maya.press("Começar", on=str(other.record.message))
    await parlour.restart()
    await parlour.settle()
    assert [m for m in maya.messages(elsewhere) if m.button("Minha mão")]


async def test_whoever_has_no_seat_changes_nothing_anywhere(parlour, caplog):
    """A stranger presses what stands at each table, and acts of others; on finished games too."""
    matches, ana = await everywhere(parlour), parlour.join("Ana")
    for match in matches[::6]:  # these are closed
        await match.table.change(lambda record: seating.close(record, Asker(record.host, "Maya")))
    await parlour.settle()
    for match in matches:
        record, moment, message = match.record, match.table.moment, str(match.record.message)
        theirs = [b.custom_id for b in ana.message(message).buttons if ":join:" not in b.custom_id]
        acts = (
            [text for seat in moment.awaited for text in moment.legal(seat)][:2] if moment else []
        )
        acts += ["draw", "1"]
        made_up = [f"p1:{verb}:{record.id}:0:{acts[0]}"[:100] for verb in ("act", "sure", "start")]
        for custom_id in (*theirs, *made_up):
            answer = await crafted(ana, custom_id, on=message)
            assert answer.kind in ("message", "deferred"), (match.phase, custom_id, answer)
        after = match.record
        assert match.table.moment == moment
        assert (after.phase, after.chairs, after.host, after.paused, after.asked, after.round) == (
            *(record.phase, record.chairs, record.host, record.paused, record.asked, record.round),
        )
        assert all(not m.pinged for m in ana.messages(match.place))
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


async def test_what_is_over_takes_no_act_of_its_players(parlour, caplog):
    """Buttons of a round that is over, or of a table that is closed, do nothing any more."""
    people = [parlour.join(name) for name in NAMES]
    for game in sorted(PLANS):
        match = await Match.at(parlour, people, game, OVER)
        for closed in (False, True):
            if closed:
                host = Asker(match.record.host, "Maya")
                await match.table.change(lambda record, host=host: seating.close(record, host))
                await parlour.settle()
            before = match.record, match.table.moment, await match.entries()
            last = next(e for e in reversed(before[2]) if e.seat is not None)
            person, version = match.of(last.seat), before[1].version(last.seat)
            for verb in ("act", "pick", "takeback", "agree", "pause", "resume"):
                custom_id = f"p1:{verb}:{match.record.id}:{version:x}:{last.action}"[:100]
                answer = await crafted(person, custom_id, on=str(match.record.message))
                assert answer.ephemeral or answer.kind == "deferred", (verb, answer)
            assert (match.record, match.table.moment, await match.entries()) == before
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


async def test_a_kill_while_somebody_presses_at_every_table(apart):
    """Nothing stored is lost, a press is done once or never, and each table goes on from there."""
    people, chance = [apart.join(name) for name in NAMES], Random(2)
    tables = await stored_everywhere(apart, people)
    before = {table: known(apart, table) for table in tables}
    pressing = [asyncio.ensure_future(presses(apart, people, t, chance)) for t in tables]
    await asyncio.sleep(0.05)
    apart.strike()
    await apart.gone()
    apart.box.clock.advance(3)
    await asyncio.gather(*pressing, return_exceptions=True)
    for table, (record, entries) in before.items():
        now, acts = known(apart, table)
        if now.round == record.round:
            assert acts[: len(entries)] == entries
            assert len(acts) <= len(entries) + MOST
        else:
            assert (record.phase, now.round) == ("between", record.round + 1)
    await apart.run()
    for table in tables:
        record, acts = known(apart, table)
        if record.round:
            with closing(open_file(apart.path, readonly=True)) as store:
                past = Past(GAMES[record.game].game, log.one(store, table, record.round), acts)
            assert prove(past).holds
        assert len(standing(people[0], record)) == 1
    for table in tables:
        before = known(apart, table)
        await presses(apart, people, table, chance)
        await apart.settle()
        assert known(apart, table) != before


async def stored_everywhere(apart, people) -> list[TableId]:
    """Write the tables into the store while no bot has it, and start one."""
    apart.strike()
    await apart.gone()
    who, box = [(each.user, each.name) for each in people], apart.box
    tables = []
    async with await Store.open(apart.path) as store:
        for game, phase in EVERYWHERE:
            home = box.world.channels[box.channel_id]
            place = replace(home, id=box.world.mint.new(), name=phase.replace(" ", "-"))
            box.world.alter_channel(place)
            facts = {
                "guild": int(box.guild_id),
                "channel": int(place.id),
                "created": box.clock.now(),
            }
            record = lobby(game, who, **facts)
            await stands(store, game, phase, record)
            tables.append(record.id)
    await apart.run()
    return tables


def known(apart, table: TableId):
    """What is stored of a table: its record, and the acts of its round."""
    with closing(open_file(apart.path, readonly=True)) as store:
        record = tables_of.one(store, table)
        return record, log.entries(store, table, record.round) if record.round else ()


def standing(person, record):
    calls = {str(call.message) for call in record.called}
    return [
        message
        for message in person.messages(str(record.channel))
        if not message.ephemeral
        and message.id not in calls
        and any(f":{record.id}:" in button.custom_id for button in message.buttons)
        and not any(":proof:" in button.custom_id for button in message.buttons)
    ]


async def presses(apart, people, table: TableId, chance: Random) -> None:
    """Press what the public message has for this phase, or type a move where there is none."""
    record, _ = known(apart, table)
    (message,) = standing(people[0], record)
    for verb in ("again", "resume", "agree", "quit", "join"):
        for button in message.buttons:
            if button.custom_id.startswith(f"p1:{verb}:"):
                person = people[1] if verb in ("quit", "join", "agree") else people[0]
                await person.person.press(message.id, button.custom_id)
                return
    for person in people:
        asked = {"action": ""}
        offered = await person.complete(
            "move", asked, focused="action", channel=str(record.channel)
        )
        if offered:
            await person.command("move", {"action": chance.choice(offered)[1]}, str(record.channel))
            return
