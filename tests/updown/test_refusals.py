"""What is refused, why, by which rule, and with which facts."""

import pytest
from updown.tables import NO_SHUFFLE, act, table

from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.updown.actions import Draw, Keep, Leave, Play, Timeout
from engines.updown.game import GAME
from engines.updown.options import Options

SIX, SEVEN, NINE, JOKER = 5, 6, 8, 52


def pile():
    return table("6c 7d 9c Xr", "5h 8s", up="7c", draw="8h Kd")


def no_pile():
    return table("6c 7d 9c Xr", "5h 8s", up="7c")


def held():
    return act(pile(), "0 draw")[0]


def last_held():
    return act(table("6c 9c", "5h 8s", up="7c", draw="8h"), "0 draw")[0]


def over():
    return act(pile(), "1 leave")[0]


def left():
    return act(table("6c 9c", "5h", "4h", up="7c", draw="8h"), "1 leave")[0]


ROWS = [
    (over, 0, Draw(), "over", "5.7", {}),
    (over, 0, Leave(), "over", "5.7", {}),
    (over, 1, Timeout(), "over", "5.7", {}),
    (left, 1, Draw(), "left", "6.1", {}),
    (left, 1, Leave(), "left", "6.1", {}),
    (left, 1, Timeout(), "left", "6.1", {}),
    (pile, 1, Play(43), "not_your_turn", "3.1", {"turn": 0}),
    (pile, 1, Draw(), "not_your_turn", "3.1", {"turn": 0}),
    (pile, 1, Timeout(), "not_your_turn", "3.1", {"turn": 0}),
    (pile, 0, Play(33), "not_held", "3.5", {"card": "8h"}),
    (pile, 0, Play(NINE), "does_not_fit", "2.1", {"card": "9c", "rank": "7"}),
    (pile, 0, Play(SEVEN + 13), "does_not_fit", "2.2", {"card": "7d", "rank": "7"}),
    (pile, 0, Play(JOKER), "needs_call", "2.3", {"card": "Xr"}),
    (pile, 0, Play(JOKER, 13), "needs_call", "2.3", {"card": "Xr"}),
    (pile, 0, Play(JOKER, -1), "needs_call", "2.3", {"card": "Xr"}),
    (pile, 0, Play(SIX, 3), "no_call", "2.3", {"card": "6c"}),
    (pile, 0, Keep(), "nothing_drawn", "3.4", {}),
    (held, 0, Draw(), "already_drew", "3.2", {"card": "8h"}),
    (last_held, 0, Draw(), "already_drew", "3.2", {"card": "8h"}),
    (no_pile, 0, Draw(), "pile_empty", "4.1", {}),
    (no_pile, 0, Keep(), "must_play", "4.1", {}),
]


@pytest.mark.parametrize(("start", "seat", "action", "why", "number", "facts"), ROWS)
def test_refused(start, seat, action, why, number, facts):
    state = start()
    before = GAME.position(state)
    with pytest.raises(RuleError) as refused:
        GAME.decide(state, seat, action, NO_SHUFFLE)
    assert (refused.value.why, refused.value.rule, refused.value.facts) == (why, number, facts)
    assert GAME.position(state) == before


@pytest.mark.parametrize("starter", [-1, 2, 99])
def test_a_starter_without_a_seat_is_refused(starter):
    with pytest.raises(RuleError) as refused:
        GAME.begin(2, Options(starter=starter), Seeded(1))
    assert (refused.value.why, refused.value.rule) == ("no_such_seat", "1.5")
    assert refused.value.facts == {"starter": starter, "seats": 2}


TEXTS = [
    "", " ", "play", "play ", "play 9h Q", "play Xr", "play Xr 10", "play Xr q", "play Xr  Q",
    "play Xr QQ", "play Xx Q", "play Zz", "play 9H", "Play 9h", "draw ", " draw", "draw 9h", "pass",
    "keep 9h", "leave now", "play 9h 9h", "play\t9h", "play Xr \u0000", "play Xr Q\n",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_texts_that_are_no_action(text):
    with pytest.raises(ValueError):
        GAME.parse(text)
