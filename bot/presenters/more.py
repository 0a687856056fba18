"""The table's rarer controls, private; what cannot be undone stands apart and asks first."""

from collections.abc import Iterator, Sequence

from bot.messages import (
    Button,
    Deed,
    Divider,
    Menu,
    Message,
    Option,
    Part,
    Row,
    Style,
    Text,
    Verb,
    rows,
)
from bot.presenters.names import bold_names, plain_names, playing
from bot.presenters.part import GamePresenter
from bot.presenters.table import again, resuming
from bot.records import Phase, Record
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat

GRAVE = (Verb.RESIGN, Verb.KICK, Verb.AGAIN, Verb.END)
"""What asks first: a press with one of these is answered with ``sure``.

``AGAIN`` asks only while a round is going on.
"""


def more(sight: Sight, part: GamePresenter, say: Say, *, moderates: bool = False) -> Message:
    """Return what the person at *sight* may do with the table, besides playing.

    *moderates*: may manage this channel's messages, and so remove players and end the match.
    """
    record, seat = sight.record, sight.seat
    hosts = seat is not None and record.chairs[seat].user == record.host
    parts = (
        Text(f"### {say('more-title', game=part.title(say))}\n{say('more-how')}"),
        Row(_everyday(sight, say)),
        *(_handing_on(record, say) if hosts else ()),
        *_grave(sight, say, hosts=hosts, moderates=moderates),
    )
    return Message(parts, part.accent)


def sure(record: Record, argument: str, say: Say, *, seat: Seat | None = None) -> Message:
    """Return the question before a deed that cannot be undone: ``resign``, ``kick 2``.

    *argument* is the verb and its value, as ``Verb.SURE`` carries it on when answered yes; *seat*:
    whose question it is.
    """
    verb, _, value = argument.partition(" ")
    goes = {Verb.KICK: value, Verb.RESIGN: seat}.get(Verb(verb))
    back = Verb.BACK if record.phase is Phase.LOBBY else Verb.MORE
    seen = record.sitting if verb == Verb.KICK.value else record.round
    yes = Button(say("sure-yes"), Deed(Verb.SURE, record.id, seen, argument), Style.DANGER)
    no = Button(say("sure-no"), Deed(back, record.id))
    asked = say(f"sure-{verb}") if goes is None else _sure_to_part(record, verb, int(goes), say)
    return Message((Text(asked), Row((no, yes))))


def _sure_to_part(record: Record, verb: str, goes: int, say: Say) -> str:
    """Return the question whether the person at seat *goes* shall leave, and what comes of it."""
    names, stay = bold_names(record, say), [seat for seat in playing(record) if seat != goes]
    if len(stay) == 1 and record.phase is Phase.PLAYING:
        return say(f"sure-{verb}-last", name=names[goes], last=names[stay[0]])
    return say(f"sure-{verb}", name=names[goes])


def _everyday(sight: Sight, say: Say) -> tuple[Button, ...]:
    record = sight.record
    show = Button(say("more-show"), Deed(Verb.SHOW, record.id))
    if sight.seat is None or record.phase is not Phase.PLAYING:
        return (show,)
    if record.paused:
        return show, resuming(record, say)
    return show, Button(say("more-pause"), Deed(Verb.PAUSE, record.id))


def _handing_on(record: Record, say: Say) -> Iterator[Menu]:
    people = [n for n in _others(record) if record.chairs[n].user is not None]
    if people:
        deed, names = Deed(Verb.HOST, record.id, record.sitting), plain_names(record, say)
        yield _menu(say("more-host"), deed, people, names, "more-host-seat", say)


def _grave(sight: Sight, say: Say, *, hosts: bool, moderates: bool) -> Iterator[Part]:
    record = sight.record
    playing = record.phase is Phase.PLAYING
    offered = (
        (sight.seat is not None and playing, "more-resign", Deed(Verb.RESIGN, record.id)),
        (hosts and playing and record.length is None, "more-again", again(record)),
        (sight.takes_back and playing, "more-restart", Deed(Verb.RESTART, record.id)),
        (hosts or moderates, "more-end", Deed(Verb.END, record.id)),
    )
    buttons = tuple(Button(say(key), deed, Style.DANGER) for may, key, deed in offered if may)
    if not buttons:
        return
    yield Divider()
    yield Text(say("more-grave"))
    yield from rows(buttons)
    others = _others(record)
    if (hosts or moderates) and others:
        names = plain_names(record, say)
        deed = Deed(Verb.KICK, record.id, record.sitting)
        yield _menu(say("more-kick"), deed, others, names, "more-kick-seat", say)


def _others(record: Record) -> list[int]:
    """Return the seats that still play and are not the host's."""
    return [
        seat
        for seat, chair in enumerate(record.chairs)
        if seat not in record.gone and chair.user != record.host
    ]


def _menu(
    text: str, deed: Deed, seats: Sequence[int], names: Sequence[str], key: str, say: Say
) -> Menu:
    options = tuple(Option(say(key, name=names[seat]), str(seat)) for seat in seats)
    return Menu(text, deed, options)
