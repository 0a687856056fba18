"""Who is called to the table, when, how often, and that the call is gone once they move."""

import asyncio
from dataclasses import replace

import pytest
from play.parlour import live
from play.test_rounds import seated
from settings.test_settings import sets

from bot.preferences import Personal, Pings
from bot.sandbox.permissions import BOT, Permission
from bot.sandbox.world import APPLICATION


def pings(person, channel=None):
    """The calls that *person* sees."""
    return [m for m in person.messages(channel) if "your turn. Press My hand" in m.text]


def notified(person):
    """Whom the messages of the channel have notified, in all."""
    return [user for m in person.messages() for user in m.pinged]


async def waits(parlour, seconds):
    parlour.advance(seconds)
    await parlour.settle()


async def playing(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    return parlour, maya, theo, await live(parlour, maya)


async def test_whoever_is_away_is_called_once_a_turn_and_nobody_else(opened):
    parlour, maya, theo, table = await playing(opened)
    await waits(parlour, 89)
    assert pings(theo) == []
    await waits(parlour, 2)
    (ping,) = pings(theo)
    assert ping.pinged == (str(maya.user),)
    assert f"<@{maya.user}>" in ping.text
    assert not ping.ephemeral
    for _ in range(5):
        await waits(parlour, 3600)
    assert [m.id for m in pings(theo)] == [ping.id]
    assert notified(theo) == [str(maya.user)]
    await maya.opens_hand()
    await maya.does(table.moment.legal(0)[0])
    await parlour.settle()
    assert pings(theo) == []
    assert table.record.called == ()
    await waits(parlour, 91)
    assert [m.pinged for m in pings(maya)] == [(str(theo.user),)]


async def test_the_button_of_a_call_opens_the_hand(opened):
    parlour, maya, _, _ = await playing(opened)
    await waits(parlour, 91)
    answer = await maya.press("My hand", on=pings(maya)[0].id)
    assert answer.ephemeral
    assert "Your turn" in answer.message.text


async def test_a_press_anywhere_puts_the_call_off(opened):
    parlour, maya, theo, _ = await playing(opened)
    await waits(parlour, 60)
    await maya.command("rules", {"game": "updown"})
    await waits(parlour, 60)
    assert pings(theo) == []
    await waits(parlour, 31)
    assert len(pings(theo)) == 1


async def test_drawing_is_a_move_though_the_turn_goes_on(opened):
    parlour, maya, theo, table = await playing(opened)
    await waits(parlour, 91)
    await table.act(maya.user, "draw")
    await parlour.settle()
    assert pings(theo) == []


OTHERS = [
    # what happens, whether the call stands
    ("pause", False),
    ("theo leaves", False),
    ("end", False),
    ("shown again", True),
]


@pytest.mark.parametrize(("what", "stands"), OTHERS)
async def test_a_call_goes_when_nobody_is_waited_for(opened, what, stands):
    parlour, maya, theo, table = await playing(opened)
    await waits(parlour, 91)
    assert pings(theo)
    match what:
        case "pause":
            await theo.command("table pause")
        case "theo leaves":
            await table.leave(theo.user)
        case "end":
            await table.leave(maya.user)
        case _:
            await theo.command("table show")
    await parlour.settle()
    assert bool(pings(theo)) is stands


async def test_nobody_is_called_who_does_not_want_it(opened):
    parlour, maya, theo, _ = await playing(opened)
    await sets(maya, "pings", "off")
    await waits(parlour, 10_000)
    assert notified(theo) == []
    await sets(maya, "pings", "mention")
    await waits(parlour, 91)
    assert len(pings(theo)) == 1
    await sets(maya, "pings", "off")
    await parlour.settle()
    assert pings(theo) == []


async def test_how_long_it_takes_is_a_setting_at_once(opened):
    parlour, maya, theo, _ = await playing(opened)
    await sets(maya, "patience", "1800")
    await waits(parlour, 1700)
    assert pings(theo) == []
    await sets(maya, "patience", "30")
    await waits(parlour, 31)
    assert len(pings(theo)) == 1


async def test_by_direct_message_the_channel_stays_quiet_and_the_call_goes_too(opened):
    parlour, maya, theo, table = await playing(opened)
    await sets(maya, "pings", "dm")
    await waits(parlour, 91)
    assert pings(theo) == []
    direct = maya.person.conversation()
    (message,) = maya.messages(direct)
    assert "One Up, One Down" in message.text
    assert (
        f"/{parlour.box.guild_id}/{parlour.box.channel_id}/{table.record.message}" in message.text
    )
    await maya.opens_hand()
    await maya.does(table.moment.legal(0)[0])
    await parlour.settle()
    assert maya.messages(direct) == []


async def test_who_takes_no_direct_messages_is_mentioned(opened):
    parlour, maya, theo, _ = await playing(opened)
    await sets(maya, "pings", "dm")
    maya.change(dms_open=False)
    await waits(parlour, 91)
    assert len(pings(theo)) == 1


async def test_where_the_bot_may_not_speak_nobody_is_called_and_nothing_fails(opened, caplog):
    parlour, maya, theo, table = await playing(opened)
    world = parlour.box.world
    mute = replace(world.accounts[APPLICATION], permissions=BOT & ~Permission.SEND_MESSAGES)
    before = world.accounts[APPLICATION]
    world.accounts[APPLICATION] = mute
    await waits(parlour, 91)
    world.accounts[APPLICATION] = before
    await waits(parlour, 1000)
    assert pings(theo) == []
    assert "failed" not in caplog.text
    await maya.does(table.moment.legal(0)[0])
    await waits(parlour, 91)
    assert [m.pinged for m in pings(maya)] == [(str(theo.user),)]


async def test_a_call_is_neither_doubled_nor_forgotten_by_a_restart(opened):
    parlour, maya, theo, _ = await playing(opened)
    await waits(parlour, 91)
    (ping,) = pings(theo)
    await parlour.restart()
    await parlour.settle()
    await waits(parlour, 10_000)
    assert [m.id for m in pings(theo)] == [ping.id]
    table = await live(parlour, maya)
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    assert pings(theo) == []


async def test_everybody_waited_for_is_called_one_message_each(opened):
    parlour = await opened(seed=3)
    maya = parlour.join("Maya")
    answer = await maya.person.command("play", {"game": "cribbage"})
    maya.table_message = answer.message.id
    await parlour.settle()
    theo = parlour.join("Theo")
    await theo.joins(maya)
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    while len(table.moment.awaited) < 2:
        seat = min(table.moment.awaited)
        user = table.record.chairs[seat].user
        await table.act(user, table.moment.legal(seat)[0])
    await parlour.settle()
    await waits(parlour, 91)
    assert sorted(m.pinged for m in pings(theo)) == sorted([(str(maya.user),), (str(theo.user),)])
    first = table.record.chairs[0].user
    await table.act(first, table.moment.legal(0)[0])
    await parlour.settle()
    assert [m.pinged for m in pings(theo)] == [(str(table.record.chairs[1].user),)]


async def test_computers_are_never_called(opened):
    parlour = await opened(seed=126, pace=5.0)
    maya = parlour.join("Maya")
    await maya.opens(against="easy")
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    await table.act(maya.user, table.moment.legal(0)[0])
    await waits(parlour, 91)
    assert notified(maya) == []


async def test_presses_of_long_ago_are_forgotten(opened):
    parlour, maya, _, _ = await playing(opened)
    bell = parlour.desk.bell
    assert maya.user in bell._stirred
    await waits(parlour, 1801)
    bell.forget()
    assert bell._stirred == {}


def test_pings_are_mentions_unless_told_otherwise():
    assert Personal().pings is Pings.MENTION


async def test_a_call_comes_by_itself_when_its_time_has_come(opened):
    parlour, maya, theo, _ = await playing(opened)
    bell = parlour.desk.bell
    await sets(maya, "patience", "30")
    parlour.box.clock.advance(31)  # and nobody looks: the alarm alone does
    (alarm,) = bell._alarms.values()
    assert 0 < alarm.when() - asyncio.get_running_loop().time() <= 30
    bell._ring(maya.table_id)
    await theo.until(lambda: len(pings(theo)) == 1)


async def test_a_table_that_is_over_is_let_go(opened):
    parlour, maya, _theo, table = await playing(opened)
    await waits(parlour, 91)
    asked = await maya.command("table end")
    await maya.person.press(asked.message.id, "Yes, do it")
    await parlour.settle()
    assert table.record.id not in parlour.desk.hall._awake
    assert (parlour.desk.bell._waits, parlour.desk.bell._alarms) == ({}, {})
