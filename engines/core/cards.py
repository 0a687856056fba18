"""The standard pack as small integers, with a text for each card.

A card is its place in the new pack: ``0`` is the ace of clubs, ``12`` the king of clubs, then
diamonds, hearts and spades; ``52``, ``53`` and ``54`` are the jokers ``Xr``, ``Xb`` and ``Xx``.
Integers keep states small and quick (a card enum costs four times as much); words are for the
edges: ``name`` and ``card``.
"""

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", int)
"""A card of the standard pack, 0..51, or a joker, 52..54."""

RANKS = "A23456789TJQK"
"""Rank letters, ace low; a rank is its index here, 0..12."""
SUITS = "cdhs"
"""Suit letters, in bridge order; a suit is its index here, 0..3."""

NAMES: tuple[str, ...] = (*(rank + suit for suit in SUITS for rank in RANKS), "Xr", "Xb", "Xx")
"""The text of each card, by card."""
PACK: tuple[Card, ...] = tuple(Card(n) for n in range(52))
"""The 52 cards in the order of a new pack."""
RED_JOKER, BLACK_JOKER, PRINTED_JOKER = Card(52), Card(53), Card(54)

_CARDS = {text: Card(n) for n, text in enumerate(NAMES)}


def name(card: Card) -> str:
    """Return the two letters of *card*.

    >>> name(card("Td"))
    'Td'
    """
    return NAMES[card]


def card(text: str) -> Card:
    """Return the card written *text*; raise ``ValueError`` for anything else."""
    try:
        return _CARDS[text]
    except KeyError:
        raise ValueError(f"{text!r} is no card") from None


def names(cards: Iterable[Card]) -> list[str]:
    """Return the texts of *cards*, in their order."""
    return [NAMES[each] for each in cards]


def cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards written *texts*; raise ``ValueError`` if one is none."""
    return tuple(card(each) for each in texts)


def rank(card: Card) -> int:
    """Return the rank of a card that is no joker, 0 (ace) to 12 (king)."""
    return card % 13


def suit(card: Card) -> int:
    """Return the suit of a card that is no joker: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def is_joker(card: Card) -> bool:
    """Tell whether *card* is a joker of any kind."""
    return card >= RED_JOKER
