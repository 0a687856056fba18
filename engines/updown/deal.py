"""From the order of the pack to hands, turned-up card and draw pile (rules 1.2 to 1.4)."""

from typing import NamedTuple

from engines.core.cards import Card, is_joker
from engines.core.seats import Seat
from engines.updown.pack import Hand, sort_hand

HAND_SIZE = 7


class Deal(NamedTuple):
    """What lies where after the deal; *pile* next card first."""

    hands: tuple[Hand, ...]
    up: Card
    pile: Hand


def deal(order: Hand, seats: int, starter: Seat) -> Deal:
    """Deal the pack, in the order *order*, one card at a time clockwise from *starter*."""
    dealt = HAND_SIZE * seats
    places = ((seat - starter) % seats for seat in range(seats))
    hands = tuple(sort_hand(order[place:dealt:seats]) for place in places)
    at = next(n for n in range(dealt, len(order)) if not is_joker(order[n]))
    return Deal(hands, order[at], order[dealt:at] + order[at + 1 :])
