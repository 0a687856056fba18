"""The same people again: the lobby that follows a match which is over."""

from bot.records import Phase, Record, TableId
from bot.sessions.seating import Asker, SeatingError
from engines.core.seats import Seat


def require_rematchable(record: Record, asker: Asker) -> None:
    """Refuse a rematch of a match that goes on, or by somebody who had no seat in it."""
    if record.phase is not Phase.CLOSED:
        raise SeatingError("still_open")
    if asker.user not in {chair.user for chair in record.chairs}:
        raise SeatingError("not_seated")


def rematch(record: Record, asker: Asker, new: TableId, *, now: float) -> Record:
    """Return the lobby *new* for the same seats and options; *asker* is its host.

    Who had left stays out, but for *asker*. *now*: seconds since the epoch.
    """
    return Record(
        id=new,
        game=record.game,
        guild=record.guild,
        channel=record.channel,
        host=asker.user,
        locale=record.locale,
        created=now,
        chairs=tuple(
            chair
            for number, chair in enumerate(record.chairs)
            if (Seat(number) not in record.gone or chair.user == asker.user) and not chair.former
        ),
        options=record.options,
        clock=record.clock,
        length=record.length,
        follows=record.id,
    )
