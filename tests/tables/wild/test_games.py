"""Whole games and series through the bot and the sandbox, by buttons and menus alone."""

import pytest
from play.parlour import live
from tables.wild.people import does, fresh, of_seat, offered, play_on, seated

from engines.core.codec import unpack_events
from engines.wild.cards import WILD
from engines.wild.events import Drew, Played, Why
from engines.wild.game import GAME
from renderers.kit.reel import drawn

RULES = {"stacking", "draw_until_playable", "jump_in", "swap", "pass"}
EVERY = {"stacking": True, "draw_until_playable": True, "jump_in": True, "seven_zero": True}


def recaps(person):
    return [each for each in person.messages() if each.button("Deal proof")]


async def test_two_people_play_a_game_by_every_house_rule(opened):
    parlour = await opened(seed=557, paint=drawn)
    maya, theo = people = await seated(parlour, "Maya", "Theo", **EVERY)
    assert "House rules: stacking · draw until you can play · jump-in · 7-0" in maya.table.text
    assert await play_on(parlour, people) > 8
    assert await rules_used(parlour, maya) == RULES
    (recap,) = recaps(theo)
    assert "🏆 WINNER" in recap.text
    assert len(recap.images) == 1
    details = (await theo.press("Details", recap.id)).message
    assert "Every hand, card by card" in details.text
    proof = (await theo.press("Deal proof", recap.id)).message
    assert "✅ The cards dealt in this game are in the order" in proof.text
    plays = (await theo.press("Play-by-play", recap.id)).message
    assert "is turned up, and **Maya** starts." in plays.text


async def rules_used(parlour, person):
    """Return the house rules of which a game made use: an answer, a row of draws, a jump, swaps."""
    used = set()
    for entry in await parlour.store.entries(person.table_id, 1):
        for event in unpack_events(GAME, entry.events):
            match event:
                case Played():
                    own = 4 if event.card >= WILD else 2
                    used |= {"stacking"} if event.pending > own else set()
                    used |= {"jump_in"} if event.jumped else set()
                    used |= {"swap"} if event.swapped is not None else set()
                    used |= {"pass"} if event.passed else set()
                case Drew(why=Why.TURN, count=count) if count > 1:
                    used.add("draw_until_playable")
    return used


@pytest.mark.parametrize(
    ("people", "computers", "seed"),
    [(2, (), 109), (2, ("easy", "hard"), 40), (2, ("medium",) * 8, 11)],
    ids=("two", "four", "ten"),
)
async def test_a_series_of_three_is_played_to_its_standings(opened, people, computers, seed):
    parlour = await opened(seed=seed, edit_interval=0.05)
    names, rules = ("Maya", "Theo")[:people], {"stacking": True, "jump_in": True}
    seats = await seated(parlour, *names, computers=computers, length=3, **rules)
    maya, table = seats[0], await live(parlour, seats[0])
    starts = []
    for game in range(1, 4):
        starts.append(table.moment.state.table.options.starter)
        assert table.record.options["stacking"]
        assert all(name in maya.table.images[0].alt for name in table.record.names)
        await play_on(parlour, seats)
        assert table.record.counted == game
        if game < 3:
            assert "Standings after game" in maya.table.text
            assert "House rules: stacking · jump-in" in maya.table.text
            for person in seats:
                await person.press("Ready")
            await parlour.settle()
            for person in seats:
                await person.opens_hand()
    assert table.record.phase == "closed"
    assert sum(table.record.tally) == 3
    assert starts == [n % (people + len(computers)) for n in range(3)]
    assert len(recaps(maya)) == 3
    assert "the series" in recaps(maya)[-1].text


# Restarts


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
    await person.press("Go back", person.hand_message)
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
    table, warned = await live(parlour, maya), set()
    while not table.record.away:
        await play_on(parlour, people, lambda t: 1 in t.moment.awaited)
        parlour.advance(5)
        assert "nearly up" not in maya.table.text
        parlour.advance(6)
        await theo.until(lambda: "nearly up" in theo.hand.text and "nearly up" in maya.table.text)
        parlour.advance(5)
        await table.expire()
        await parlour.settle()
        warned |= {
            said for said in ("a turn. After 2", "2 turns in a row. If") if said in theo.hand.text
        }
    assert len(warned) == 2
    await play_on(parlour, [maya], lambda t: len(t.record.stood_in) > 3)
    assert "A computer plays for **Theo**" in maya.table.text
    assert "A computer plays for you" in theo.hand.text
    await theo.press("I am back", theo.hand_message)
    assert table.record.away == ()
    await play_on(parlour, people)
    stored = await parlour.store.round(maya.table_id, 1)
    entries = await parlour.store.entries(maya.table_id, 1)
    done = [entries[number].action for number in stored.stood_in]
    assert done.count("timeout") == 3
    assert len(done) >= 4
    (recap,) = recaps(maya)
    told = recap.text.split("**Played for those who did not move in time** (🤖)\n")[1]
    assert told.count("**Theo** drew") >= 3
    whole = (await maya.press("Play-by-play", recap.id)).message.text
    assert whole.count("🤖") >= 4
