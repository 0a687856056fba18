"""A table as one person, or the channel, may see it: all that a presenter is given."""

from dataclasses import dataclass
from typing import Any

from bot.records import Record
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """An act as this audience heard it; *seat* is ``None`` for the deal."""

    seat: Seat | None
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
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
    heard: tuple[Act, ...] = ()
    """The last few acts, oldest first."""
    commitments: tuple[str, ...] = ()
    """SHA-256 of each shuffle's secret so far, 64 hex digits each."""
    until: float | None = None
    """When the clock acts, seconds since the epoch."""
    note: str = ""
    """A message key about the table itself (``back-after-restart``), or nothing."""
