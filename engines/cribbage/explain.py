"""Why a count is less than it looks: keys for sentences that the locales hold."""

from enum import StrEnum

from engines.core.cards import Card
from engines.cribbage.scoring import JACK, RANK, shown_points

_AROUND_THE_CORNER = ({11, 12, 0}, {12, 0, 1})
"""Queen-King-Ace and King-Ace-Two look like runs and are none."""


class Remark(StrEnum):
    """A reason that a player who misses points would like to hear."""

    NOTHING = "nothing"
    CRIB_FLUSH = "crib_flush"
    BORROWED_FLUSH = "borrowed_flush"
    STARTER_JACK = "starter_jack"
    AROUND_THE_CORNER = "around_the_corner"


def explain(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> tuple[Remark, ...]:
    """Return what *hand* with *starter* does not count, in the order of the show.

    ``nothing``: it counts 0 in all; ``around_the_corner``: no run passes from King to Ace (5.3);
    ``crib_flush``: four of a suit in a crib want the starter too (6.5); ``borrowed_flush``: the
    starter cannot stand in for a card of the hand (6.5); ``starter_jack``: it was his heels (6.6).
    """
    ranks = {RANK[card] for card in (*hand, starter)}
    found = {
        Remark.NOTHING: not shown_points(hand, starter, crib=crib),
        Remark.AROUND_THE_CORNER: any(corner <= ranks for corner in _AROUND_THE_CORNER),
        **_flushes(hand, starter, crib=crib),
        Remark.STARTER_JACK: RANK[starter] == JACK,
    }
    return tuple(remark for remark, holds in found.items() if holds)


def _flushes(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> dict[Remark, bool]:
    """Return which flush is missed: that of a crib's four, or of three with the starter."""
    suits = [card // 13 for card in hand]
    turned = starter // 13
    return {
        Remark.CRIB_FLUSH: crib and len(set(suits)) == 1 and turned != suits[0],
        Remark.BORROWED_FLUSH: suits.count(turned) == 3,
    }
