"""The whole truth of a rummy table."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from engines.core.cards import PRINTED_JOKER, Card
from engines.core.seats import EVERY_SEAT, Seat
from engines.rummy.options import Options, WrongDeclaration
from engines.rummy.pack import Group, Groups, wild_rank
from engines.rummy.table import Phase, Pile, RummyResult

T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The card drawn this turn and its pile."""

    card: Card
    pile: Pile


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A table. Seats are 0 up to *seats* - 1; tuples of numbers are by seat."""

    options: Options
    seats: int
    phase: Phase = Phase.BETWEEN
    deal: int = 0
    """Deals dealt so far."""
    dealer: Seat = Seat(0)
    toss: Group = ()
    """The card that each seat was shown before the first deal."""
    turn: Seat | None = None
    """Who is to draw or to throw; ``None`` in other phases."""
    wild_card: Card = PRINTED_JOKER
    hands: tuple[Groups, ...]
    """As arranged; a card just drawn stands alone, last, until it is grouped."""
    closed: Group = ()
    """Next card first."""
    open: Group = ()
    """Top card last."""
    open_first: bool = False
    """Nobody has thrown on the card dealt face up (true while it is taken and may go back)."""
    drawn: Drawn | None = None
    taken: tuple[Group, ...]
    """Cards that each hand took from the open pile and has not thrown since: all saw them."""
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    misses: tuple[int, ...]
    """Turns missed in a row."""
    drawn_once: frozenset[Seat] = frozenset()
    """Seats that have drawn in this deal."""
    in_deal: frozenset[Seat] = frozenset()
    in_table: frozenset[Seat]
    left: frozenset[Seat] = frozenset()
    fixed: tuple[int | None, ...]
    """Points of this deal that are settled."""
    declarer: Seat | None = None
    """Who declared validly, or wrongly so that the deal ended."""
    finish: Card | None = None
    """The card that the declarer threw face down."""
    aside: Group = ()
    """Finish cards of wrong declarations after which the deal went on."""
    shown: frozenset[Seat] = frozenset()
    """Seats whose hands lie open."""
    vote: frozenset[Seat] | None = None
    """Who accepts the split that was asked for."""
    asked: bool = False
    """A split was asked for since the last deal."""
    ready: frozenset[Seat] = frozenset()
    """Seats that are ready for the next deal."""
    result: RummyResult | None = None

    @property
    def wild(self) -> int:
        """The wild rank, 0 (ace) to 12 (king)."""
        return wild_rank(self.wild_card)

    @property
    def plays_on(self) -> bool:
        """Whether a deal goes on after a wrong declaration (rule 5.5)."""
        return self.options.wrong_declaration is WrongDeclaration.PLAYS_ON


def following(seat: Seat, among: frozenset[Seat], seats: int) -> Seat:
    """Return the next seat clockwise of *seat* that is one of *among*."""
    each = (seat + 1) % seats
    while each not in among:
        each = (each + 1) % seats
    return EVERY_SEAT[each]


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return *values* with that of *seat* replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def put_out(state: State, seat: Seat, points: int) -> State:
    """Return *state* with *seat* out of the deal for *points*; a turn that it was on passes on."""
    in_deal = state.in_deal - {seat}
    now = replace(state, in_deal=in_deal, fixed=put(state.fixed, seat, points))
    if seat != state.turn or not in_deal:
        return now
    return replace(now, phase=Phase.DRAW, turn=following(seat, in_deal, state.seats))
