"""Whose time runs, and until when."""

import msgspec

from bot.records import Deadline, Phase, Record
from bot.sessions.moment import Moment


def deadline(
    record: Record, moment: Moment | None, *, before: Moment | None, now: float
) -> Deadline | None:
    """Return the clock of *record* for the people whom *moment* awaits, or ``None``.

    A seat whose situation has stood since *before* keeps the time it had: what others do meanwhile
    (laying away, catching) neither shortens nor lengthens it. *now*: seconds since the epoch.
    """
    if moment is None or not record.clock or record.paused or record.phase is not Phase.PLAYING:
        return None
    people = tuple(s for s in sorted(moment.awaited) if record.chairs[s].user is not None)
    if not people:
        return None
    old = record.deadline
    if old and before and before.round is moment.round:
        standing = all(s in old.seats and before.since[s] == moment.since[s] for s in people)
        if standing:
            return msgspec.structs.replace(old, seats=people)
    return Deadline(at=now + record.clock, version=moment.acts, seats=people)
