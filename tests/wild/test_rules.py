"""The rules as rows: the number in RULES.md, what it says, a table, acts, and what is then shown.

Of what is shown, ``hands`` are texts, ``top`` is the top card, ``left`` counts the cards to draw,
``counts`` those of each hand, and a seat's number stands for what it may do. An act after a ``!`` must be refused.
"""

import pytest
from wild.tables import act, left_of_pack, placed, shown

from engines.core.contract import Result
from engines.core.playout import Playout
from engines.core.series import Row, Series, Stopped, Won, leaderboard, standing
from engines.core.shuffle import OutOfDecksError, Stacked
from engines.wild.cards import PACK, cards, name, names
from engines.wild.game import GAME
from engines.wild.options import Options
from engines.wild.scoring import POINTS, SEVEN_ZERO_POINTS, again

NUMBERS = [text for text in names(PACK) if text[-1] in "123456789"]


def dealt(first, seats=2, **options):
    """A table with a deal of *first*; what is left of the pack follows in order."""
    order = first.split()
    deck = cards([*order, *left_of_pack(order)])
    return Playout(GAME, seats, Options(**options), Stacked([deck]))


def hands_of(count):
    """So many number cards, to be dealt."""
    return " ".join(NUMBERS[:count])


SUITS = "play W r | play W y | play W g | play W b"
FOUR = "play F r | play F y | play F g | play F b"

