"""What can happen at a rummy table. Cards are ``engines.core.cards.Card``."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.rummy.pack import Group, Groups


class _Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event is a fact; fields may be added at the end, with a default."""


class Tossed(_Event, frozen=True, tag=1):
    """Each seat was shown a card, and *dealer* won (rule 2.1).

    *seats*: where the seats were shuffled to; ``seats[2]`` is the seat of the player who had
    come to the table as number 2. *cards* are by seat, after that shuffle.
    """

    dealer: Seat
    cards: Group
    seats: tuple[Seat, ...]


class Dealt(_Event, frozen=True, tag=2):
    """Deal *number* was dealt to *players*, the first to play first (rule 2.4).

    *order* is the whole truth; a seat hears the *wild* card, the card face *up* and its *hand*.
    """

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    wild: Card
    up: Card
    order: Group = ()
    hand: Groups = ()


class Turned(_Event, frozen=True, tag=3):
    """The open pile but its top card became the closed pile, in *order* (others hear none)."""

    order: Group = ()


class Drew(_Event, frozen=True, tag=4):
    """A seat drew from the closed pile; others hear no *card*."""

    seat: Seat
    card: Card | None = None


class Took(_Event, frozen=True, tag=5):
    """A seat took the top *card* of the open pile."""

    seat: Seat
    card: Card


class Threw(_Event, frozen=True, tag=6):
    """A seat threw *card* on the open pile; its turn is over."""

    seat: Seat
    card: Card


class Missed(_Event, frozen=True, tag=7):
    """A seat's clock ran out: what it drew was *thrown* or went *back* (rules 7.2 to 7.4)."""

    seat: Seat
    thrown: Card | None = None
    back: Card | None = None


class Dropped(_Event, frozen=True, tag=8):
    """A seat is out of the deal for *points*. *why*: ``first``, ``middle``, ``misses``, ``left``.

    What it had drawn was *thrown* or went *back*.
    """

    seat: Seat
    points: int
    why: str
    thrown: Card | None = None
    back: Card | None = None


class Arranged(_Event, frozen=True, tag=9):
    """A seat saved its hand as *groups*; nobody else hears of it."""

    seat: Seat
    groups: Groups


class Declared(_Event, frozen=True, tag=10):
    """A seat declared *groups*. Others do not hear *finish*, the card thrown face down.

    *flaw*: why it is wrong, a key of ``melds.Flaw``; empty if it is valid.
    """

    seat: Seat
    groups: Groups
    finish: Card | None = None
    flaw: str = ""


class Shown(_Event, frozen=True, tag=11):
    """A seat closed its hand as *groups*, by itself or because its time was up."""

    seat: Seat
    groups: Groups
    late: bool = False


class DealEnded(_Event, frozen=True, tag=12):
    """A deal ended with *points* for each seat; *chips*: what each won or lost by it.

    *winner* is ``None`` after a wrong declaration with several opponents. *out*: the seats that
    are out of the table from now on.
    """

    winner: Seat | None
    points: tuple[int, ...]
    chips: tuple[int, ...]
    out: tuple[Seat, ...] = ()


class Asked(_Event, frozen=True, tag=13):
    """A seat asked to split the prize; *payouts*: what each seat would get, in chips."""

    seat: Seat
    payouts: tuple[int, ...]


class Answered(_Event, frozen=True, tag=14):
    """A seat accepted a split or not; ``False`` ends the vote. *late*: its time was up."""

    seat: Seat
    accepts: bool
    late: bool = False


class Waited(_Event, frozen=True, tag=15):
    """A seat is ready for the next deal."""

    seat: Seat


class Left(_Event, frozen=True, tag=16):
    """A seat left the table."""

    seat: Seat


class Ended(_Event, frozen=True, tag=17):
    """The game ended: *places* best first, *chips* by seat.

    *outcome*: ``winner``, ``shared`` (a wrong declaration paid several), ``split``.
    """

    outcome: str
    places: tuple[tuple[Seat, ...], ...]
    chips: tuple[int, ...]


Event = (
    Tossed
    | Dealt
    | Turned
    | Drew
    | Took
    | Threw
    | Missed
    | Dropped
    | Arranged
    | Declared
    | Shown
    | DealEnded
    | Asked
    | Answered
    | Waited
    | Left
    | Ended
)
