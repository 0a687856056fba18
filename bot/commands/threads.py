"""A thread for a table that shall have one of its own."""

from typing import Final

import discord

from bot.components.desk import Visit
from bot.sessions.seating import SeatingError
from bot.words import Say, plain_name

KEPT_MINUTES: Final = 10080
"""Until Discord archives a quiet thread: its longest. A new post wakes it again."""
NAME_LENGTH = 100


async def opened(visit: Visit, game: str, say: Say) -> discord.Thread | None:
    """Open a thread for a table of *game* below this channel; ``None``: this is a thread itself."""
    channel, allowed = visit.interaction.channel, visit.interaction.app_permissions
    if isinstance(channel, discord.Thread):
        return None
    if not isinstance(channel, discord.TextChannel):
        raise SeatingError("no_threads_here")
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        raise SeatingError("may_not_thread")
    who = plain_name(visit.interaction.user.display_name, say("player-number", n=1))
    return await channel.create_thread(
        name=say("thread-name", game=say(f"{game}-title"), name=who)[:NAME_LENGTH],
        type=discord.ChannelType.public_thread,
        auto_archive_duration=KEPT_MINUTES,
    )
