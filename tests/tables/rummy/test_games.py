"""Whole tables of rummy through the sandbox, by commands, buttons and menus alone."""

from random import Random

import pytest
from play.parlour import Open, Player, changed, live
from play.sketches import sketched
from tables.rummy.people import chooses, confirms, control, does, opens, plays, presses, seat_of

from engines.core.contract import Level
from engines.rummy.game import GAME
from engines.rummy.table import Phase
from renderers.kit.reel import drawn


async def waits_for(parlour: Open, table, people) -> Player:
    """Wait until it is the turn of one of *people*; return whose."""
    await parlour.settle()
    (seat,) = table.moment.awaited
    found = next((p for p in people if p.user == table.record.chairs[seat].user), None)
    if found is None:
        await changed(table)
        return await waits_for(parlour, table, people)
    return found


def at(phase: Phase):
    """Stop as soon as the table is in *phase*."""
    return lambda table, _: "enough" if table.moment.state.phase is phase else None


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
    assert table.record.deadline.at - parlour.now() == pytest.approx(60, abs=5)
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
    await plays(parlour, [maya, theo])
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


async def test_grouping_off_turn_by_buttons_outlives_draws_and_a_restart(opened):
    parlour = await opened(seed=5)
    people = await opens(parlour, 2, clock="0")
    table = await live(parlour, people[0])
    first = await waits_for(parlour, table, people)
    other = next(each for each in people if each is not first)
    await chooses(other, "pick", "group", "0", "5", "7")
    assert "Where do they go?" in other.hand.text
    new = next(b for b in other.hand.buttons if (b.label or "").startswith("New group"))
    await other.person.press(other.hand_message, new.custom_id)
    seat = seat_of(table, other)
    grouped = table.moment.state.hands[seat]
    assert any(len(group) == 3 for group in grouped)
    await does(first, "draw")
    await parlour.restart()
    await parlour.settle()
    table = await live(parlour, people[0])
    assert table.moment.state.hands[seat] == grouped
    assert table.moment.state.phase is Phase.DISCARD  # drawn and not thrown
    assert control(first, "act", "discard")
    await plays(parlour, people)
    assert table.record.phase == "between"


@pytest.mark.parametrize("way", ["cut", "sort", "hint"])
async def test_split_sort_and_hint_by_buttons(opened, way):
    parlour = await opened(seed=5)
    people = await opens(parlour, 2, clock="0")
    table = await live(parlour, people[0])
    player = people[0]
    seat = seat_of(table, player)
    before = table.moment.state.hands[seat]
    await presses(player, "pick", way)
    if way == "hint":
        await confirms(player, "arrange")
    else:
        menu = next(m for m in player.hand.menus if m.custom_id.endswith(":arrange"))
        await chooses(player, "act", "arrange", menu.options[0]["value"])
    assert table.moment.state.hands[seat] != before
    assert "Your hand" in player.hand.text


async def test_a_move_to_another_group_by_its_menu(opened):
    parlour = await opened(seed=5)
    people = await opens(parlour, 2, clock="0")
    table = await live(parlour, people[0])
    seat = seat_of(table, people[1])
    count = len(table.moment.state.hands[seat])
    await chooses(people[1], "pick", "group", "12")
    menu = next(m for m in people[1].hand.menus if m.custom_id.endswith(":arrange"))
    assert "becomes:" in menu.options[0]["description"]
    await chooses(people[1], "act", "arrange", menu.options[0]["value"])
    assert len(table.moment.state.hands[seat]) in (count, count - 1)


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_wrong_declaration_by_buttons(opened, goes_on):
    parlour = await opened(seed=11)
    wrong = "plays_on" if goes_on else "ends"
    people = await opens(parlour, 3, clock="0", wrong_declaration=wrong)
    table = await live(parlour, people[0])
    player = await waits_for(parlour, table, people)
    seat = seat_of(table, player)
    await does(player, "draw")
    await chooses(player, "pick", "declare", "0")
    assert "❌ WRONG" in player.hand.text
    assert "costs you 80 points" in player.hand.text
    await player.person.press(player.hand_message, "Declare wrongly for 80 points")
    await parlour.settle()
    assert table.moment.state.fixed[seat] == 80
    if goes_on:
        assert "out of this deal for 80 points" in player.hand.text
        await plays(parlour, people)
    assert table.record.phase == "between"
    assert "declared wrongly" in people[0].table.text or goes_on


