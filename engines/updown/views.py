"""What one seat may know of a round. Plain data, no path back to the state."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The table as *seat* sees it; a spectator (``None``) has no *hand* and no *held*."""

    seat: Seat | None
    hand: tuple[Card, ...]
    """Own cards, by rank; with *held* among them."""
    held: Card | None
    """The card just drawn, while this seat decides to play or to keep."""
    holding: bool
    """Whether the seat on turn has drawn a fitting card and decides (known to all)."""
    counts: tuple[int, ...]
    """Cards in each hand, by seat."""
    pile: int
    """Cards left to draw."""
    discard: tuple[Card, ...]
    """Every card in play, the top one last."""
    rank: int
    """The rank in force, 0..12: the top card's, or a Joker's call."""
    called: bool
    """Whether *rank* is a Joker's call."""
    turn: Seat | None
    """The seat to act; ``None`` once the round is over."""
    starter: Seat
    blocked: tuple[bool, ...]
    """Seats that passed since the last card was played."""
    out: tuple[bool, ...]
    """Seats that left."""
    outcome: str | None
    """``winner``, ``blocked`` or ``draw`` once over."""
    winner: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    """Every hand, once over; else empty."""
    points: tuple[int, ...]
    """Points left in each hand, once over; else empty."""
