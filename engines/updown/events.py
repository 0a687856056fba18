"""What can happen in a round of One Up, One Down. Cards are ``engines.core.cards.Card``."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat


class _Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event is a fact; fields may be added at the end, with a default."""


class Dealt(_Event, frozen=True, tag=1):
    """The pack was shuffled to *order*, dealt from *starter*, and a card turned up.

    *order* is the whole truth; a seat hears *hand*, its own seven, in its place.
    """

    starter: Seat
    up: Card
    order: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    seats: int = 2


class Played(_Event, frozen=True, tag=2):
    """A seat played *card*; a Joker counts as the rank *call* until the next card."""

    seat: Seat
    card: Card
    call: int | None = None


class Drew(_Event, frozen=True, tag=3):
    """A seat drew a card; others hear no *card*. *held*: it fits, and the seat may play it."""

    seat: Seat
    card: Card | None = None
    held: bool = False


class Kept(_Event, frozen=True, tag=4):
    """A seat kept the card it drew; its turn is over."""

    seat: Seat


class Passed(_Event, frozen=True, tag=5):
    """A seat with nothing that fits passed by itself, the draw pile being empty."""

    seat: Seat


class Left(_Event, frozen=True, tag=6):
    """A seat left; its cards went under the draw pile."""

    seat: Seat


class Ended(_Event, frozen=True, tag=7):
    """The round ended: *outcome* is ``winner``, ``blocked`` or ``draw``; hands lie open."""

    outcome: str
    winner: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


Event = Dealt | Played | Drew | Kept | Passed | Left | Ended
