"""Answers that come late: after it was acknowledged in their place, after 3 s and after 15 minutes."""

import pytest
from faults.matches import NAMES
from faults.phases import OVER, lobby, stands
from faults.tables import seated
from faults.test_phases import answers
from faults.worlds import GAMES
from play.parlour import live
from play.test_presses import crafted

from bot.components import answer as answering
from bot.sandbox.faults import DEED
from bot.sessions.seating import Asker


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_hand_that_took_long_stays_private_and_up_to_date(opened, monkeypatch, game):
    """A press on the public table that was acknowledged first: its token must not show the hand there."""
    parlour = await opened(seed=126)
    people = await seated(parlour, game, hands=False)
    monkeypatch.setattr(answering, "PATIENCE", 0.0)
    for person in people:
        await person.press("My hand")
        await parlour.settle()
        (hand,) = [m for m in person.messages() if m.ephemeral]
        person.hand_message = hand.id
    table = await live(parlour, people[0])
    seat = min(table.moment.awaited)
    await table.act(table.record.chairs[seat].user, table.moment.legal(seat)[0])
    await parlour.settle()
    ana = parlour.join("Ana")
    (public,) = ana.messages()
    assert public.id == people[0].table_message
    assert public.button("My hand")
    for person in people:
        (hand,) = [m for m in person.messages() if m.ephemeral]
        assert hand.id == person.hand_message
        version = f":{table.moment.version(table.record.seat_of(person.user)):x}:"
        ids = [each.custom_id for each in (*hand.buttons, *hand.menus)]
        assert not ids or any(version in each for each in ids)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_command_that_is_heard_twice_opens_one_table(opened, game):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    parlour.box.faults.add("twice", DEED)
    answer = await maya.opens(game=game)
    parlour.box.interactions.tell_again(answer.id)
    await maya.person.complete("move", {"action": ""}, focused="action")  # heard after it
    await parlour.settle()
    assert len(maya.messages()) == 1
    assert len(await parlour.store.open_tables()) == 1
    assert answers(parlour.box, answer) == 1


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_round_that_was_over_before_the_next_one_has_its_recap(opened, game):
    """The process ended before it was told, and the next round was dealt first; one was given up."""
    parlour = await opened(seed=126)
    people = [parlour.join(name) for name in NAMES]
    seats = [(each.user, each.name) for each in people]
    place = {"guild": int(parlour.box.guild_id), "channel": int(parlour.box.channel_id)}
    record = lobby(game, seats, created=parlour.now(), **place)
    await stands(parlour.store, game, OVER, record)
    table, maya = await parlour.desk.hall.table(record.id), Asker(record.host, "Maya")
    parlour.desk.outbox._opening.add(record.id)  # nothing is shown yet
    await table.again(maya, seen=1)
    await table.again(maya, seen=2)
    await parlour.settle()
    parlour.desk.outbox._opening.clear()
    for _ in range(2):
        parlour.desk.outbox.tell(table)
        await parlour.settle()
        (recap,) = [m for m in people[0].messages() if m.button("Deal proof")]
        assert recap.button("Deal proof").custom_id.endswith(":1")
        assert (table.record.round, table.record.recapped) == (3, 2)


async def test_what_took_long_and_needs_no_answer_leaves_none(opened, monkeypatch):
    """A press on the public table that is acknowledged in private, and then changes the table alone."""
    parlour = await opened(seed=126)
    people = await seated(parlour, "updown", hands=False)
    monkeypatch.setattr(answering, "PATIENCE", 0.0)
    table = await live(parlour, people[0])
    (seat,) = table.moment.awaited
    person = next(each for each in people if table.record.seat_of(each.user) == seat)
    await crafted(person, f"p1:act:{table.record.id}:0:{table.moment.legal(seat)[0]}")
    await parlour.settle()
    assert table.moment.acts == 2
    assert [m.text for m in person.messages() if m.ephemeral] == []
    for label in ("More", "Rules"):
        await person.press(label)
        await parlour.settle()
    assert all(m.text for m in person.messages() if m.ephemeral)
    assert len([m for m in person.messages() if m.ephemeral]) == 2
