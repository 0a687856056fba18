"""What can happen in a game of Wild. Cards are ``engines.wild.cards.Card``.

Each event says what came of it (whose turn it is, the direction, the cards in their order), so a
stored game is read without knowing the rules that it was played by.
"""

from enum import IntEnum

import msgspec

from engines.core.seats import Seat
from engines.wild.cards import Card, Hand


class Why(IntEnum):
    """Why a seat drew cards."""

    TURN = 0
    """In place of a play (rules 3.1 and 8.1)."""
    STACK = 1
    """It did not answer a pending stack (rule 7.2)."""
    HIT = 2
    """A +2 or a Wild +4 hit it (rules 4.3 and 4.4)."""
    CAUGHT = 3
    """It was caught with an uncalled last card (rule 6.3)."""


class _Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event is a fact; fields may be added at the end, with a default."""


class Dealt(_Event, frozen=True, tag=1):
    """The pack was shuffled to *order* and dealt; *up* was turned up and *starter* begins.

    *order* is the whole truth; a seat hears *hand*, its own seven, and *up* alone.
    """

    seats: int
    starter: Seat
    up: Card
    order: Hand = ()
    hand: Hand = ()


class Played(_Event, frozen=True, tag=2):
    """A seat played *card*; with it came the suit in force, the turn, the direction, the stack."""

    seat: Seat
    card: Card
    suit: int
    """In force now, 0..3."""
    turn: Seat
    """The seat to act next; one that is hit by the card has lost its turn already."""
    dir: int
    """1 clockwise, -1 against it."""
    pending: int = 0
    """Cards that *turn* must draw unless it answers (``stacking``)."""
    exposed: bool = False
    """Whether *seat* holds one card once the hands have moved, and has not called it."""
    swapped: Seat | None = None
    """The seat that it swapped hands with (rule 10.1); ``Moved`` follows."""
    passed: bool = False
    """Whether every hand goes on to the next seat (rule 10.2); ``Moved`` follows."""
    jumped: bool = False
    """Whether it was played out of turn (rule 9.1)."""


class Drew(_Event, frozen=True, tag=3):
    """A seat drew *count* cards; others hear no *cards*. *turn* is the seat to act next.

    *holds*: the last of them fits, and the seat may play it or keep it.
    """

    seat: Seat
    why: Why
    turn: Seat
    count: int
    cards: Hand = ()
    holds: bool = False


class Reshuffled(_Event, frozen=True, tag=4):
    """The *count* cards under the top one became the draw pile, in *order* (nobody hears it)."""

    count: int
    order: Hand = ()


class Kept(_Event, frozen=True, tag=5):
    """A seat kept the card it drew; *turn* is the seat to act next."""

    seat: Seat
    turn: Seat


class Called(_Event, frozen=True, tag=6):
    """A seat called its last card; *ahead*: before the play that leaves it with one."""

    seat: Seat
    ahead: bool


class Caught(_Event, frozen=True, tag=7):
    """Seat *by* caught *seat*, which then draws."""

    seat: Seat
    by: Seat


class Arranged(_Event, frozen=True, tag=8):
    """A seat put its hand in the order of *hand*; nobody else hears of it."""

    seat: Seat
    hand: Hand


class Left(_Event, frozen=True, tag=9):
    """A seat left; its cards went under the draw pile. *turn* is the seat to act next."""

    seat: Seat
    turn: Seat


class Ended(_Event, frozen=True, tag=10):
    """The game ended: *outcome* is ``winner`` or ``stopped``; hands lie open if somebody won."""

    outcome: str
    winner: Seat | None = None
    points: int = 0
    hands: tuple[Hand, ...] = ()


class Moved(_Event, frozen=True, tag=11):
    """The hands changed owners, as the play before says; a seat hears its own new one alone."""

    hands: tuple[Hand, ...]
    """By seat; of the others nothing is heard."""


Event = (
    Dealt | Played | Drew | Reshuffled | Kept | Called | Caught | Arranged | Left | Ended | Moved
)
