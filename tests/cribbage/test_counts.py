"""What cards are worth: a row a rule, its number in RULES.md first."""

import pytest

from engines.core.cards import card, cards
from engines.cribbage.requests import REQUESTS
from engines.cribbage.scoring import VALUE, score_play, score_show, shown_points, total

SHOWS = [
    # rule, hand, starter, crib, points by kind, why
    ("6.2", "7c 8d 2h 2s", "Kd", False, {"fifteen": 2, "pair": 2}, "7 and 8 are 15"),
    ("6.2", "5c Jd Qh Ks", "4s", False, {"fifteen": 6, "run": 3}, "the five with each of three"),
    ("6.2", "Ac 2d 3h 4s", "5d", False, {"fifteen": 2, "run": 5}, "all five cards are 15"),
    ("6.2", "4c 4d 4h 3s", "9d", False, {"fifteen": 2, "pair": 6}, "4 + 4 + 4 + 3, and no other"),
    ("6.3", "9c 9d Kh Ks", "2d", False, {"pair": 4}, "two pairs"),
    ("6.3", "Kc Kd Kh Qs", "Qd", False, {"pair": 8}, "three of a kind are three pairs"),
    ("6.3", "2c 2d 2h 2s", "Kd", False, {"pair": 12}, "four of a kind are six pairs"),
    ("6.3", "Kc Qd 2h 4s", "Jh", False, {"run": 3}, "court cards pair by rank, not by value"),
    ("6.4", "4c 5d 6h 7s", "8d", False, {"fifteen": 4, "run": 5}, "one run of five, none inside"),
    ("6.4", "Tc Td Jh Qs", "2d", False, {"pair": 2, "run": 6}, "a double run of three"),
    ("6.4", "Tc Td Jh Js", "Qd", False, {"pair": 4, "run": 12}, "a double double run"),
    ("6.4", "Tc Td Th Js", "Qd", False, {"pair": 6, "run": 9}, "a triple run"),
    ("6.4", "Jc Qd Kh As", "2d", False, {"run": 3}, "a run does not pass from King to Ace"),
    ("6.4", "Ac 2d 9h Ks", "Qd", False, {}, "two in a row are no run"),
    ("6.5", "2h 6h 8h Kh", "Qs", False, {"flush": 4}, "four of a suit in the hand"),
    ("6.5", "2h 6h 8h Kh", "Qh", False, {"flush": 5}, "and the starter too"),
    ("6.5", "2h 6h 8h Kh", "Qs", True, {}, "four are no flush in the crib"),
    ("6.5", "2h 6h 8h Kh", "Qh", True, {"flush": 5}, "five are"),
    ("6.5", "2h 6h 8h Kc", "Qh", False, {}, "the starter does not stand in"),
    ("6.6", "Jh 2c 4d 6s", "8h", False, {"nobs": 1}, "the Jack of the starter's suit"),
    ("6.6", "Jh 2c 4d 6s", "8c", False, {}, "a Jack of another suit"),
    ("6.6", "Jh 2c 4d 6s", "8h", True, {"nobs": 1}, "in the crib as well"),
    ("6.6", "2h 4c 6d 8s", "Jh", False, {}, "the starter itself is never his nobs"),
    ("6.6", "5c 5d 5s Jh", "5h", False, {"fifteen": 16, "pair": 12, "nobs": 1}, "29"),
]

