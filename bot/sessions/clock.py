"""Whose time runs, and until when."""

import msgspec

from bot.records import Deadline, Phase, Record
from bot.sessions.moment import Moment


def deadline(
    record: Record, moment: Moment | None, *, before: Moment | None, now: float
) -> Deadline | None:
    """Return the clock of *record* for the people whom *moment* awaits, or ``None``.

    A seat whose situation has stood since *before* keeps the time it had: what others do meanwhile
    (laying away, catching) neither shortens nor lengthens it, nor does what nobody hears of. *now*: seconds since the epoch.
    """
    if moment is None or record.paused or record.phase is not Phase.PLAYING:
        return None
    given = {
        seat: moment.game.seconds(moment.state, seat, record.clock)
        for seat in sorted(moment.awaited)
        if record.chairs[seat].user is not None and seat not in record.away
    }
    people = tuple(seat for seat, seconds in given.items() if seconds)
    if not people:
        return None
    old = record.deadline
    if old and before and before.round is moment.round:
        if moment.latest is before.latest:
            return old
        standing = all(s in old.seats and before.since[s] == moment.since[s] for s in people)
        if standing:
            return msgspec.structs.replace(old, seats=people)
    longest = max(seconds or 0 for seconds in given.values())
    return Deadline(at=now + longest, version=moment.acts, seats=people)


READY_SECONDS = 60
"""Between two games of a series, until the next one is dealt by itself."""


def between(record: Record, *, now: float) -> Deadline | None:
    """Return when the next game of a series is dealt by itself, or ``None``."""
    if record.length is None or record.phase is not Phase.BETWEEN or record.paused:
        return None
    return Deadline(at=now + READY_SECONDS, version=record.round, seats=())