ROWS = [
    (
        "1.2",
        "one at a time, from the first seat",
        lambda: dealt("r1 y1 r2 y2 r3 y3 r4 y4 r5 y5 r6 y6 r7 y7 b5"),
        "",
        {"hands": ["r1 r2 r3 r4 r5 r6 r7", "y1 y2 y3 y4 y5 y6 y7"], "top": "b5", "left": 93},
    ),
    (
        "1.3",
        "the first number card, the rest in its order",
        lambda: dealt(f"{hands_of(14)} W gD bS b9"),
        "",
        {"top": "b9", "first": True, "last": None, "left": 93},
    ),
    (
        "1.5",
        "the starter moves first, clockwise",
        lambda: dealt(f"{hands_of(21)} b9", seats=3, starter=2),
        "2 draw",
        {"turn": 0, "dir": 1},
    ),
    (
        "2.1",
        "suit, number or symbol",
        lambda: placed("r5 g3 b4", "g1"),
        "",
        {0: "play r5 | play g3 | draw"},
    ),
    (
        "2.1",
        "the same symbol",
        lambda: placed("gS rR b4", "g1", top="bS"),
        "",
        {0: "play gS | play b4 | draw"},
    ),
    (
        "2.2",
        "a Wild, whatever else is held",
        lambda: placed("r5 W F", "g1"),
        "!0 play W; !0 play W x; !0 play r5 g",
        {0: f"play r5 | {SUITS} | {FOUR} | draw"},
    ),
    ("2.2", "its suit is in force", lambda: placed("W r5 r6", "g1"), "0 play W b", {"suit": "b"}),
    (
        "2.3",
        "the suit named or a Wild",
        lambda: placed("r5 b4 W", "g1", top="W", suit="b"),
        "",
        {0: f"play b4 | {SUITS} | draw"},
    ),
    (
        "3.1",
        "one card, then the next",
        lambda: placed("r5 r6 r7", "g1 g2 g5"),
        "0 play r5; !0 play r6",
        {"turn": 1, "hands": ["r6 r7", "g1 g2 g5"], "last": 0, "first": False},
    ),
    (
        "3.2",
        "a draw although a card fits",
        lambda: placed("r5 g6 g7", "g1", draw="b8"),
        "0 draw",
        {"turn": 1, "hands": ["r5 g6 g7 b8", "g1"]},
    ),
    (
        "3.3",
        "the drawn card or keep",
        lambda: placed("r5 g6 g7", "g1", draw="r8"),
        "0 draw; !0 play r5; !0 draw",
        {0: "play r8 | keep", "phase": "drawn", "drawn": "r8", 1: ""},
    ),
    (
        "3.3",
        "kept",
        lambda: placed("r5 g6 g7", "g1", draw="r8"),
        "0 draw; 0 keep",
        {"turn": 1, "phase": "turn", "drawn": None, "top": "r3"},
    ),
    (
        "3.4",
        "no fit, no choice",
        lambda: placed("r5 g6 g7", "g1", draw="y8"),
        "0 draw; !0 keep",
        {"turn": 1, "phase": "turn"},
    ),
    ("4.1", "Skip", lambda: placed("rS g6 g7", "g1", "g2", "g3"), "0 play rS", {"turn": 2}),
    (
        "4.2",
        "Reverse",
        lambda: placed("rR g6 g7", "g1", "g2", "g3"),
        "0 play rR",
        {"turn": 3, "dir": -1},
    ),
    ("4.2", "two seats: as Skip", lambda: placed("rR g6 g7", "g1"), "0 play rR", {"turn": 0}),
    (
        "4.3",
        "+2",
        lambda: placed("rD g6 g7", "g1", "g2", draw="y1 y2"),
        "0 play rD; !1 play g1",
        {"turn": 2, "hands": ["g6 g7", "y1 y2 g1", "g2"], "pending": 0},
    ),
    (
        "4.4",
        "Wild +4",
        lambda: placed("F g6 g7", "g1", "g2", draw="y1 y2 y3 y4", dir=-1),
        "0 play F g",
        {"turn": 1, "suit": "g", "hands": ["g6 g7", "g1", "y1 y2 y3 y4 g2"]},
    ),
    (
        "5.1",
        "all but the top card",
        lambda: placed("b5 b6", "g1", "", top="y9 y8 W", suit="r", rest=2, last=0),
        "0 draw",
        {"top": "W", "suit": "r", "left": 1, "turn": 1},
    ),
    (
        "5.2",
        "the rest lapses, the turn is lost",
        lambda: placed("F b6 b7", "g1", "", top="r3", draw="y8", rest=2),
        "0 play F g; !1 play g1",
        {"counts": [2, 3, 102], "turn": 2, "left": 0},
    ),
    (
        "5.3",
        "a play that must be",
        lambda: placed("r5 b6", "g1 g2", "", rest=2),
        "!0 draw",
        {0: "play r5 | call"},
    ),
    (
        "5.3",
        "nothing fits: the turn passes",
        lambda: placed("b5 b6", "g1", "", rest=2),
        "0 draw",
        {"turn": 1},
    ),
    (
        "5.3",
        "a stack can be given in to",
        lambda: placed(
            "gD b6", "g1", "", top="rD", rest=2, options="stacking", pending=2, pending_face="D"
        ),
        "0 draw",
        {"turn": 1, "pending": 0},
    ),
    (
        "6.1",
        "before the play",
        lambda: placed("r5 b6", "g1 g2 g5", "g4"),
        "0 call; !0 call; 0 play r5; !1 catch 0",
        {"exposed": [], "called": None, 1: "play g5 | draw"},
    ),
    (
        "6.1",
        "after the play",
        lambda: placed("r5 b6", "g1 g2 g5", "g4"),
        "0 play r5; 0 call; !1 catch 0",
        {"exposed": []},
    ),
    (
        "6.2",
        "no play followed",
        lambda: placed("r5 b6", "g1 g5", draw="y8"),
        "0 call; 0 draw",
        {"called": None},
    ),
    (
        "6.2",
        "a jump-in came first",
        lambda: placed("r5 b6", "g1 g5", "r3 g7 g8", options="jump_in", last=1),
        "0 call; 2 play r3",
        {"called": None, "turn": 0},
    ),
    (
        "6.3",
        "caught: two cards",
        lambda: placed("r5 b6", "g1 g2", "g4", draw="y1 y2"),
        "0 play r5; !0 catch 0; 2 catch 0; !1 catch 0",
        {"hands": ["y1 y2 b6", "g1 g2", "g4"], "turn": 1, "exposed": []},
    ),
    (
        "6.4",
        "a draw closes the window",
        lambda: placed("r5 b6", "g1 g2", "g4"),
        "0 play r5; 1 draw; !2 catch 0; !0 call",
        {"exposed": []},
    ),
    (
        "6.4",
        "somebody leaving does not",
        lambda: placed("r5 b6", "g1 g2", "g4"),
        "0 play r5; 2 leave",
        {"exposed": [0], 1: "draw | call | catch 0", 0: "call", 2: ""},
    ),
    (
        "6.5",
        "wrong: nothing happens",
        lambda: placed("r5 b6 b7", "g1", "g4"),
        "!1 catch 0; !0 call; !2 catch 1; !0 catch 7",
        {"hands": ["r5 b6 b7", "g1", "g4"]},
    ),
    (
        "7.1",
        "a +2 of any suit, and nothing else",
        lambda: placed("rD g6 g7", "gD r6 W F", "g2", options="stacking"),
        "0 play rD; !1 play r6; !1 play F r",
        {1: "play gD | draw", "pending": 2, "pending_face": "D"},
    ),
    (
        "7.1",
        "the total passes on",
        lambda: placed("rD g6 g7", "gD r6 r7", "g2", options="stacking"),
        "0 play rD; 1 play gD",
        {"pending": 4, "turn": 2, 2: "draw"},
    ),
    (
        "7.1",
        "a Wild +4 with a Wild +4",
        lambda: placed("F g6 g7", "F gD r7", "g2", options="stacking"),
        "0 play F g; !1 play gD; 1 play F b",
        {"pending": 8, "pending_face": "F", "suit": "b", "turn": 2},
    ),
    (
        "7.2",
        "all of it, and no turn",
        lambda: placed("rD g6 g7", "gD r6", "g2", draw="r1 r2", options="stacking"),
        "0 play rD; 1 draw; !1 play r1",
        {"hands": ["g6 g7", "r1 r2 r6 gD", "g2"], "turn": 2, "pending": 0},
    ),
    (
        "7.3",
        "an ordinary top card",
        lambda: placed("rD g6 g7", "b1", "r2 b2 yD", options="stacking"),
        "0 play rD; 1 draw",
        {2: "play r2 | play yD | draw", "pending_face": None},
    ),
    (
        "8.1",
        "up to the first that fits",
        lambda: placed("b5 b6", "g1", draw="g9 y8 r1 r2", options="draw_until_playable"),
        "0 draw; !0 play g9",
        {"hands": ["r1 y8 g9 b5 b6", "g1"], 0: "play r1 | keep", "drawn": "r1"},
    ),
    (
        "8.2",
        "nothing fits in all of it",
        lambda: placed(
            "b5 b6", "g1", "", top="y9 r3", draw="g9", rest=2, options="draw_until_playable"
        ),
        "0 draw",
        {"turn": 1, "left": 0},
    ),
    (
        "8.2",
        "a stack as it is",
        lambda: placed("rD b6 b7", "g1", draw="y1 y2 r1", options="draw_until_playable stacking"),
        "0 play rD; 1 draw",
        {"hands": ["b6 b7", "y1 y2 g1"]},
    ),
    (
        "9.1",
        "the exact card; play goes on from there",
        lambda: placed("r5 r8 r9", "r1 r2", "r5 y8 y9", "g5 r6 b1", options="jump_in"),
        "0 play r5; !3 play g5; !3 play r6; 2 play r5",
        {"turn": 3, "last": 2, "hands": ["r8 r9", "r1 r2", "y8 y9", "r6 g5 b1"]},
    ),
    (
        "9.1",
        "without the house rule: no",
        lambda: placed("r5 r8 r9", "r1 r2", "r5 y8 y9"),
        "0 play r5; !2 play r5",
        {2: ""},
    ),
    (
        "9.2",
        "while a drawn card is looked at, which is kept",
        lambda: placed("r5 r8 r9", "g1 g2", "r5 y8 y9", draw="r6", options="jump_in"),
        "0 play r5; 1 draw; 2 play r5; !1 play r6; !1 keep",
        {"turn": 0, "phase": "turn", "hands": ["r8 r9", "r6 g1 g2", "y8 y9"]},
    ),
    (
        "9.2",
        "on one's own card",
        lambda: placed("r5 r5 r8 r9", "g1 g2", options="jump_in"),
        "0 play r5; 0 play r5",
        {"turn": 1, "hands": ["r8 r9", "g1 g2"]},
    ),
    (
        "9.2",
        "covered: too late",
        lambda: placed("r5 r8 r9", "r1 g2 g4", "r5 y8 y9", "g7", draw="b8", options="jump_in"),
        "0 play r5; 1 play r1; 2 draw; !2 play r5",
        {"turn": 3},
    ),
    (
        "9.3",
        "not on a Wild",
        lambda: placed("W r8 r9", "g1 g2", "W y8 y9", options="jump_in"),
        "0 play W r; !2 play W b",
        {2: ""},
    ),
    (
        "9.3",
        "not on the card turned up",
        lambda: placed("b1", "g1 g2", "r3 y8", options="jump_in", first=True, last=None),
        "!2 play r3",
        {2: ""},
    ),
    (
        "9.4",
        "a Reverse flips again",
        lambda: placed("rR r8 r9", "g1 g2", "rR y8 y9", "g4", options="jump_in"),
        "0 play rR; 2 play rR",
        {"dir": 1, "turn": 3},
    ),
    (
        "9.4",
        "a +2 on a pending +2",
        lambda: placed("rD r8 r9", "g1", "rD y8 y9", "g4", options="jump_in stacking"),
        "0 play rD; 2 play rD",
        {"pending": 4, "turn": 3},
    ),
    (
        "9.4",
        "without stacking two are hit",
        lambda: placed("rD r8 r9", "g1", "rD y8 y9", "g4", draw="b1 b2 b4 b5", options="jump_in"),
        "0 play rD; 2 play rD",
        {"hands": ["r8 r9", "g1 b1 b2", "y8 y9", "g4 b4 b5"], "turn": 0},
    ),
    (
        "9.5",
        "with the last card",
        lambda: placed("r5 r8 r9", "g1 g2", "r5", options="jump_in"),
        "0 play r5; 2 play r5",
        {"phase": "over", "winner": 2, "points": 20},
    ),
    (
        "10.1",
        "a 7 swaps hands",
        lambda: placed("r7 r8 r9", "g1 g2 g4", "y1", options="seven_zero"),
        "!0 play r7; !0 play r7 0; !0 play r7 3; 0 play r7 1",
        {"hands": ["g1 g2 g4", "r8 r9", "y1"], "turn": 1},
    ),
    (
        "10.1",
        "without the house rule it names nobody",
        lambda: placed("r7 r8 r9", "g1 g2 g4"),
        "!0 play r7 1; 0 play r7",
        {"hands": ["r8 r9", "g1 g2 g4"]},
    ),
    (
        "10.2",
        "a 0 passes the hands on",
        lambda: placed("r0 r8 r9", "g1 g2 g4", "y1", options="seven_zero", dir=-1),
        "0 play r0",
        {"hands": ["g1 g2 g4", "y1", "r8 r9"], "turn": 2},
    ),
    (
        "10.3",
        "a last 7 wins",
        lambda: placed("r7", "g1 g2", options="seven_zero"),
        "!0 play r7 1; 0 play r7",
        {"winner": 0, "points": 3, "hands": ["", "g1 g2"]},
    ),
    (
        "10.4",
        "one card by one's own 7",
        lambda: placed("r7 r8 r9", "g1", "y1 y2", options="seven_zero"),
        "0 play r7 1",
        {"exposed": [0], "hands": ["g1", "r8 r9", "y1 y2"]},
    ),
    (
        "10.4",
        "one card by another's 7",
        lambda: placed("r7 r8", "g1 g2", "y1 y2", options="seven_zero"),
        "0 play r7 1",
        {"exposed": [], "hands": ["g1 g2", "r8", "y1 y2"]},
    ),
    (
        "10.4",
        "one card by one's own 0",
        lambda: placed("r0 r8 r9", "g1 g2", "y1", options="seven_zero"),
        "0 play r0",
        {"exposed": [0], "hands": ["y1", "r8 r9", "g1 g2"]},
    ),
    (
        "10.5",
        "neither is turned up",
        lambda: dealt(f"{hands_of(14)} b7 g0 b9", seven_zero=True),
        "",
        {"top": "b9"},
    ),
    (
        "10.5",
        "20 points each",
        lambda: placed("r1", "r7 g0 g5", options="seven_zero"),
        "0 play r1",
        {"points": 45},
    ),
    (
        "11.1",
        "by suit and number",
        lambda: placed("W bD b2 g9 r4", "g1"),
        "!0 arrange r4 g9 b2 bD W",
        {"hands": ["r4 g9 b2 bD W", "g1"]},
    ),
    (
        "11.2",
        "as arranged, new cards on the right",
        lambda: placed("b2 g9 b4", "g1", draw="y8 y9", options="no_auto_sort"),
        "1 arrange g1; !0 arrange g9 b2; 0 arrange g9 b4 b2; 0 draw",
        {"hands": ["g9 b4 b2 y8", "g1"], "turn": 1},
    ),
    (
        "12.1",
        "the first empty hand",
        lambda: placed("r1", "g5"),
        "0 play r1; !1 draw; !1 leave",
        {"phase": "over", "winner": 0, "turn": None},
    ),
    (
        "12.2",
        "all other hands",
        lambda: placed("r1", "g5 g0 W", "yS bR F"),
        "0 play r1",
        {"points": 5 + 50 + 20 + 20 + 50},
    ),
    (
        "12.3",
        "a last +2 is drawn first",
        lambda: placed("rD", "g5 gD", "y1", draw="W b9", options="stacking"),
        "0 play rD; !1 play gD",
        {"points": 5 + 20 + 50 + 9 + 1, "pending": 0},
    ),
    (
        "12.3",
        "the whole stack",
        lambda: placed("rD r8", "rD", "y1", draw="b1 b2 b4 b5", options="stacking jump_in"),
        "0 play rD; 0 call; 1 play rD",
        {"winner": 1, "hands": ["r8", "", "y1 b1 b2 b4 b5"], "points": 8 + 1 + 12},
    ),
    (
        "14.1",
        "under the draw pile, the turn passes on",
        lambda: placed("r5 b6", "g1 g2 g5", "g4", draw="r8"),
        "0 draw; 0 leave; !0 draw; !0 leave",
        {"turn": 1, "phase": "turn", "hands": ["", "g1 g2 g5", "g4"], "out": [0]},
    ),
    (
        "14.2",
        "the leaver's stack lapses",
        lambda: placed("rD r8", "gD", "g4", options="stacking"),
        "0 play rD; 1 leave",
        {"pending": 0, "turn": 2},
    ),
    (
        "14.2",
        "another's stays",
        lambda: placed("rD r8 r9", "gD", "g4", options="stacking"),
        "0 play rD; 0 leave",
        {"pending": 2, "turn": 1},
    ),
    (
        "14.3",
        "no swap with who left",
        lambda: placed("r7 r8 r9", "g1", "g4 g5 g6", options="seven_zero"),
        "1 leave; !0 play r7 1; 0 play r7 2",
        {"hands": ["g4 g5 g6", "", "r8 r9"]},
    ),
    (
        "14.3",
        "a 0 goes round who left",
        lambda: placed("r0 r8 r9", "g1", "g4 g5 g6", "b1 b2", options="seven_zero"),
        "1 leave; 0 play r0",
        {"hands": ["b1 b2", "", "r8 r9", "g4 g5 g6"], "turn": 2},
    ),
    (
        "14.3",
        "Reverse with two left",
        lambda: placed("rR r8 r9", "g1", "g4 g5 g6"),
        "1 leave; 0 play rR",
        {"turn": 0},
    ),
    (
        "14.4",
        "stopped without a winner",
        lambda: placed("r5", "g1", "g4"),
        "0 leave; 2 leave; !1 draw",
        {"phase": "over", "winner": None, "points": None},
    ),
    (
        "15.1",
        "a stack is drawn",
        lambda: placed("rD r8 r9", "gD", "g4", draw="y1 y2", options="stacking"),
        "0 play rD; 1 timeout",
        {"hands": ["r8 r9", "y1 y2 gD", "g4"], "turn": 2},
    ),
    (
        "15.1",
        "a drawn card is kept",
        lambda: placed("b5", "g1", draw="r8"),
        "0 draw; 0 timeout; !0 timeout",
        {"hands": ["r8 b5", "g1"], "turn": 1, "phase": "turn"},
    ),
    (
        "15.2",
        "drawn and kept",
        lambda: placed("b5 r1", "g1", draw="r8"),
        "0 timeout",
        {"hands": ["r1 r8 b5", "g1"], "turn": 1, "top": "r3"},
    ),
    (
        "15.2",
        "drawn until a card fits, and kept",
        lambda: placed("b5 r1", "g1", draw="y1 r8", options="draw_until_playable"),
        "0 timeout",
        {"hands": ["r1 r8 y1 b5", "g1"], "turn": 1, "top": "r3"},
    ),
    (
        "15.3",
        "the fewest points",
        lambda: placed("r9 rS r2 g3", "g1", "", rest=2),
        "0 timeout",
        {"top": "r2"},
    ),
    (
        "15.3",
        "a Wild of the suit held most",
        lambda: placed("W g5 g6 y1 y2", "g1", "", rest=2),
        "0 timeout",
        {"top": "W", "suit": "y"},
    ),
    (
        "15.3",
        "a 7 swaps with the next",
        lambda: placed("r7 g6", "g1", "", rest=2, options="seven_zero"),
        "0 timeout",
        {"top": "r7", "exposed": [0]},
    ),
    (
        "15.3",
        "with nothing that fits the turn passes",
        lambda: placed("g6 g7", "g1", "", rest=2),
        "0 timeout",
        {"turn": 1, "top": "r3"},
    ),
]


