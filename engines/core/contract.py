"""A game is a record of pure functions: decide what happens, evolve the state, show a view."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import reduce
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from engines.core import cards
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler

S = TypeVar("S")  # state: the whole truth
A = TypeVar("A")  # action: what a seat wants
E = TypeVar("E")  # event: what happened
V = TypeVar("V")  # view: what one seat may know
O = TypeVar("O", bound=msgspec.Struct)  # options: the host's choices  # noqa: E741 - one letter a part

Position = Mapping[str, Any]
"""A table as the "Position" of the rules names it: JSON-ready, fields at the top level."""

LEAVE, TIMEOUT = "leave", "timeout"
"""Texts that every game parses; neither is ever listed as legal."""


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Feat(msgspec.Struct, frozen=True, array_like=True):
    """What a player may be proud of: their best hand of a game, or how they won it.

    *worth*: the more the better, in a unit of the game's own; *cards*: in groups, as texts.
    """

    worth: int
    cards: tuple[tuple[str, ...], ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended. *places*: groups of seats, best first; *points* by seat.

    *outcome* is a key of the game's own (``winner``, ``blocked``, ``draw``, ``stopped``).
    """

    places: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    outcome: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """An option the host may set in the lobby; *values* in the order of the menu."""

    key: str
    values: tuple[int | str | bool, ...]
    when: tuple[str, tuple[int | str | bool, ...]] | None = None
    """Another option and its values with which this one means anything; unset: always."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """How many games the host may choose, and whether all of them are played.

    If not, the series is over once somebody has won more than half of them. *own*: games that are
    series by their own law, by the number that the menu of lengths has for them (a pool of 101),
    and the options that make them.
    """

    lengths: tuple[int, ...]
    all_played: bool
    own: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    def is_own(self, options: Mapping[str, Any]) -> bool:
        """Tell whether a game with *options* is a series by its own law."""
        return any(
            all(options.get(key) == value for key, value in made.items())
            for made in self.own.values()
        )


def _nothing(_: Any) -> None:
    return None


def _own_cards(state: Any, seat: Seat) -> Any:
    return state.hands[seat]


def _as_the_table(_state: Any, _seat: Seat, clock: int | None) -> int | None:
    return clock


def _never(_before: Any, _after: Any, _seat: Seat) -> bool:
    return False


def _no_seconds(_: Any) -> int:
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A, E, V, O]):
    """The contract every game signs. Each function is pure; ``evolve`` and questions never refuse.

    Refusals are ``RuleError``; a text that is no action at all is ``ValueError`` from ``parse``.
    """

    key: str
    """The game's folder name, ``updown``."""
    seats: range
    """How many may sit."""
    options: type[O]
    """The host's choices with their defaults."""
    choices: tuple[Choice, ...]
    """Which options the lobby offers; the others are for cases and for ``again``."""
    event: Any
    """The union of the game's event types; tagged ``msgspec.Struct`` (``array_like``)."""

    blank: Callable[[int, O], S]
    """``blank(seats, options)``: the table before its first event."""
    begin: Callable[[int, O, Shuffler], tuple[E, ...]]
    """``begin(seats, options, shuffler)``: shuffle and deal; raise ``RuleError`` for bad options."""
    to_act: Callable[[S], frozenset[Seat]]
    """The seats the table waits for: the one source for turn pings and clocks; empty when over."""
    legal: Callable[[S, Seat], Iterator[A]]
    """What *seat* may do now, on turn or not, in a fixed order."""
    decide: Callable[[S, Seat, A, Shuffler], tuple[E, ...]]
    """What happens when *seat* does the action, or ``RuleError``; also takes leave and time-out."""
    evolve: Callable[[S, E], S]
    """The state after an event."""
    view: Callable[[S, Seat | None], V]
    """What *seat* (a spectator: ``None``) may know; another type with no way back to the state."""
    hear: Callable[[E, Seat | None], E | None]
    """The part of an event that *seat* may know, of the same union, or ``None``."""
    resample: Callable[[S, Seat | None, Shuffler], S]
    """A random state which *seat* cannot tell from the true one."""
    idle: Callable[[S, Seat], A]
    """The ordinary action that the clock plays next for an awaited seat."""
    parse: Callable[[str], A]
    """The action written in the notation of the rules; ``ValueError`` if it is none."""
    text: Callable[[A], str]
    """The notation of an action; ``parse(text(a)) == a``."""
    scores: Callable[[S], tuple[int, ...]]
    """The running score by seat."""
    result: Callable[[S], Result | None]
    """How it ended, or ``None`` while it goes on."""
    position: Callable[[S], Position]
    """The whole table in the words of the rules' "Position"."""
    place: Callable[[int, O, Position], S]
    """``place(seats, options, position)``: the inverse; ``ValueError`` names what is wrong."""
    again: Callable[[O, int, Result | None], O]
    """``again(options, seats, result)``: the options of the next game at the same table."""
    choose: Callable[[V, Level, Random], A | None]
    """A computer's action, from its seat's view alone; ``None``: none, which only a seat that
    nobody waits for may choose."""

    card: Callable[[str], Any] = cards.card
    """The card written in a text; ``ValueError`` if it is none. The standard pack, unless set."""
    card_name: Callable[[Any], str] = cards.name
    """The text of a card."""

    hand: Callable[[S, Seat], Any] = _own_cards
    """What *seat* holds, as its view has it (``View.hand``)."""
    forced: Callable[[S], tuple[Seat, A] | None] = _nothing
    """The act that the table does by itself, as the rules have it (a go in cribbage), or ``None``."""
    seconds: Callable[[S, Seat, int | None], int | None] = _as_the_table
    """``seconds(state, seat, clock)``: the time an awaited seat has; *clock*: what the host set,
    0 for no clock."""
    one_turn: Callable[[S, S, Seat], bool] = _never
    """``one_turn(before, after, seat)``: whether the time of *seat* goes on, both being parts of
    one turn."""
    grace: Callable[[S], int] = _no_seconds
    """How many seconds more people have who could not be reached when they were asked."""
    seated: Callable[[tuple[E, ...]], tuple[Seat, ...] | None] = _nothing
    """Where the events of ``begin`` put the players: ``seated[2]`` is the new seat of number 2."""
    own_clock: bool = False
    """Whether the rules have a clock that runs where the host sets none."""
    account: Callable[[S], tuple[int, ...]] | None = None
    """What a game that is over brought each seat, for a match to add up; unset: the points of a
    sole winner."""
    feats: Callable[[Sequence[E]], Mapping[Seat, Feat]] | None = None
    """The best hand of each seat that has one, by all events of a game that is over."""
    series: Series | None = None
    """How games of a series count, for games that are played in series."""
    stand_in: int | None = None
    """Turns missed in a row after which a computer plays on for a person; ``None``: never."""
    practice: Mapping[str, str] = field(default_factory=dict)
    """What a table opened against an Easy computer begins with: choices as the menus write them."""
    takes_back: bool = False
    """Whether acts can be taken back and done again, and a game dealt once more."""

    def replay(self, state: S, events: Iterable[E]) -> S:
        """Fold *events* into *state*; needs no chance, so it is exact."""
        return reduce(self.evolve, events, state)


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game in a list of many."""
