"""Discord-shaped values without Discord: what to say, with which pictures, buttons and menus.

Presenters make them, ``bot.components.wire`` turns them into discord.py's Components V2. Limits are
Discord's own (40 components and 4,000 characters a message, 5 buttons a row, 25 options a menu).
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum, StrEnum, auto

BUTTONS_A_ROW = 5
OPTIONS_A_MENU = 25


class Verb(StrEnum):
    """What a press asks for; the value stands in the custom id."""

    JOIN = "join"
    QUIT = "quit"  # leave the lobby
    COMPUTER = "comp"  # add a computer; argument or value: its level
    REMOVE = "rm"  # take a seat out of the lobby; value: the seat
    OPTION = "opt"  # argument: the option's key; value: its new value
    OPTIONS = "opts"  # show the options, private
    START = "start"
    CANCEL = "cancel"
    HAND = "hand"  # my hand, private
    ACT = "act"  # the argument and the values chosen make the action, in the game's notation
    PICK = "pick"  # an action not whole yet (a Joker, a 7), as ACT's; shows its preview
    ASK = "ask"  # argument: what a form asks for; what is typed goes on as ACT's or PICK's value
    BACK = "back"  # take a preview back
    RULES = "rules"  # argument: game and page, private
    MORE = "more"  # the table's rarer controls, private
    SHOW = "show"  # post the table anew at the bottom
    RESIGN = "resign"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"  # end the table for everybody
    KICK = "kick"  # value: the seat
    HOST = "host"  # hand the host's role on; value: the seat
    SURE = "sure"  # argument: the verb (and value) to carry out after asking
    AGAIN = "again"  # the next round; argument: the round seen
    READY = "ready"  # wait for the next game of a series; argument: the round seen
    RETURN = "return"  # I am back, in place of the computer that played for me
    TAKEBACK = "tb"  # take my last act back
    REDO = "redo"
    AGREE = "agree"  # to somebody's wish to take back; argument: the wish
    DECLINE = "decline"  # that wish, or give the own one up
    RESTART = "restart"  # deal the same game again
    DETAILS = "details"
    PLAYS = "plays"  # play-by-play; argument: round and page
    PROOF = "proof"
    EXPORT = "export"
    REMATCH = "rematch"
    MOVING = "moving"  # the recap as a moving picture; argument: the round
    LEADERS = "leaders"  # argument: game or "all", period, page
    GAMES = "games"  # my finished games; argument: the page
    PRIVACY = "privacy"  # what is stored, and why
    MY_DATA = "mydata"  # all that is stored about me, as a file
    FORGET = "forget"  # ask before deleting it
    FORGOTTEN = "forgotten"  # delete it
    SETTINGS = "settings"  # argument: nothing (mine), "server", or "options" (value: the game)
    SETTING = "set"  # change one of mine; argument: which; values: what it is to be
    SERVER = "server"  # change one of the server's; argument: which, or a game and its option


@dataclass(frozen=True, slots=True)
class Deed:
    """What a button or menu stands for. *argument* holds no colon-free promise: it comes last.

    *version*: the seat situation that the button was made for, 0 where it does not matter.
    """

    verb: Verb
    table: str = ""
    version: int = 0
    argument: str = ""


class Style(Enum):
    """How loud a button is."""

    PRIMARY = auto()
    SECONDARY = auto()
    SUCCESS = auto()
    DANGER = auto()


@dataclass(frozen=True, slots=True)
class Emoji:
    """One of the application's own emojis by *name*; *instead*: a Unicode one while it is missing.

    Whatever it shows is said by the words beside it, too.
    """

    name: str
    instead: str | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A button; *label* at most 80 characters; *emoji* a Unicode one, or one of our own."""

    label: str
    deed: Deed
    style: Style = Style.SECONDARY
    disabled: bool = False
    emoji: str | Emoji | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu; all texts at most 100 characters."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: str | Emoji | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of 1 to 25 options."""

    placeholder: str
    deed: Deed
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown; names in it are already escaped."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its scene; *alt* tells all that it shows, at most 1,024 characters."""

    name: str
    alt: str
    scene: Hashable


@dataclass(frozen=True, slots=True)
class File:
    """A file to download."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line."""


@dataclass(frozen=True, slots=True)
class Form:
    """A window with one line to type into; what is typed becomes the value of *deed*.

    *title* and *label* at most 45 characters, *hint* (shown while empty) at most 100.
    """

    title: str
    label: str
    hint: str
    deed: Deed
    least: int = 1
    most: int = 100


Part = Text | Picture | File | Divider | Row | Menu


@dataclass(frozen=True, slots=True)
class Message:
    """One message, its parts from top to bottom; *accent*: the colour of its edge, 0xRRGGBB.

    *pings*: the only people that the message may notify.
    """

    parts: tuple[Part, ...]
    accent: int | None = None
    pings: tuple[int, ...] = ()


def rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    """Return *buttons* in rows of five.

    >>> len(rows((Button("a", Deed(Verb.HAND)),) * 6))
    2
    """
    return tuple(
        Row(buttons[at : at + BUTTONS_A_ROW]) for at in range(0, len(buttons), BUTTONS_A_ROW)
    )
