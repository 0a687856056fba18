"""A finished round as a file: seats and acts, no names and no user ids; and the way back.

The file is JSON::

    {"parlour": 1, "game": "updown", "seats": 2, "options": {…}, "result": {…},
     "acts": [{"seat": null, "action": "", "events": [["Dealt", 0, 24, […]]],
               "shuffles": [{"commitment": "…", "secret": "…", "before": […], "after": […]}]}, …]}

The first act is the deal. ``before`` and ``after`` are what a shuffle was given and the order that
its secret gave (cards as the engine's numbers); ``commitment`` is SHA-256 of the secret's 32 bytes.
``engines.core.shuffle`` says how a secret gives an order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, get_args

import msgspec

from bot.records import Chair, Entry, Round, TableId
from bot.sessions.moment import REDO, TAKEBACK, Moment
from bot.sessions.past import Past, Proof, played_again
from engines.core.codec import pack_events, unpack_events
from engines.core.contract import AnyGame, Result
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Opened, OutOfDecksError, commitment

T = TypeVar("T")

FORMAT = 1


class ExportError(Exception):
    """The file is no exported round, or one of another version; the text says why."""


class Shuffle(msgspec.Struct, frozen=True):
    """One shuffle of an act."""

    commitment: str
    secret: str
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


class Act(msgspec.Struct, frozen=True):
    """One act as it stands in the file; an event is its name and its fields."""

    seat: Seat | None
    action: str
    events: tuple[tuple[Any, ...], ...]
    shuffles: tuple[Shuffle, ...] = ()


class Export(msgspec.Struct, frozen=True):
    """The whole file."""

    parlour: int
    game: str
    seats: int
    options: dict[str, Any]
    acts: tuple[Act, ...]
    result: Result | None = None


class _Watched(Opened):
    """Repeats known shuffles and keeps what each was given and gave."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        super().__init__(secrets)
        self.seen: list[tuple[tuple[Any, ...], tuple[Any, ...]]] = []

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the order of the next secret."""
        after = super().shuffled(cards)
        self.seen.append((tuple(cards), after))
        return after


def written(past: Past) -> bytes:
    """Return *past* as the bytes of its file."""
    orders = iter(_orders(past))
    acts = tuple(
        Act(
            seat=entry.seat,
            action=entry.action,
            events=tuple(map(_named, unpack_events(past.game, entry.events))),
            shuffles=tuple(
                Shuffle(commitment(secret), secret.hex(), *next(orders, ((), ())))
                for secret in entry.secrets
            ),
        )
        for entry in past.entries
    )
    round_ = past.round
    export = Export(FORMAT, round_.game, round_.seats, round_.options, acts, round_.result)
    return msgspec.json.format(msgspec.json.encode(export), indent=1)


def read(data: bytes, games: Mapping[str, AnyGame]) -> Past:
    """Return the round in a file's bytes; raise ``ExportError`` for anything else."""
    try:
        export = msgspec.json.decode(data, type=Export)
    except msgspec.MsgspecError as fault:
        raise ExportError(f"this is no exported round: {fault}") from fault
    if export.parlour != FORMAT:
        raise ExportError(f"this is an export of format {export.parlour}, not {FORMAT}")
    game = games.get(export.game)
    if game is None:
        raise ExportError(f"there is no game {export.game!r}")
    try:
        entries = tuple(_entry(game, act) for act in export.acts)
    except (KeyError, ValueError, msgspec.MsgspecError) as fault:
        raise ExportError(f"an act of it cannot be read: {fault}") from fault
    round_ = Round(
        table=TableId(""),
        number=1,
        game=export.game,
        seats=export.seats,
        options=export.options,
        chairs=tuple(Chair(name=f"Seat {n}") for n in range(export.seats)),
        began=0.0,
        ended=0.0,
        result=export.result,
    )
    return Past(game, round_, entries)


def false_commitments(data: bytes) -> tuple[int, ...]:
    """Return the shuffles (from 1) of a file whose commitment is not that of their secret."""
    shuffles = [s for act in msgspec.json.decode(data, type=Export).acts for s in act.shuffles]
    return tuple(
        number
        for number, shuffle in enumerate(shuffles, start=1)
        if commitment(bytes.fromhex(shuffle.secret)) != shuffle.commitment
    )


def told(past: Past) -> tuple[str, ...]:
    """Return the round move by move: who did what, and what came of it, a line an act."""
    lines = []
    for number, entry in enumerate(past.entries):
        who = "deal" if entry.seat is None else f"seat {entry.seat}"
        events = "; ".join(map(_line, unpack_events(past.game, entry.events)))
        lines.append(f"{number:4}  {who:7} {entry.action or '-':12} {events}")
    return tuple(lines)


def _line(event: Any) -> str:
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    said = " ".join(f"{name}={value}" for name, value in fields if value not in (None, (), False))
    return f"{type(event).__name__} {said}".strip()


def _orders(past: Past) -> list[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Return what each shuffle was given and gave, as far as the round can be played again."""
    shuffler = _Watched(past.secrets)
    moment = Moment.before_deal(past.game, past.round)
    try:
        for entry in past.entries:
            played_again(past, moment, entry, shuffler)
            moment = moment.after(entry)
    except (RuleError, ValueError, OutOfDecksError):
        pass
    return shuffler.seen


def _named(event: Any) -> tuple[Any, ...]:
    return (type(event).__name__, *msgspec.to_builtins(event)[1:])


def _entry(game: AnyGame, act: Act) -> Entry:
    secrets = tuple(bytes.fromhex(shuffle.secret) for shuffle in act.shuffles)
    events = tuple(_event(game, plain) for plain in act.events)
    if act.action in (TAKEBACK, REDO) and events:
        raise ValueError("taking back has no events of its own")
    return Entry(act.seat, act.action, pack_events(events), 0.0, secrets)


def _event(game: AnyGame, plain: Sequence[Any]) -> Any:
    name, *fields = plain
    kind = next((kind for kind in get_args(game.event) if kind.__name__ == name), None)
    if kind is None:
        raise ValueError(f"{name!r} is no event of {game.key}")
    tag = kind.__struct_config__.tag
    return msgspec.convert([tag, *fields], kind)


__all__ = [
    "Export",
    "ExportError",
    "Proof",
    "false_commitments",
    "read",
    "told",
    "written",
]
