"""Interactions: what a person did, told to the bot, with three seconds to answer.

Source: Discord's documentation, "Receiving and Responding".
"""

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.attachments import MAX_FILE_BYTES
from bot.sandbox.clock import Alarm
from bot.sandbox.faults import DEED, Effect
from bot.sandbox.permissions import Permission, grants
from bot.sandbox.places import Account, Channel, member_json, user_json
from bot.sandbox.posts import Post
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, Event, World

FIRST_ANSWER = 3.0
"""Seconds within which the bot must answer."""
TOKEN_LIFE = 15 * 60.0
"""Seconds the token lives."""
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2


class Deed(IntEnum):
    """Discord's numbers for what a person does."""

    COMMAND = 2
    PRESS = 3
    TYPE_AHEAD = 4
    SUBMIT = 5


class Callback(IntEnum):
    """Discord's numbers for how a bot answers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True, slots=True)
class Reply:
    """A bot's first answer. `data` is a modal or holds the choices."""

    callback: Callback
    post: Post | None = None
    data: Json = field(default_factory=dict)


@dataclass(slots=True)
class Interaction:
    """One deed of one person and what became of it."""

    id: str
    token: str
    deed: Deed
    account: Account
    channel: Channel
    born: float
    owners: dict[str, str]
    metadata: Json
    source: Post | None = None
    option: Json | None = None
    acked: Callback | None = None
    dead: bool = False
    original_id: str | None = None
    made: set[str] = field(default_factory=set)
    followups: int = 0
    why: str = "the bot did not answer within 3 seconds"
    first: "asyncio.Future[Reply | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    alarm: Alarm | None = None
    told: Event | None = None

    @property
    def brought_along(self) -> bool:
        """Whether the person brought the bot to a place where it is not installed."""
        return "0" not in self.owners

    def answered(self, reply: Reply) -> None:
        """Take the first answer."""
        self.acked = reply.callback
        self._settle(reply)

    def expire(self) -> None:
        """Give up waiting; from now on the token is worth nothing."""
        self.dead = True
        self._settle(None)

    def _settle(self, reply: Reply | None) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        if not self.first.done():
            self.first.set_result(reply)


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a person does: the deed, its data, and the message or option it concerns."""

    deed: Deed
    data: Json
    source: Post | None = None
    option: Json | None = None
    opener: Json | None = None


class Interactions:
    """The interactions going on, by token."""

    def __init__(self, world: World, kept: Iterable[Interaction] = ()) -> None:
        self._world = world
        self._by_token = {opened.token: opened for opened in kept}

    def find(self, token: str) -> Interaction | None:
        """Give the interaction with a token."""
        return self._by_token.get(token)

    def live(self) -> list[Interaction]:
        """Give those whose token can still follow up, the oldest first."""
        now = self._world.clock.now()
        return [
            opened
            for opened in self._by_token.values()
            if opened.acked is not None and now - opened.born <= TOKEN_LIFE
        ]

    def open(self, account: Account, channel: Channel, occasion: Occasion) -> Interaction:
        """Tell the bot what a person did and start the clock."""
        now = self._world.clock.now()
        self._sweep(now)
        opened = Interaction(
            id=self._world.mint.new(),
            token=f"aW50ZXJhY3Rpb246{secrets.token_urlsafe(96)}",
            deed=occasion.deed,
            account=account,
            channel=channel,
            born=now,
            owners=self._owners(account, channel),
            metadata={},
            source=occasion.source,
            option=occasion.option,
        )
        opened.metadata = _metadata(opened, occasion)
        self._by_token[opened.token] = opened
        opened.alarm = self._world.clock.at(now + FIRST_ANSWER, opened.expire)
        if self._unreachable(opened):
            opened.why = "the bot is not in this server any more"
            opened.expire()
            return opened
        opened.told = Event("INTERACTION_CREATE", self._payload(opened, occasion))
        self._world.tell(opened.told)
        if self._world.faults.struck(DEED, Effect.TWICE):
            self._world.tell(opened.told)
        return opened

    def tell_again(self, interaction_id: str) -> bool:
        """Let the bot hear of an interaction once more, as a replay does; whether there is one."""
        for opened in self._by_token.values():
            if opened.id == interaction_id and opened.told is not None:
                self._world.tell(opened.told)
                return True
        return False

    def _unreachable(self, opened: Interaction) -> bool:
        # A message outlives the bot's stay in a server; its buttons then reach nobody.
        post = opened.source
        return post is not None and opened.brought_along and not _brought(post)

    def _owners(self, account: Account, channel: Channel) -> dict[str, str]:
        if channel.guild_id is None:
            return {"0": "0"}
        if self._world.guilds[channel.guild_id].installed:
            return {"0": channel.guild_id}
        return {"1": account.id}

    def _sweep(self, now: float) -> None:
        # The oldest come first; one look each time is enough to keep up.
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if now - oldest.born <= 2 * TOKEN_LIFE:
                return
            del self._by_token[token]

    def _payload(self, opened: Interaction, occasion: Occasion) -> Json:
        world, channel, account = self._world, opened.channel, opened.account
        payload: Json = {
            "id": opened.id,
            "application_id": APPLICATION,
            "type": int(opened.deed),
            "token": opened.token,
            "version": 1,
            "data": occasion.data,
            "channel_id": channel.id,
            "channel": world.channel_json(channel),
            "app_permissions": str(world.held(world.bot, channel)),
            "locale": account.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": opened.owners,
            "context": GUILD if channel.guild_id else BOT_DM,
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if channel.guild_id is None:
            payload["user"] = user_json(account)
        else:
            guild = world.guilds[channel.guild_id]
            payload["guild_id"] = guild.id
            payload["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
            payload["guild_locale"] = guild.locale
            payload["member"] = member_json(account, world.held(account, channel))
        if occasion.source is not None:
            payload["message"] = world.post_json(occasion.source)
        return payload


def forced_ephemeral(
    opened: Interaction, held: int, *, embeds: bool = False, files: bool = False
) -> bool:
    """Whether a public answer is shown to the person alone, as what they `held` lets them not post it."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if opened.channel.is_thread else None
    wanted = int(needed or Permission.SEND_MESSAGES)
    wanted |= int(Permission.EMBED_LINKS) if embeds else 0
    wanted |= int(Permission.ATTACH_FILES) if files else 0
    wanted |= int(Permission.USE_EXTERNAL_APPS) if opened.brought_along else 0
    return opened.channel.guild_id is not None and not grants(held, wanted)


def _brought(post: Post) -> bool:
    return "1" in (post.metadata or {}).get("authorizing_integration_owners", {})


def _metadata(opened: Interaction, occasion: Occasion) -> Json:
    shown: Json = {
        "id": opened.id,
        "type": int(opened.deed),
        "user": user_json(opened.account),
        "authorizing_integration_owners": opened.owners,
    }
    if opened.deed is Deed.PRESS and occasion.source is not None:
        shown["interacted_message_id"] = occasion.source.id
    if opened.deed is Deed.SUBMIT:
        shown["triggering_interaction_metadata"] = occasion.opener
    return shown
