"""Who is there: ready for the next game, away while a computer plays, or back again."""

import msgspec

from bot.records import Phase, Record
from bot.sessions.seating import Asker, SeatingError, require_seated
from engines.core.seats import Seat


def ready(record: Record, asker: Asker) -> Record:
    """Note that *asker* waits for the next game of the series."""
    seat = require_seated(record, asker)
    if record.phase is not Phase.BETWEEN:
        raise SeatingError("already_started")
    if seat in record.ready:
        raise SeatingError("already_ready")
    return msgspec.structs.replace(record, ready=(*record.ready, seat))


def all_ready(record: Record) -> bool:
    """Tell whether every person who stays waits for the next game."""
    return all(
        chair.user is None or Seat(number) in (*record.ready, *record.gone)
        for number, chair in enumerate(record.chairs)
    )


def other_people(record: Record, seat: Seat) -> bool:
    """Tell whether people besides *seat* play."""
    return any(
        chair.user is not None and n != seat and n not in (*record.gone, *record.away)
        for n, chair in enumerate(record.chairs)
    )


def back(record: Record, asker: Asker) -> Record:
    """Give the seat back to *asker*, for whom a computer played."""
    seat = require_seated(record, asker)
    if seat not in record.away:
        raise SeatingError("not_away")
    return returned(record, seat)


def returned(record: Record, seat: Seat) -> Record:
    """Return *record* with the person at *seat* playing again, if a computer did instead."""
    if seat not in record.away:
        return record
    away = tuple(each for each in record.away if each != seat)
    missed = (*record.missed[:seat], 0, *record.missed[seat + 1 :])
    return msgspec.structs.replace(record, away=away, missed=missed)
