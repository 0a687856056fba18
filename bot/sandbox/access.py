"""What the bot may do in a channel: each rule refuses with Discord's own code.

Whether it sees the channel at all is asked by `World.channel` (50001).
"""

from collections.abc import Mapping

from bot.sandbox.attachments import Upload
from bot.sandbox.limits import Form
from bot.sandbox.permissions import Permission, grants
from bot.sandbox.places import DM, PRIVATE_THREAD, Channel
from bot.sandbox.refusals import refusal
from bot.sandbox.world import World


def may(world: World, channel: Channel, wanted: Permission) -> bool:
    """Whether the bot holds these permissions in a channel; alone with somebody it does."""
    return channel.kind == DM or grants(world.held(world.bot, channel), wanted)


def require(world: World, channel: Channel, wanted: Permission) -> None:
    """Refuse (50013) unless the bot holds these permissions in a channel."""
    if not may(world, channel, wanted):
        raise refusal(50013)


def require_send(world: World, channel: Channel) -> None:
    """Refuse a post where the bot may not speak (50013) or the recipient will not hear (50007)."""
    if channel.kind == DM and not world.accounts[channel.recipient_id or ""].dms_open:
        raise refusal(50007)
    in_thread = channel.is_thread
    require(
        world,
        channel,
        Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES,
    )


def require_carry(
    world: World, channel: Channel, form: Form, uploads: Mapping[int, Upload]
) -> None:
    """Refuse (50013) files and embeds where the bot may not attach or embed any."""
    if uploads:
        require(world, channel, Permission.ATTACH_FILES)
    if isinstance(form.value, dict) and form.value.get("embeds"):
        require(world, channel, Permission.EMBED_LINKS)


def require_history(world: World, channel: Channel) -> None:
    """Refuse (50001) to read a message where the bot may not look back."""
    if not may(world, channel, Permission.READ_MESSAGE_HISTORY):
        raise refusal(50001)


def require_awake(channel: Channel) -> None:
    """Refuse (50083) to change anything in an archived thread."""
    if channel.archived:
        raise refusal(50083)


def require_wakeable(world: World, channel: Channel) -> None:
    """Refuse (50083) a post in an archived thread that is locked, to all but moderators."""
    if channel.archived and channel.locked and not may(world, channel, Permission.MANAGE_THREADS):
        raise refusal(50083)


def require_thread(world: World, channel: Channel, kind: int) -> None:
    """Refuse (50013) a thread of a kind that the bot may not open."""
    private = kind == PRIVATE_THREAD
    require(
        world,
        channel,
        Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS,
    )
