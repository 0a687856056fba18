"""Faults of Discord: what was deleted, what may not be done any more, what does not answer."""

import asyncio
from dataclasses import replace

import pytest
from play.parlour import PATIENCE, live
from play.test_match import resigns
from play.test_rounds import seated

from bot.components import latest
from bot.sandbox.permissions import BOT, Permission
from bot.sandbox.world import APPLICATION


def delete(parlour, message_id: str) -> None:
    """Delete a message as a moderator does."""
    world = parlour.box.world
    world.remove(world.post(parlour.box.channel_id, message_id))


def permit(parlour, permissions: int) -> None:
    """Give the bot these permissions."""
    world = parlour.box.world

    world.accounts[APPLICATION] = replace(world.accounts[APPLICATION], permissions=permissions)


async def test_a_deleted_table_is_posted_anew(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    delete(parlour, maya.table_message)
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    public = [m for m in theo.messages() if m.button("My hand")]
    assert [m.id for m in public] == [str(table.record.message)]


async def test_a_dismissed_hand_hurts_nobody(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    theo.dismiss(theo.hand_message)
    maya.reload()
    table = await live(parlour, maya)
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    answer = await theo.opens_hand()
    assert "Your turn" in answer.message.text


async def test_where_it_may_not_speak_a_table_pauses_and_goes_on_later(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    permit(parlour, BOT & ~Permission.SEND_MESSAGES)
    delete(parlour, maya.table_message)  # so it has to be posted, which is not permitted
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    assert (table.record.paused, table.record.why_paused) == (True, "pause-cannot-speak")
    refused = await theo.command("move", {"action": table.moment.legal(1)[0]})
    assert "paused" in refused.message.text
    permit(parlour, BOT)
    await theo.command("table resume")
    await parlour.settle()
    assert not table.record.paused
    assert len([m for m in theo.messages() if m.button("My hand")]) == 1
    await theo.command("move", {"action": table.moment.legal(1)[0]})
    assert table.moment.acts == 3


async def test_a_deleted_channel_pauses_its_table_and_spares_the_others(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    box = parlour.box
    await maya.person.command("play", {"game": "updown", "against": "easy"}, box.second_channel_id)
    elsewhere = maya.messages(box.second_channel_id)[0]
    await maya.press("Start", on=elsewhere.id)
    await parlour.settle()
    tables = {t.record.channel: t for t in parlour.desk.hall._awake.values()}
    gone = box.world.channels.pop(box.second_channel_id)
    other = tables[int(box.second_channel_id)]
    await other.act(maya.user, other.moment.legal(0)[0])
    await parlour.settle()
    assert other.record.paused
    table = await live(parlour, maya)
    await maya.does(table.moment.legal(0)[0])
    assert not table.record.paused
    box.world.channels[box.second_channel_id] = gone


async def test_a_moment_without_discord_loses_no_edit(opened, monkeypatch):
    """The first edit fails as on a bad day; the table is shown all the same, a little later."""
    monkeypatch.setattr(latest, "PAUSES", (0.05,))
    parlour = await opened(seed=126)
    parlour.desk.outbox._public._pauses = parlour.desk.outbox._private._pauses = (0.05,)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    parlour.box.faults.add("error", times=2, status=503)
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    assert parlour.box.faults.waiting == []
    assert "Theo" in maya.table.text.split("▶")[1]
    assert "Your turn" in theo.hand.text


async def test_a_closed_table_that_was_never_shown_so_is_put_right_at_the_start(opened):
    """The process ends between the end of a match and its being shown."""
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await maya.opens(against="easy")
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    await parlour.desk.outbox.close()
    await table.leave(maya.user)
    assert maya.table.button("My hand")
    await parlour.restart()
    await parlour.settle()
    assert [b.label for b in maya.table.buttons] == ["Rematch"]
    assert len([m for m in maya.messages() if m.button("Deal proof")]) == 1
    assert await parlour.store.unshown_tables() == ()


async def test_the_recap_waits_until_it_may_be_posted(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    permit(parlour, BOT & ~Permission.SEND_MESSAGES)
    await resigns(theo)
    assert not [m for m in maya.messages() if m.button("Deal proof")]
    permit(parlour, BOT)
    await parlour.restart()
    await parlour.settle()
    assert len([m for m in maya.messages() if m.button("Deal proof")]) == 1


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_dropped_connection_is_taken_up_again(opened, resumable):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    await parlour.box.gateway.drop(resumable=resumable)
    async with asyncio.timeout(PATIENCE):
        while not parlour.box.gateway.connected:  # noqa: ASYNC110 - it sets no event
            await asyncio.sleep(0.01)
    await maya.does(table.moment.legal(0)[0])
    assert table.moment.acts == 2
