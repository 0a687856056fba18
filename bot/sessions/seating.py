"""Who sits where: pure changes of a table's record, each by somebody's wish.

A wish that cannot be granted raises ``SeatingError`` with a key that the locales turn into one
sentence; nothing has changed then.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from bot.records import Chair, Phase, Record, UserId, WhyPaused
from engines.core.contract import AnyGame, Level
from engines.core.seats import Seat

CLOCKS = (0, 15, 30, 60, 120, 300)
"""Seconds a turn that the lobby offers; 0 is no clock."""
BY_RULES = "rules"
"""The clock of games whose rules have one of their own."""
LENGTH = "length"
"""The option of games played in series: how many games, 0 for a match without a fixed end."""
CLOCK = "clock"
"""The option that every game has beside its own."""


class SeatingError(Exception):
    """A wish about seats, rules of the table or its life that cannot be granted."""

    def __init__(self, why: str, **facts: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wishes; a *moderator* may manage messages in the channel."""

    user: UserId
    name: str
    moderator: bool = False


def join(record: Record, asker: Asker, game: AnyGame) -> Record:
    """Seat *asker* in the lobby, on the next free chair."""
    _require_lobby(record)
    if record.seat_of(asker.user) is not None:
        raise SeatingError("already_seated")
    return _seated(record, Chair(name=asker.name, user=asker.user), game)


def add_computer(record: Record, asker: Asker, level: Level, game: AnyGame) -> Record:
    """Seat a computer of *level*; the host's wish."""
    _require_lobby(record)
    require_host(record, asker)
    return _seated(record, Chair(name="Computer", level=level), game)


def quit_lobby(record: Record, asker: Asker) -> Record:
    """Let *asker* leave the lobby; the host's role goes to the next person, or the table closes."""
    _require_lobby(record)
    seat = record.seat_of(asker.user)
    if seat is None:
        raise SeatingError("not_seated")
    return _without(record, seat)


def remove(record: Record, asker: Asker, seat: Seat) -> Record:
    """Take *seat* out of the lobby; the host's wish, and not for the host's own seat."""
    _require_lobby(record)
    require_host(record, asker)
    if seat not in range(len(record.chairs)):
        raise SeatingError("no_such_seat")
    if record.chairs[seat].user == record.host:
        raise SeatingError("host_stays")
    return _without(record, seat)


def out_of_lobby(record: Record, seat: Seat) -> Record:
    """Return *record* without *seat*, whoever sits there; without people the table closes."""
    _require_lobby(record)
    return _without(record, seat)


def set_option(record: Record, asker: Asker, key: str, value: str, game: AnyGame) -> Record:
    """Set the game's option *key*, or the clock, to the value written *value*; the host's wish."""
    _require_lobby(record)
    require_host(record, asker)
    if key == CLOCK:
        if value == BY_RULES and game.own_clock:
            return msgspec.structs.replace(record, clock=None)
        if value not in map(str, CLOCKS):
            raise SeatingError("no_such_option")
        return msgspec.structs.replace(record, clock=int(value))
    if key == LENGTH:
        lengths = (0, *game.series.lengths) if game.series and game.series.lengths else ()
        if value not in map(str, lengths):
            raise SeatingError("no_such_option")
        return msgspec.structs.replace(record, length=int(value) or None)
    for choice in game.choices:
        for offered in choice.values:
            if choice.key == key and str(offered) == value:
                return msgspec.structs.replace(record, options={**record.options, key: offered})
    raise SeatingError("no_such_option")


def require_startable(record: Record, asker: Asker, game: AnyGame) -> None:
    """Refuse a start by anyone but the host, twice, or with too few seats."""
    if record.phase is Phase.PLAYING:
        raise SeatingError("already_started")
    if record.phase is Phase.CLOSED:
        raise SeatingError("table_closed")
    require_host(record, asker)
    if len(record.chairs) < game.seats[0]:
        raise SeatingError("too_few_seats", least=game.seats[0])


def host_first(record: Record) -> Record:
    """Return *record* with the chairs turned so that the host sits at seat 0 and starts."""
    seat = record.seat_of(record.host)
    if not seat:
        return record
    return msgspec.structs.replace(record, chairs=record.chairs[seat:] + record.chairs[:seat])


def hand_over(record: Record, asker: Asker, seat: Seat) -> Record:
    """Make the person at *seat* the host."""
    require_open(record)
    require_host(record, asker)
    user = record.chairs[seat].user if seat in range(len(record.chairs)) else None
    if user is None or seat in record.gone:
        raise SeatingError("no_such_seat")
    return msgspec.structs.replace(record, host=user)


def cancel(record: Record, asker: Asker) -> Record:
    """Close the lobby; the host's or a moderator's wish."""
    _require_lobby(record)
    return close(record, asker)


