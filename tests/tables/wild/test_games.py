"""Whole games and series through the bot and the sandbox, by buttons and menus alone."""

import asyncio

import pytest
from play.parlour import live
from tables.wild.people import does, fresh, of_seat, offered, play_on, seated

from engines.core.contract import Level
from engines.wild.cards import name

EVERY = {"stacking": True, "draw_until_playable": True, "jump_in": True, "seven_zero": True}


def recaps(person):
    return [each for each in person.messages() if each.button("Deal proof")]


async def test_two_people_play_a_game_by_every_house_rule(opened):
    parlour = await opened(seed=11)
    maya, theo = people = await seated(parlour, "Maya", "Theo", **EVERY)
    assert "House rules: stacking · draw until you can play · jump-in · 7-0" in maya.table.text
    assert await play_on(parlour, people) > 8
    ended = await parlour.store.round(maya.table_id, 1)
    assert ended.result.outcome == "winner"
    (recap,) = recaps(theo)
    assert "🏆 WINNER" in recap.text
    assert len(recap.images) == 1
    details = (await theo.press("Details", recap.id)).message
    assert "Every hand, card by card" in details.text
    proof = (await theo.press("Deal proof", recap.id)).message
    assert "✅ The cards dealt in this round are in the order" in proof.text
    plays = (await theo.press("Play-by-play", recap.id)).message
    assert "is turned up, and **Maya** starts." in plays.text


@pytest.mark.parametrize("level", list(Level))
async def test_a_person_against_a_computer_of_each_level(opened, level):
    parlour = await opened(seed=3)
    (maya,) = await seated(parlour, "Maya", computers=(level.value,))
    assert await play_on(parlour, [maya]) > 3
    assert recaps(maya)
    stored = await parlour.store.entries(maya.table_id, 1)
    assert {entry.seat for entry in stored} == {None, 0, 1}


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (2, 2), (2, 8)])
async def test_a_series_of_three_is_played_to_its_standings(opened, people, computers):
    parlour = await opened(seed=people + computers)
    names = ("Maya", "Theo")[:people]
    seats = await seated(parlour, *names, computers=("medium",) * computers, length=3, **EVERY)
    maya, table = seats[0], await live(parlour, seats[0])
    starts = []
    for game in range(1, 4):
        starts.append(table.moment.state.table.options.starter)
        assert table.record.options["stacking"]
        await play_on(parlour, seats)
        assert table.record.counted == game
        if game < 3:
            assert "Standings after game" in maya.table.text
            assert "House rules: stacking" in maya.table.text
            for person in seats:
                await person.press("Ready")
            await parlour.settle()
            for person in seats:
                await person.opens_hand()
    assert table.record.phase == "closed"
    assert sum(table.record.tally) == 3
    assert starts == [n % (people + computers) for n in range(3)]
    assert len(recaps(maya)) == 3
    assert "the series" in recaps(maya)[-1].text


async def test_ten_people_at_one_table(opened):
    parlour = await opened(seed=8)
    names = [f"Player {letter}" for letter in "ABCDEFGHIJ"]
    people = await seated(parlour, *names, **EVERY)
    table = await live(parlour, people[0])
    await play_on(parlour, people, lambda t: t.moment.acts > 14)
    assert table.moment.acts > 14 or table.record.phase != "playing"
    image = people[3].table.images[0]
    assert all(name in image.alt for name in names)


# Races


def exposed(table):
    return bool(table.moment.state.table.exposed)


async def until_exposed(parlour, people, table):
    """Play on until somebody has one uncalled card: nobody calls."""
    while table.record.phase == "playing" and not exposed(table):
        (seat,) = table.moment.awaited
        person = of_seat(people, table, seat)
        await fresh(person, table, seat)
        legal = [each for each in table.moment.legal(seat) if each != "call"]
        await does(person, legal[0])
        await parlour.settle()
    assert exposed(table), "nobody came down to one card; another seed does"


async def test_two_catch_in_the_same_instant_and_one_penalty_is_paid(opened):
    parlour = await opened(seed=5)
    people = await seated(parlour, "Maya", "Theo", "Ana")
    table = await live(parlour, people[0])
    await until_exposed(parlour, people, table)
    (seat,) = table.moment.state.table.exposed
    caught = of_seat(people, table, seat)
    others = [each for each in people if each is not caught]
    label = f"Catch {caught.person.name}!"
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
    parlour = await opened(seed=5)
    people = await seated(parlour, "Maya", "Theo", "Ana")
    table = await live(parlour, people[0])
    await until_exposed(parlour, people, table)
    (seat,) = table.moment.state.table.exposed
    caught = of_seat(people, table, seat)
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


def jumper(table):
    """Return a person's seat off turn that may play: it may jump in."""
    seats = range(len(table.record.chairs))
    return next(
        (
            seat
            for seat in seats
            if seat not in table.moment.awaited
            and any(each.startswith("play") for each in table.moment.legal(seat))
        ),
        None,
    )


async def test_a_jump_in_and_the_next_play_in_the_same_instant(opened):
    parlour = await opened(seed=2)
    people = await seated(parlour, "Maya", "Theo", "Ana", "Lia", jump_in=True)
    table = await live(parlour, people[0])
    await play_on(parlour, people, lambda t: jumper(t) is not None)
    seat, (turn,) = jumper(table), table.moment.awaited
    jumping, playing = of_seat(people, table, seat), of_seat(people, table, turn)
    for person, number in ((jumping, seat), (playing, turn)):
        await fresh(person, table, number)
    card = name(table.moment.state.table.discard[-1])
    acts = table.moment.acts
    jump = offered(jumping)["act", f"play {card}"]
    draw = offered(playing).get(("act", "draw"), offered(playing).get(("act", "keep")))
    first, second = await asyncio.gather(
        jumping.press(jump, jumping.hand_message), playing.press(draw, playing.hand_message)
    )
    await parlour.settle()
    assert first.kind == "update"
    assert second.kind == "update"
    entries = (await parlour.store.entries(jumping.table_id, 1))[acts:]
    assert (entries[0].seat, entries[0].action) == (seat, f"play {card}")
    told = [each.hand.text for each in (jumping, playing)]
    assert "⚡ You jumped in" in jumping.table.text + told[0] or "jumped in" in jumping.table.text
    assert len(entries) == 1 or entries[1].seat == turn
    if len(entries) == 1:
        assert "Your situation has changed" in told[1]


