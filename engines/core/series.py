"""Series of games, and leaderboards over many series.

A series is 3, 5, 7 or 9 games and every game is played; most games won takes it, then most points,
then it is shared. Only the host may end it early, and then the finished games count.
"""

from collections.abc import Sequence
from itertools import groupby

import msgspec

LENGTHS = (3, 5, 7, 9)
PLAYERS = range(2, 11)


class Won(msgspec.Struct, frozen=True, tag_field="e", tag="game"):
    """A game was finished: *winner* took it with *points*."""

    winner: str
    points: int


class Stopped(msgspec.Struct, frozen=True, tag_field="e", tag="end"):
    """The series was ended early by the player *by*."""

    by: str


Step = Won | Stopped


class Series(msgspec.Struct, frozen=True):
    """A series as it was opened, and what has happened in it."""

    length: int
    players: tuple[str, ...]
    host: str
    events: tuple[Step, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How a series stands. *status*: ``running``, ``finished`` or ``ended`` (early)."""

    status: str
    counted_games: int
    wins: dict[str, int]
    points: dict[str, int]
    winners: tuple[str, ...]
    """Who took it; empty while it runs and when no game was finished."""


class Row(msgspec.Struct, frozen=True):
    """A line of a leaderboard: series and games won, and points."""

    name: str
    series: int
    games: int
    points: int


def standing(series: Series) -> Standing:
    """Return how *series* stands; ``ValueError`` if it cannot be, or a step of it cannot."""
    _check_opening(series)
    wins, points = dict.fromkeys(series.players, 0), dict.fromkeys(series.players, 0)
    games, status = 0, "running"
    for step in series.events:
        if status != "running":
            raise ValueError("the series is over")
        match step:
            case Won(winner, won):
                _check_game(series, winner, won)
                wins[winner] += 1
                points[winner] += won
                games += 1
                status = "finished" if games == series.length else status
            case Stopped(by):
                if by != series.host:
                    raise ValueError("only the host may end a series")
                status = "ended"
    winners = () if status == "running" or not games else _best(series.players, wins, points)
    return Standing(status, games, wins, points, winners)


def _best(
    players: tuple[str, ...], wins: dict[str, int], points: dict[str, int]
) -> tuple[str, ...]:
    best = max((wins[player], points[player]) for player in players)
    return tuple(player for player in players if (wins[player], points[player]) == best)


def _check_opening(series: Series) -> None:
    if series.length not in LENGTHS:
        raise ValueError("a series is 3, 5, 7 or 9 games")
    if len(series.players) not in PLAYERS or len(set(series.players)) < len(series.players):
        raise ValueError("a series is for 2 to 10 different players")
    if series.host not in series.players:
        raise ValueError("the host plays too")


def _check_game(series: Series, winner: str, points: int) -> None:
    if winner not in series.players:
        raise ValueError(f"{winner!r} does not play in this series")
    if points < 0:
        raise ValueError("points are 0 or more")


def leaderboard(rows: Sequence[Row]) -> tuple[tuple[int, str], ...]:
    """Return (rank, name), best first: by series won, games won, points.

    Equal rows share a rank and stand by name; the next rank skips.
    """

    def worth(row: Row) -> tuple[int, int, int]:
        return -row.series, -row.games, -row.points

    order: list[tuple[int, str]] = []
    for _, equals in groupby(sorted(rows, key=lambda row: (worth(row), row.name)), key=worth):
        rank = len(order) + 1
        order += [(rank, row.name) for row in equals]
    return tuple(order)