@pytest.mark.parametrize(
    ("rule", "what", "table", "acts", "wanted"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS]
)
def test_rule(rule, what, table, acts, wanted):
    playing = table()
    act(playing, acts)
    assert shown(playing, wanted) == wanted


@pytest.mark.parametrize(
    ("rule", "count", "texts"),
    [
        ("1.1", 4, ["W", "F"]),
        ("1.1", 1, [f"{suit}0" for suit in "rygb"]),
        ("1.1", 2, [suit + face for suit in "rygb" for face in "123456789SRD"]),
    ],
)
def test_pack(rule, count, texts):
    assert [names(PACK).count(text) for text in texts] == [count] * len(texts)
    assert len(PACK) == 108


@pytest.mark.parametrize(
    ("rule", "options", "decks"), [("1.4", {"seven_zero": True}, 2), ("1.4", {}, 1)]
)
def test_deal_is_made_again(rule, options, decks):
    """The 38 cards that ten hands leave are all power cards, with seven_zero also 7 and 0."""
    power = [text for text in names(PACK) if text[-1] in "07SRDWF"]
    others = [text for text in names(PACK) if text not in power]
    bad = cards([*power[38:], *others, *power[:38]])
    good = cards([*power[38:], *others[1:], *power[:38], others[0]])
    table = Playout(GAME, 10, Options(**options), Stacked([bad, good][:decks]))
    assert table.state.table.first
    assert (name(table.state.table.discard[-1]) == others[0]) is (decks == 2)
    if decks == 2:
        with pytest.raises(OutOfDecksError):
            Playout(GAME, 10, Options(**options), Stacked([bad]))


