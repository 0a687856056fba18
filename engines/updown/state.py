"""The whole truth of a round. Nothing here may reach a player unfiltered."""

import msgspec

from engines.core.cards import PACK, RED_JOKER, Card, is_joker, rank
from engines.core.seats import Seat

Hand = tuple[Card, ...]

DECK: Hand = (*PACK, RED_JOKER, Card(RED_JOKER + 1))
"""The 54 cards (rule 1.1), in the order of a new pack."""

_ORDER = {card: (is_joker(card), rank(card), card) for card in DECK}

FITS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(is_joker(card) or (rank(card) - in_force) % 13 in (1, 12) for card in DECK)
    for in_force in range(13)
)
"""``FITS[rank][card]``: whether the card fits on a rank in force (rules 2.1 to 2.3)."""


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


def sort_hand(cards: tuple[Card, ...] | list[Card]) -> Hand:
    """Return *cards* by rank, ace first, Jokers last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def next_seat(turn: Seat, out: tuple[bool, ...]) -> Seat:
    """Return the seat clockwise of *turn* that is still in; *turn* itself if all others left."""
    seats = len(out)
    for step in range(1, seats):
        seat = (turn + step) % seats
        if not out[seat]:
            return Seat(seat)
    return turn


def can_play(state: State, seat: Seat) -> bool:
    """Tell whether any card of *seat* fits now."""
    fits = FITS[state.rank]
    return any(fits[card] for card in state.hands[seat])


def must_play(state: State) -> bool:
    """Tell whether the turn began with the draw pile empty (rule 4.1)."""
    return not state.pile and state.held is None
