"""Whole tables of rummy through the sandbox, by commands, buttons and menus alone."""

import pytest
from play.parlour import live
from play.sketches import sketched
from tables.rummy.people import (
    at,
    does,
    opens,
    plays,
    seat_of,
    waits_for,
)

from engines.core.contract import Level
from engines.rummy.table import Phase
from renderers.kit.reel import drawn


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(2, "points"), (6, "points"), (2, "pool61"), (2, "deals")],
)
async def test_a_whole_table_by_buttons(opened, seats, variant):
    parlour = await opened(seed=11, paint=drawn if variant == "pool61" else sketched)
    people = await opens(parlour, seats, variant=variant, clock="0")
    await plays(parlour, people, level=Level.HARD)
    table = await live(parlour, people[0])
    assert table.record.phase == "between"
    recap = next(m for m in people[-1].messages() if m.button("Deal proof"))
    assert "WINNER" in recap.text
    assert "play chips" in recap.text
    assert sum(table.record.points) == 0  # what some win the others lose
    assert "won and lost at this table" in people[0].table.text
    details = await people[0].press("Details", recap.id)
    assert "Pure sequence" in details.message.text


@pytest.mark.parametrize("variant", ["pool101", "pool201"])
async def test_a_pool_with_many_drops_ends_with_one_seat_in(opened, variant):
    parlour = await opened(seed=11)
    people = await opens(parlour, 3, variant=variant, clock="0")
    table = await live(parlour, people[0])
    await plays(parlour, people, wish=lambda t, s: at(Phase.BETWEEN)(t, s) or drops(t, s))
    await parlour.restart()
    await parlour.settle()
    table = await live(parlour, people[0])
    assert table.moment.state.phase is Phase.BETWEEN
    assert people[0].table.button("Ready for the next deal")
    await plays(parlour, people, wish=drops)
    assert table.record.phase == "between"
    assert len(table.moment.state.in_table) == 1
    assert max(table.moment.state.result.chips) == 30
    assert "is the last one in and takes the pool of 30 play chips" in people[0].table.text


@pytest.mark.parametrize("level", list(Level))
async def test_a_person_against_a_computer_of_each_level(opened, level):
    parlour = await opened(seed=3)
    maya = parlour.join("Maya")
    await maya.opens(game="rummy", against=level.value)
    await maya.press("Start")
    await parlour.settle()
    await maya.opens_hand()
    table = await live(parlour, maya)
    assert table.moment.state.options.practice
    await waits_for(parlour, table, [maya])
    assert table.record.deadline is None  # whoever reads the rules first loses nothing
    assert "no clock runs until you have drawn" in maya.hand.text
    await does(maya, "draw")
    assert table.record.deadline.at - parlour.now() == pytest.approx(60, abs=20)
    await plays(parlour, [maya], level=Level.HARD)
    assert table.record.phase == "between"


async def test_two_people_and_two_computers_play_a_pool(opened):
    parlour = await opened(seed=8)
    maya, theo = (parlour.join(name) for name in ("Maya", "Theo"))
    await maya.opens(game="rummy")
    await theo.joins(maya)
    for _ in range(2):
        menu = maya.table.menus[0]
        await maya.person.select(maya.table_message, menu.custom_id, ["easy"])
        await parlour.settle()
    answer = await maya.press("Options")
    menu = next(m for m in answer.message.menus if m.custom_id.endswith(":variant"))
    await maya.person.select(answer.message.id, menu.custom_id, ["pool61"])
    await maya.press("Start")
    await parlour.settle()
    for person in (maya, theo):
        await person.opens_hand()
    table = await live(parlour, maya)
    assert not table.moment.state.options.practice
    await plays(parlour, [maya, theo], level=Level.HARD)
    assert table.record.phase == "between"
    assert len(table.moment.state.left) == 0


