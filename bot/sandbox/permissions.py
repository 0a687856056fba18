"""What people and the bot may do: Discord's permission bits, and what a channel changes of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """The bits the sandbox looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


PERSON = int(
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""What anyone may do in a fresh server."""
BOT = PERSON | int(Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS)
EVERYTHING = (1 << 53) - 1


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows or denies one person, or everyone (then `id` is the server's)."""

    id: str
    allow: int = 0
    deny: int = 0


def overwritten(held: int, overwrites: Iterable[Overwrite], guild_id: str, who: str) -> int:
    """Give what is left of permissions in a channel: everyone's overwrite first, then one's own."""
    if held & Permission.ADMINISTRATOR:
        return EVERYTHING
    by_id = {o.id: o for o in overwrites}
    for found in (by_id.get(guild_id), by_id.get(who)):
        if found is not None:
            held = (held & ~found.deny) | found.allow
    return held


def grants(permissions: int, wanted: int) -> bool:
    """Whether these permissions hold all the wanted bits; an administrator's hold any."""
    return bool(permissions & Permission.ADMINISTRATOR) or permissions & wanted == wanted
