"""Everything the sandbox remembers: accounts, servers, channels, messages, commands, files.

Whoever wants to know what happens watches: `world.watch(see)` is told of each change. What the
bot should hear is given to `world.tell`, which the gateway listens to.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.sandbox.buckets import Buckets
from bot.sandbox.clock import Clock
from bot.sandbox.faults import Faults
from bot.sandbox.permissions import BOT, EVERYTHING, PERSON, Permission, grants, overwritten
from bot.sandbox.places import (
    DM,
    Account,
    Channel,
    Guild,
    arrived_json,
    channel_json,
    member_json,
    user_json,
)
from bot.sandbox.posts import Post, shown_post
from bot.sandbox.refusals import refusal
from bot.sandbox.shelf import Shelf
from bot.sandbox.snowflakes import Mint
from bot.sandbox.wire import Json

APPLICATION = "1100000000000000001"
OWNER = "1100000000000000002"
HOME, OTHER, FOREIGN = "1100000000000000010", "1100000000000000011", "1100000000000000012"
HOME_CHANNEL, SECOND_CHANNEL = "1100000000000000020", "1100000000000000021"
OTHER_CHANNEL, FOREIGN_CHANNEL = "1100000000000000022", "1100000000000000023"

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 1, 1 << 9, 1 << 12


class Happening(StrEnum):
    """What can happen to a message."""

    NEW = "new"
    EDIT = "edit"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened to one message."""

    what: Happening
    post: Post


@dataclass(frozen=True, slots=True)
class Event:
    """What a bot may hear: its name, its data, and the intent it needs (0: none)."""

    name: str
    data: Json
    intent: int = 0


