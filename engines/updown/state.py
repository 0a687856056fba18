"""The whole truth of a round. Nothing here may reach a player unfiltered."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import EVERY_SEAT, Seat
from engines.updown.pack import FITS, Hand


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a round; every collection is shared with the moments before it."""

    hands: tuple[Hand, ...]
    """By seat, each in the order of ``sort_hand``; a drawn card is in the hand at once."""
    starter: Seat
    out: tuple[bool, ...]
    """Seats that left."""
    pile: Hand = ()
    """The draw pile, next card first."""
    discard: Hand = ()
    """Cards in play, the top one last."""
    rank: int = 0
    """The rank in force, 0..12."""
    turn: Seat = Seat(0)
    held: Card | None = None
    """The fitting card just drawn, while the seat on turn decides (rule 3.4)."""
    passes: int = 0
    """Passes in a row, of the seats just before *turn*."""
    outcome: str | None = None
    """``winner``, ``blocked`` or ``draw`` once over."""
    winner: Seat | None = None


def next_seat(turn: Seat, out: tuple[bool, ...]) -> Seat:
    """Return the seat clockwise of *turn* that is still in; *turn* itself if all others left."""
    seats = len(out)
    seat = (turn + 1) % seats
    while out[seat] and seat != turn:
        seat = (seat + 1) % seats
    return EVERY_SEAT[seat]


def can_play(state: State, seat: Seat) -> bool:
    """Tell whether any card of *seat* fits now."""
    fits = FITS[state.rank]
    return any(fits[card] for card in state.hands[seat])


def must_play(state: State) -> bool:
    """Tell whether the turn began with the draw pile empty (rule 4.1)."""
    return not state.pile and state.held is None
