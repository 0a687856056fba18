"""Positions that cannot be, and positions where the rules go on by themselves."""

import pytest
from updown.tables import look, table

from engines.updown.game import GAME
from engines.updown.options import Options


def written(**more):
    """Return a sound position, with fields of one's own."""
    return {**GAME.position(table("6c 2c", "5h 9s", up="7c", draw="Kh Kd")), **more}


WRONG = [
    ({"hands": [["6c", "2c", "5h", "9s"]]}, "1 hands for 2 seats"),
    ({"hands": [["6c", "2c"], ["5h", "9s", "6c"]]}, "6c is there 2 times"),
    ({"hands": [["6c"], ["5h", "9s"]]}, "2c is there 0 times"),
    ({"hands": [["6c", "2c"], ["5h", "Zz"]]}, "'Zz' is no card"),
    ({"hands": [["6c", "2c", "5h", "9s"], []]}, "a hand is empty"),
    ({"hands": [["6c", "2c"], ["5h", "9s"]], "out": [1]}, "a seat that left holds cards"),
    ({"hands": [["6c", "2c", "5h", "9s"], []], "out": [1]}, "one seat is left"),
    ({"hands": [["6c", "2c", "5h", "9s"], []], "out": [1], "turn": 1}, "seat 1 left"),
    ({"rank": "8"}, "7c is in play"),
    ({"rank": "1"}, "'1' is no rank"),
    ({"rank": ""}, "'' is no rank"),
    ({"turn": 2}, "there is no seat 2"),
    ({"turn": -1}, "there is no seat -1"),
    ({"turn": True}, "Expected `int`"),
    ({"starter": 5}, "there is no seat 5"),
    ({"out": [7]}, "there is no seat 7"),
    ({"passes": 3}, "3 passes"),
    ({"passes": 1}, "nobody passes"),
    ({"held": "5h"}, "5h is no fitting card of seat 0"),
    ({"held": "2c"}, "2c is no fitting card of seat 0"),
    ({"held": "6c", "over": True}, "no card is held"),
    ({"discard": []}, "is there 0 times"),
    ({"draw": 7}, "Expected `array`"),
]


@pytest.mark.parametrize(("fields", "error"), WRONG)
def test_a_position_that_cannot_be(fields, error):
    with pytest.raises(ValueError, match=error):
        GAME.place(2, Options(), written(**fields))


def test_passes_due_are_made():
    seen = look(table("9c 9d", "8h 2s", up="7c"))
    assert (seen["turn"], seen["passes"], seen["legal"]) == (1, 1, ["play 8h"])


def test_a_round_that_is_blocked_is_over():
    seen = look(table("9c 9d", "Jh 2s", up="7c"))
    assert (seen["outcome"], seen["winner"], seen["over"]) == ("blocked", 1, True)


def test_the_starter_is_the_option_if_the_position_does_not_say():
    position = {key: value for key, value in written().items() if key != "starter"}
    assert GAME.place(2, Options(starter=1), position).starter == 1


OVER = [
    (("", "5h 9s"), {}, "winner", 0),
    (("Th 2c", "5h 9s"), {}, "blocked", 0),
    (("Th 4c", "5h 9s"), {}, "draw", None),
    (("Th 4c", ""), {"out": [1], "draw": "Kh"}, "winner", 0),
]


@pytest.mark.parametrize(("hands", "more", "outcome", "winner"), OVER)
def test_how_a_round_ended_is_told_by_its_cards(hands, more, outcome, winner):
    seen = look(table(*hands, up="7c", over=True, **more))
    assert (seen["outcome"], seen["winner"], seen["legal"]) == (outcome, winner, [])