class World:
    """The one holder of what changes."""

    def __init__(self, clock: Clock, *, shelf: Shelf | None = None, last_id: int = 0) -> None:
        self.clock = clock
        self.mint = Mint(clock, last_id)
        self.shelf = shelf or Shelf(clock, APPLICATION)
        self.buckets = Buckets(clock)
        self.faults = Faults()
        self.accounts = {
            APPLICATION: Account(APPLICATION, "Parlour", permissions=BOT, bot=True),
            OWNER: Account(OWNER, "Owner", permissions=EVERYTHING),
        }
        self.guilds = {
            HOME: Guild(HOME, "Sandbox", "en-US", OWNER),
            OTHER: Guild(OTHER, "Outra mesa", "pt-BR", OWNER),
            FOREIGN: Guild(FOREIGN, "Elsewhere", "en-US", OWNER, installed=False),
        }
        self.channels = {
            HOME_CHANNEL: Channel(HOME_CHANNEL, "table", guild_id=HOME),
            SECOND_CHANNEL: Channel(SECOND_CHANNEL, "parlour", guild_id=HOME),
            OTHER_CHANNEL: Channel(OTHER_CHANNEL, "mesa", guild_id=OTHER),
            FOREIGN_CHANNEL: Channel(FOREIGN_CHANNEL, "lounge", guild_id=FOREIGN),
        }
        self.posts: dict[str, dict[str, Post]] = {}
        self.hidden: set[str] = set()
        self.commands: dict[str, Json] = {}
        self.emojis: dict[str, Json] = {}
        self.nonces: dict[tuple[str, str], tuple[str, float]] = {}
        self.changed = 0
        self.tell: Callable[[Event], None] = lambda _event: None
        self.listens: Callable[[int], bool] = lambda _intent: True
        self._watchers: list[Callable[[Change], None]] = []

    @property
    def bot(self) -> Account:
        """The bot's own account."""
        return self.accounts[APPLICATION]

    # -- messages

    def post(self, channel_id: str, post_id: str) -> Post:
        """Give a message. Raises 10008 if there is none."""
        found = self.posts.get(channel_id, {}).get(post_id)
        if found is None:
            raise refusal(10008)
        return found

    def public_post(self, channel_id: str, post_id: str) -> Post:
        """Give a message that a channel's routes reach; no ephemeral one is (10008)."""
        found = self.post(channel_id, post_id)
        if found.ephemeral:
            raise refusal(10008)
        return found

    def place(self, post: Post) -> None:
        """Put a new message in its channel and tell everybody who may know; it wakes a thread."""
        place = self.channels[post.channel_id]
        if place.archived and not post.ephemeral:
            self.alter_channel(replace(place, archived=False))
        self._keep(post)
        self._happen(Happening.NEW, post)
        self._tell("MESSAGE_CREATE", post)

    def alter(self, post: Post) -> None:
        """Put an edited message in the place of the old one and tell everybody."""
        old = self.post(post.channel_id, post.id)
        self._keep(post)
        kept = {a.id for a in post.attachments}
        for gone in (a for a in old.attachments if a.id not in kept):
            self.shelf.discard(gone.id)
        self._happen(Happening.EDIT, post)
        self._tell("MESSAGE_UPDATE", post)

    def remove(self, post: Post) -> None:
        """Take a message away and tell everybody."""
        self.posts[post.channel_id].pop(post.id, None)
        self.hidden.discard(post.id)
        for file in post.attachments:
            self.shelf.discard(file.id)
        self._happen(Happening.GONE, post)
        shown = {"id": post.id, "channel_id": post.channel_id}
        guild_id = self.channels[post.channel_id].guild_id
        if guild_id and not post.ephemeral:
            shown["guild_id"] = guild_id
        self.tell(Event("MESSAGE_DELETE", shown, self._intent(post)))

    def hide(self, post: Post) -> None:
        """Show an ephemeral message no more, as a reload or a dismissal does.

        The bot is not told, and its token still edits the message that nobody sees.
        """
        self.hidden.add(post.id)
        self._happen(Happening.GONE, post)

    def seen(self, channel_id: str, account_id: str) -> Iterator[Post]:
        """Give the messages of a channel that one person sees, oldest first."""
        for post in self.posts.get(channel_id, {}).values():
            if post.seen_by in (None, account_id) and post.id not in self.hidden:
                yield post

    def post_json(self, post: Post) -> Json:
        """Give a message as the bot gets it."""
        named = self.accounts.keys() & {post.author_id, *post.mentions.users}
        users = {key: user_json(self.accounts[key]) for key in named}
        return shown_post(post, users, self.shelf, APPLICATION)

    def told_json(self, post: Post) -> Json:
        """Give a message as the bot may read it: without MESSAGE_CONTENT others' are empty.

        Exempt are its own, those that name it, and direct conversations.
        """
        shown = self.post_json(post)
        named = APPLICATION in (post.author_id, *post.mentions.users)
        if not named and self.channels[post.channel_id].guild_id is not None:
            shown |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return shown

    # -- places

    def channel(self, channel_id: str) -> Channel:
        """Give a channel the bot can reach. Raises 10003, or 50001 where it sees nothing."""
        found = self.channels.get(channel_id)
        if found is None:
            raise refusal(10003)
        if found.guild_id and not self.guilds[found.guild_id].installed:
            raise refusal(50001)
        if found.guild_id and not grants(self.held(self.bot, found), Permission.VIEW_CHANNEL):
            raise refusal(50001)
        return found

    def held(self, account: Account, channel: Channel) -> int:
        """Tell what somebody may do in a channel; a thread follows its parent.

        A conversation of two has no roles: both may do what anyone may.
        """
        if channel.guild_id is None:
            return PERSON
        if channel.guild_id in account.left:
            return 0
        ruling = self.channels.get(channel.parent_id or "", channel)
        return overwritten(account.permissions, ruling.overwrites, channel.guild_id, account.id)

    def guild(self, guild_id: str) -> Guild:
        """Give a server the bot is in. Raises 10004."""
        found = self.guilds.get(guild_id)
        if found is None or not found.installed:
            raise refusal(10004)
        return found

    def conversation(self, account_id: str) -> Channel:
        """Give (or open) the direct conversation with a person. Raises 10013."""
        if account_id not in self.accounts:
            raise refusal(10013)
        for channel in self.channels.values():
            if channel.kind == DM and channel.recipient_id == account_id:
                return channel
        opened = Channel(self.mint.new(), "", DM, recipient_id=account_id)
        self.add_channel(opened)
        return opened

    def add_channel(self, channel: Channel) -> None:
        """Add a channel, thread or conversation and tell the bot."""
        self.channels[channel.id] = channel
        self.changed += 1
        name = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
        self.tell(Event(name, self.channel_json(channel), GUILDS if channel.guild_id else 0))

    def alter_channel(self, channel: Channel) -> None:
        """Put a changed channel or thread in the place of the old one and tell the bot."""
        self.channels[channel.id] = channel
        self.changed += 1
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Event(name, self.channel_json(channel), GUILDS))

    def channel_json(self, channel: Channel) -> Json:
        """Give a channel's JSON."""
        recipient = self.accounts.get(channel.recipient_id or "")
        return channel_json(channel, self.bot, self.held(self.bot, channel), recipient)

    def guild_create(self, guild: Guild) -> Json:
        """Give a server as it arrives at login, with its channels and members."""
        own = [self.channel_json(c) for c in self.channels.values() if c.guild_id == guild.id]
        return arrived_json(guild, self.bot, own, len(self.accounts))

    # -- watching

    def watch(self, see: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of each change. Gives back the way to stop."""
        self._watchers.append(see)
        return lambda: self._watchers.remove(see)

    def _keep(self, post: Post) -> None:
        for file in post.attachments:
            self.shelf.put(file)
        shelved = tuple(replace(file, fresh=None) for file in post.attachments)
        post = replace(post, attachments=shelved)
        self.posts.setdefault(post.channel_id, {})[post.id] = post

    def _happen(self, what: Happening, post: Post) -> None:
        self.changed += 1
        for see in list(self._watchers):
            see(Change(what, post))

    def _tell(self, name: str, post: Post) -> None:
        if not self.listens(self._intent(post)):
            return
        shown = self.told_json(post)
        guild_id = self.channels[post.channel_id].guild_id
        if guild_id and not post.ephemeral:
            shown["guild_id"] = guild_id
            shown["member"] = member_json(self.accounts[post.author_id])
            shown["member"].pop("user")
        if guild_id is None or self.guilds[guild_id].installed or post.ephemeral:
            self.tell(Event(name, shown, self._intent(post)))

    def _intent(self, post: Post) -> int:
        in_guild = self.channels[post.channel_id].guild_id and not post.ephemeral
        return GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
