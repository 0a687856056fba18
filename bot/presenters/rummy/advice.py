"""The hint: the best grouping of the own cards, what to throw, whether the open card helps."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.cards import Card, rank, suit
from engines.rummy.grouping import best
from engines.rummy.order import melds_first
from engines.rummy.pack import HAND, Groups, cost, held, is_joker
from engines.rummy.views import View


class Advice(NamedTuple):
    """What the own cards are best for.

    *groups*: all cards held, grouped best; *points*: what thirteen of them cost so; *throw*: the
    card to part with, of fourteen; *declares*: whether the others are a valid declaration.
    """

    groups: Groups
    points: int
    throw: Card | None
    declares: bool


def advice(view: View) -> Advice:
    """Return the best that can be done with the cards held, from this seat's view alone."""
    cards = held(view.hand)
    if len(cards) <= HAND:
        found = best(cards, view.wild)
        groups = melds_first(found.groups, view.wild)
        return Advice(groups, found.points, None, found.declares)

    def regret(found: Advice) -> tuple[bool, int, bool, int]:
        """Order by whether it declares, what is left, whether a joker goes, what it might become."""
        card = found.throw or cards[-1]
        promise = _TIE * _company(card, cards, view.wild) - cost(card, view.wild)
        return not found.declares, found.points, is_joker(card, view.wild), promise

    return min((_without(cards, card, view.wild) for card in _throws(view)), key=regret)


_TIE = 3
"""What a card of company is worth, in points."""


def _company(card: Card, cards: Sequence[Card], wild: int) -> int:
    """Return how many of *cards* could form a meld with *card*: of its rank, or near in its suit."""
    return sum(
        rank(other) == rank(card)
        if suit(other) != suit(card)
        else 0 < min((card - other) % 13, (other - card) % 13) <= 2
        for other in cards
        if not is_joker(other, wild)
    )


def _throws(view: View) -> list[Card]:
    cards = held(view.hand)
    if view.locked is not None:
        cards.remove(view.locked)
    return list(dict.fromkeys(cards))


def _without(cards: list[Card], card: Card, wild: int) -> Advice:
    left = list(cards)
    left.remove(card)
    found = best(left, wild)
    groups = (*melds_first(found.groups, wild), (card,))
    return Advice(groups, found.points, card, found.declares)


def with_open(view: View) -> Advice | None:
    """Return the best that can be done with the open card taken; ``None`` if it is locked."""
    if not view.open_free or not view.open:
        return None
    cards, top = held(view.hand), view.open[-1]
    ways = (_without([*cards, top], card, view.wild) for card in dict.fromkeys(cards))
    return min(ways, key=lambda found: (not found.declares, found.points))