PLAYS = [
    # rule, the count with the card just played last, what it pegs, why
    ("5.1", "7c 8d", {"fifteen": 2}, "15"),
    ("5.1", "Kc 5d 6h Js", {"thirty_one": 2}, "31"),
    ("5.1", "Kc 4d", {}, "14 is nothing"),
    ("5.2", "4c 4d", {"pair": 2}, "a pair"),
    ("5.2", "4c 4d 4h", {"pair_royal": 6}, "a third in a row"),
    ("5.2", "4c 4d 4h 4s", {"double_pair_royal": 12}, "a fourth"),
    ("5.2", "Kc Qd", {}, "King and Queen are no pair"),
    ("5.2", "4c 4d 9h", {}, "another rank ends the pair"),
    ("5.3", "4c 2d 3h", {"run": 3}, "in any order"),
    ("5.3", "9c 4d 2h 5s 3c", {"run": 4}, "the longest that ends with the last card"),
    ("5.3", "2c 4d 6h 3s 5c 7d", {"run": 6}, "complete at last"),
    ("5.3", "Jc Qd Kh", {"run": 3}, "court cards by rank"),
    ("5.3", "Qc Kd Ah", {}, "none round the corner"),
    ("5.3", "4c 5d 5h 6s", {}, "no rank twice in a run"),
    ("5.3", "3c 3d 4h 5s", {"run": 3, "fifteen": 2}, "but an older pair does not spoil it"),
    ("5.4", "6c 5d 6h", {}, "equal, but not one right after the other"),
    ("5.4", "4c 5d Kh 6s", {}, "a card between breaks the run"),
    ("5.5", "3c 5d 7h", {"fifteen": 2}, "15 alone"),
    ("5.5", "4c 5d 6h", {"fifteen": 2, "run": 3}, "15 and a run"),
    ("5.5", "5c 5d 5h", {"fifteen": 2, "pair_royal": 6}, "15 and three of a kind"),
    ("5.5", "Tc 7d 7h 7s", {"thirty_one": 2, "pair_royal": 6}, "31 and three of a kind"),
    ("5.5", "Tc 9d 5h 4s 3c", {"thirty_one": 2, "run": 3}, "31 and a run"),
]


def by_kind(parts):
    kinds = {}
    for part in parts:
        kinds[part.kind] = kinds.get(part.kind, 0) + part.points
    return kinds


@pytest.mark.parametrize(("rule", "hand", "starter", "crib", "points", "why"), SHOWS)
def test_show(rule, hand, starter, crib, points, why):
    four, turned = cards(hand.split()), card(starter)
    parts = score_show(four, turned, crib=crib)
    assert by_kind(parts) == points, why
    assert total(parts) == shown_points(four, turned, crib=crib) == sum(points.values())


@pytest.mark.parametrize(("rule", "count", "points", "why"), PLAYS)
def test_play(rule, count, points, why):
    played = cards(count.split())
    assert by_kind(score_play(played, sum(VALUE[each] for each in played))) == points, why


@pytest.mark.parametrize(("rule", "hand", "starter", "crib", "points", "why"), SHOWS)
def test_the_count_request_tells_points_by_kind(rule, hand, starter, crib, points, why):
    answer = REQUESTS["count"]({"hand": hand, "starter": starter, "crib": crib})
    kinds = {"fifteens": "fifteen", "pairs": "pair", "runs": "run", "flush": "flush"}
    assert answer == {
        "total": sum(points.values()),
        **{key: points.get(kind, 0) for key, kind in kinds.items()},
        "nobs": points.get("nobs", 0),
    }


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"hand": "5c 5d 5s Jh"},
        {"hand": ["5c", "5d", "5s", "Jh"], "starter": "5h"},
        {"hand": "5c 5d 5s Jh", "starter": "5h", "crib": 1},
        {"hand": "5c 5d 5s", "starter": "5h"},
        {"hand": "5c 5d 5s Jh 2c", "starter": "5h"},
        {"hand": "5c 5c 5s Jh", "starter": "5h"},
        {"hand": "5c 5d 5s Jh", "starter": "Jh"},
        {"hand": "5c 5d 5s Xr", "starter": "5h"},
        {"hand": "5c 5d 5s Jx", "starter": "5h"},
        {"hand": "5c 5d 5s Jh", "starter": ""},
    ],
)
def test_what_is_no_hand_is_refused(request_):
    with pytest.raises(ValueError):
        REQUESTS["count"](request_)


def test_each_part_names_its_cards():
    parts = score_show(cards(["4c", "5d", "6h", "6s"]), card("4d"), crib=False)
    lines = [(part.kind, part.points, part.cards) for part in parts]
    assert lines[0] == ("fifteen", 2, cards(["4c", "5d", "6h"]))
    assert [kind for kind, _, _ in lines] == ["fifteen"] * 4 + ["pair"] * 2 + ["run"] * 4
    assert {len(made) for kind, _, made in lines if kind == "run"} == {3}
    assert len(set(lines)) == len(lines)
