"""The rules as rows: the number in RULES.md, what it says, a table, acts, and what is then said.

Sentences are those of the last act; where a row has a dictionary instead, it holds fields of the
position, ``legal`` (the words each awaited seat may use), ``throws``, ``first`` (the winners).
Sequences, sets, points and the prize have rows of their own in ``test_melds`` and ``test_prize``.
"""

import re
from pathlib import Path

import msgspec
import pytest
from rummy import test_melds, test_prize, test_refusals
from rummy.tables import (
    FOURTH,
    MELDED,
    NO_PURE,
    OTHER,
    PLAIN,
    THIRD,
    act,
    groups,
    look,
    new,
    said,
    table,
)

from engines import rummy
from engines.rummy.game import GAME
from engines.rummy.table import Phase

LOOSE = "Ac / 3c / 8c / 2d / 6d / Jd / 5h / 9h / Qh / 2s / 8s / Th / Ks"
GROUPED = "4h 5h 6h / 8c 9c Tc / 9c 9d Jd / Kc 4s As Ad"


def melded(*others, **more):
    """Seat 0 can declare; sevens are wild."""
    return lambda: table(MELDED, *(others or (OTHER,)), closed="2c", **more)


def wrong(*others, **more):
    """Seat 0 has no pure sequence."""
    return lambda: table(NO_PURE, *(others or (OTHER,)), closed="8s", **more)


def plain(*hands, **more):
    return lambda: table(*(hands or (PLAIN, OTHER)), **more)


def of_three(**more):
    return plain(PLAIN, OTHER, THIRD, **more)


def two_left(scores=(1, 20, 120, 130), **more):
    """Seats 0 and 1 are left of four; seat 0 is to draw."""
    fields = {"variant": "pool101", "entry_fee": 100, "scores": list(scores), **more}
    return plain(PLAIN, OTHER, "", "", **fields)


def split(*hands):
    return [groups(hand) for hand in hands]


DECLARES = f"0 draw; 0 declare 2c | {MELDED}"
ERRS = f"0 draw; 0 declare 8s | {NO_PURE}"

