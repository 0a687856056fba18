"""What an act changes, as one value that is stored whole: the record, the moment, the round.

Pure functions of a table's record and moment; the table's book stores what they return.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.records import Deadline, Entry, Phase, Record, Round, UserId
from bot.sessions import clock, seating
from bot.sessions.moment import Moment
from engines.core.codec import pack_events
from engines.core.contract import LEAVE, TIMEOUT, AnyGame, Result
from engines.core.seats import Seat
from engines.core.shuffle import Recording


class Step(msgspec.Struct, frozen=True):
    """A change of a table: what it becomes, and what the store is told."""

    record: Record
    moment: Moment
    entry: Entry
    begun: Round | None = None
    ended: Round | None = None


def deal(
    record: Record,
    game: AnyGame,
    last: Result | None,
    *,
    now: float,
    shuffler: Recording,
    repeats: bool = False,
    known: tuple[bytes, ...] = (),
) -> Step:
    """Return the next round of *record*, dealt; *last* is how the one before ended.

    *repeats*: it is the round before once more, by the shuffles of *known*.
    """
    seats = len(record.chairs)
    options = msgspec.convert(_chosen(record, game), game.options)
    if (record.round or record.follows) and not repeats:
        options = game.again(options, seats, last)
    events = game.begin(seats, options, shuffler)
    record = _seated(record, game.seated(events))
    plain: dict[str, Any] = msgspec.to_builtins(options)
    begun = Round(
        table=record.id,
        number=record.round + 1,
        game=record.game,
        seats=seats,
        options=plain,
        chairs=record.chairs,
        began=now,
        repeats=repeats,
        series=game.series is not None and game.series.is_own(plain),
    )
    entry = Entry(None, "", pack_events(events), now, tuple(shuffler.secrets))
    moment = Moment.before_deal(game, begun, known).after(entry)
    record = msgspec.structs.replace(
        record,
        phase=Phase.PLAYING,
        options=plain,
        round=begun.number,
        tally=record.tally or (0,) * seats,
        points=record.points or (0,) * seats,
        missed=(0,) * seats,
        away=(),
        stood_in=(),
        ready=(),
        asked=None,
        paused=False,
    )
    deadline = clock.deadline(record, moment, before=None, now=now)
    return Step(msgspec.structs.replace(record, deadline=deadline), moment, entry, begun=begun)


def _chosen(record: Record, game: AnyGame) -> dict[str, Any]:
    """Return the host's choices, and whether one person practises, to games that ask for it."""
    if "practice" not in game.options.__struct_fields__:
        return record.options
    people = sum(chair.user is not None for chair in record.chairs)
    return {**record.options, "practice": people == 1}


def play(
    record: Record,
    moment: Moment,
    seat: Seat,
    action: str,
    *,
    now: float,
    shuffler: Recording,
    reaches: Callable[[UserId], bool] = lambda _user: True,
) -> Step:
    """Return what comes of *seat*'s *action*; raise ``RuleError`` or ``ValueError`` if nothing.

    *reaches*: whether a person can be reached at this moment.
    """
    game = moment.game
    events = game.decide(moment.state, seat, game.parse(action), shuffler)
    entry = Entry(seat, action, pack_events(events), now, tuple(shuffler.secrets))
    after = moment.after(entry)
    if action == LEAVE:
        record = seating.gone(record, seat)
    else:
        record = _counting_stand_ins(record, seat, action, moment.acts)
        record = _counting_misses(record, seat, action, game.stand_in)
    result, ended = game.result(after.state), None
    if result is not None:
        gains = game.account(after.state) if game.account else None
        ended = msgspec.structs.replace(
            moment.round, ended=now, result=result, gains=gains or (), stood_in=record.stood_in
        )
        counts = not moment.round.repeats
        record = over(record, game, result, now=now, counts=counts, gains=gains)
    else:
        deadline = clock.deadline(record, after, before=moment, now=now, reaches=reaches)
        record = _going_on(record, deadline)
    return Step(record, after, entry, ended=ended)


def turn(record: Record, moment: Moment, seat: Seat, action: str, *, now: float) -> Step:
    """Return what comes of *seat* taking back, or of doing again what was taken back."""
    entry = Entry(seat, action, pack_events(()), now)
    after = moment.after(entry)
    deadline = clock.deadline(record, after, before=None, now=now)
    return Step(_going_on(record, deadline), after, entry)


def over(
    record: Record,
    game: AnyGame,
    result: Result,
    *,
    now: float,
    counts: bool = True,
    gains: tuple[int, ...] | None = None,
) -> Record:
    """Return *record* with a round over: counted for its sole winner, the series moved on.

    *gains*: what it brought each seat, where the game says so itself.
    """
    first = result.places[0] if result.places and counts else ()
    sole = first[0] if len(first) == 1 else None
    tally = tuple(won + (seat == sole) for seat, won in enumerate(record.tally))
    points = tuple(
        had + (counts * gains[seat] if gains else result.points[seat] if seat == sole else 0)
        for seat, had in enumerate(record.points)
    )
    counted = record.counted + bool(first)
    record = msgspec.structs.replace(
        record,
        tally=tally,
        points=points,
        counted=counted,
        deadline=None,
        asked=None,
        paused=False,
        why_paused="",
    )
    if record.phase is Phase.CLOSED:
        return record
    done = record.length is not None and _series_over(record, game, stopped=not result.places)
    phase = Phase.CLOSED if done else Phase.BETWEEN
    record = msgspec.structs.replace(record, phase=phase)
    deadline = clock.between(record, now=now)
    return msgspec.structs.replace(record, deadline=deadline)


def _series_over(record: Record, game: AnyGame, *, stopped: bool) -> bool:
    length = record.length or 0
    if stopped or record.counted >= length:
        return True
    all_played = game.series is None or game.series.all_played
    return not all_played and max(record.tally, default=0) > length // 2


def _going_on(record: Record, deadline: Deadline | None) -> Record:
    """Return *record* until *deadline*, nobody asking for anything; the very same, if it is so."""
    if record.asked is None and deadline == record.deadline:
        return record
    return msgspec.structs.replace(record, deadline=deadline, asked=None)


def _seated(record: Record, order: tuple[Seat, ...] | None) -> Record:
    """Return *record* with its chairs where the toss put them."""
    if order is None:
        return record
    come = {seat: number for number, seat in enumerate(order)}

    def moved(by_seat: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(by_seat[come[Seat(seat)]] for seat in range(len(by_seat)))

    return msgspec.structs.replace(
        record,
        chairs=moved(record.chairs),
        tally=moved(record.tally),
        points=moved(record.points),
    )


def _counting_stand_ins(record: Record, seat: Seat, action: str, number: int) -> Record:
    """Return *record* with act *number* noted, if it was done for a person who did not move."""
    if action != TIMEOUT and seat not in record.away:
        return record
    return msgspec.structs.replace(record, stood_in=(*record.stood_in, number))


def _counting_misses(record: Record, seat: Seat, action: str, most: int | None) -> Record:
    """Return *record* with a missed turn counted, or with the row of them broken."""
    count = record.missed[seat] + 1 if action == TIMEOUT else 0
    if not count and not record.missed[seat]:
        return record
    missed = (*record.missed[:seat], count, *record.missed[seat + 1 :])
    away = record.away
    if most is not None and count >= most and seat not in away:
        away = (*away, seat)
    return msgspec.structs.replace(record, missed=missed, away=away)
