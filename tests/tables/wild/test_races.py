"""Two presses in the same instant: both are answered, and one of them is the first."""

import asyncio

from play.parlour import live
from tables.wild.people import does, fresh, jumpers, of_seat, offered, play_on, plays, seated

from engines.wild.cards import name


def exposed(table):
    return bool(table.moment.state.table.exposed)


async def until_exposed(parlour, people):
    """Play on until somebody has one uncalled card, for nobody calls; return table and person."""
    table = await live(parlour, people[0])
    while table.record.phase == "playing" and not exposed(table):
        (seat,) = table.moment.awaited
        person = of_seat(people, table, seat)
        await fresh(person, table, seat)
        legal = [each for each in table.moment.legal(seat) if each != "call"]
        await does(person, legal[0])
        await parlour.settle()
    assert exposed(table), "nobody came down to one card; another seed does"
    (seat,) = table.moment.state.table.exposed
    return table, seat, of_seat(people, table, seat)


async def test_two_catch_in_the_same_instant_and_one_penalty_is_paid(opened):
    parlour = await opened(seed=3)
    people = await seated(parlour, "Maya", "Theo", "Ana")
    table, seat, caught = await until_exposed(parlour, people)
    label = f"Catch {caught.person.name}!"
    stranger = await parlour.join("Zoë").at(people[0]).press(label)
    assert stranger.ephemeral
    own = await caught.press(label)
    assert "Too late or wrong" in own.message.text
    assert exposed(table)
    others = [each for each in people if each is not caught]
    answers = await asyncio.gather(*(each.press(label) for each in others))
    await parlour.settle()
    assert len(table.moment.state.hands[seat]) == 3
    late = [a.message.text for a in answers if a.message is not None and a.ephemeral]
    assert len(late) == 1
    assert "Too late or wrong" in late[0]
    assert "(Rule 6.5)" in late[0]
    entries = await parlour.store.entries(caught.table_id, 1)
    assert sum(each.action.startswith("catch") for each in entries) == 1
    assert caught.table.button(label) is None


async def test_who_is_exposed_may_call_in_the_same_instant_as_a_catch(opened):
    parlour = await opened(seed=3)
    people = await seated(parlour, "Maya", "Theo", "Ana")
    table, seat, caught = await until_exposed(parlour, people)
    other = next(each for each in people if each is not caught)
    await fresh(caught, table, seat)
    call = offered(caught)["act", "call"]
    assert caught.hand.buttons[0].custom_id == call
    await asyncio.gather(
        caught.press(call, caught.hand_message),
        other.press(f"Catch {caught.person.name}!"),
    )
    await parlour.settle()
    assert len(table.moment.state.hands[seat]) in (1, 3)
    assert not exposed(table)


async def until_a_jump(opened):
    """Play until one person may jump in; return that seat and person, and those on turn."""
    parlour = await opened(seed=18)
    people = await seated(parlour, "Maya", "Theo", "Ana", jump_in=True)
    table = await live(parlour, people[0])
    await play_on(parlour, people, jumpers)
    (seat,), (turn,) = jumpers(table), table.moment.awaited
    jumping, playing = of_seat(people, table, seat), of_seat(people, table, turn)
    return parlour, table, (seat, jumping), (turn, playing)


async def test_a_jump_in_and_the_next_play_in_the_same_instant(opened):
    parlour, table, (seat, jumping), (turn, playing) = await until_a_jump(opened)
    for person, number in ((jumping, seat), (playing, turn)):
        await fresh(person, table, number)
    card = name(table.moment.state.table.discard[-1])
    acts = table.moment.acts
    jump = offered(jumping)["act", f"play {card}"]
    draw = offered(playing)["act", "draw"]
    first, second = await asyncio.gather(
        jumping.press(jump, jumping.hand_message), playing.press(draw, playing.hand_message)
    )
    await parlour.settle()
    assert {first.kind, second.kind} <= {"update", "deferred"}
    entries = (await parlour.store.entries(jumping.table_id, 1))[acts:]
    assert (entries[0].seat, entries[0].action) == (seat, f"play {card}")
    assert "jumped in" in jumping.table.text
    assert len(entries) == 1 or entries[1].seat == turn
    if len(entries) == 1:
        assert "Your situation has changed" in playing.hand.text


async def test_a_draw_by_another_seat_makes_no_jump_in_stale(opened):
    parlour, table, (seat, jumping), (turn, playing) = await until_a_jump(opened)
    await fresh(jumping, table, seat)
    (jump,) = plays(table, seat)
    made_before = offered(jumping)["act", jump]
    await fresh(playing, table, turn)
    await does(playing, "draw")
    await parlour.settle()
    twice = [jumping.press(made_before, jumping.hand_message) for _ in range(2)]
    await asyncio.gather(*twice)
    entries = await parlour.store.entries(jumping.table_id, 1)
    assert [each.action for each in entries[-2:]] == ["draw", jump]
    assert "Your situation has changed" in jumping.hand.text
