"""How a series stands, between its games and at its end."""

from bot.presenters.names import bold_names
from bot.records import Record
from bot.standings import series_score, series_winners
from bot.words import Say
from engines.core.seats import Seat


def standings(record: Record, say: Say) -> str:
    """Return the seats of a series, best first: games won, then points; equals share a place."""
    names = bold_names(record, say)
    lines = [
        say("series-place", place=place, name=names[seat], won=won, points=points)
        for place, seat, won, points in ranked(record)
    ]
    title = say("series-standings", n=record.counted, length=record.length or 0)
    return "\n".join((f"**{title}**", *lines))


def ranked(record: Record) -> tuple[tuple[int, Seat, int, int], ...]:
    """Return place, seat, games won and points of each, best first; equals share a place."""
    scores = [series_score(record, seat) for seat in range(len(record.tally))]
    places = [1 + sum(other > score for other in scores) for score in scores]
    rows = [(place, Seat(n), *scores[n]) for n, place in enumerate(places)]
    return tuple(sorted(rows))


def ending(record: Record, say: Say) -> str:
    """Return who took the series, in one sentence."""
    names, first = bold_names(record, say), series_winners(record)
    if not first:
        return say("series-nobody")
    if len(first) == 1:
        return say("series-winner", name=names[first[0]])
    return say("series-shared", names=", ".join(names[seat] for seat in first))