@pytest.mark.parametrize(
    ("rule", "options", "seats", "following"),
    [
        ("1.5", Options(), 3, Options(starter=1)),
        ("1.5", Options(starter=2), 3, Options()),
        (
            "13.1",
            Options(stacking=True, auto_sort=False),
            2,
            Options(starter=1, stacking=True, auto_sort=False),
        ),
    ],
)
def test_next_game(rule, options, seats, following):
    assert again(options, seats, None) == following


@pytest.mark.parametrize(
    ("rule", "points", "texts", "each"),
    [
        ("12.2", POINTS, "r0 y3 g9", [0, 3, 9]),
        ("12.2", POINTS, "gS bR rD W F", [20, 20, 20, 50, 50]),
        ("10.5", SEVEN_ZERO_POINTS, "r0 y7 g6 bS F", [20, 20, 6, 20, 50]),
    ],
)
def test_points(rule, points, texts, each):
    assert [points[card] for card in cards(texts.split())] == each


@pytest.mark.parametrize(
    ("rule", "length", "steps", "status", "winners"),
    [
        ("13.1", 3, [("a", 1), ("a", 1)], "running", ()),
        ("13.1", 3, [("a", 1), ("a", 1), ("b", 99)], "finished", ("a",)),
        ("13.1", 4, [], None, ()),
        ("13.2", 3, [("a", 1), ("b", 50), ("a", 1)], "finished", ("a",)),
        ("13.2", 5, [("a", 1), ("b", 2), "a"], "ended", ("b",)),
        ("13.2", 5, [("a", 7), ("b", 7), "a"], "ended", ("a", "b")),
        ("13.3", 5, [("a", 1), "b"], None, ()),
        ("13.3", 5, ["a"], "ended", ()),
        ("14.4", 5, [("b", 9), "a"], "ended", ("b",)),
    ],
)
def test_series(rule, length, steps, status, winners):
    """Games of a and b, whose host is a: who won with how many points, or who ended it."""
    events = tuple(Stopped(step) if isinstance(step, str) else Won(*step) for step in steps)
    asked = Series(length, ("a", "b"), "a", events)
    if status is None:
        with pytest.raises(ValueError):
            standing(asked)
    else:
        found = standing(asked)
        assert (found.status, found.winners) == (status, winners)


@pytest.mark.parametrize(
    ("rule", "rows", "order"),
    [
        ("13.4", [Row("a", 1, 9, 9), Row("b", 2, 0, 0)], "ba"),
        ("13.4", [Row("a", 1, 2, 99), Row("b", 1, 3, 5)], "ba"),
        ("13.4", [Row("a", 1, 2, 90), Row("b", 1, 2, 91)], "ba"),
    ],
)
def test_leaderboard(rule, rows, order):
    assert "".join(name for _, name in leaderboard(rows)) == order


@pytest.mark.parametrize(
    ("rule", "hands", "acts", "result"),
    [
        ("14.4", ["r5", "g1"], "0 leave", Result((), (0, 0), "stopped")),
        (
            "12.2",
            ["r1", "g5", "y7", "b9"],
            "1 leave; 0 play r1",
            Result(((0,), (2, 3), (1,)), (16, 0, 0, 0), "winner"),
        ),
    ],
)
def test_result(rule, hands, acts, result):
    """Behind the winner are those who stayed, then who left; the winner alone has points."""
    table = placed(*hands)
    act(table, acts)
    assert table.result == result
    assert GAME.scores(table.state) == result.points