async def test_drops_of_each_kind_by_buttons(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 3, clock="0", variant="pool201")
    table = await live(parlour, people[0])
    first = await waits_for(parlour, table, people)
    await presses(first, "pick", "drop")
    assert "25 points (first drop)" in first.hand.text
    await first.person.press(first.hand_message, "Go back")
    assert table.moment.state.fixed == (None,) * 3
    await does(first, "drop")
    assert table.moment.state.fixed[seat_of(table, first)] == 25

    def throws(now, seat):
        if now.moment.state.phase is Phase.DRAW and seat in now.moment.state.drawn_once:
            return "drop"
        return None

    await plays(parlour, people, wish=lambda t, s: at(Phase.BETWEEN)(t, s) or throws(t, s))
    assert sorted(table.moment.state.scores) == [0, 25, 50]
    await people[0].until(lambda: "won the deal" in people[0].table.text)


async def test_misses_are_warned_of_and_drop(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 2)
    table = await live(parlour, people[0])
    slow = await waits_for(parlour, table, people)
    seat = seat_of(table, slow)
    for missed in (1, 2, 3):
        assert await waits_for(parlour, table, people) is slow
        moment = table.moment
        parlour.advance(29)
        assert table.moment is moment
        parlour.advance(2)
        await changed(table) if table.moment is moment else None
        await parlour.settle()
        if missed < 3:
            assert table.moment.state.misses[seat] == missed
            other = await waits_for(parlour, table, people)
            assert other is not slow
            await does(other, "draw")
            view = table.sight_of(other.user)
            await does(other, next(t for t in view.legal if t.startswith("discard")))
            await parlour.settle()
            assert f"You missed {'a turn' if missed == 1 else '2 turns'}" in slow.hand.text
    assert table.record.phase == "between"
    assert table.moment.state.fixed[seat] == 40


async def test_the_clock_of_the_command_is_one_for_drawing_and_throwing(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 2, command={"clock": 15})
    table = await live(parlour, people[0])
    player = await waits_for(parlour, table, people)
    deadline = table.record.deadline
    assert deadline.at - parlour.now() == pytest.approx(15, abs=5)
    await does(player, "draw")
    assert table.record.deadline == deadline
    parlour.advance(16)
    await waits_for(parlour, table, [each for each in people if each is not player])
    assert "missed the turn; the drawn" in player.table.text


async def test_grouping_stops_no_clock(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 2)
    table = await live(parlour, people[0])
    player = await waits_for(parlour, table, people)
    deadline, hands = table.record.deadline, table.moment.state.hands
    parlour.advance(10)
    await presses(player, "pick", "sort")
    menu = next(m for m in player.hand.menus if m.custom_id.endswith(":arrange"))
    await chooses(player, "act", "arrange", menu.options[0]["value"])
    assert table.moment.state.hands != hands
    assert table.record.deadline == deadline


async def test_whose_hand_could_not_be_shown_has_twenty_seconds_more_to_group(opened):
    parlour = await opened(seed=11)
    people = await opens(parlour, 3, variant="pool201")
    table = await live(parlour, people[0])
    declares = ""

    def until_declared(now, seat):
        nonlocal declares
        view = now.moment.game.view(now.moment.state, seat)
        declares = GAME.text(GAME.choose(view, Level.MEDIUM, Random(7)))
        return "enough" if declares.startswith("declare") else declares

    await plays(parlour, people, wish=until_declared)
    declarer = await waits_for(parlour, table, people)
    here, lost = (each for each in people if each is not declarer)
    await here.command("table pause")
    parlour.advance(15 * 60)
    await here.command("table resume")
    for person in (declarer, here):
        await person.opens_hand()
    await does(declarer, declares)
    await parlour.settle()
    until = table.record.deadline.at
    assert until - parlour.now() == pytest.approx(20, abs=5)
    assert "Group your cards" in here.hand.text
    assert table.sight_of(here.user).until == until
    assert table.sight_of(lost.user).until == until + 20
    parlour.advance(21)
    await changed(table)
    await parlour.settle()
    assert table.moment.awaited == {seat_of(table, lost)}
    assert f"Time was up for **{here.name}**" in lost.table.text
    assert table.record.deadline.at == until + 20
    parlour.advance(20)
    await changed(table)
    await parlour.settle()
    assert f"Time was up for **{lost.name}**" in lost.table.text


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
