"""What lies open on the table: the same value for the state, for every view and for computers."""

import msgspec

from engines.core.seats import EVERY_SEAT, Seat
from engines.wild.cards import Hand
from engines.wild.options import Options

SEATS = range(2, 11)
"""How many may sit (rule 1.2)."""


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything that all may see, spectators too."""

    options: Options
    """The house rules."""
    out: tuple[bool, ...]
    """By seat, whether it left."""
    pile: int = 0
    """Cards left to draw before the cards played are shuffled."""
    discard: Hand = ()
    """Cards played since the last shuffle, the top one last."""
    suit: int = 0
    """The suit in force, 0..3: the top card's, or the one named with a Wild."""
    turn: Seat | None = None
    """The seat to act; ``None`` once the game is over."""
    dir: int = 1
    """The direction of play: 1 clockwise, -1 against it."""
    pending: int = 0
    """Cards that *turn* must draw unless it answers (rule 7.1)."""
    holding: bool = False
    """Whether the seat on turn drew a fitting card and decides (rule 3.3)."""
    exposed: tuple[Seat, ...] = ()
    """Seats that hold one uncalled card and may be caught (rule 6.3)."""
    called: Seat | None = None
    """The seat on turn, if it called its last card ahead (rule 6.1)."""
    first: bool = True
    """Whether the top card was turned up, not played."""
    last: Seat | None = None
    """The seat that played the top card."""
    outcome: str | None = None
    """``winner`` or ``stopped`` once over."""
    winner: Seat | None = None
    points: int | None = None
    """The points of the winner, once somebody won."""


def next_seat(seat: Seat, step: int, out: tuple[bool, ...]) -> Seat:
    """Return the next seat still in, clockwise (*step* 1) or against it (-1).

    >>> next_seat(Seat(0), -1, (False, False, True))
    1
    """
    seats = len(out)
    place = (seat + step) % seats
    while out[place]:
        place = (place + step) % seats
    return EVERY_SEAT[place]


def next_on(table: Table, seat: Seat) -> Seat:
    """Return the next seat after *seat* in the direction of play."""
    return next_seat(seat, table.dir, table.out)
