"""The rules as rows: the number in RULES.md, what it says, a table, acts, and what is then said.

Sentences are those of the last act; where a row has a dictionary instead, it holds fields of the
position, and ``legal``: what the seat on turn may do.
"""

import pytest
from cribbage.tables import opened, pack, placed, playing, said

from engines.core.cards import names
from engines.cribbage.options import Options
from engines.cribbage.rules import again
from engines.cribbage.views import skunk

KEPT = {
    "hands": [["Kc", "Qd", "2h", "4s"], ["Kd", "Qh", "2s", "4c"]],
    "crib": ["Ah", "2c", "3d", "6h"],
}
EARLIER = "0 7h, 1 8c, 0 7s, 1 8d, 0 Kc, 1 Kd"
CRIB = "1 crib fifteen 2, fifteen 2, run 3"


def last_card(**fields):
    """Return a table with one card to come, seat 1's 4c; both hands then show a pair for 2."""
    return playing("", "4c", "0 Qd", EARLIER, **fields)


def cut_to(first, second):
    """A table whose cuts of 10 show *first*, then *second*."""
    return lambda: opened(pack(at={9: first, 19: second}))


ROWS = [
    ("1.1", "two seats and 52 cards", lambda: opened(dealer=0), "", {"deck": names(pack())}),
    (
        "1.2",
        "121 wins",
        lambda: playing("5c Kd 2d", "9h", "0 2s, 1 8d", scores=[119, 90]),
        "0 play 5c",
        ["0 plays 5c: 15", "0 pegs fifteen 2 -> 121", "over, winner 0"],
    ),
    (
        "1.3",
        "a fresh pack after the cut for the deal",
        cut_to("As", "Kd"),
        "0 cut 10; 1 cut 10",
        {"deck": names(pack()), "lifted": []},
    ),
    (
        "1.3",
        "a fresh pack for the next deal",
        last_card,
        "1 play 4c",
        {"hands": [[], []], "crib": [], "starter": None, "played": [], "phase": "cut_deck"},
    ),
    ("1.4", "a start", lambda: opened(start=(0, 30)), "", {"scores": [0, 30]}),
    ("1.4", "a short game", lambda: opened(short=True, ahead=-10), "", {"scores": [60, 70]}),
    (
        "2.1",
        "the lower card deals first",
        cut_to("As", "Kd"),
        "0 cut 10; 1 cut 10",
        ["1 shows Kd", "0 deals first", "shuffled for 0 to deal"],
    ),
    (
        "2.1",
        "court cards by rank",
        cut_to("Qs", "Jd"),
        "0 cut 10; 1 cut 10",
        ["1 shows Jd", "1 deals first", "shuffled for 1 to deal"],
    ),
    (
        "2.2",
        "equal ranks: shuffle and cut again",
        cut_to("5c", "5d"),
        "0 cut 10; 1 cut 10",
        ["1 shows 5d", "a tie", "shuffled to be cut"],
    ),
    ("2.3", "the bottom card of the packet", cut_to("As", "Kd"), "0 cut 10", ["0 shows As"]),
    ("2.3", "then seat 1", cut_to("As", "Kd"), "0 cut 10", {"turn": 1, "cuts": ["As"]}),
    (
        "2.3",
        "seat 0 again after a tie",
        cut_to("5c", "5d"),
        "0 cut 10; 1 cut 10",
        {"turn": 0, "phase": "cut_dealer", "dealer": None, "cuts": ["5c", "5d"]},
    ),
    (
        "2.4",
        "the first leaves eight",
        cut_to("As", "Kd"),
        "",
        {"legal": [f"cut {depth}" for depth in range(4, 45)]},
    ),
    ("2.4", "the second leaves four", cut_to("As", "Kd"), "0 cut 44", {"legal": ["cut 4"]}),
    ("2.5", "a named dealer", lambda: opened(dealer=1), "", {"phase": "cut_deck", "dealer": 1}),
    (
        "2.6",
        "the deal changes hands",
        last_card,
        "1 play 4c",
        {"dealer": 0, "phase": "cut_deck", "turn": 1},
    ),
    (
        "3.1",
        "the non-dealer cuts from the top to the bottom",
        lambda: opened(dealer=1),
        "0 cut 4",
        ["0 cuts 4: 0 gets 5c 7c 9c Jc Kc 2d; 1 gets 6c 8c Tc Qc Ad 3d"],
    ),
    (
        "3.1",
        "4 to 48",
        lambda: opened(dealer=1),
        "",
        {"turn": 0, "legal": [f"cut {depth}" for depth in range(4, 49)]},
    ),
    (
        "3.2",
        "the non-dealer gets the first card",
        lambda: opened(dealer=0),
        "1 cut 48",
        ["1 cuts 48: 0 gets Js Ks 2c 4c 6c 8c; 1 gets Ts Qs Ac 3c 5c 7c"],
    ),
    (
        "3.3",
        "in any order: the dealer first",
        lambda: opened(dealer=1),
        "0 cut 4; 1 lay 6c 8c; 0 lay Jc 5c",
        ["0 lays 5c Jc"],
    ),
    (
        "3.4",
        "the starter is under the packet",
        lambda: placed("cut_starter", **KEPT),
        "0 cut 4",
        ["starter 7c"],
    ),
    (
        "3.4",
        "4 to 36, by the non-dealer",
        lambda: placed("cut_starter", **KEPT),
        "",
        {"turn": 0, "legal": [f"cut {depth}" for depth in range(4, 37)]},
    ),
    (
        "3.5",
        "his heels",
        lambda: placed("cut_starter", **KEPT),
        "0 cut 8",
        ["starter Jc", "1 pegs heels 2 -> 2"],
    ),
    (
        "4.1",
        "the non-dealer leads",
        lambda: placed("cut_starter", **KEPT),
        "0 cut 4",
        {"turn": 0, "legal": ["play 2h", "play 4s", "play Qd", "play Kc"]},
    ),
    ("4.1", "then turns", lambda: playing("2d", "Kd 4d"), "0 play 2d", {"turn": 1}),
    (
        "4.2",
        "a King counts 10",
        lambda: playing("Kc 7d", "Kd 2s", "0 Ac, 1 8s"),
        "0 play Kc",
        ["0 plays Kc: 19"],
    ),
    (
        "4.2",
        "an Ace counts 1",
        lambda: playing("Kc As", "Kd 2s", "0 Qc, 1 8s"),
        "0 play As",
        ["0 plays As: 19"],
    ),
    (
        "4.3",
        "only what stays within 31",
        lambda: playing("Kc 2h", "Kd 2s", "0 9c, 1 Td, 0 Qc"),
        "",
        {"turn": 1, "legal": ["play 2s"]},
    ),
    (
        "4.4",
        "whoever can play must",
        lambda: playing("Kc 2h", "9d 2s", "0 Tc, 1 Td"),
        "",
        {"legal": ["play 2h", "play Kc"]},
    ),
    (
        "4.5",
        "go, and nothing else",
        lambda: playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "",
        {"legal": ["go"]},
    ),
    (
        "4.6",
        "the other goes on",
        lambda: playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "1 go",
        {"turn": 0, "go": [1], "legal": ["play 2h"]},
    ),
    (
        "4.6",
        "as long as a card fits",
        lambda: playing("As Ad", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "1 go; 0 play Ad",
        {"turn": 0, "go": [1], "legal": ["play As"]},
    ),
    (
        "4.7",
        "neither can go on",
        lambda: playing("Kc 3h", "Kd 4s", "0 9c, 1 Td, 0 Qc"),
        "1 go",
        ["1 says go", "0 pegs go 1 -> 1", "1 leads"],
    ),
    (
        "4.7",
        "the point comes by itself",
        lambda: playing("Kc As", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "1 go; 0 play As",
        ["0 plays As: 30", "0 pegs go 1 -> 1", "1 leads"],
    ),
    (
        "4.7",
        "the count is 0 again",
        lambda: playing("Kc 3h", "Kd 4s", "0 9c, 1 Td, 0 Qc"),
        "1 go",
        {"count": [], "go": [], "turn": 1, "legal": ["play 4s", "play Kd"]},
    ),
    (
        "4.8",
        "31 ends the count, and pays no go",
        lambda: playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "1 go; 0 play 2h",
        ["0 plays 2h: 31", "0 pegs thirty_one 2 -> 2", "1 leads"],
    ),
    (
        "4.8",
        "whoever did not make it leads",
        lambda: playing("Kc 4h", "Ks 2d", "0 9c, 1 Td, 0 Qc"),
        "1 play 2d",
        ["1 plays 2d: 31", "1 pegs thirty_one 2 -> 2", "0 leads"],
    ),
    (
        "4.9",
        "a player without cards is skipped",
        lambda: playing("2h 3s Kh", "4d", "0 Qc"),
        "1 play 4d; 0 play 2h",
        {"turn": 0, "go": [], "legal": ["play 3s", "play Kh"]},
    ),
    (
        "4.9",
        "and the other leads again",
        lambda: playing("9c Kh", "7h", "0 Qc"),
        "1 play 7h; 0 play 9c",
        ["0 plays 9c: 26", "0 pegs go 1 -> 1", "0 leads"],
    ),
    (
        "4.10",
        "the last card",
        last_card,
        "1 play 4c",
        [
            "1 plays 4c: 14",
            "1 pegs last 1 -> 1",
            "0 hand pair 2 -> 2",
            "1 hand pair 2 -> 3",
            f"{CRIB} -> 10",
            "shuffled for 0 to deal",
        ],
    ),
    (
        "4.10",
        "unless it makes 31",
        lambda: playing("", "4c", "0 Kc, 1 Kd, 0 7h", "0 7s, 1 8c, 0 Qd, 1 8d"),
        "1 play 4c",
        [
            "1 plays 4c: 31",
            "1 pegs thirty_one 2 -> 2",
            "0 hand pair 2 -> 2",
            "1 hand pair 2 -> 4",
            f"{CRIB} -> 11",
            "shuffled for 0 to deal",
        ],
    ),
    (
        "5.4",
        "a new count begins from nothing",
        lambda: playing("Kc 3h", "Kd Qs", "0 9c, 1 Td, 0 Qc"),
        "1 go; 1 play Qs",
        ["1 plays Qs: 10"],
    ),
    (
        "5.5",
        "parts of one card are pegged together",
        lambda: playing("6c 2h", "Kd", "0 4d, 1 5s"),
        "0 play 6c",
        ["0 plays 6c: 15", "0 pegs fifteen 2, run 3 -> 5"],
    ),
    ("6.1", "non-dealer, dealer, crib", last_card, "1 play 4c", {"scores": [2, 10]}),
    ("6.7", "counted without being asked", last_card, "1 timeout", {"scores": [2, 10]}),
    ("6.8", "the other deals", last_card, "1 play 4c", {"dealer": 0, "phase": "cut_deck"}),
    (
        "7.1",
        "at his heels",
        lambda: placed("cut_starter", scores=[120, 119], **KEPT),
        "0 cut 8",
        ["starter Jc", "1 pegs heels 2 -> 121", "over, winner 1"],
    ),
    (
        "7.1",
        "for a go",
        lambda: playing("Kc 3h", "Kd 4s", "0 9c, 1 Td, 0 Qc", scores=[120, 120]),
        "1 go",
        ["1 says go", "0 pegs go 1 -> 121", "over, winner 0"],
    ),
    (
        "7.1",
        "after one count of the show",
        lambda: last_card(scores=[119, 119]),
        "1 play 4c",
        ["1 plays 4c: 14", "1 pegs last 1 -> 120", "0 hand pair 2 -> 121", "over, winner 0"],
    ),
    (
        "7.1",
        "after the next",
        lambda: last_card(scores=[118, 118]),
        "1 play 4c",
        [
            "1 plays 4c: 14",
            "1 pegs last 1 -> 119",
            "0 hand pair 2 -> 120",
            "1 hand pair 2 -> 121",
            "over, winner 1",
        ],
    ),
    (
        "7.2",
        "the last card comes before the show",
        lambda: last_card(scores=[120, 120]),
        "1 play 4c",
        ["1 plays 4c: 14", "1 pegs last 1 -> 121", "over, winner 1"],
    ),
    (
        "7.2",
        "what a card makes comes before the go",
        lambda: playing("5c Kh", "Kd", "0 Qc, 1 Js, 0 Ac", scores=[120, 0], go=[1], turn=0),
        "0 play 5c",
        ["0 plays 5c: 26", "0 pegs go 1 -> 121", "over, winner 0"],
    ),
    (
        "7.2",
        "never more than 121",
        lambda: playing("5c Kh", "Kd", "0 5d, 1 5s", scores=[120, 0]),
        "0 play 5c",
        ["0 plays 5c: 15", "0 pegs fifteen 2, pair_royal 6 -> 121", "over, winner 0"],
    ),
    ("7.3", "nothing more", lambda: last_card(scores=[0, 120]), "1 play 4c", {"legal": []}),
    ("8.1", "leave", last_card, "0 leave", ["0 leaves", "over, left 1"]),
    ("8.1", "the scores stay", lambda: last_card(scores=[9, 7]), "1 leave", {"scores": [9, 7]}),
    (
        "8.2",
        "the clock makes the shallowest cut",
        lambda: opened(dealer=1),
        "0 timeout",
        ["0 cuts 4: 0 gets 5c 7c 9c Jc Kc 2d; 1 gets 6c 8c Tc Qc Ad 3d"],
    ),
    (
        "8.2",
        "lays away what leaves the poorest four",
        lambda: opened(dealer=1),
        "0 cut 4; 0 timeout",
        ["0 lays 2d 5c"],
    ),
    (
        "8.2",
        "plays what pegs least",
        lambda: playing("8c 7d Kd", "9h", "0 5s, 1 7s"),
        "0 timeout",
        ["0 plays 8c: 20"],
    ),
    (
        "8.2",
        "says go where it must be said",
        lambda: playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc"),
        "1 timeout",
        ["1 says go"],
    ),
]


@pytest.mark.parametrize(("rule", "says", "table", "acts", "told"), ROWS)
def test_rule(rule, says, table, acts, told):
    played, events = table(), ()
    for act in filter(None, acts.split("; ")):
        seat, action = act.split(" ", 1)
        events = played.do(int(seat), action)
    if isinstance(told, list):
        assert said(events) == told
        return
    turn = played.state.turn
    position = {
        **played.game.position(played.state),
        "legal": [] if turn is None else list(played.legal(turn)),
    }
    assert {field: position[field] for field in told} == told


SKUNKS = [
    ("7.4", 120, None),
    ("7.4", 91, None),
    ("7.4", 90, "skunk"),
    ("7.4", 61, "skunk"),
    ("7.4", 60, "double_skunk"),
    ("7.4", 0, "double_skunk"),
]
OPEN = [("7.5", None), ("7.5", 0), ("7.5", 1)]
"""Who sees the cards of the last deal."""


@pytest.mark.parametrize(("rule", "points", "key"), SKUNKS)
def test_skunk(rule, points, key):
    assert skunk(points) == key


@pytest.mark.parametrize(("rule", "seat"), OPEN)
def test_cards_lie_open_at_the_end(rule, seat):
    table = last_card(scores=[0, 120])
    assert (table.view(seat).crib, table.view(seat).hands) == ((), ())
    table.do(1, "play 4c")
    view = table.view(seat)
    assert names(view.crib) == ["Ah", "2c", "3d", "6h"]
    assert [names(hand) for hand in view.hands] == [
        ["7h", "7s", "Qd", "Kc"],
        ["4c", "8c", "8d", "Kd"],
    ]


def test_the_other_seat_deals_first_in_the_next_game():
    """Rule 2.6, however the first dealer was found, and whoever won."""
    for first in ("As", "Kd"), ("Kd", "As"):
        table = cut_to(*first)()
        table.do(0, "cut 10")
        table.do(1, "cut 10")
        dealer = table.state.dealer
        table.do(1, "leave")
        following = again(table.options, 2, table.result)
        assert following == Options(dealer=1 - dealer)
    assert again(Options(dealer=1), 2, None) == Options(dealer=0)
    assert again(Options(start=(5, 0)), 2, None) == Options(start=(5, 0))
