"""The table before its first round, and its last word once it is closed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from bot.messages import Button, Deed, Menu, Message, Option, Part, Style, Text, Verb, rows
from bot.presenters import series
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
BY_RULES = "rules"
"""The clock of games whose rules have one. All three: the same as ``bot.sessions.seating`` has."""


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
        """Whether the rules have a clock that runs where the host sets none."""


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
    """Return the host's choices, a menu each under its name, the chosen values marked."""
    title = f"### {say('options-title', game=say(f'{game.key}-title'))}\n{say('options-hint')}"
    return Message((Text(title), *choices(record, game, say)))


def choices(record: Record, game: GameFacts, say: Say) -> Iterator[Part]:
    """Yield each choice that means anything now: its name, what is chosen, and its menu."""
    for choice in _all(record, game):
        yield Text(_named(record, game.key, choice, say))
        yield _choice(record, game.key, choice, say)


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
    told = (
        (series.ending(record, say), series.standings(record, say))
        if _has_standings(record)
        else ()
    )
    lines = (f"## {say(f'{record.game}-title')}", text, *told, f"-# {say('closed-again')}")
    button = Button(say("closed-rematch"), Deed(Verb.REMATCH, record.id), Style.SUCCESS)
    return Message((Text("\n".join(lines)), *(rows((button,)) if rematch else ())))


def _has_standings(record: Record) -> bool:
    return record.length is not None and record.counted > 0


def _head(record: Record, game: GameFacts, say: Say) -> str:
    lines = [f"## {say('lobby-title', game=say(f'{game.key}-title'))}"]
    host = host_seat(record)
    if host is not None:
        lines.append(say("lobby-host", name=bold_names(record, say)[host]))
    lines.append(_how_many(game, say))
    return "\n".join(lines)


def _how_many(game: GameFacts, say: Say) -> str:
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return say("lobby-seats-exactly", n=most)
    return say("lobby-seats", least=least, most=most)


def _seats(record: Record, game: GameFacts, say: Say) -> Iterator[str]:
    names = bold_names(record, say)
    for n, name in enumerate(names, start=1):
        yield say("lobby-seat", n=n, name=name)
    yield from _free(len(names) + 1, game.seats[-1], say)
    missing = game.seats[0] - len(names)
    if missing > 0:
        yield say("lobby-wanting", n=missing)
    else:
        yield say("lobby-full" if _full(record, game) else "lobby-ready")


def _free(first: int, last: int, say: Say) -> Iterator[str]:
    """Yield a line for the seats from *first* to *last* that nobody has taken."""
    if first == last:
        yield say("lobby-seat-free", n=first)
    elif first < last:
        yield say("lobby-seats-free", first=first, last=last)


def _chosen(record: Record, game: GameFacts, say: Say) -> Iterator[str]:
    for choice in _all(record, game):
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
        yield Menu(say("lobby-remove"), Deed(Verb.REMOVE, record.id, record.sitting), removable)


def _level(level: Level, say: Say) -> Option:
    return Option(
        say("level-name", level=level.value), level.value, say("level-hint", level=level.value)
    )


def _full(record: Record, game: GameFacts) -> bool:
    return len(record.chairs) >= game.seats[-1]


def _all(record: Record, game: GameFacts) -> tuple[Choice, ...]:
    """Return the choices that mean anything with what is chosen so far."""
    lengths = (0, *game.series.lengths) if game.series and game.series.lengths else ()
    length = (Choice(key=LENGTH, values=lengths),) if lengths else ()
    clock = Choice(key=CLOCK, values=(BY_RULES, *CLOCKS) if game.own_clock else CLOCKS)
    return (*(each for each in game.choices if _counts(record, each, game)), *length, clock)


def _counts(record: Record, choice: Choice, game: GameFacts) -> bool:
    if choice.when is None:
        return True
    key, values = choice.when
    return any(_current(record, each) in values for each in game.choices if each.key == key)


def _current(record: Record, choice: Choice) -> int | str | bool:
    if choice.key == CLOCK:
        return choice.values[0] if record.clock is None else record.clock
    if choice.key == LENGTH:
        return record.length or 0
    value: int | str | bool = record.options.get(choice.key, choice.values[0])
    return value


def _choice(record: Record, game: str, choice: Choice, say: Say) -> Menu:
    current = _current(record, choice)
    shown = tuple(
        replace(_option(game, choice, each, say), chosen=each == current) for each in choice.values
    )
    name = say(_name(game, choice))
    return Menu(name, Deed(Verb.OPTION, record.id, argument=choice.key), shown)


def _option(game: str, choice: Choice, value: float | str, say: Say) -> Option:
    """Return a value in full, or where that is long in short with the whole beneath."""
    full, short = _value(game, choice, value, say), _short(game, choice)
    if value == BY_RULES:
        return Option(say(f"{game}-clock-short"), str(value), full)
    if not say.knows(short):
        return Option(full, str(value))
    told = ("yes" if value else "no") if isinstance(value, bool) else value
    return Option(say(short, value=told), str(value), full)


def _name(game: str, choice: Choice) -> str:
    """Return the key of what is chosen: "Time for a turn"."""
    own = choice.key not in _SHARED
    return f"{game}-option-{choice.key}-choose" if own else _SHARED[choice.key]


def _named(record: Record, game: str, choice: Choice, say: Say) -> str:
    """Return what is to be chosen; where the menu shows what is chosen in short, that in full."""
    current = _current(record, choice)
    value = _value(game, choice, current, say)
    shown = _option(game, choice, current, say).label
    return f"**{say(_name(game, choice))}**" if shown == value else value


def _short(game: str, choice: Choice) -> str:
    """Return the key under which a choice that takes long to say is said in short."""
    return f"{game}-option-{choice.key}-short"


def _value(game: str, choice: Choice, value: float | str, say: Say) -> str:
    """Return what is chosen as one sentence of its own: "A match to 121 points"."""
    if value == BY_RULES:
        return say(f"{game}-clock")
    if choice.key == CLOCK:
        return say("lobby-clock", seconds=value)
    if choice.key == LENGTH:
        return say("lobby-length", n=value)
    told = ("yes" if value else "no") if isinstance(value, bool) else value
    return say(f"{game}-option-{choice.key}", value=told)