def close(record: Record, asker: Asker) -> Record:
    """End the table; the host's or a moderator's wish."""
    require_open(record)
    require_host(record, asker)
    return msgspec.structs.replace(record, phase=Phase.CLOSED, deadline=None)


def pause(record: Record, asker: Asker) -> Record:
    """Stop the clock and the computers until somebody seated resumes; anyone seated may."""
    require_seated(record, asker)
    if record.phase is not Phase.PLAYING:
        raise SeatingError("not_playing")
    if record.paused:
        raise SeatingError("already_paused")
    return msgspec.structs.replace(record, paused=True, why_paused="", deadline=None)


def paused_because(why: WhyPaused) -> Callable[[Record], Record]:
    """Return the bot's own wish to pause a table."""
    return lambda record: msgspec.structs.replace(
        record, paused=True, why_paused=why.value, deadline=None
    )


def resume(record: Record, asker: Asker) -> Record:
    """Let a paused table go on."""
    require_seated(record, asker)
    if not record.paused:
        raise SeatingError("not_paused")
    return msgspec.structs.replace(record, paused=False, why_paused="")


def gone(record: Record, seat: Seat) -> Record:
    """Mark that the person at *seat* left during a round; a host's role goes on."""
    return _with_host(msgspec.structs.replace(record, gone=(*record.gone, seat)))


def without_person(record: Record, user: UserId) -> Record:
    """Return *record* with a former player where *user* sat, who has left."""
    return msgspec.structs.replace(
        record,
        chairs=tuple(Chair("") if chair.user == user else chair for chair in record.chairs),
        host=UserId(0) if record.host == user else record.host,
    )


def require_redealable(record: Record, asker: Asker) -> None:
    """Refuse to end a round uncounted, but for the host of a match without a fixed end."""
    require_host(record, asker)
    if record.length is not None:
        raise SeatingError("series_goes_on")


def without_gone(record: Record) -> Record:
    """Return *record* without the chairs of those who left, for the next round."""
    stay = [n for n in range(len(record.chairs)) if Seat(n) not in record.gone]
    return msgspec.structs.replace(
        record,
        chairs=tuple(record.chairs[n] for n in stay),
        tally=tuple(record.tally[n] for n in stay if n < len(record.tally)),
        points=tuple(record.points[n] for n in stay if n < len(record.points)),
        gone=(),
    )


def require_seated(record: Record, asker: Asker) -> Seat:
    """Return *asker*'s seat, or refuse."""
    require_open(record)
    seat = record.seat_of(asker.user)
    if seat is None:
        raise SeatingError("not_seated")
    return seat


def require_sitting(record: Record, seat: Seat) -> None:
    """Refuse a seat that is not there, or whose person left."""
    if seat not in range(len(record.chairs)) or seat in record.gone:
        raise SeatingError("no_such_seat")


def as_seen(record: Record, seen: int) -> Record:
    """Return *record* if people sit as they did when a seat was chosen (``Record.sitting``)."""
    if seen != record.sitting:
        raise SeatingError("seats_changed")
    return record


def require_host(record: Record, asker: Asker) -> None:
    """Refuse everyone but the host and moderators."""
    if asker.user != record.host and not asker.moderator:
        raise SeatingError("not_host")


def _seated(record: Record, chair: Chair, game: AnyGame) -> Record:
    if len(record.chairs) >= game.seats[-1]:
        raise SeatingError("table_full")
    return msgspec.structs.replace(
        record,
        chairs=(*record.chairs, chair),
        tally=(*record.tally, 0) if record.tally else (),
        points=(*record.points, 0) if record.points else (),
    )


def _without(record: Record, seat: Seat) -> Record:
    return _with_host(
        msgspec.structs.replace(
            record,
            chairs=record.chairs[:seat] + record.chairs[seat + 1 :],
            tally=record.tally[:seat] + record.tally[seat + 1 :],
            points=record.points[:seat] + record.points[seat + 1 :],
        )
    )


def _with_host(record: Record) -> Record:
    people = [
        chair.user
        for number, chair in enumerate(record.chairs)
        if chair.user is not None and Seat(number) not in record.gone
    ]
    if not people:
        return msgspec.structs.replace(record, phase=Phase.CLOSED, deadline=None)
    if record.host in people:
        return record
    return msgspec.structs.replace(record, host=people[0])


def _require_lobby(record: Record) -> None:
    if record.phase is Phase.CLOSED:
        raise SeatingError("table_closed")
    if record.phase is not Phase.LOBBY:
        raise SeatingError("already_started")


def require_open(record: Record) -> None:
    """Refuse what is wished of a closed table."""
    if record.phase is Phase.CLOSED:
        raise SeatingError("table_closed")