ROWS = [
    ("1.1", "six may play", lambda: new(6), "", {"in_table": [0, 1, 2, 3, 4, 5]}),
    ("1.2", "a card of the wild rank is locked like a printed joker", plain(open_="9c 7h"), "", {"legal": {0: "draw drop"}}),
    ("1.3", "six deals", lambda: new(variant="deals", deals=6), "", {"chips": [480, 480]}),
    ("2.1", "a toss comes first", lambda: new(3, toss=True, seed=4), "", ["1 wins the toss", "1 deals, deal 1"]),
    ("2.3", "the player after the dealer plays first", lambda: new(3), "", {"dealer": 0, "turn": 1}),
    ("2.4", "thirteen each", lambda: new(4), "", {"sizes": [13, 13, 13, 13], "closed_count": 52}),
    ("2.5", "one card lies face up", lambda: new(2), "", {"open_first": True, "open_count": 1, "closed_count": 78}),
    ("2.6", "a printed joker turned makes aces wild", plain(OTHER.replace("Xx", "4s"), THIRD, wild_card="Xx", open_="9c As"), "", {"legal": {0: "draw drop"}}),
    ("2.7", "by suit, in rank order", lambda: new(2, seed=2), "", {"suited": True}),
    ("2.8", "the deal moves on", plain(variant="pool101"), "0 drop; 0 ready; 1 ready", ["1 is ready", "0 deals, deal 2"]),
    ("2.8", "who is out is passed over", of_three(variant="pool101", scores=[95, 0, 0]), "0 drop; 1 drop; 1 ready; 2 ready", {"dealer": 1, "in_deal": [1, 2], "turn": 2}),
    ("3.1", "draw", plain(), "0 draw", ["0 draws 8s"]),
    ("3.1", "or take", plain(), "0 take", ["0 takes 4d"]),
    ("3.2", "a joker is locked", plain(open_="9c Xx"), "", {"legal": {0: "draw drop"}}),
    ("3.3", "but not the one dealt", plain(open_="Xx", open_first=True), "0 take", ["0 takes Xx"]),
    ("3.3", "until somebody throws on it", plain(open_="Xx", open_first=True), "0 draw; 0 discard 4c", {"open": ["Xx", "4c"], "open_first": False}),
    ("3.3", "a missed turn leaves it free", plain(open_="Xx", open_first=True), "0 take; 0 timeout", {"open": ["Xx"], "legal": {1: "draw take drop"}}),
    ("3.4", "throw", plain(), "0 draw; 0 discard Qc", ["0 throws Qc"]),
    ("3.4", "also what was drawn", plain(), "0 draw; 0 discard 8s", {"open": ["4d", "8s"], "turn": 1}),
    ("3.5", "the card taken stays", plain(open_="4d 9d"), "0 take", {"throws": {*PLAIN.replace("/", " ").split()}}),
    ("3.5", "its twin may go", plain(open_="4d Qc"), "0 take; 0 discard Qc", ["0 throws Qc"]),
    ("3.5", "for this turn only", plain(open_="4d 9d", closed="8s 5c 2s"), "0 take; 0 discard 4c; 1 draw; 1 discard Ac; 0 draw; 0 discard 9d", ["0 throws 9d"]),
    ("3.6", "the open pile is turned", plain(closed_pile=[], open_="9c 8s 4d"), "0 draw", {"open": ["4d"], "phase": "discard"}),
    ("3.6", "only when a card is wanted", plain(closed_pile=["9h"], open_="9c 8s 4d"), "0 draw", {"open": ["9c", "8s", "4d"], "closed": []}),
    ("3.7", "a joker may be thrown", plain(OTHER, PLAIN), "0 draw; 0 discard Xx", {"legal": {1: "draw drop"}}),
    ("3.7", "and may finish", melded(), f"0 draw; 0 declare Xx | {MELDED.replace(' Xx', '')} 2c", ["0 declares, wrong: loose", "deal over, won by 1: 80 0", "over, winner 1: -80 80"]),
    ("3.8", "the whole open pile lies open", plain(open_="9c 8s 4d"), "0 drop", {"open": ["9c", "8s", "4d"]}),
    ("3.9", "a first drop", of_three(), "0 drop", ["0 is out for 20, first"]),
    ("3.9", "a middle drop", of_three(drawn_once=[0]), "0 drop", ["0 is out for 40, middle"]),
    ("3.9", "a missed turn changes nothing", plain(), "0 timeout; 1 timeout; 0 drop", {"scores": [20, 0]}),
    ("3.10", "the last one wins", of_three(), "0 drop; 1 drop", ["1 is out for 20, first", "deal over, won by 2: 20 20 0", "over, winner 2: -20 -20 40"]),
    ("5.1", "finish face down", melded(), DECLARES, {"finish": "2c", "open": ["4d"], "phase": "show"}),
    ("5.2", "valid", melded(), DECLARES, ["0 declares"]),
    ("5.3", "wrong, one opponent", wrong(), ERRS, ["0 declares, wrong: no_pure", "deal over, won by 1: 80 0", "over, winner 1: -80 80"]),
    ("5.4", "wrong, two opponents", wrong(OTHER.replace("Xx", "Jc"), THIRD), ERRS, ["0 declares, wrong: no_pure", "deal over, won by None: 80 0 0", "over, shared 1,2: -80 40 40"]),
    ("5.4", "what is left over goes to the next", wrong(OTHER.replace("Xx", "Jc"), THIRD, FOURTH), ERRS, {"chips": [-80, 28, 26, 26], "first": [1, 2, 3]}),
    ("5.5", "the others play on", wrong(OTHER.replace("Xx", "Jc"), THIRD, wrong_declaration="plays_on"), ERRS, {"in_deal": [1, 2], "turn": 1, "phase": "draw", "aside": ["8s"]}),
    ("5.5", "and the 80 stay", wrong(OTHER.replace("Xx", "Jc"), THIRD, wrong_declaration="plays_on"), f"{ERRS}; 1 drop", {"scores": [80, 20, 0], "first": [2]}),
    ("5.6", "everyone still in groups", melded(OTHER, THIRD), DECLARES, {"to_act": [1, 2], "legal": {1: "show", 2: "show"}}),
    ("5.7", "closing early", melded(GROUPED, THIRD), f"{DECLARES}; 1 show {GROUPED}", {"to_act": [2]}),
    ("5.7", "time is up", melded(GROUPED), f"{DECLARES}; 1 timeout", ["1 shows, late", "deal over, won by 0: 0 62", "over, winner 0: 62 -62"]),
    ("5.8", "arranging costs no turn", plain(), f"1 arrange {OTHER.replace(' /', '')}", {"turn": 0, "phase": "draw"}),
    ("5.8", "and counts", melded(GROUPED), f"1 arrange {GROUPED.replace(' /', '')}; {DECLARES}; 1 timeout", {"scores": [0, 80]}),
    ("5.9", "fourteen cards while holding fourteen", plain(), f"0 draw; 0 arrange {PLAIN} 8s", ["0 arranges"]),
    ("5.10", "a drawn card stands alone, last", plain(), "0 draw", {"hands": split(f"{PLAIN} / 8s", OTHER)}),
    ("5.10", "the later twin is thrown", plain(LOOSE, OTHER, closed="3c"), "0 draw; 0 arrange Ac 3c / 3c 8c / 2d 6d Jd 5h 9h Qh 2s 8s Th Ks; 0 discard 3c", {"hands": split("Ac 3c / 8c / 2d 6d Jd 5h 9h Qh 2s 8s Th Ks", OTHER)}),
    ("7.2", "before drawing", plain(), "0 timeout", ["0 misses a turn"]),
    ("7.3", "after taking", plain(), "0 take; 0 timeout", ["0 misses a turn, 4d goes back"]),
    ("7.3", "it counts as having drawn", plain(), "0 take; 0 timeout; 1 timeout; 0 drop", {"scores": [40, 0]}),
    ("7.4", "after drawing", plain(), "0 draw; 0 timeout", ["0 misses a turn, 8s is thrown"]),
    ("7.5", "three in a row", of_three(misses=[2, 0, 0]), "0 timeout", ["0 is out for 40, misses"]),
    ("7.5", "the card is thrown first", of_three(misses=[2, 0, 0]), "0 draw; 0 timeout", ["0 is out for 40, misses, 8s is thrown"]),
    ("7.5", "or goes back", of_three(misses=[2, 0, 0]), "0 take; 0 timeout", ["0 is out for 40, misses, 4d goes back"]),
    ("7.6", "in Deals not three", plain(variant="deals", misses=[2, 0]), "0 timeout", {"misses": [3, 0], "in_deal": [0, 1]}),
    ("7.6", "but five", plain(variant="deals", misses=[4, 0]), "0 timeout", {"scores": [80, 0], "chips": [80, 240]}),
    ("7.7", "a turn clears them", plain(misses=[2, 0]), "0 draw; 0 discard 8s", {"misses": [0, 0]}),
    ("8.1", "the losers' points in chips", melded(GROUPED, point_value=5), f"{DECLARES}; 1 timeout", {"chips": [310, -310]}),
    ("8.2", "out at the limit", plain(variant="pool61", scores=[46, 0], entry_fee=50), "0 drop", ["0 is out for 15, first", "deal over, won by 1: 15 0", "over, winner 1: 0 100"]),
    ("8.2", "not before", plain(variant="pool61", scores=[45, 0]), "0 drop", {"scores": [60, 0], "phase": "between"}),
    ("8.2", "201 Pool", of_three(variant="pool201", drawn_once=[0]), "0 drop", ["0 is out for 50, middle"]),
    ("8.3", "the winner gets the points", wrong(variant="deals", deals=3), ERRS, {"chips": [160, 320], "phase": "between"}),
    ("8.3", "the most chips win", wrong(variant="deals", deal=2), ERRS, {"chips": [80, 240], "first": [1]}),
    ("8.4", "a tie: one more deal", wrong(variant="deals", deal=2, chips=[240, 80]), f"{ERRS}; 0 ready; 1 ready", {"deal": 3, "phase": "draw"}),
    ("8.4", "the others wait", wrong(OTHER, FOURTH.replace("9d", "8d"), variant="deals", deal=2, chips=[240, 80, 160]), "0 draw; 0 timeout; 1 leave; 2 leave", {"first": [0]}),
    ("8.4", "only those tied play", of_three(variant="deals", deal=2, chips=[90, 160, 80], misses=[4, 0, 0], in_deal=[0, 2]), "0 timeout; 1 ready; 2 ready", {"in_deal": [1, 2], "in_table": [0, 1, 2], "deal": 3}),
    ("8.5", "all are waited for", plain(variant="pool101"), "0 drop; 0 ready", {"to_act": [1], "legal": {1: "ready"}}),
    ("9.1", "either may ask", two_left(), "0 drop; 1 split", ["1 asks to split: 150 250 0 0"]),
    ("9.1", "once", two_left(), "0 drop; 1 split; 0 refuse", {"legal": {0: "ready", 1: "ready"}}),
    ("9.2", "agreed", two_left(), "0 drop; 1 split; 0 accept", ["0 accepts", "over, split 0,1: 150 250 0 0"]),
    ("9.2", "no answer", two_left(), "0 drop; 1 split; 0 timeout", {"vote": None, "phase": "between"}),
    ("9.4", "nothing left to share", two_left(scores=(61, 20, 120, 130)), "0 drop", {"legal": {0: "ready", 1: "ready"}}),
    ("10.1", "a first drop", plain(), "1 leave", ["1 leaves", "1 is out for 20, left", "deal over, won by 0: 0 20", "over, winner 0: 20 -20"]),
    ("10.1", "what was drawn is thrown", of_three(), "0 draw; 0 leave", ["0 leaves", "0 is out for 40, left, 8s is thrown"]),
    ("10.1", "what was taken goes back", of_three(), "0 take; 0 leave", {"open": ["4d"], "turn": 1, "in_deal": [1, 2]}),
    ("10.1", "80 in Deals", of_three(variant="deals"), "1 leave", ["1 leaves", "1 is out for 80, left"]),
    ("10.1", "counts as grouped", melded(GROUPED, THIRD), f"{DECLARES}; 1 leave", ["1 shows", "1 leaves"]),
    ("10.2", "out of the pool", of_three(variant="pool201"), "2 leave; 0 drop", {"in_table": [0, 1], "scores": [25, 0, 25]}),
    ("10.3", "between deals", of_three(variant="pool201"), "0 drop; 1 drop; 1 leave", {"in_table": [0, 2], "scores": [25, 25, 0]}),
    ("10.3", "a split is off", plain(PLAIN, OTHER, THIRD, "", variant="pool101", scores=[0, 0, 0, 110]), "0 drop; 1 drop; 1 split; 2 leave", {"vote": None, "in_table": [0, 1], "legal": {0: "split ready", 1: "split ready"}}),
    ("10.4", "the last one wins", melded(LOOSE, variant="pool61"), f"{DECLARES}; 0 leave", {"scores": [0, 80], "first": [1]}),
    ("10.4", "the fewest points stay in", melded(GROUPED, LOOSE, variant="pool61", scores=[0, 30, 0]), f"{DECLARES}; 0 leave; 1 timeout; 2 timeout", {"scores": [0, 92, 80], "first": [2]}),
    ("11.1", "by points", of_three(drawn_once=[0]), "0 drop; 1 drop", {"places": [[2], [1], [0]]}),
    ("11.1", "who left comes last", of_three(variant="pool61", scores=[50, 0, 0]), "2 leave; 0 drop", {"places": [[1], [0], [2]]}),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "says", "made", "acts", "told"), ROWS)
