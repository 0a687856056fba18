"""The rules as rows: the number in RULES.md, what it says, a round, acts, and what is then so."""

import pytest
from updown.tables import WHOLE, act, dealt, look, table

from engines.updown.options import Options
from engines.updown.scoring import again

ORDER = "2c 2d 4c 4d 6c 6d 8c 8d Tc Td Qc Qd As Ks 7h 9h"
CALLS = "A23456789TJQK"


def two(mine, theirs="5h 5s", **more):
    """A round of two with seat 0 on turn; a Seven is in play and there are cards to draw."""
    return lambda: table(mine, theirs, **{"up": "7c", "draw": "Kh Kd", **more})


def empty(mine, theirs="Kc Kd", **more):
    """The same with the pile empty."""
    return two(mine, theirs, draw="", **more)


def three(mine, second="5h 5s", third="Jh Js", **more):
    return lambda: table(mine, second, third, **{"up": "7c", "draw": "Kh Kd", **more})


ROWS = [
    ("1.1", "54 cards at a table of two", lambda: dealt(ORDER), "", {"counts": [7, 7], "pile": 39}),
    ("1.2", "one at a time from the starter", lambda: dealt(ORDER), "", {
        "hands": [["As", "2c", "4c", "6c", "8c", "Tc", "Qc"], ["2d", "4d", "6d", "8d", "Td", "Qd", "Ks"]],
    }),
    ("1.2", "from seat 1, if it starts", lambda: dealt(ORDER, starter=1), "", {
        "turn": 1,
        "hands": [["2d", "4d", "6d", "8d", "Td", "Qd", "Ks"], ["As", "2c", "4c", "6c", "8c", "Tc", "Qc"]],
    }),
    ("1.3", "the next card is turned up", lambda: dealt(ORDER), "", {"discard": ["7h"], "rank": "7"}),
    ("1.3", "no Joker opens", lambda: dealt(ORDER[:-5] + "Xr Xb 7h"), "", {"discard": ["7h"]}),
    ("1.3", "the Jokers stay in their place", lambda: dealt(ORDER[:-5] + "Xr Xb 7h"), "1 leave", {
        "outcome": "winner",
        "draw": ["Xr", "Xb", *[card for card in WHOLE if card not in (ORDER[:-6] + " Xr Xb 7h").split()],
                 "2d", "4d", "6d", "8d", "Td", "Qd", "Ks"],
    }),
    ("1.4", "32 to draw for three", lambda: dealt(ORDER, seats=3), "", {"pile": 32}),
    ("1.4", "the pile stays empty", empty("8c 2c", "9d Td"), "0 play 8c", {"draw": [], "turn": 1}),
    ("1.5", "the starter begins", lambda: dealt(ORDER, seats=3, starter=2), "", {"turn": 2}),
    ("2.1", "one up or one down", two("6c 7d 8h 9h"), "", {"legal": ["play 6c", "play 8h", "draw"]}),
    ("2.1", "on a King: Queen and Ace", two("Ah 2c Qd Jd", up="Ks"), "", {
        "legal": ["play Ah", "play Qd", "draw"],
    }),
    ("2.1", "on an Ace: King and Two", two("2c 3c Qd Kc", up="As"), "", {
        "legal": ["play 2c", "play Kc", "draw"],
    }),
    ("2.2", "any suit", two("6c 6d 6h 6s"), "", {
        "legal": ["play 6c", "play 6d", "play 6h", "play 6s", "draw"],
    }),
    ("2.2", "never the same rank", two("7d 7h"), "", {"legal": ["draw"]}),
    ("2.3", "a Joker with any call", two("2c Xr"), "", {
        "legal": [*[f"play Xr {call}" for call in CALLS], "draw"],
    }),
    ("2.3", "the next card fits the call", two("2c Xr", "3h Qs"), "0 play Xr 4", {
        "rank": "4", "top": "Xr", "legal": ["play 3h", "draw"],
    }),
    ("2.3", "or is the other Joker", two("2c Xr", "9h Xb"), "0 play Xr 4", {
        "legal": [*[f"play Xb {call}" for call in CALLS], "draw"],
    }),
    ("2.4", "the call ends", two("2c Xr", "3h Qs"), "0 play Xr 4; 1 play 3h", {
        "rank": "3", "legal": ["play 2c", "draw"],
    }),
    ("3.1", "clockwise", three("6c 2c", "5h 9c", "4h 9d"), "0 play 6c; 1 play 5h; 2 play 4h", {
        "turn": 0,
    }),
    ("3.1", "to whom is still in", three("6c 2c", out=[1], second=""), "0 play 6c", {"turn": 2}),
    ("3.2", "drawing with a fitting card in hand", two("6c 2c"), "0 draw", {
        "counts": [3, 2], "turn": 1,
    }),
    ("3.2", "one card only", two("6c", draw="8h 9h"), "0 draw", {
        "legal": ["play 6c", "play 8h", "keep"],
    }),
    ("3.3", "what does not fit ends the turn", two("2c 6c"), "0 draw", {
        "hands": [["2c", "6c", "Kh"], ["5h", "5s"]], "turn": 1, "held": None,
    }),
    ("3.4", "play the drawn card", two("2c", draw="8h 9h"), "0 draw; 0 play 8h", {
        "hands": [["2c"], ["5h", "5s"]], "rank": "8", "turn": 1,
    }),
    ("3.4", "play another", two("2c 6d", draw="8h 9h"), "0 draw; 0 play 6d", {
        "hands": [["2c", "8h"], ["5h", "5s"]], "held": None, "turn": 1,
    }),
    ("3.4", "keep it", two("2c", draw="8h 9h"), "0 draw; 0 keep", {
        "hands": [["2c", "8h"], ["5h", "5s"]], "held": None, "turn": 1, "rank": "7",
    }),
    ("3.4", "a Joker is held too", two("2c 9c", draw="Xb 9h"), "0 draw", {
        "held": "Xb", "legal": [*[f"play Xb {call}" for call in CALLS], "keep"],
    }),
    ("3.4", "and the last card", two("2c 6c", draw="8h"), "0 draw", {
        "held": "8h", "pile": 0, "legal": ["play 6c", "play 8h", "keep"],
    }),
    ("3.4", "which may be kept", two("2c 6c", "6d 6h", draw="8h"), "0 draw; 0 keep", {
        "turn": 1, "counts": [3, 2], "passes": 0,
    }),
    ("3.5", "one card a turn", two("6c 5d 2c"), "0 play 6c", {"turn": 1, "counts": [2, 2]}),
    ("4.1", "an empty pile: no drawing", empty("6c 8c 2c"), "", {"legal": ["play 6c", "play 8c"]}),
    ("4.1", "a call keeps one playing as well", empty("3c 9c", up="Xr 4"), "", {"legal": ["play 3c"]}),
    ("4.2", "a card or the Joker, as you like", empty("6c 2c Xr"), "", {
        "legal": ["play 6c", *[f"play Xr {call}" for call in CALLS]],
    }),
    ("4.2", "a Joker alone is forced", empty("9c 2c Xr"), "", {
        "legal": [f"play Xr {call}" for call in CALLS],
    }),
    ("4.3", "a seat passes by itself", empty("6c 7d 2c", "9c 9d"), "0 play 6c", {
        "turn": 0, "passes": 1, "blocked": [False, True],
    }),
    ("4.3", "two of three", lambda: table("6c 7d 2c", "9c", "Tc", up="7c"), "0 play 6c", {
        "turn": 0, "passes": 2, "blocked": [False, True, True],
    }),
    ("4.3", "a card played ends the count", empty("6c 7d 2c", "8c 8d"), "0 play 6c; 0 play 7d", {
        "turn": 1, "passes": 0, "blocked": [False, False],
    }),
    ("4.3", "after a last card that does not fit", two("2c 9c", "9h Tc", draw="Kh"), "0 draw", {
        "outcome": "blocked", "winner": 1, "passes": 2,
    }),
    ("5.1", "an empty hand wins", two("6c"), "0 play 6c", {
        "outcome": "winner", "winner": 0, "points": [0, 10], "places": [[0], [1]], "legal": [],
    }),
    ("5.1", "with a Joker too", two("Xr"), "0 play Xr 2", {"outcome": "winner", "winner": 0}),
    ("5.2", "all passed: the lowest total", empty("6c 2c 2d", "Tc"), "0 play 6c", {
        "outcome": "blocked", "winner": 0, "points": [4, 10],
    }),
    ("5.2", "of three, after each has passed", lambda: table("6c Kc", "9c", "Tc", up="7c"), "0 play 6c", {
        "outcome": "blocked", "winner": 1, "points": [10, 9, 10], "places": [[1], [0, 2]],
    }),
    ("5.2", "not while a Joker is held", empty("6c 2c", "Tc Xr"), "0 play 6c", {
        "outcome": None, "turn": 1,
    }),
    ("5.3", "a tie is a draw", empty("6c 2c 8d", "Tc"), "0 play 6c", {
        "outcome": "draw", "winner": None, "scores": [0, 0], "places": [[0, 1]],
    }),
    ("5.3", "of the lowest two", lambda: table("6c 9d", "9c", "Tc", up="7c"), "0 play 6c", {
        "outcome": "draw", "winner": None, "places": [[0, 1], [2]],
    }),
    ("5.4", "Ace 30", empty("6c 2c", "Ac"), "0 play 6c", {"points": [2, 30]}),
    ("5.4", "court cards and Ten 10", empty("6c 2c", "Tc Jc Qc Kc"), "0 play 6c", {"points": [2, 40]}),
    ("5.4", "numbers count themselves", empty("6c 2c", "3c 4c 8c 9c"), "0 play 6c", {
        "points": [2, 24],
    }),
    ("5.4", "Joker 50", two("6c", "Xr Xb 9c"), "0 play 6c", {"points": [0, 109]}),
    ("5.5", "hands are hidden before", two("6c 2c"), "", {"shown": []}),
    ("5.5", "and shown at the end", two("6c"), "0 play 6c", {"shown": [[], ["5h", "5s"]]}),
    ("5.5", "places by totals", three("6c", "Ks Qs", "2h 3h"), "0 play 6c", {
        "places": [[0], [2], [1]], "points": [0, 20, 5],
    }),
    ("5.6", "a round won", two("6c"), "0 play 6c", {"scores": [1, 0]}),
    ("5.6", "nothing counts before the end", two("6c 2c"), "0 play 6c", {"scores": [0, 0]}),
    ("5.7", "nothing more to do", two("6c"), "0 play 6c", {"legal": [], "over": True}),
    ("6.1", "cards go under the pile", three("6c 2c"), "1 leave", {
        "draw": ["Kh", "Kd", "5h", "5s"], "out": [1], "turn": 0,
    }),
    ("6.1", "the turn passes on", three("6c 2c"), "0 leave", {"turn": 1, "out": [0]}),
    ("6.1", "with the drawn card", three("2c 9s", draw="8h 9h"), "0 draw; 0 leave", {
        "draw": ["9h", "2c", "8h", "9s"], "held": None, "turn": 1,
    }),
    ("6.1", "another's drawn card stays", three("2c", draw="8h 9h"), "0 draw; 1 leave", {
        "held": "8h", "turn": 0,
    }),
    ("6.2", "passes start over", lambda: table("6c 5d 2c", "9c", "Tc", up="7c"), "0 play 6c; 2 leave", {
        "passes": 0, "turn": 0, "draw": ["Tc"], "legal": ["play 5d", "draw"],
    }),
    ("6.2", "a call stands", three("2c 5d", up="Xr 4"), "2 leave", {
        "rank": "4", "legal": ["play 5d", "draw"],
    }),
    ("6.3", "the last one wins", two("6c 2c"), "0 leave", {
        "outcome": "winner", "winner": 1, "scores": [0, 1],
    }),
    ("6.4", "who left is last", three("6c", "5h 5s", "Ks"), "2 leave; 0 play 6c", {
        "places": [[0], [1], [2]], "points": [0, 10, 0],
    }),
    ("6.4", "all who left", three("6c"), "0 leave; 2 leave", {
        "outcome": "winner", "winner": 1, "places": [[1], [0, 2]], "points": [0, 10, 0],
    }),
    ("6.5", "the clock draws", two("6c 2c"), "0 timeout", {"turn": 1, "counts": [3, 2]}),
    ("6.5", "and keeps", two("2c", draw="8h 9h"), "0 timeout", {"turn": 1, "counts": [2, 2]}),
    ("6.5", "or keeps what was drawn", two("2c", draw="8h 9h"), "0 draw; 0 timeout", {
        "turn": 1, "counts": [2, 2], "pile": 1,
    }),
    ("6.5", "also the last card", two("2c", draw="8h"), "0 draw; 0 timeout", {"counts": [2, 2]}),
    ("6.6", "the most points", empty("6c 8c 2c", "9d Td"), "0 timeout", {"top": "8c"}),
    ("6.6", "of equals the first", empty("8d 8c 2c", "9d Td"), "0 timeout", {"top": "8c"}),
    ("6.6", "no Joker if a card fits", empty("6c 2c Xr", "5d Td"), "0 timeout", {"top": "6c"}),
    ("6.6", "a Joker for most fitting cards", empty("2c Tc Ts Xr", "Jd Qd"), "0 timeout", {
        "top": "Xr", "rank": "9",
    }),
    ("6.6", "of equal calls the lowest", empty("4c Xr", "2d Qd"), "0 timeout", {"rank": "3"}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "what", "start", "acts", "expected"), ROWS)
def test_rule(number, what, start, acts, expected):
    state, _ = act(start(), acts)
    seen = look(state)
    assert {key: seen[key] for key in expected} == expected, f"{number} {what}"


AGAIN = [
    ("1.5", 2, 0, 1),
    ("1.5", 2, 1, 0),
    ("1.5", 3, 1, 2),
    ("1.5", 3, 2, 0),
]


@pytest.mark.parametrize(("number", "seats", "starter", "following"), AGAIN)
def test_the_start_moves(number, seats, starter, following):
    assert again(Options(starter=starter), seats, None) == Options(starter=following), number
