"""What one seat may know of a game. Plain data, no path back to the state."""

import msgspec

from engines.core.seats import Seat
from engines.wild.cards import Card, Hand
from engines.wild.table import Table


class View(msgspec.Struct, frozen=True, gc=False):
    """The game as *seat* sees it; a spectator (``None``) has no *hand* and no *held*."""

    seat: Seat | None
    table: Table
    """What all may see."""
    counts: tuple[int, ...]
    """Cards in each hand, by seat."""
    hand: Hand = ()
    """Own cards, sorted or as arranged; with *held* among them."""
    held: Card | None = None
    """The card just drawn, while this seat decides to play or to keep."""
    hands: tuple[Hand, ...] = ()
    """Every hand, once somebody won; else empty."""
