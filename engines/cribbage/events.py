"""What can happen in a game of cribbage. Cards are ``engines.core.cards.Card``."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.cribbage.scoring import Parts

Hand = tuple[Card, ...]


class _Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event is a fact; fields may be added at the end, with a default."""


class Shuffled(_Event, frozen=True, tag=1):
    """All 52 cards were shuffled, to be cut for the deal (*dealer* ``None``) or dealt by *dealer*.

    *order*, top card first, is heard by nobody.
    """

    dealer: Seat | None
    order: Hand = ()


class CutForDeal(_Event, frozen=True, tag=2):
    """A seat lifted *depth* cards off the pack and showed the bottom one, *card*."""

    seat: Seat
    depth: int
    card: Card


class DealerFound(_Event, frozen=True, tag=3):
    """The lower card deals first; ``None``: equal ranks, shuffle and cut again."""

    dealer: Seat | None


class Dealt(_Event, frozen=True, tag=4):
    """The non-dealer *seat* moved *depth* cards to the bottom, and six were dealt to each.

    *hands* by seat is the whole truth; a seat hears *hand*, its own six, alone.
    """

    seat: Seat
    depth: int
    hands: tuple[Hand, ...] = ()
    hand: Hand = ()


class Laid(_Event, frozen=True, tag=5):
    """A seat laid two cards into the crib; others hear no *cards*."""

    seat: Seat
    cards: Hand = ()


class Turned(_Event, frozen=True, tag=6):
    """The non-dealer *seat* lifted *depth* cards, and the card under them is the *starter*."""

    seat: Seat
    depth: int
    starter: Card


class Played(_Event, frozen=True, tag=7):
    """A seat played *card*: the count is *total*, 1..31, and *turn* is next (none: it ends)."""

    seat: Seat
    card: Card
    total: int
    turn: Seat | None


class SaidGo(_Event, frozen=True, tag=8):
    """A seat has no card that fits; *turn* is next (none: the count ends)."""

    seat: Seat
    turn: Seat | None


class Pegged(_Event, frozen=True, tag=9):
    """A seat earned *parts* at once and stands at *score*, at most 121."""

    seat: Seat
    parts: Parts
    score: int


class CountEnded(_Event, frozen=True, tag=10):
    """Neither seat can go on: the count is 0 again and *lead* leads."""

    lead: Seat


class Shown(_Event, frozen=True, tag=11):
    """A hand (or the *crib*) was counted with the starter, and its seat stands at *score*."""

    seat: Seat
    crib: bool
    cards: Hand
    starter: Card
    parts: Parts
    score: int


class Left(_Event, frozen=True, tag=12):
    """A seat gave up the game."""

    seat: Seat


class Ended(_Event, frozen=True, tag=13):
    """The game ended: *outcome* is ``winner`` or ``left``; each seat's cards and the crib lie open.

    *hands*: the four cards each seat kept, or what it held if they were not laid away yet.
    """

    outcome: str
    winner: Seat
    scores: tuple[int, int]
    hands: tuple[Hand, ...]
    crib: Hand


Event = (
    Shuffled
    | CutForDeal
    | DealerFound
    | Dealt
    | Laid
    | Turned
    | Played
    | SaidGo
    | Pegged
    | CountEnded
    | Shown
    | Left
    | Ended
)
