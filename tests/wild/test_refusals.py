"""What is refused, by which rule and under which key; a refused act changes nothing."""

import pytest
from wild.tables import placed

from engines.core.playout import Playout
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.wild.game import GAME
from engines.wild.options import Options


def plain():
    return placed("r5 b6 r7 W", "g1 g2", "r3 y4")


def jumping():
    return placed("r5 b6 r7 W", "g1 g2", "r3 y4", options="jump_in")


def swapping():
    return placed("r5 b6 r7 W", "g1 g2", "r3 y4", options="seven_zero")


def drawn():
    return placed("r5 r6", "g1", phase="drawn", drawn="r6")


def stacked():
    return placed("r5 b6", "g1", top="rD", pending=2, pending_face="D", options="stacking")


def empty():
    return placed("r5 b6", "g1", "", rest=2)


def exposed():
    return placed("r5 b6 b7", "g1", "y4 y5", exposed=[1], last=1)


def over():
    return placed("", "g1", phase="over", winner=0, points=1, last=0, turn=None)


ROWS = [
    # rule, why, table, seat, action
    ("12.1", "over", over, 1, "draw"),
    ("12.1", "over", over, 1, "leave"),
    ("14.1", "left", lambda: placed("r5", "", "g1", out=[1]), 1, "draw"),
    ("14.1", "left", lambda: placed("r5", "", "g1", out=[1]), 1, "leave"),
    ("3.1", "not_your_turn", plain, 1, "draw"),
    ("3.1", "not_your_turn", plain, 1, "keep"),
    ("3.1", "not_your_turn", plain, 1, "timeout"),
    ("3.1", "not_your_turn", plain, 2, "play r3"),
    ("3.1", "not_held", plain, 0, "play r9"),
    ("2.1", "does_not_fit", plain, 0, "play b6"),
    ("2.2", "name_a_suit", plain, 0, "play W"),
    ("10.1", "no_swap", plain, 0, "play r7 1"),
    ("10.1", "name_a_seat", swapping, 0, "play r7"),
    ("10.1", "no_such_seat", swapping, 0, "play r7 0"),
    ("10.1", "no_such_seat", swapping, 0, "play r7 9"),
    ("9.1", "no_jump_in", jumping, 1, "play g1"),
    ("9.1", "no_jump_in", jumping, 1, "play r3"),
    ("3.3", "only_the_drawn_card", drawn, 0, "play r5"),
    ("3.3", "already_drew", drawn, 0, "draw"),
    ("3.3", "nothing_drawn", plain, 0, "keep"),
    ("7.1", "answer_or_draw", stacked, 0, "play r5"),
    ("5.3", "nothing_to_draw", empty, 0, "draw"),
    ("6.5", "no_call", plain, 0, "call"),
    ("6.5", "no_call", plain, 2, "call"),
    ("6.5", "no_catch", plain, 0, "catch 1"),
    ("6.5", "no_catch", plain, 0, "catch 9"),
    ("6.5", "no_catch", exposed, 1, "catch 1"),
    ("11.1", "hands_are_sorted", plain, 0, "arrange r5 b6 r7 W"),
    ("11.2", "not_your_hand", lambda: placed("r5", "g1", options="no_auto_sort"), 0, "arrange r6"),
]


@pytest.mark.parametrize(("rule", "why", "table", "seat", "action"), ROWS)
def test_refusal(rule, why, table, seat, action):
    playing = table()
    before = playing.state
    with pytest.raises(RuleError) as refused:
        playing.do(seat, action)
    assert (refused.value.rule, refused.value.why) == (rule, why)
    assert playing.state == before
    assert action not in playing.legal(seat)


def test_starter_without_a_seat():
    with pytest.raises(RuleError) as refused:
        Playout(GAME, 2, Options(starter=2), Seeded(1))
    assert (refused.value.rule, refused.value.why) == ("1.5", "no_such_seat")


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_seats(seats):
    with pytest.raises(ValueError):
        Playout(GAME, seats, Options(), Seeded(1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play r5 g",
        "play r5 1",
        "play W 1",
        "play W rg",
        "play r7 x",
        "play r7 11",
        "play r7 ²",
        "play W g 1",
        "play zz",
        "Draw",
        "draw 2",
        "catch",
        "catch x",
        "catch -1",
        "call 1",
        "arrange r5 xx",
        " draw",
    ],
)
def test_no_action(text):
    with pytest.raises(ValueError):
        GAME.parse(text)


WRONG = [
    # what is said, hands, what is wrong with the position
    ("hands: 3", ["r5", "g1", "b1"], {"seats": 2}),
    ("pack of 108", ["r5", "g1"], {"draw": ["r5"]}),
    ("no card", ["r5", "g1"], {"draw": ["zz"]}),
    ("no seat 2", ["r5", "g1"], {"turn": 2}),
    ("no seat -1", ["r5", "g1"], {"last": -1}),
    ("suit", ["r5", "g1"], {"suit": "x"}),
    ("another", ["r5", "g1"], {"suit": "g"}),
    ("dir", ["r5", "g1"], {"dir": 0}),
    ("phase", ["r5", "g1"], {"phase": "none"}),
    ("not in this phase", ["r5", "g1"], {"drawn": "r5"}),
    ("not in this phase", ["r5", "g1"], {"phase": "drawn"}),
    ("no card that may be played", ["r5 b6", "g1"], {"phase": "drawn", "drawn": "b6"}),
    ("out: a hand", ["r5", "g1", "b1"], {"out": [1]}),
    ("fewer than two", ["r5", ""], {"out": [1]}),
    ("hands: none", ["r5", ""], {}),
    ("turn: nobody", ["r5", "", "g1"], {"out": [1], "turn": 1}),
    ("turn: nobody", ["r5", "g1"], {"turn": None}),
    ("called", ["r5", "g1"], {"called": 1}),
    ("exposed", ["r5 r6", "g1"], {"exposed": [0]}),
    ("pending: without stacking", ["r5", "g1"], {"discard": "rD", "pending": 2, "face": "D"}),
    ("pending: the top card", ["r5", "g1"], {"pending": 2, "face": "D"}),
    ("pending_face", ["r5", "g1"], {"discard": "rD", "pending": 2, "face": "F"}),
    ("before the game is over", ["r5", "g1"], {"winner": 1}),
    ("Expected `int", ["r5", "g1"], {"pending": "2"}),
]


@pytest.mark.parametrize(("said", "hands", "wrong"), WRONG)
def test_position(said, hands, wrong):
    """A position that no game comes to is refused with what is wrong with it."""
    changed = {**wrong, "pending_face": wrong.get("face")}
    seats = changed.pop("seats", len(hands))
    top = changed.pop("discard", "r3")
    right = GAME.position(placed(*[hand or "y9" for hand in hands], top=top).state)
    written = {**right, **{key: value for key, value in changed.items() if key != "face"}}
    if "" in hands:
        empty = hands.index("")
        written["draw"] = [*written["draw"], *written["hands"][empty]]
        written["hands"] = [*right["hands"][:empty], [], *right["hands"][empty + 1 :]]
    with pytest.raises(ValueError, match=said):
        GAME.place(seats, Options(), written)
