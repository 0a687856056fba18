"""The table before its first round, and its last word once it is closed."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from bot.messages import Button, Deed, Menu, Message, Option, Part, Style, Text, Verb, rows
from bot.presenters.names import bold_names, host_seat, plain_names
from bot.records import Record
from bot.words import Say
from engines.core.contract import Choice, Level, Series

CLOCK = "clock"
"""The key of the one option that every game has: seconds a turn, 0 for no clock."""
LENGTH = "length"
"""The key of the option of games played in series: how many games, 0 for a match without end."""
_SHARED = {CLOCK: "lobby-clock-choose", LENGTH: "lobby-length-choose"}
CLOCKS = (0, 15, 30, 60, 120, 300)
"""The same as ``bot.sessions.seating`` grants."""


class GameFacts(Protocol):
    """What the lobby needs of a game; ``engines.core.contract.Game`` has it all."""

    @property
    def key(self) -> str:
        """The game's key."""

    @property
    def seats(self) -> range:
        """How many may sit."""

    @property
    def series(self) -> Series | None:
        """How games of a series count, if there are series."""

    @property
    def choices(self) -> Sequence[Choice]:
        """What the host may choose."""

    @property
    def own_clock(self) -> bool:
        """Whether the time of a turn is one of these choices."""


def lobby(record: Record, game: GameFacts, say: Say) -> Message:
    """Return the open table: its seats, the rules chosen, and what can be done until the start.

    The same for everybody; who may press what is checked when it is pressed.
    """
    parts = (
        Text(_head(record, game, say)),
        Text("\n".join(_seats(record, game, say))),
        Text("\n".join(_chosen(record, game, say))),
        *rows(_buttons(record, game, say)),
        *_menus(record, game, say),
        *rows((Button(say("lobby-cancel"), Deed(Verb.CANCEL, record.id), Style.DANGER),)),
    )
    return Message(parts)


def options(record: Record, game: GameFacts, say: Say) -> Message:
    """Return the host's choices, a menu each, the chosen values marked."""
    title = f"### {say('options-title', game=say(f'{game.key}-title'))}\n{say('options-hint')}"
    return Message((Text(title), *(_choice(record, game.key, each, say) for each in _all(game))))


def closed(record: Record, why: str, say: Say, *, rematch: bool = False) -> Message:
    """Return the last word on a table: *why* is ``cancelled``, ``ended``, ``finished``, ``idle``.

    *rematch*: offer the same seats a new match.
    """
    host = host_seat(record)
    names = bold_names(record, say)
    key = f"closed-{why}" if say.knows(f"closed-{why}") else "closed-other"
    if host is None and why in {"cancelled", "ended"}:
        key = "closed-other"
    text = say(key, name="" if host is None else names[host])
    lines = (f"## {say(f'{record.game}-title')}", text, f"-# {say('closed-again')}")
    button = Button(say("closed-rematch"), Deed(Verb.REMATCH, record.id), Style.SUCCESS)
    return Message((Text("\n".join(lines)), *(rows((button,)) if rematch else ())))


def _head(record: Record, game: GameFacts, say: Say) -> str:
    lines = [f"## {say('lobby-title', game=say(f'{game.key}-title'))}"]
    host = host_seat(record)
    if host is not None:
        lines.append(say("lobby-host", name=bold_names(record, say)[host]))
    lines.append(say("lobby-seats", least=game.seats[0], most=game.seats[-1]))
    return "\n".join(lines)


def _seats(record: Record, game: GameFacts, say: Say) -> Iterator[str]:
    names = bold_names(record, say)
    for n, name in enumerate(names, start=1):
        yield say("lobby-seat", n=n, name=name)
    for n in range(len(names) + 1, game.seats[-1] + 1):
        yield say("lobby-seat-free", n=n)
    missing = game.seats[0] - len(names)
    if missing > 0:
        yield say("lobby-wanting", n=missing)
    else:
        yield say("lobby-full" if _full(record, game) else "lobby-ready")


def _chosen(record: Record, game: GameFacts, say: Say) -> Iterator[str]:
    for choice in _all(game):
        yield f"-# {_value(game.key, choice, _current(record, choice), say)}"


def _buttons(record: Record, game: GameFacts, say: Say) -> tuple[Button, ...]:
    few = len(record.chairs) < game.seats[0]
    join, start = Deed(Verb.JOIN, record.id), Deed(Verb.START, record.id)
    return (
        Button(say("lobby-join"), join, Style.SUCCESS, disabled=_full(record, game)),
        Button(say("lobby-start"), start, Style.PRIMARY, disabled=few),
        Button(say("lobby-leave"), Deed(Verb.QUIT, record.id)),
        Button(say("lobby-options"), Deed(Verb.OPTIONS, record.id)),
        Button(say("lobby-rules"), Deed(Verb.RULES, argument=f"{game.key} 1")),
    )


def _menus(record: Record, game: GameFacts, say: Say) -> Iterator[Part]:
    if not _full(record, game):
        levels = tuple(_level(level, say) for level in Level)
        yield Menu(say("lobby-computer"), Deed(Verb.COMPUTER, record.id), levels)
    names, host = plain_names(record, say), host_seat(record)
    removable = tuple(
        Option(say("lobby-remove-seat", name=name), str(seat))
        for seat, name in enumerate(names)
        if seat != host
    )
    if removable:
        yield Menu(say("lobby-remove"), Deed(Verb.REMOVE, record.id), removable)


def _level(level: Level, say: Say) -> Option:
    return Option(
        say("level-name", level=level.value), level.value, say("level-hint", level=level.value)
    )


def _full(record: Record, game: GameFacts) -> bool:
    return len(record.chairs) >= game.seats[-1]


def _all(game: GameFacts) -> tuple[Choice, ...]:
    lengths = (0, *game.series.lengths) if game.series and game.series.lengths else ()
    length = (Choice(key=LENGTH, values=lengths),) if lengths else ()
    clock = () if game.own_clock else (Choice(key=CLOCK, values=CLOCKS),)
    return (*game.choices, *length, *clock)


def _current(record: Record, choice: Choice) -> int | str | bool:
    if choice.key == CLOCK:
        return record.clock or 0
    if choice.key == LENGTH:
        return record.length or 0
    value: int | str | bool = record.options.get(choice.key, choice.values[0])
    return value


def _choice(record: Record, game: str, choice: Choice, say: Say) -> Menu:
    current = _current(record, choice)
    shown = tuple(
        Option(_value(game, choice, each, say), str(each), chosen=each == current)
        for each in choice.values
    )
    own = choice.key not in _SHARED
    key = f"{game}-option-{choice.key}-choose" if own else _SHARED[choice.key]
    return Menu(say(key), Deed(Verb.OPTION, record.id, argument=choice.key), shown)


def _value(game: str, choice: Choice, value: float | str, say: Say) -> str:
    """Return what is chosen as one sentence of its own: "A match to 121 points"."""
    if choice.key == CLOCK:
        return say("lobby-clock", seconds=value)
    if choice.key == LENGTH:
        return say("lobby-length", n=value)
    told = ("yes" if value else "no") if isinstance(value, bool) else value
    return say(f"{game}-option-{choice.key}", value=told)
