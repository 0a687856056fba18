"""A deal of rummy by buttons and menus alone: grouping, declaring, dropping, and the clock."""

from random import Random

import pytest
from play.parlour import changed, live
from tables.rummy.people import (
    at,
    chooses,
    confirms,
    control,
    does,
    opens,
    plays,
    presses,
    seat_of,
    waits_for,
)

from engines.core.contract import Level
from engines.rummy.game import GAME
from engines.rummy.table import Phase


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
        parlour.advance(22)
        assert table.moment is moment
        parlour.advance(9)
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
    assert deadline.at - parlour.now() == pytest.approx(15, abs=8)
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
    assert until - parlour.now() == pytest.approx(20, abs=8)
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
