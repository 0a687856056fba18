"""What is known of a table besides its cards: who sits where, which rules, how far it is."""

import zlib
from enum import StrEnum
from typing import Any, NewType, Protocol

import msgspec

from engines.core.contract import Feat, Level, Result
from engines.core.seats import Seat

TableId = NewType("TableId", str)
"""Eight letters and digits; stands in custom ids."""
UserId = NewType("UserId", int)
"""A Discord user's snowflake."""


class Phase(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"  # a round is over, the next not begun
    CLOSED = "closed"


class WhyPaused(StrEnum):
    """Why the bot paused a table by itself; the values are message keys."""

    SILENCED = "pause-cannot-speak"  # it may not write there
    NO_CHANNEL = "paused-channel"  # gone, or the bot was thrown out of the server
    SHUT = "paused-thread"  # archived and locked


class Chair(msgspec.Struct, frozen=True):
    """A seat's occupant: a person (*user*) or a computer (*level*), or a former player (neither).

    *name*: as shown at the time of sitting down, any script; a former player has none.
    """

    name: str
    user: UserId | None = None
    level: Level | None = None

    @property
    def former(self) -> bool:
        """Whether a person sat there who had their data deleted since."""
        return self.user is None and self.level is None


class Deadline(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the clock acts for *seats* (whom the phase awaits), as set at *version*."""

    at: float  # seconds since the epoch
    version: int
    seats: tuple[Seat, ...]
    late: tuple[Seat, ...] = ()
    """Those of them who have *grace* seconds more, since they could not be reached."""
    grace: int = 0

    def of(self, seat: Seat | None) -> float:
        """Return when the clock acts for *seat*; for the channel, when it first acts at all."""
        return self.at + self.grace * (seat in self.late)


class Call(msgspec.Struct, frozen=True):
    """A message that calls the person at *seat* to the table, as of *act* (of all rounds)."""

    seat: Seat
    act: int
    channel: int = 0
    message: int = 0
    """0: there was no way to call."""


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table without its cards; every change makes a new one and is stored with its reason.

    It is stored without what is as by default, so that a default is never to be changed.
    """

    id: TableId
    game: str
    guild: int | None
    channel: int
    host: UserId
    locale: str
    """The server's language, for public texts."""
    created: float
    """Seconds since the epoch."""
    message: int | None = None
    """The table's public message."""
    posted: float = 0.0
    """When that message was posted, seconds since the epoch."""
    phase: Phase = Phase.LOBBY
    chairs: tuple[Chair, ...] = ()
    """By seat; fixed once playing (a leaver's chair stays, marked in *gone*)."""
    gone: tuple[Seat, ...] = ()
    """Seats whose people left for good during the round."""
    options: dict[str, Any] = {}
    """The game's options, for the next round to be dealt."""
    clock: int | None = None
    """Seconds a turn, 0 for no clock; ``None``: as the game's own rules have it, if they do."""
    round: int = 0
    """Number of the current or latest round, from 1; 0 before the first."""
    tally: tuple[int, ...] = ()
    """Rounds won, by seat."""
    recapped: int = 0
    """The latest round whose recap stands in the channel."""
    deadline: Deadline | None = None
    length: int | None = None
    """Games of the series; ``None``: a match without a fixed end."""
    counted: int = 0
    """Games of the series that are finished."""
    points: tuple[int, ...] = ()
    """Points won in the series, by seat."""
    ready: tuple[Seat, ...] = ()
    """Who waits for the next game of the series."""
    missed: tuple[int, ...] = ()
    """Turns that the clock played in a row, by seat."""
    away: tuple[Seat, ...] = ()
    """People for whom a computer plays until they are back."""
    stood_in: tuple[int, ...] = ()
    """Acts of the round at hand that the clock or a computer did for a person, by number."""
    asked: tuple[Seat, str] | None = None
    """Who asks to ``takeback``, ``redo`` or ``restart``, until another person agrees."""
    called: tuple[Call, ...] = ()
    """Who was called to the table and has not moved since."""
    paused: bool = False
    why_paused: str = ""
    """A ``WhyPaused``, when the bot paused the table itself."""
    settled: bool = False
    """Whether the channel was told that the table is closed."""
    rematch: TableId | None = None
    """The table where the same people play on, once a rematch was asked for."""
    follows: TableId | None = None
    """The table whose rematch this one is; its order of seats and of starts goes on."""

    def seat_of(self, user: UserId) -> Seat | None:
        """Return the seat where *user* sits and plays, or ``None``."""
        for number, chair in enumerate(self.chairs):
            if chair.user == user and Seat(number) not in self.gone:
                return Seat(number)
        return None

    @property
    def sitting(self) -> int:
        """A mark of who sits where in this round, 32 bits: another once somebody came or went."""
        people = [(chair.user, chair.level) for chair in self.chairs]
        return zlib.crc32(repr((people, self.gone, self.round)).encode())

    @property
    def names(self) -> tuple[str, ...]:
        """The occupants' names by seat."""
        return tuple(chair.name for chair in self.chairs)


class Entry(msgspec.Struct, frozen=True):
    """One act of a round and what came of it; the deal is entry 0, with no seat and no action."""

    seat: Seat | None
    action: str
    events: bytes  # engines.core.codec.pack_events
    at: float  # seconds since the epoch
    secrets: tuple[bytes, ...] = ()
    """Secrets of the shuffles in this act, in order; shown only when the round is over."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it was begun; with its entries it rebuilds every moment of the game."""

    table: TableId
    number: int
    game: str
    seats: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    """Who sat where, by seat, for as long as this round is kept."""
    began: float
    repeats: bool = False
    """Whether it deals an earlier round once more; such a round counts for nothing."""
    ended: float | None = None
    result: Result | None = None
    gains: tuple[int, ...] = ()
    """What it brought each seat, where the game accounts for that; else *result* says it."""
    feats: tuple[Feat | None, ...] = ()
    """The best hand of each seat, where the game has such; nothing if nobody had one."""
    series: bool = False
    """Whether it is a series by its own law: a pool, a table of deals."""
    stood_in: tuple[int, ...] = ()
    """Acts that the clock or a computer did for a person, by number; known once it ended."""


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """An open private hand: the interaction token that can still edit it, until *until*."""

    table: TableId
    user: UserId
    application: int
    token: str
    message: int
    until: float
    locale: str = "en"
    """The person's language, in which the hand is written."""


class Ledger(Protocol):
    """The port that the store fills. Every call that writes returns when it is durable.

    ``commit`` is all or nothing; a *version* or round that does not follow the stored one raises
    ``ClashError`` and writes nothing.
    """

    async def commit(
        self,
        record: Record,
        *,
        begun: Round | None = None,
        entry: Entry | None = None,
        version: int = 0,
        ended: Round | None = None,
    ) -> None:
        """Store *record*; with *begun* a new round, with *entry* its act number *version* (from 0).

        *ended*: the round with its ``ended`` and ``result`` filled in.
        """

    async def record(self, table: TableId) -> Record | None:
        """Return the table's record."""
        ...

    async def open_tables(self) -> tuple[Record, ...]:
        """Return every record that is not closed, oldest first."""
        ...

    async def unshown_tables(self) -> tuple[Record, ...]:
        """Return every record that is closed without its channel having been told."""
        ...

    async def tables_in(self, channel: int) -> tuple[Record, ...]:
        """Return the tables of a channel that are not closed, oldest first."""
        ...

    async def round(self, table: TableId, number: int) -> Round | None:
        """Return a round."""
        ...

    async def entries(self, table: TableId, number: int) -> tuple[Entry, ...]:
        """Return a round's acts, oldest first."""
        ...

    async def ended_rounds(self, channel: int, limit: int) -> tuple[Round, ...]:
        """Return the channel's finished rounds, newest first."""
        ...

    async def keep_window(self, window: Window) -> None:
        """Remember an open hand; a person has one a table."""

    async def windows(self, now: float) -> tuple[Window, ...]:
        """Return the hands that can still be edited at *now*; forget the others."""
        ...


class ClashError(Exception):
    """The stored table is not at the version that the writer had seen."""
