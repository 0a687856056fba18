"""What people and servers have chosen, in ``/settings``: kept in the store, at hand in memory."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeVar

import msgspec

from bot.records import Record, UserId
from bot.words import LOCALES

FOLLOW = "discord"
"""The language that Discord tells us: the person's own, or the server's."""
PATIENCES = (30, 90, 300, 1800)
"""Seconds without a press after which a person may be called to the table."""


DAY = 24 * 60 * 60.0
"""Seconds between two digests."""


class Deck(StrEnum):
    """How the suits of the standard pack are coloured."""

    FOUR = "four"
    TWO = "two"


class Order(StrEnum):
    """How a hand is sorted where the game leaves that open."""

    GAME = "game"
    RANK = "rank"
    SUIT = "suit"


class Speed(StrEnum):
    """How quickly computers move at one's tables."""

    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


PACES: Mapping[Speed, float] = {Speed.QUICK: 0.3, Speed.NORMAL: 1.0, Speed.SLOW: 2.5}
"""By how much the bot's own pace is stretched."""


class Pings(StrEnum):
    """How a person is called when a table waits for them."""

    OFF = "off"
    MENTION = "mention"
    DIRECT = "dm"
    DIGEST = "digest"


class Personal(msgspec.Struct, frozen=True):
    """A person's own settings."""

    language: str = FOLLOW
    deck: Deck = Deck.FOUR
    patterns: bool = False
    """Patterns beside colours, in decks whose suits are told apart by colour."""
    large: bool = False
    """Larger cards in the own hand."""
    text_only: bool = False
    """No pictures: what they show, in words."""
    still: bool = False
    """Less motion: no moving pictures."""
    order: Order = Order.GAME
    speed: Speed = Speed.NORMAL
    pings: Pings = Pings.MENTION
    patience: int = 90
    """Seconds without a press before a ping, one of ``PATIENCES``."""
    digested: float = 0.0
    """No choice: when the last digest was written, seconds since the epoch; 0: never."""
    spoken: str = ""
    """No choice: the language that Discord last said is theirs, for what is written to them."""


class Server(msgspec.Struct, frozen=True):
    """A server's settings; its pictures are those that everybody sees."""

    language: str = FOLLOW
    deck: Deck = Deck.FOUR
    patterns: bool = False
    text_only: bool = False
    options: dict[str, dict[str, str]] = {}
    """By game: the choices that a new table begins with, as the lobby's menus write them."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: everywhere."""


S = TypeVar("S", Personal, Server)

MARKS: Mapping[type, tuple[str, ...]] = {
    Personal: ("patterns", "large", "text_only", "still"),
    Server: ("patterns", "text_only"),
}
"""The settings that are on or off, which share a menu."""
OFFERED: Mapping[str, tuple[str, ...]] = {
    "language": (FOLLOW, *LOCALES),
    "deck": tuple(Deck),
    "order": tuple(Order),
    "speed": tuple(Speed),
    "pings": tuple(Pings),
    "patience": tuple(map(str, PATIENCES)),
}
"""The settings of one value among several."""
MARKED = "marks"
"""The key of the menu of ``MARKS``."""


def chosen(settings: S, key: str, values: Sequence[str]) -> S:
    """Return *settings* with the *values* of a menu; ``ValueError`` for what no menu offers."""
    marks, fields = MARKS[type(settings)], settings.__struct_fields__
    changes: dict[str, Any]
    if key == MARKED and set(values) <= set(marks):
        changes = {mark: mark in values for mark in marks}
    elif key in fields and len(values) == 1 and values[0] in OFFERED.get(key, ()):
        changes = {key: values[0]}
    else:
        raise ValueError(f"{key!r} cannot be {values!r}")
    plain = msgspec.to_builtins(settings) | changes
    return msgspec.convert(plain, type(settings), strict=False)


def with_option(server: Server, game: str, key: str, value: str) -> Server:
    """Return *server* with a game's tables beginning with *value* for *key*."""
    of_game = {**server.options.get(game, {}), key: value}
    return msgspec.structs.replace(server, options={**server.options, game: of_game})


def with_channel(server: Server, channel: int, *, allowed: bool) -> Server:
    """Return *server* with *channel* among its channels for tables, or no more."""
    others = tuple(each for each in server.channels if each != channel)
    return msgspec.structs.replace(server, channels=(*others, channel) if allowed else others)


class Notes(Protocol):
    """The port that the store fills for settings."""

    async def all_personal(self) -> dict[UserId, Personal]:
        """Return the settings of everybody who has changed any."""
        ...

    async def all_servers(self) -> dict[int, Server]:
        """Return the settings of every server that has changed any."""
        ...

    async def keep_personal(self, user: UserId, settings: Personal) -> None:
        """Store a person's settings, durably."""

    async def keep_server(self, guild: int, settings: Server) -> None:
        """Store a server's settings, durably."""


class Preferences:
    """Everybody's settings in memory, so that a picture never waits for them."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._people: dict[UserId, Personal] = {}
        self._servers: dict[int, Server] = {}

    async def load(self) -> None:
        """Read all that is stored; until then everything is at its default."""
        self._people = await self._notes.all_personal()
        self._servers = await self._notes.all_servers()

    def of(self, user: UserId | None) -> Personal:
        """Return a person's settings."""
        return self._people.get(user, _PERSONAL) if user is not None else _PERSONAL

    def at(self, guild: int | None) -> Server:
        """Return a server's settings."""
        return self._servers.get(guild, _SERVER) if guild is not None else _SERVER

    async def keep(self, user: UserId, settings: Personal) -> None:
        """Have *settings* stand for *user* from now on."""
        await self._notes.keep_personal(user, settings)
        self._people[user] = settings

    async def keep_server(self, guild: int, settings: Server) -> None:
        """Have *settings* stand for *guild* from now on."""
        await self._notes.keep_server(guild, settings)
        self._servers[guild] = settings

    def forget(self, user: UserId) -> None:
        """Let go of what *user* chose, which the store has deleted."""
        self._people.pop(user, None)

    def language(self, user: UserId | None, discord: str) -> str:
        """Return the language for private texts; *discord*: what Discord says it is."""
        chosen = self.of(user).language
        return discord if chosen == FOLLOW else chosen

    def written_language(self, user: UserId, place: str) -> str:
        """Return the language for a message to *user* themselves; *place*: of their table's server."""
        return self.language(user, self.of(user).spoken or place)

    def public_language(self, guild: int | None, discord: str) -> str:
        """Return the language for what everybody on a server reads."""
        chosen = self.at(guild).language
        return discord if chosen == FOLLOW else chosen

    def pace(self, record: Record) -> float:
        """Return by how much computers are slower at a table, by whose table it is.

        That is the only person there, or else the host.
        """
        people = [chair.user for chair in record.chairs if chair.user is not None]
        return PACES[self.of(people[0] if len(people) == 1 else record.host).speed]


_PERSONAL, _SERVER = Personal(), Server()
