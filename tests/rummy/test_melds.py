"""Sequences, sets, what a losing hand costs, and declarations: rows by rule."""

import pytest

from engines.core.cards import RANKS
from engines.rummy import melds, pack

ROWS = [
    # rule, what it says, group, wild, kind
    ("1.2", "a wild card stands in", "5h 6h 7c", "7", "impure"),
    ("1.2", "so does a printed joker", "5h 6h Xx", "7", "impure"),
    ("4.1", "three in a row", "4h 5h 6h", "2", "pure"),
    ("4.1", "ten in a row", "3d 4d 5d 6d 7d 8d 9d Td Jd Qd", "2", "pure"),
    ("4.1", "thirteen in a row", "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "2", "pure"),
    ("4.1", "not fourteen", "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "2", "loose"),
    ("4.1", "two are too few", "4h 5h", "2", "loose"),
    ("4.1", "of one suit", "4h 5h 6d", "2", "loose"),
    ("4.1", "a wild card in its own place", "6h 7h 8h", "7", "pure"),
    ("4.1", "a card twice", "4h 5h 5h 6h", "2", "loose"),
    ("4.2", "ace low", "Ah 2h 3h", "9", "pure"),
    ("4.2", "ace high", "Qh Kh Ah", "9", "pure"),
    ("4.2", "not round the corner", "Kh Ah 2h", "9", "loose"),
    ("4.2", "not with a joker either", "Kh Ah 2h Xx", "9", "loose"),
    ("4.3", "a gap", "5h Xx 7h", "2", "impure"),
    ("4.3", "an end", "Xx Kh Qh", "2", "impure"),
    ("4.3", "several gaps", "4s Xx 6s 7s Xx 9s", "2", "impure"),
    ("4.3", "one card in its own place", "Xx 9d Xx", "2", "impure"),
    ("4.3", "in any order", "7h 5h Xx", "2", "impure"),
    ("4.3", "too wide a gap", "5h 9h Xx Xx", "2", "loose"),
    ("4.3", "a joker mends no suit", "5h 6s Xx", "2", "loose"),
    ("4.3", "nor a doubled card", "5h 5h 6h Xx", "2", "loose"),
    ("4.4", "three of a rank", "9c 9d 9h", "2", "set"),
    ("4.4", "four of a rank", "9c 9d 9h 9s", "2", "set"),
    ("4.4", "a joker stands in", "9c 9d Xx", "2", "set"),
    ("4.4", "one joker, not two", "9c 9d Xx 2s", "2", "loose"),
    ("4.4", "no suit twice", "9c 9c 9d", "2", "loose"),
    ("4.4", "not even with a joker", "9c 9c 9d Xx", "2", "loose"),
    ("4.4", "five are too many", "9c 9d 9h 9s Xx", "2", "loose"),
    ("4.5", "wild cards in their own rank", "7h 7c 7s", "7", "set"),
    ("4.6", "as a set it would have two jokers", "7h 7h 7c 7c", "7", "impure"),
    ("4.6", "a wild card and two printed jokers", "7h Xx Xx", "7", "impure"),
    ("4.6", "wild cards and a joker", "7h 7c Xx", "7", "impure"),
    ("4.7", "anything else", "2c 9h Kd", "5", "loose"),
]

POINTS = [
    # rule, what it says, groups, wild, points
    ("6.1", "courts 10, others their number, jokers 0", "Ah Kc Td / 9s 2c / Xx 3d 3h", "3", 41),
    ("6.2", "only loose cards", "4h 5h 6h / 7s 8s Xx / 9c 9d 9h / Kc Kd 4s Ac", "2", 34),
    ("6.2", "jokers alone as the second sequence", "4h 5h 6h / 7h 7c 7s / Kc Qd", "7", 20),
    ("6.3", "a pure sequence alone", "4h 5h 6h / 3c 3d 3s / 4c 4d 4s", "2", 21),
    ("6.4", "no pure sequence", "4h 5h Xx / 7s 8s 2d / 9c 9d 9h", "2", 51),
    ("6.5", "never more than 80", "Ac Ad Kh Ks Qh Qs Jc Jd Tc Td", "2", 80),
    ("6.5", "never less than 2", "4h 5h 6h / 7s 8s 9s / 9c 9d 9h / Kc Kd Kh Xx", "2", 2),
]

DECLARATIONS = [
    # rule, what it says, groups, wild, flaw
    ("5.2", "pure, impure, sets", "4h 5h 6h / 7s 8s Xx / 9c 9d 9h / Kc Kd Ks Kh", "2", None),
    ("5.2", "two pure", "4h 5h 6h 7h / 8s 9s Ts / Jc Jd Jh / Qc Qd Qs", "2", None),
    ("5.2", "no pure one", "4h 5h Xx / 7s 8s 2d / 9c 9d 9h / Kc Kd Ks Kh", "2", "no_pure"),
    ("5.2", "one", "4h 5h 6h / 3c 3d 3s / 9c 9d 9h / Kc Kd Ks Kh", "2", "one_sequence"),
    ("5.2", "a loose card", "4h 5h 6h / 7s 8s Xx / 9c 9d 9h / Kc Kd Ks / 3h", "2", "loose"),
    ("5.2", "fourteen", "4h 5h 6h / 7s 8s Xx / 9c 9d 9h 9s / Kc Kd Ks Kh", "2", "cards"),
    ("4.4", "two jokers", "4h 5h 6h / 7s 8s 9s / 9c 9d Xx Xx / Kc Kd Ks", "2", "second_joker"),
    ("4.6", "jokers alone", "4h 5h 6h / 7h 7c 7s / 9c 9d 9h / Kc Kd Ks Kh", "7", None),
]


@pytest.mark.parametrize(("rule", "says", "group", "wild", "kind"), ROWS)
def test_kind(rule, says, group, wild, kind):
    assert melds.kind(*pack.groups(group), RANKS.index(wild)) == kind
    assert melds.kind(pack.groups(group)[0][::-1], RANKS.index(wild)) == kind


@pytest.mark.parametrize(("rule", "says", "groups", "wild", "points"), POINTS)
def test_points(rule, says, groups, wild, points):
    assert melds.points(pack.groups(groups), RANKS.index(wild)) == points


@pytest.mark.parametrize(("rule", "says", "groups", "wild", "flaw"), DECLARATIONS)
def test_declaration(rule, says, groups, wild, flaw):
    found = melds.flaw(pack.groups(groups), RANKS.index(wild))
    assert (found and found[0]) == flaw


def test_the_reason_names_the_joker_limit_and_the_group():
    wrong = melds.flaw(pack.groups(DECLARATIONS[6][2]), 1)
    assert melds.reason(*wrong) == "9c 9d Xx Xx: a set takes one joker at this table, not two"
