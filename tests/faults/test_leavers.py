"""Who leaves the server in mid-game: nobody tells the bot, so it asks; nobody waits for them for ever."""

from itertools import pairwise

import pytest
from faults.matches import NAMES, Match
from faults.phases import LOBBY, OVER, PAUSED
from faults.test_everywhere import everywhere
from faults.test_phases import impatient
from play.parlour import live
from play.test_rounds import seated

from bot.components.roll import FIRST
from bot.records import Phase


@pytest.fixture
async def parlour(opened):
    running = await opened(seed=126)
    await impatient(running)
    return running


def asked(parlour) -> int:
    return len([r for r in parlour.box.log if "/members/" in r.path])


async def test_nobody_waits_for_somebody_who_left_the_server(parlour):
    """In every phase whoever is waited for leaves; the table is freed, and hosting passes on."""
    matches = await everywhere(parlour)
    maya = matches[0].people[0]
    free = [m for m in matches if m.phase not in (PAUSED, OVER)]
    free = [m for m in free if m.record.seat_of(maya.user) is not None]
    awaits = {m.record.id: maya.user in waited_for(m) for m in free}
    assert sum(awaits.values()) > len(free) / 3
    parlour.box.moderator.throw_out(parlour.box.guild_id, maya.person.id)
    parlour.advance(FIRST + 1)
    await settled(parlour)
    for match in free:
        record = match.record
        out = record.seat_of(maya.user) is None or record.phase is Phase.CLOSED
        assert out == awaits[record.id], (record.game, match.phase)
        await match.proved()
        if not out:
            continue
        assert record.host != maya.user or record.phase is Phase.CLOSED
        if record.phase is Phase.PLAYING:
            match.people = match.people[1:]
            await match.intact()
            await match.goes_on()
    assert any(m.record.phase is Phase.PLAYING and awaits[m.record.id] for m in free)
    assert any(m.record.phase is Phase.BETWEEN and awaits[m.record.id] for m in free)


def waited_for(match) -> set[int]:
    if match.phase == LOBBY:
        return {match.record.host}
    return {match.record.chairs[seat].user for seat in match.table.moment.awaited}


async def settled(parlour) -> None:
    for _ in range(3):  # the roll acts, which is shown, which is heeded
        await parlour.settle()


async def test_who_is_there_stays_and_is_asked_about_ever_less(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    times = []
    for minute in range(1, 64):
        parlour.advance(60)
        await settled(parlour)
        times += [minute] * (asked(parlour) - len(times))
    assert len(times) == 4
    assert all(later >= 2 * earlier for earlier, later in pairwise(times))
    assert table.record.seat_of(maya.user) == 0
    assert table.record.phase is Phase.PLAYING
    await table.act(maya.user, table.moment.legal(0)[0])
    parlour.advance(FIRST + 1)
    await settled(parlour)
    assert asked(parlour) == len(times) + 1
    assert theo.user == table.record.chairs[1].user


async def test_hosting_passes_on_as_soon_as_somebody_needs_a_host(opened):
    """The host of a lobby is gone; whoever presses what only the host may learns who hosts now."""
    parlour = await opened(seed=126)
    maya, theo, ana = (parlour.join(name) for name in ("Maya", "Theo", "Ana"))
    await maya.opens()
    await theo.joins(maya)
    await ana.joins(maya)
    await theo.press("Start")
    await parlour.settle()
    assert theo.sees("Only the host")
    parlour.box.moderator.throw_out(parlour.box.guild_id, maya.person.id)
    await theo.press("Start")
    await parlour.settle()
    table = await live(parlour, theo)
    assert table.record.host == theo.user
    assert theo.sees("**Theo** hosts this table now")
    assert theo.sees("no longer in this server")
    await theo.press("Start")
    await parlour.settle()
    assert [chair.user for chair in table.record.chairs] == [theo.user, ana.user]
    assert table.record.phase is Phase.PLAYING


async def heard(match) -> None:
    """Wait until the bot has heard of all that happened: it answers in another server."""
    elsewhere = match.box.other_channel_id
    await match.people[0].complete("move", {"action": ""}, focused="action", channel=elsewhere)
    await match.parlour.settle()


async def test_a_bot_that_is_thrown_out_charges_nobody_and_comes_back(parlour):
    matches = await everywhere(parlour, clock=60)
    acts = [m.table.moment.acts if m.table.moment else 0 for m in matches]
    playing = [m.record.phase is Phase.PLAYING for m in matches]
    parlour.box.moderator.throw_out_bot(parlour.box.guild_id)
    await heard(matches[0])
    parlour.advance(3600)
    await settled(parlour)
    for match, before, played in zip(matches, acts, playing, strict=True):
        assert (match.table.moment.acts if match.table.moment else 0) == before
        assert match.record.paused == played
    parlour.box.moderator.bring_back_bot(parlour.box.guild_id)
    await heard(matches[0])
    await settled(parlour)
    for match in matches:
        await match.intact()
        await match.goes_on()


@pytest.mark.parametrize(("game", "phase"), [("wild", "turn"), ("rummy", "draw")])
async def test_a_host_removes_whoever_left_before_anybody_waits(parlour, game, phase):
    people = [parlour.join(name) for name in NAMES]
    match = await Match.at(parlour, people, game, phase)
    host, gone, _ = people
    parlour.box.moderator.throw_out(parlour.box.guild_id, gone.person.id)
    await host.command("table kick", {"member": gone.person.id}, match.place)
    asked = [m for m in host.messages(match.place) if m.button("Yes, do it")][-1]
    await host.press("Yes, do it", asked.id)
    await parlour.settle()
    assert match.record.seat_of(gone.user) is None
    await match.goes_on()
    await match.proved()
