"""Standings: which finished games count, and what one brings each person in it.

Pure arithmetic of records and rounds; ``bot.store.standings`` keeps what it gives.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from bot.records import Chair, Phase, Record, Round, UserId
from engines.core.contract import Level
from engines.core.seats import Seat

FORMER = UserId(0)
"""Stands for everybody who had their data deleted."""
COMPUTERS = {
    Level.EASY: UserId(-1),
    Level.MEDIUM: UserId(-2),
    Level.HARD: UserId(-3),
}
"""Computers among the rivals of a person, by level."""


class Rank(StrEnum):
    """The steps of the ladder, lowest first."""

    ROOKIE = "rookie"
    CONTENDER = "contender"
    CHALLENGER = "challenger"
    EXPERT = "expert"
    MASTER = "master"
    LEGEND = "legend"


LADDER: dict[Rank, int] = {
    Rank.ROOKIE: 0,
    Rank.CONTENDER: 100,
    Rank.CHALLENGER: 300,
    Rank.EXPERT: 750,
    Rank.MASTER: 1500,
    Rank.LEGEND: 3000,
}
"""Ranking points from which each rank is held."""

PERSON, PER_STEP = 10, 3
"""Ranking points for a person left behind, and for each rank that they stood above."""
MEDIUM, HARD = 4, 12
"""Ranking points for such a computer left behind."""
EASY = 1
"""Ranking points for Easy computers left behind, however many."""
IN_SERIES = 3
"""Ranking points on top for a game of a series won alone, and not against Easy computers only."""


class Period(StrEnum):
    """Which games a leaderboard counts."""

    ALL = "all"
    MONTH = "month"
    SEASON = "season"


@dataclass(frozen=True, slots=True)
class Finish:
    """What a finished game brought a person. *place*: 1 is best, and equals share a place.

    *won*: alone in the first place; *shared*: first, but not alone; *ranking*: points for the ladder.
    """

    seat: Seat
    user: UserId
    name: str
    place: int
    won: bool
    shared: bool
    points: int
    ranking: int


def rank_of(ranking: int) -> Rank:
    """Return the rank held with so many ranking points.

    >>> rank_of(99), rank_of(100)
    (<Rank.ROOKIE: 'rookie'>, <Rank.CONTENDER: 'contender'>)
    """
    return next((rank for rank in reversed(LADDER) if ranking >= LADDER[rank]), Rank.ROOKIE)


def next_rank(ranking: int) -> Rank | None:
    """Return the rank above the one held with so many points, ``None`` at the top."""
    return next((rank for rank, least in LADDER.items() if least > ranking), None)


def company(chairs: tuple[Chair, ...]) -> bool:
    """Tell whether a table is more than one person by themselves: people, or one and computers."""
    people = {chair.user for chair in chairs if chair.user is not None}
    others = sum(chair.user is None for chair in chairs)
    return len(people) + others > 1 and bool(people)


def counts(round_: Round) -> bool:
    """Tell whether a round counts: finished, dealt for the first time, by more than one person."""
    finished = round_.result is not None and bool(round_.result.places)
    return finished and not round_.repeats and company(round_.chairs)


def finishes(
    round_: Round, ranking: Mapping[UserId, int], *, in_series: bool
) -> tuple[Finish, ...]:
    """Return what a round that counts brought each person, once a person.

    *ranking*: the points that each of them had before it.
    """
    places, gains = _places(round_), _gains(round_)
    first = sum(place == 1 for place in places.values())
    found = {
        chair.user: Finish(
            seat=Seat(seat),
            user=chair.user,
            name=chair.name,
            place=places[seat],
            won=places[seat] == 1 and first == 1,
            shared=places[seat] == 1 and first > 1,
            points=gains[seat] if seat < len(gains) else 0,
            ranking=_earned(round_.chairs, places, seat, ranking, in_series=in_series),
        )
        for seat, chair in reversed(tuple(enumerate(round_.chairs)))
        if chair.user is not None and seat in places
    }
    return tuple(sorted(found.values(), key=lambda each: each.seat))


def rivals(round_: Round, seat: int) -> Iterator[tuple[UserId, bool, bool]]:
    """Yield each opponent of *seat*, whether *seat* finished before them, and whether behind."""
    places = _places(round_)
    for number, chair in enumerate(round_.chairs):
        if chair.user != round_.chairs[seat].user and number in places:
            ahead, behind = places[seat] < places[number], places[seat] > places[number]
            yield rival(chair), ahead, behind


def rival(chair: Chair) -> UserId:
    """Return who sits there, as an opponent: a person, a computer, a former player."""
    if chair.user is not None:
        return chair.user
    return FORMER if chair.level is None else COMPUTERS[chair.level]


def series_winners(record: Record) -> tuple[Seat, ...]:
    """Return who took a series that is over: most games, then most points; several if equal."""
    if not record.counted or not record.tally:
        return ()
    scores = [series_score(record, seat) for seat in range(len(record.tally))]
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def series_score(record: Record, seat: int) -> tuple[int, int]:
    """Return the games and the points that *seat* has won in its series."""
    return record.tally[seat], record.points[seat] if seat < len(record.points) else 0


def series_counts(record: Record) -> bool:
    """Tell whether *record* is a series that is over and counts.

    One that the host ended early counts with its finished games; one that everybody left does not.
    """
    stay = any(c.user is not None and n not in record.gone for n, c in enumerate(record.chairs))
    over = record.phase is Phase.CLOSED and record.length is not None and record.counted > 0
    return over and stay and company(record.chairs)


def month_of(at: float) -> int:
    """Return the month of *at* (seconds since the epoch, UTC), counted from the year 0."""
    day = datetime.fromtimestamp(at, UTC)
    return day.year * 12 + day.month - 1


def months(period: Period, now: float) -> tuple[int, int]:
    """Return the first and the last month that *period* holds at *now*; a season is a quarter."""
    month = month_of(now)
    if period is Period.MONTH:
        return month, month
    if period is Period.SEASON:
        return month - month % 3, month - month % 3 + 2
    return 0, month + 12  # whatever was stored by a clock that went wrong by some months


def _places(round_: Round) -> dict[int, int]:
    """Return the place of each seat: one more than how many finished before it."""
    places: dict[int, int] = {}
    for group in round_.result.places if round_.result else ():
        place = len(places) + 1
        places |= {int(seat): place for seat in group if seat < len(round_.chairs)}
    return places


def _gains(round_: Round) -> tuple[int, ...]:
    """Return the points by seat: those the game accounts for, else a sole winner's alone."""
    if round_.gains or round_.result is None:
        return round_.gains
    first = round_.result.places[0] if round_.result.places else ()
    sole = first[0] if len(first) == 1 else None
    return tuple(n if seat == sole else 0 for seat, n in enumerate(round_.result.points))


def _earned(
    chairs: tuple[Chair, ...],
    places: Mapping[int, int],
    seat: int,
    ranking: Mapping[UserId, int],
    *,
    in_series: bool,
) -> int:
    """Return the ranking points for all whom *seat* left behind."""
    user = chairs[seat].user
    mine = ranking.get(user, 0) if user is not None else 0
    beaten = [chairs[other] for other, place in places.items() if place > places[seat]]
    others = [chair for chair in beaten if user is None or chair.user != user]
    worth = sum(_worth(chair, ranking, mine) for chair in others if chair.level is not Level.EASY)
    easy = EASY if any(chair.level is Level.EASY for chair in others) else 0
    alone = list(places.values()).count(places[seat]) == 1 and places[seat] == 1
    return worth + easy + (IN_SERIES if in_series and alone and worth else 0)


def _worth(chair: Chair, ranking: Mapping[UserId, int], mine: int) -> int:
    if chair.level is not None:
        return HARD if chair.level is Level.HARD else MEDIUM
    theirs = 0 if chair.user is None else ranking.get(chair.user, 0)
    steps = list(LADDER)
    above = steps.index(rank_of(theirs)) - steps.index(rank_of(mine))
    return PERSON + PER_STEP * max(0, above)