# Restarts


async def test_the_bot_is_started_again_in_every_kind_of_moment(opened):
    parlour = await opened(seed=21)
    people = await seated(parlour, "Maya", "Theo", "Ana", stacking=True)
    table, seen = await live(parlour, people[0]), set()

    def kinds(t):
        now = t.moment.state.table
        there = {"pending": now.pending, "holding": now.holding, "exposed": now.exposed}
        return {kind for kind, holds in there.items() if holds}

    while seen < {"pending", "holding", "exposed"}:
        await play_on(parlour, people, lambda t: kinds(t) - seen, calls=False)
        assert table.record.phase == "playing", seen
        seen.update(kinds(table))
        before = table.moment.state
        await parlour.restart()
        table = await live(parlour, people[0])
        assert table.moment.state == before


async def test_a_suit_choice_outlives_the_process(opened):
    parlour = await opened(seed=4)
    people = await seated(parlour, "Maya", "Theo")
    table = await live(parlour, people[0])

    def wild_in_hand(t):
        (seat,) = t.moment.awaited
        return any(each.startswith("play W ") for each in t.moment.legal(seat))

    await play_on(parlour, people, wild_in_hand)
    (seat,) = table.moment.awaited
    person = of_seat(people, table, seat)
    await fresh(person, table, seat)
    acts = table.moment.acts
    await person.press(offered(person)["pick", "play W"], person.hand_message)
    assert "Nothing happens until you confirm" in person.hand.text
    assert [each.label[:5] for each in person.hand.buttons[:4]] == [
        "Ember",
        "Sun (",
        "Leaf ",
        "Wave ",
    ]
    chosen = offered(person)["pick", "play W g"]
    await person.press(chosen, person.hand_message)
    assert "name 🍃 Leaf?" in person.hand.text
    await parlour.restart()
    table = await live(parlour, person)
    assert table.moment.acts == acts
    await person.until(lambda: "Your turn" in person.hand.text)
    await person.press(offered(person)["pick", "play W"], person.hand_message)
    await person.press("Take back", person.hand_message)
    assert "Your turn" in person.hand.text
    assert table.moment.acts == acts
    await does(person, "play W g")
    await parlour.settle()
    assert table.moment.state.table.suit == 2
    assert "named 🍃 Leaf" in person.table.text


async def test_a_hand_is_arranged_by_menus_and_stays_so(opened):
    parlour = await opened(seed=4)
    maya, _theo = await seated(parlour, "Maya", "Theo", auto_sort=False)
    table = await live(parlour, maya)

    def hand():
        return table.moment.state.hands[0]

    before = hand()
    await maya.press(offered(maya)["pick", "arrange"], maya.hand_message)
    (menu,) = maya.hand.menus
    await maya.select(maya.hand_message, menu.custom_id, ["3"])
    assert "lies at place 3 of 7" in maya.hand.text
    await maya.press("Move left", maya.hand_message)
    assert hand() == (before[0], before[2], before[1], *before[3:])
    await maya.press(offered(maya)["pick", "arrange"], maya.hand_message)
    await maya.select(maya.hand_message, maya.hand.menus[0].custom_id, ["7"])
    await maya.select(maya.hand_message, maya.hand.menus[0].custom_id, ["1"])
    arranged = (before[6], before[0], before[2], before[1], *before[3:6])
    assert hand() == arranged
    acts = table.moment.acts
    assert table.moment.awaited == {0}, "it costs no turn"
    assert "arranged" not in maya.table.text
    await parlour.restart()
    table = await live(parlour, maya)
    assert (hand(), table.moment.acts) == (arranged, acts)
    await maya.press(offered(maya)["act", "draw"], maya.hand_message)
    assert hand()[:7] == arranged
    assert len(hand()) == 8


# The clock


async def test_who_misses_three_turns_is_played_for_until_back(opened):
    parlour = await opened(seed=4)
    maya, theo = people = await seated(parlour, "Maya", "Theo", clock=15)
    table = await live(parlour, maya)
    for _ in range(40):
        if table.record.away or table.record.phase != "playing":
            break
        (seat,) = table.moment.awaited
        if seat == 0:
            await play_on(parlour, people, lambda t: 0 not in t.moment.awaited)
        else:
            parlour.advance(16)
            await table.expire()
            await parlour.settle()
    assert table.record.away == (1,)
    await parlour.settle()
    assert "A computer plays for **Theo**" in maya.table.text
    await theo.opens_hand()
    await theo.press("I am back", theo.hand_message)
    assert table.record.away == ()


async def test_a_stranger_catches_nobody(opened):
    parlour = await opened(seed=5)
    people = await seated(parlour, "Maya", "Theo", "Ana")
    table = await live(parlour, people[0])
    await until_exposed(parlour, people, table)
    (seat,) = table.moment.state.table.exposed
    label = f"Catch {of_seat(people, table, seat).person.name}!"
    stranger = parlour.join("Zoë").at(people[0])
    answer = await stranger.press(label)
    assert answer.ephemeral
    assert exposed(table)
    own = await of_seat(people, table, seat).press(label)
    assert "Too late or wrong" in own.message.text