def test_rule(rule, says, made, acts, told):
    played = made()
    events = act(played, acts) if acts else played.events
    if isinstance(told, list):
        assert said(events) == told
    else:
        seen = look(played)
        assert {key: seen[key] for key in told} == told


PRACTICE, DREW, VOTE = {"practice": True}, {"drawn_once": {0}}, {"vote": frozenset()}
CLOCKS = [
    ("7.1", {}, Phase.DRAW, {}, None, 30),
    ("7.1", {}, Phase.DRAW, {}, 0, None),
    ("7.1", {}, Phase.DISCARD, DREW, 300, 300),
    ("7.1", {"turn_seconds": 45}, Phase.DRAW, {}, None, 45),
    ("7.1", PRACTICE, Phase.DRAW, {}, None, None),
    ("7.1", PRACTICE, Phase.DISCARD, DREW, None, 60),
    ("7.1", PRACTICE, Phase.DRAW, {}, 15, 15),
    ("5.6", PRACTICE, Phase.SHOW, {}, None, 20),
    ("5.6", {}, Phase.SHOW, {}, 0, None),
    ("8.5", {}, Phase.BETWEEN, {}, 15, 60),
    ("8.5", PRACTICE, Phase.BETWEEN, {}, None, None),
    ("9.2", {}, Phase.BETWEEN, VOTE, 300, 20),
]
"""Rule, options, phase, what else stands, the host's clock, and the seconds that seat 0 has."""


