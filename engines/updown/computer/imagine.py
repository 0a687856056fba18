"""Rounds as they might be, made from a view alone.

Suits never matter, so a hand is a count for each rank, ace first, and the Jokers after the king.
The counts are packed into one number, three bits each: hands are then cheap to change and to look
up.
"""

from collections.abc import Iterator
from random import Random

import msgspec

from engines.updown.computer.choices import JOKER, kind, unseen
from engines.updown.pack import ACE_POINTS, COURT_POINTS, JOKER_POINTS
from engines.updown.views import View

ONE = tuple(1 << 3 * each for each in range(JOKER + 1))
"""One card of each kind, packed."""
SHIFT = tuple(3 * each for each in range(JOKER + 1))
UP = tuple((rank + 1) % 13 for rank in range(13))
DOWN = tuple((rank - 1) % 13 for rank in range(13))
_POINTS = (ACE_POINTS, *(min(rank + 1, COURT_POINTS) for rank in range(1, 13)), JOKER_POINTS)


class World(msgspec.Struct, frozen=True, gc=False):
    """A round as it might be: packed hands, the own one first and then clockwise."""

    hands: tuple[int, ...]
    rank: int
    pile: tuple[int, ...]
    """Kinds, next card first."""


def pack(kinds: list[int]) -> int:
    """Return the packed hand of *kinds*."""
    return sum([ONE[each] for each in kinds])


def points(hand: int) -> int:
    """Return the points of a packed hand (rule 5.4)."""
    return sum([(hand >> SHIFT[each] & 7) * _POINTS[each] for each in range(JOKER + 1)])


def worlds(view: View, random: Random) -> Iterator[World]:
    """Yield, without end, rounds that the seat on turn cannot tell from the true one."""
    seats = len(view.counts)
    others = [(view.seat or 0) + step for step in range(1, seats)]
    still = [seat % seats for seat in others if not view.out[seat % seats]]
    mine = pack([kind(card) for card in view.hand])
    cards = [kind(card) for card in unseen(view)]
    while True:
        random.shuffle(cards)
        left = cards.copy()
        hands = [pack(_dealt(view, seat, left)) for seat in still]
        yield World((mine, *hands), view.rank, tuple(left))


def _dealt(view: View, seat: int, left: list[int]) -> list[int]:
    """Take a hand for *seat* from *left*; whoever passed has nothing that fits (rule 4.3)."""
    count = view.counts[seat]
    if not view.blocked[seat]:
        hand = left[:count]
        del left[:count]
        return hand
    fitting = (UP[view.rank], DOWN[view.rank], JOKER)
    hand = [each for each in left if each not in fitting][:count]
    for each in hand:
        left.remove(each)
    return hand
