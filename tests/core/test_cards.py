"""Cards and their texts."""

import pytest

from engines.core.cards import (
    BLACK_JOKER,
    NAMES,
    PACK,
    PRINTED_JOKER,
    RANKS,
    RED_JOKER,
    SUITS,
    card,
    cards,
    is_joker,
    name,
    names,
    rank,
    suit,
)


def test_every_card_has_a_text_of_its_own():
    assert len(set(NAMES)) == len(NAMES) == 55
    assert [card(text) for text in NAMES] == [*range(55)]
    assert [name(each) for each in range(55)] == [*NAMES]


def test_the_pack_is_thirteen_ranks_of_four_suits():
    assert len(PACK) == 52
    assert {(rank(each), suit(each)) for each in PACK} == {
        (r, s) for r in range(13) for s in range(4)
    }
    assert all(name(each) == RANKS[rank(each)] + SUITS[suit(each)] for each in PACK)


@pytest.mark.parametrize(
    ("text", "joker"),
    [("As", False), ("Kc", False), ("Xr", True), ("Xb", True), ("Xx", True)],
)
def test_jokers(text, joker):
    assert is_joker(card(text)) == joker


def test_the_jokers_are_named():
    assert names((RED_JOKER, BLACK_JOKER, PRINTED_JOKER)) == ["Xr", "Xb", "Xx"]


@pytest.mark.parametrize("text", ["", "A", "as", "AS", "1s", "10s", "sA", "As ", "Xy", "??"])
def test_other_texts_are_no_cards(text):
    with pytest.raises(ValueError, match="is no card"):
        card(text)


def test_lists_keep_their_order():
    assert names(cards(["Td", "Ac", "Xr"])) == ["Td", "Ac", "Xr"]
    with pytest.raises(ValueError, match="'Zz' is no card"):
        cards(["Td", "Zz"])
