"""What is told of a game of Wild: what happened, to whom, and in which words."""

import pytest
from presenters.limits import text
from tables.wild.rounds import EN, Live, played_out
from tables.wild.samples import ALL_RULES, TEN, placed

from bot.presenters import wild
from bot.presenters.hand import hand
from bot.presenters.lately import in_lines
from bot.presenters.part import GamePresenter
from bot.presenters.table import table
from engines.core.seats import Seat
from engines.wild.events import Drew, Reshuffled, Why

PART: GamePresenter = wild
SCENE = "scene"
TOLD = [
    (["r3 r4", 5, 5], "r7", ["play r3"], "**Maya** played ♦️ Ember 3. **Maya** has one card left"),
    (["rS r4 y1", 5, 5], "r7", ["play rS"], "The next player loses the turn."),
    (["rR r4 y1", 5, 5], "r7", ["play rR"], "Play goes the other way round now."),
    (["rR r4 y1", 5], "r7", ["play rR"], "The next player loses the turn."),
    (["rD r4 y1", 5, 5], "r7", ["play rD"], "**Theo** has to answer or draw 2."),
    (["W r4 y1", 5, 5], "r7", ["play W g"], "**Maya** played 🌈 Wild and named 🍃 Leaf."),
    (["b7 r4 y1", 5, 5], "r7", ["play b7 2"], "🔄 **Maya** swapped hands with **Priyanka**."),
    (["r0 r4 y1", 5, 5], "r7", ["play r0"], "🔄 Every hand went on to the next player."),
    (["r4 y1", 5, 5], "r7", ["call"], "📣 **Maya** called the last card before playing."),
    (["rD r4 y1", "y3 g5", 5], "r7", ["play rD", "draw"], "**Theo** gave in to the stack and drew"),
]


@pytest.mark.parametrize(("hands", "top", "acts", "said"), TOLD)
def test_what_happened_is_told(hands, top, acts, said):
    live = Live.at(placed(hands, top))
    for seat, action in enumerate(acts):
        live.do(seat, action)
    assert said in text(table(live.sight(), SCENE, PART, EN))


def test_a_catch_and_a_jump_in_are_told_to_all_and_to_those_concerned():
    live = Live.at(placed([7, "g9", 4], "g3", exposed=[1], last=1))
    live.do(2, "catch 1")
    shown = text(table(live.sight(), SCENE, PART, EN))
    assert "✋ **Priyanka** caught **Theo** with an uncalled last card." in shown
    assert "For that **Theo** drew 2 cards." in shown
    assert "You caught **Theo**" in text(hand(live.sight(2), SCENE, PART, EN))
    caught = text(hand(live.sight(1), SCENE, PART, EN))
    assert "**Priyanka** caught you" in caught
    assert "For that you drew 2 cards: " in caught
    live = Live.at(placed([7, "b2 g9 g1"], "b2", last=0))
    live.do(1, "play b2")
    assert "⚡ **Theo** jumped in with 💧 Wave 2." in text(table(live.sight(), SCENE, PART, EN))


def test_who_gets_another_hand_is_told_so():
    live = Live.at(placed(["b7 r4 y1", 5, 5], "r7"))
    live.do(0, "play b7 2")
    got = text(hand(live.sight(2), SCENE, PART, EN))
    assert "**Maya** swapped hands with you" in got
    assert "You hold 2 cards: ♦️ Ember 4 · ☀️ Sun 1" in got
    assert "You swapped hands with **Priyanka**" in text(hand(live.sight(0), SCENE, PART, EN))
    assert "with **Priyanka**" in text(hand(live.sight(1), SCENE, PART, EN))


def test_what_others_drew_is_not_told():
    live = Live.at(placed([5, 5], "b9"))
    live.do(0, "draw")
    assert told_drawing(live, 0) == "You drew Wave 8; it fits."
    assert told_drawing(live, 1) == told_drawing(live, None) == "A drew a card; it fits."


def told_drawing(live, seat):
    return wild.told(live.heard(seat)[-1][-1], ["A", "B"], EN, seat)


POINTS = (
    "made the others draw",
    "came back from",
    "drew the biggest stack",
    "jumped in",
    "changed owners",
    " caught ",
    "drew the most",
)


def test_points_that_turned_a_game_are_told():
    found = set()
    for seed in range(12):
        events = [event for act in played_out(4, seed, ALL_RULES).acts for event in act]
        told = " ".join(wild.turning_points(events, TEN, EN))
        found |= {point for point in POINTS if point in told}
    assert found == set(POINTS)


def test_a_draw_that_a_shuffle_cut_in_two_is_told_once():
    """Of one seat for one reason; what another seat draws is a draw of its own."""
    before = Drew(Seat(1), Why.STACK, Seat(0), 1)
    shuffle, after = Reshuffled(20), Drew(Seat(1), Why.STACK, Seat(0), 3)
    other = Drew(Seat(0), Why.HIT, Seat(1), 2)
    told = in_lines((before, shuffle, after, other), ("Maya", "Theo"), PART, EN)
    (line,) = told
    assert line.startswith("Theo gave in to the stack and drew 4 cards. The 20 cards under the top")
    assert line.endswith("a new draw pile. Maya had to draw 2 cards.")
    apart = in_lines((other, shuffle, after), ("Maya", "Theo"), PART, EN)
    assert "drew 3 cards" in apart[0]
    assert "had to draw 2 cards" in apart[0]
