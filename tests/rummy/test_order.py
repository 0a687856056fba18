"""How a hand lies: runs upwards with jokers where they stand in, melds first, cards by place."""

import pytest

from engines.core.cards import cards, names
from engines.rummy import pack
from engines.rummy.order import finishes, in_order, less, melds_first

WILD = 6  # sevens

ORDERS = [
    ("6s 4s 5s", "4s 5s 6s"),
    ("3h Ah 2h", "Ah 2h 3h"),
    ("Ah Qh Kh", "Qh Kh Ah"),
    ("Jd 7h 9d", "9d 7h Jd"),
    ("8c Xx 9c", "8c 9c Xx"),
    ("8s 7s 6s", "6s 7s 8s"),
    ("Kh Xx Kc", "Kc Kh Xx"),
    ("Qs 2c Xx 8h", "2c 8h Qs Xx"),
    ("Xx 7d 7c", "7c 7d Xx"),
]


@pytest.mark.parametrize(("mixed", "laid"), ORDERS)
def test_a_group_lies_as_it_reads_best(mixed, laid):
    assert " ".join(names(in_order(cards(mixed.split()), WILD))) == laid


@pytest.mark.parametrize("jokers", ["Xx", "Xx 7c", "Xx 7c 7d"])
@pytest.mark.parametrize("firm", ["Ah 2h", "Kh Ah", "Qh Kh", "5h 6h", "Ah", "Kh"])
def test_no_card_is_lost_in_a_run(firm, jokers):
    group = cards(f"{firm} {jokers}".split())
    assert sorted(in_order(group, WILD)) == sorted(group)


def test_melds_lie_before_loose_cards_and_empty_groups_go():
    hand = (*pack.groups("2c 9d / 4s 5s 6s / Kd"), ())
    assert pack.text(melds_first(hand, WILD)) == "4s 5s 6s / 2c 9d / Kd"


def test_places_count_through_all_groups():
    hand = pack.groups("2c 9d / 4s 5s / Kd")
    assert less(hand, {0, 2, 4}) == (cards(["9d"]), cards(["5s"]), ())


@pytest.mark.parametrize(
    ("hand", "locked", "last"),
    [
        ("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh Kc", None, "2h 3h 4h Xx Ks Kd Kh Kc"),
        ("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh / 8s", None, "8s"),
        ("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh / 8s", "8s", ""),
        ("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh / Kh", "Kh", "Kh"),
        ("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd / 8s 8d", None, ""),
    ],
)
def test_a_card_can_finish_if_the_others_are_valid(hand, locked, last):
    groups = pack.groups(hand)
    found = finishes(groups, WILD, None if locked is None else pack.card(locked))
    assert " ".join(names(pack.held(groups)[place] for place, _ in found)) == last
