"""The 54 cards: their order in a hand, what fits on what, and what each costs.

Numbers in comments are those of RULES.md.
"""

from bisect import insort
from collections.abc import Iterable

from engines.core.cards import BLACK_JOKER, PACK, RED_JOKER, Card, is_joker, rank, suit

Hand = tuple[Card, ...]

DECK: Hand = (*PACK, RED_JOKER, BLACK_JOKER)
"""The cards (1.1), in the order of a new pack."""

FITS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(is_joker(card) or (rank(card) - in_force) % 13 in (1, 12) for card in DECK)
    for in_force in range(13)
)
"""``FITS[rank][card]``: whether the card fits on a rank in force (2.1 to 2.3)."""

JOKER_POINTS, ACE_POINTS, COURT_POINTS = 50, 30, 10

POINTS: tuple[int, ...] = tuple(
    JOKER_POINTS
    if is_joker(card)
    else ACE_POINTS
    if rank(card) == 0
    else min(rank(card) + 1, COURT_POINTS)
    for card in DECK
)
"""The points of each card left in a hand, by card (5.4)."""

_ORDER = tuple(card if is_joker(card) else rank(card) * 4 + suit(card) for card in DECK)


def sort_hand(cards: Iterable[Card]) -> Hand:
    """Return *cards* by rank, ace first, Jokers last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def with_card(hand: Hand, card: Card) -> Hand:
    """Return the sorted *hand* with *card* in its place."""
    cards = list(hand)
    insort(cards, card, key=_ORDER.__getitem__)
    return tuple(cards)


def hand_points(hand: Hand) -> int:
    """Return the total of *hand* in points (5.4)."""
    return sum([POINTS[card] for card in hand])
