"""Servers and channels, and the accounts in them, as records and as Discord's JSON."""

from dataclasses import dataclass

from bot.sandbox.permissions import PERSON, Overwrite
from bot.sandbox.wire import Json, stamp

TEXT, DM, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
JOINED = "2026-01-01T00:00:00.000000+00:00"


@dataclass(frozen=True, slots=True)
class Account:
    """A person, or the bot: what they hold in every server, and the servers they `left`."""

    id: str
    name: str
    locale: str = "en-US"
    permissions: int = PERSON
    bot: bool = False
    dms_open: bool = True
    left: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Guild:
    """A server. Where the bot is not `installed`, people bring it along themselves."""

    id: str
    name: str
    locale: str
    owner_id: str
    installed: bool = True


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of a server, a thread (with a parent) or a direct conversation."""

    id: str
    name: str
    kind: int = TEXT
    guild_id: str | None = None
    parent_id: str | None = None
    recipient_id: str | None = None
    created: float = 0.0
    archive_minutes: int = 1440
    archived: bool = False
    locked: bool = False
    overwrites: tuple[Overwrite, ...] = ()

    @property
    def is_thread(self) -> bool:
        """Whether it hangs below another channel."""
        return self.kind in THREADS


def user_json(account: Account) -> Json:
    """Give an account as a user."""
    handle = "".join(c for c in account.name.lower() if c.isascii() and (c.isalnum() or c in "._"))
    return {
        "id": account.id,
        "username": handle or f"user{account.id[-4:]}",
        "discriminator": "0000" if account.bot else "0",
        "global_name": account.name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "bot": account.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
    }


def member_json(account: Account, permissions: int | None = None) -> Json:
    """Give an account as a member of a server; with `permissions` as in an interaction."""
    member: Json = {
        "user": user_json(account),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    return member | ({} if permissions is None else {"permissions": str(permissions)})


def channel_json(
    channel: Channel, bot: Account, held: int, recipient: Account | None = None
) -> Json:
    """Give a channel, thread or conversation. `held` is what the bot may do there."""
    shown: Json = {"id": channel.id, "type": channel.kind, "flags": 0, "last_message_id": None}
    if channel.kind == DM:
        return shown | {"recipients": [user_json(recipient)] if recipient else []}
    shown |= {
        "guild_id": channel.guild_id,
        "name": channel.name,
        "parent_id": channel.parent_id,
        "rate_limit_per_user": 0,
        "permissions": str(held),
    }
    if channel.is_thread:
        return shown | _thread_json(channel, bot)
    overwrites = [_overwrite_json(o, channel) for o in channel.overwrites]
    return shown | {
        "position": 0,
        "permission_overwrites": overwrites,
        "nsfw": False,
        "topic": None,
    }


def _overwrite_json(overwrite: Overwrite, channel: Channel) -> Json:
    role, person = 0, 1
    kind = role if overwrite.id == channel.guild_id else person
    bits = {"allow": str(overwrite.allow), "deny": str(overwrite.deny)}
    return {"id": overwrite.id, "type": kind, **bits}


def _thread_json(channel: Channel, bot: Account) -> Json:
    return {
        "owner_id": bot.id,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": stamp(channel.created),
            "auto_archive_duration": channel.archive_minutes,
            "locked": channel.locked,
            "create_timestamp": stamp(channel.created),
        },
    }


def role_json(guild: Guild) -> Json:
    """Give the role that everyone has."""
    return {
        "id": guild.id,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0,
        "permissions": str(PERSON),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild_json(guild: Guild) -> Json:
    """Give a server without its channels and members."""
    nothing = dict.fromkeys(_EMPTY)
    return {
        **nothing,
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.locale,
        "roles": [role_json(guild)],
        "region": "deprecated",
        "features": [],
        "emojis": [],
        "stickers": [],
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
    }


def arrived_json(guild: Guild, bot: Account, own: list[Json], count: int) -> Json:
    """Give a server as it arrives at login. `own` are its channels and threads."""
    return {
        **guild_json(guild),
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": count,
        "members": [member_json(bot)],
        "channels": [c for c in own if c["type"] not in THREADS],
        "threads": [c for c in own if c["type"] in THREADS],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


_EMPTY = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)
