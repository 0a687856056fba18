"""The settings of a person and of a server: menus that show what is chosen, and change it."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.messages import Button, Deed, Menu, Message, Option, Part, Style, Text, Verb, rows
from bot.preferences import FOLLOW, MARKED, MARKS, OFFERED, Personal, Server
from bot.presenters import lobby
from bot.presenters.lobby import GameFacts
from bot.records import Record, TableId, UserId
from bot.words import Say, own_name

MINE = ("language", "deck", MARKED, "order", "speed", "pings", "patience")
SERVERS = ("language", "deck", MARKED)
"""The menus, from top to bottom."""
SERVER, OPTIONS, HERE, EVERYWHERE = "server", "options", "here", "everywhere"
"""Arguments: the page of the server, of a game's options; where tables may be opened."""
CHANNELS_SHOWN = 8
"""How many channels are named."""


def personal(settings: Personal, say: Say, *, manages: bool = False) -> Message:
    """Return a person's settings; *manages*: may change those of the server, too."""
    title = Text(f"### {say('settings-title')}\n{say('settings-about')}")
    menus = tuple(_menu(settings, key, Verb.SETTING, say) for key in MINE)
    to_server = Button(say("settings-to-server"), Deed(Verb.SETTINGS, argument=SERVER))
    return Message((title, *menus, *(rows((to_server,)) if manages else ())))


def server(settings: Server, games: Sequence[str], channel: int, say: Say) -> Message:
    """Return a server's settings, as its managers see them in *channel*."""
    title = Text(f"### {say('settings-server-title')}\n{say('settings-server-about')}")
    menus = tuple(_menu(settings, key, Verb.SERVER, say) for key in SERVERS)
    shown = tuple(Option(say("settings-options-of", game=say(f"{g}-title")), g) for g in games)
    of_game = Menu(say("settings-options"), Deed(Verb.SETTINGS, argument=OPTIONS), shown)
    where = Text(_where(settings, say))
    buttons = (*_channels(settings, channel, say), _back("", say))
    return Message((title, *menus, of_game, where, *rows(buttons)))


def options(settings: Server, game: GameFacts, say: Say) -> Message:
    """Return the choices with which a game's new tables begin, as the lobby would show them."""
    title = Text(
        f"### {say('settings-options-of', game=say(f'{game.key}-title'))}\n"
        f"{say('settings-options-about')}"
    )
    choices = _lobby_choices(beginning(settings.options.get(game.key, {}), game), game, say)
    return Message((title, *choices, *rows((_back(SERVER, say),))))


def beginning(options: Mapping[str, str], game: GameFacts) -> Record:
    """Return a lobby nobody sits in, with *options* as the server has them for *game*."""
    blank = Record(
        id=TableId(""),
        game=game.key,
        guild=None,
        channel=0,
        host=UserId(0),
        locale="",
        created=0.0,
    )
    chosen = {
        choice.key: value
        for choice in game.choices
        for value in choice.values
        if options.get(choice.key) == str(value)
    }
    numbers = {
        key: int(value)
        for key in (lobby.CLOCK, lobby.LENGTH)
        if (value := options.get(key, "")).isdecimal()
    }
    clock, length = numbers.get(lobby.CLOCK), numbers.get(lobby.LENGTH)
    return msgspec.structs.replace(blank, options=chosen, clock=clock, length=length)


def _lobby_choices(record: Record, game: GameFacts, say: Say) -> Iterator[Part]:
    """Yield the lobby's own choices, the deeds of their menus turned to the server's settings."""
    for part in lobby.choices(record, game, say):
        if isinstance(part, Menu):
            deed = Deed(Verb.SERVER, argument=f"{game.key} {part.deed.argument}")
            yield Menu(part.placeholder, deed, part.options)
        else:
            yield part


def _menu(settings: Personal | Server, key: str, verb: Verb, say: Say) -> Menu:
    if key == MARKED:
        marks = MARKS[type(settings)]
        shown = tuple(
            Option(
                say("settings-mark", mark=mark),
                mark,
                say("settings-mark-about", mark=mark),
                bool(getattr(settings, mark)),
            )
            for mark in marks
        )
        deed = Deed(verb, argument=key)
        return Menu(say("settings-marks"), deed, shown, least=0, most=len(shown))
    current = str(getattr(settings, key))
    values = tuple(
        Option(_said(key, value, say), value, chosen=value == current) for value in OFFERED[key]
    )
    return Menu(say("settings-choose", which=key), Deed(verb, argument=key), values)


def _said(key: str, value: str, say: Say) -> str:
    """Return what the choice of *value* says; a language calls itself by its own name."""
    if key == "language":
        name = "" if value == FOLLOW else own_name(value)
        return say("settings-language", value=value, name=name)
    # The catalogue tells a number apart as a number alone.
    return say(f"settings-{key}", value=int(value) if value.isdecimal() else value)


def _where(settings: Server, say: Say) -> str:
    if not settings.channels:
        return say("settings-everywhere")
    named = [f"<#{channel}>" for channel in settings.channels[:CHANNELS_SHOWN]]
    more = ["…"] if len(settings.channels) > CHANNELS_SHOWN else []
    return say("settings-only-in", channels=" ".join((*named, *more)))


def _channels(settings: Server, channel: int, say: Say) -> Iterator[Button]:
    allowed = "no" if channel in settings.channels else "yes"
    deed = Deed(Verb.SERVER, argument=f"{HERE} {allowed}")
    yield Button(say("settings-here", allowed=allowed), deed)
    if settings.channels:
        yield Button(say("settings-anywhere"), Deed(Verb.SERVER, argument=EVERYWHERE))


def _back(page: str, say: Say) -> Button:
    return Button(say("settings-back"), Deed(Verb.SETTINGS, argument=page), Style.PRIMARY)