@pytest.mark.parametrize(("rule", "options", "phase", "more", "clock", "seconds"), CLOCKS)
def test_clock(rule, options, phase, more, clock, seconds):
    state = msgspec.structs.replace(new(**options).state, phase=phase, **more)
    assert GAME.seconds(state, 0, clock) == seconds
    assert GAME.grace(state) == (20 if phase is Phase.SHOW else 0)


def test_drawing_and_throwing_are_one_turn_of_one_clock():
    played = table(PLAIN, OTHER)
    before = played.state
    act(played, "0 draw")
    drawn = played.state
    assert GAME.one_turn(before, drawn, 0)
    assert not GAME.one_turn(before, drawn, 1)
    act(played, "0 discard 4c; 1 draw")
    assert not GAME.one_turn(drawn, played.state, 0)


def test_the_toss_tells_who_sits_where():
    played = new(4, toss=True)
    tossed = played.events[0]
    assert sorted(GAME.seated(played.events)) == [0, 1, 2, 3]
    assert GAME.seated(played.events) == tossed.seats
    assert played.view(None).toss == tossed.cards
    assert GAME.seated(new().events) is None


def test_every_rule_has_a_row_and_every_row_a_rule():
    book = Path(rummy.__file__).with_name("RULES.md").read_text()
    written = set(re.findall(r"^- \*\*(\d+\.\d+)\*\*", book, re.MULTILINE))
    rows = [*ROWS, *CLOCKS, *test_melds.ROWS, *test_melds.POINTS, *test_melds.DECLARATIONS]
    rows += [*test_prize.TOSSES, *test_prize.SPLITS, *test_refusals.ROWS]
    assert {row[0] for row in rows} == written