async def test_the_toss_moves_people_and_their_hands_with_them(opened):
    for seed in range(3):
        parlour = await opened(seed=seed)
        people = await opens(parlour, 3)
        table = await live(parlour, people[0])
        for person in people:
            seat = seat_of(table, person)
            sight = table.sight_of(person.user)
            assert sight.view.seat == seat
            assert sight.view.hand == table.moment.state.hands[seat]


async def test_a_split_refused_and_then_accepted_outlives_a_restart(opened):
    parlour = await opened(seed=21)
    people = await opens(parlour, 3, variant="pool61", clock="0", entry_fee="50")
    table = await live(parlour, people[0])

    def until_a_split(now, seat):
        return "enough" if "split" in now.moment.legal(seat) else drops(now, seat)

    await plays(parlour, people, wish=until_a_split)
    await parlour.settle()
    still = [each for each in people if seat_of(table, each) in table.moment.state.in_table]
    (gone,) = [each for each in people if each not in still]
    assert seat_of(table, gone) == 0  # eliminated
    assert "You are out of the table with 75 points" in gone.hand.text
    await does(still[0], "split")
    await parlour.settle()
    assert "Split the prize?" in gone.table.text
    await still[1].press("Refuse the split")
    await parlour.settle()
    assert "refuses: the split is off" in gone.table.text
    deal = table.moment.state.deal
    await plays(parlour, people, wish=lambda t, s: new_deal(t, deal) or drops(t, s))
    await plays(parlour, people, wish=until_a_split)
    await parlour.settle()
    await does(still[0], "split")
    await parlour.restart()
    await parlour.settle()
    table = await live(parlour, people[0])
    assert table.moment.state.vote is not None
    refused = await gone.press("Accept the split")
    assert "out of this table" in refused.message.text
    await still[1].press("Accept the split")
    await parlour.settle()
    assert "SPLIT" in people[0].table.text
    assert sorted(table.moment.state.result.chips) == [0, 75, 75]
    assert sum(table.record.points) == 0


def drops(table, seat):
    """Let seat 0 drop in every deal, and the others in turn, so that points add up quickly."""
    loser = 1 + table.moment.state.deal % 2
    return "drop" if seat in (0, loser) and "drop" in table.moment.legal(seat) else None


def new_deal(table, after: int):
    return "enough" if table.moment.state.deal > after else None


async def test_the_open_pile_is_turned_when_the_closed_one_is_empty(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 6, clock="0")
    table = await live(parlour, people[0])

    def passes(now, seat):
        state = now.moment.state
        if any("shuffled into" in m.text for m in people[0].messages()):
            return "enough"
        if state.phase is Phase.DRAW:
            return "draw"
        return next(t for t in now.moment.legal(seat) if t.startswith("discard"))

    await plays(parlour, people, wish=passes, most=80)
    assert any("shuffled into a new closed pile" in m.text for m in people[0].messages())
    assert len(table.moment.secrets) == 4  # the toss, the seats, the deal, and this one


async def test_the_same_table_by_move(opened):
    """Every legal act can be typed: what the autocomplete offers is what is played."""
    parlour = await opened(seed=3)
    people = await opens(parlour, 2, clock="0")
    table = await live(parlour, people[0])
    player = await waits_for(parlour, table, people)
    offered = await player.complete("move", {"action": "dr"}, focused="action")
    assert ("Draw from the closed pile", "draw") in offered
    await player.command("move", {"action": "draw"})
    offered = await player.complete("move", {"action": "throw"}, focused="action")
    await player.command("move", {"action": offered[0][1]})
    assert table.moment.state.phase is Phase.DRAW


async def test_messages_of_others_show_no_card_of_a_hand(opened):
    parlour = await opened(seed=3)
    people = await opens(parlour, 2, clock="0")
    stranger = parlour.join("Sam")
    await plays(parlour, people, wish=at(Phase.BETWEEN), most=6)
    await parlour.settle()
    assert not any(m.ephemeral for m in stranger.messages())
    answer = await stranger.at(people[0]).press("My hand")
    assert "no seat" in answer.message.text
