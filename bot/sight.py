"""A table as one person, or the channel, may see it: all that a presenter is given."""

from dataclasses import dataclass
from typing import Any

from bot.records import Record
from engines.core.contract import Result
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Turned:
    """An act of the table's own among the events: *seat* took back (or redid) what it did."""

    seat: Seat
    redone: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """What *seat* (the channel: ``None``) may know of a table at one moment."""

    record: Record
    seat: Seat | None
    view: Any
    """The game's view; ``None`` before the first deal."""
    legal: tuple[str, ...] = ()
    """What this seat may do now, in the game's notation."""
    version: int = 0
    """The moment since which this seat's situation has stood; goes into its buttons."""
    heard: tuple[tuple[Any, ...], ...] = ()
    """The last few acts as this audience heard them, oldest first."""
    commitments: tuple[str, ...] = ()
    """SHA-256 of each shuffle's secret so far, 64 hex digits each."""
    until: float | None = None
    """When the clock acts, seconds since the epoch."""
    takes_back: bool = False
    """Whether this game can be taken back, done again and restarted."""
    can_take_back: bool = False
    """Whether this seat has an act to take back."""
    can_redo: bool = False
    """Whether something taken back can be done again."""
    repeats: bool = False
    """Whether the round is the one before once more, from the same shuffles; it counts nothing."""
    misses_left: int | None = None
    """How many turns in a row this seat may still miss, if it missed any, until it is played for."""
    note: str = ""
    """A message key about the table itself (``note-back``), or nothing."""


@dataclass(frozen=True, slots=True)
class Story:
    """A round that is over, to be told in full.

    *sight*: the spectator's last; *number*: of the round; *acts*: the events of each act, whole,
    the deal first; *secrets*: of the shuffles, in order; *line*: the events that stand, without
    what was taken back; *stood_in*: the numbers of the acts that were done for people who did not move.
    """

    sight: Sight
    number: int
    result: Result
    acts: tuple[tuple[Any, ...], ...]
    secrets: tuple[bytes, ...] = ()
    line: tuple[Any, ...] = ()
    stood_in: tuple[int, ...] = ()
