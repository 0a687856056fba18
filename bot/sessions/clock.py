"""Whose time runs, and until when."""

from collections.abc import Callable

import msgspec

from bot.records import Deadline, Phase, Record, UserId
from bot.sessions.moment import Moment
from engines.core.seats import Seat


def deadline(
    record: Record,
    moment: Moment | None,
    *,
    before: Moment | None,
    now: float,
    reaches: Callable[[UserId], bool] = lambda _user: True,
) -> Deadline | None:
    """Return the clock of *record* for the people whom *moment* awaits, or ``None``.

    A seat whose situation has stood since *before* keeps the time it had: what others do meanwhile
    (laying away, catching) neither shortens nor lengthens it, nor does what nobody hears of, nor
    the next part of its own turn. *now*: seconds since the epoch; *reaches*: whether a person can
    be reached at this moment; asked where there is more time for those who cannot.
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
        if all(s in old.seats and _goes_on(before, moment, s) for s in people):
            return msgspec.structs.replace(old, seats=people)
    longest = max(seconds or 0 for seconds in given.values())
    grace = moment.game.grace(moment.state)
    late = _late(record, people, reaches) if grace else ()
    return Deadline(now + longest, moment.acts, people, late, grace if late else 0)


def _late(
    record: Record, people: tuple[Seat, ...], reaches: Callable[[UserId], bool]
) -> tuple[Seat, ...]:
    users = ((seat, record.chairs[seat].user) for seat in people)
    return tuple(seat for seat, user in users if user is not None and not reaches(user))


def _goes_on(before: Moment, moment: Moment, seat: Seat) -> bool:
    """Tell whether *seat* is asked what it was asked, or the next part of the same turn."""
    standing = before.since[seat] == moment.since[seat]
    return standing or moment.game.one_turn(before.state, moment.state, seat)


def extended(deadline: Deadline, seats: tuple[Seat, ...]) -> Deadline:
    """Return the time of *seats*, who have more than the others and are still asked."""
    return Deadline(deadline.at + deadline.grace, deadline.version, seats)


WARNING_SECONDS = 10.0
"""Before the clock plays, when the table says so; a third of a time that is shorter than 30 s."""


def warning(record: Record) -> float | None:
    """Return when the table is to say that time is nearly up, seconds since the epoch."""
    if record.deadline is None or record.phase is not Phase.PLAYING:
        return None
    return record.deadline.at - min(WARNING_SECONDS, (record.clock or 30) / 3)


READY_SECONDS = 60
"""Between two games of a series, until the next one is dealt by itself."""


def between(record: Record, *, now: float) -> Deadline | None:
    """Return when the next game of a series is dealt by itself, or ``None``."""
    if record.length is None or record.phase is not Phase.BETWEEN or record.paused:
        return None
    return Deadline(at=now + READY_SECONDS, version=record.round, seats=())
