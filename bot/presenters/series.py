"""How a series stands, between its games and at its end."""

from bot.presenters.names import bold_names
from bot.records import Record
from bot.words import Say
from engines.core.seats import Seat


def standings(record: Record, say: Say) -> str:
    """Return the seats of a series, best first: games won, then points; equals share a place."""
    names, lines, place, before = bold_names(record, say), [], 0, None
    for number, seat in enumerate(_ranked(record), start=1):
        score = (record.tally[seat], _points(record, seat))
        place = place if score == before else number
        before = score
        lines.append(
            say("series-place", place=place, name=names[seat], won=score[0], points=score[1])
        )
    title = say("series-standings", n=record.counted, length=record.length or 0)
    return "\n".join((f"**{title}**", *lines))


def winners(record: Record) -> tuple[Seat, ...]:
    """Return who took a series that is over: most games, then most points; several if equal."""
    if not record.counted or not record.tally:
        return ()
    best = max((record.tally[s], _points(record, s)) for s in range(len(record.tally)))
    return tuple(
        Seat(s) for s in range(len(record.tally)) if (record.tally[s], _points(record, s)) == best
    )


def ending(record: Record, say: Say) -> str:
    """Return who took the series, in one sentence."""
    names, first = bold_names(record, say), winners(record)
    if not first:
        return say("series-nobody")
    if len(first) == 1:
        return say("series-winner", name=names[first[0]])
    return say("series-shared", names=", ".join(names[seat] for seat in first))


def _ranked(record: Record) -> list[Seat]:
    seats = [Seat(n) for n in range(len(record.tally))]
    return sorted(seats, key=lambda s: (-record.tally[s], -_points(record, s), s))


def _points(record: Record, seat: int) -> int:
    return record.points[seat] if seat < len(record.points) else 0
