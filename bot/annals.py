"""What is asked of all finished games: leaders, a member's record, a person's own games and data."""

from dataclasses import dataclass
from typing import Any, Protocol

from bot.records import Chair, Record, Round, TableId, UserId
from bot.standings import Period
from engines.core.contract import Feat


@dataclass(frozen=True, slots=True)
class Leader:
    """A row of a leaderboard; equal rows share their *rank* (1 is best), and the next one skips."""

    rank: int
    user: UserId
    name: str
    series: int
    games: int
    """Games won."""
    points: int
    played: int


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard, and how many people stand on it in all."""

    rows: tuple[Leader, ...]
    people: int


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A member's record in one game."""

    game: str
    played: int
    won: int
    shared: int
    series: int
    points: int
    feat: Feat | None = None
    """Their best hand, in the unit of the game."""
    feat_at: float = 0.0
    """When that game ended, seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class RivalRecord:
    """A member's record against one opponent (``bot.standings.rival``)."""

    rival: UserId
    name: str
    """Empty for computers and for former players."""
    played: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A member of a server, as their finished games there have it."""

    user: UserId
    name: str
    ranking: int
    games: tuple[GameRecord, ...]
    rivals: tuple[RivalRecord, ...]
    """Whom they met most, most first."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a person's own."""

    table: TableId
    number: int
    game: str
    at: float
    place: int
    points: int
    ranking: int
    chairs: tuple[Chair, ...]
    kept: bool
    """Whether its moves are still kept, so that it can be told and proved."""


@dataclass(frozen=True, slots=True)
class History:
    """A page of a person's finished games, newest first, and how many there are in all."""

    games: tuple[Played, ...]
    count: int


class Annals(Protocol):
    """The port that the store fills for standings, the past and privacy."""

    async def leaders(
        self, guild: int, game: str | None, period: Period, now: float, *, first: int, most: int
    ) -> Leaders:
        """Return up to *most* rows from number *first* (from 0), by series, games, points."""
        ...

    async def profile(self, guild: int, user: UserId) -> Profile | None:
        """Return the record of *user* on a server, ``None`` without a finished game there."""
        ...

    async def history(self, user: UserId, *, first: int, most: int) -> History:
        """Return up to *most* finished games of *user* from number *first* (from 0)."""
        ...

    async def ended_series(self, channel: int, limit: int) -> tuple[Record, ...]:
        """Return the channel's finished series, the newest first."""
        ...

    async def rounds_of(self, table: TableId) -> tuple[Round, ...]:
        """Return the rounds of a table that were finished, the first one first."""
        ...

    async def tables_of(self, user: UserId) -> tuple[TableId, ...]:
        """Return the open tables that know *user*: as host or in a chair, left or not."""
        ...

    async def data_of(self, user: UserId) -> dict[str, Any]:
        """Return all that is stored about *user*, JSON-ready."""
        ...

    async def forget(self, user: UserId) -> None:
        """Delete all that is stored about *user*; in what others share stays a former player.

        Not a byte of it is left in the file then. Their tables must be closed or know them no more.
        """
        ...

    async def drop_moves(self, before: float) -> int:
        """Delete the moves of games finished before that moment; return of how many games.

        Results stay, and so do the games of tables that are open.
        """
        ...
