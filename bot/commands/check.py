"""``/check``: what the bot lacks in this channel, and how to grant it."""

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components.desk import Desk, Visit
from bot.messages import Verb
from bot.presenters import check as shown
from bot.presenters.check import Place


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command."""

    @app_commands.command(name=named("command-check"), description=named("command-check-about"))
    @app_commands.guild_only()
    async def check(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, Verb.SETTINGS) as visit:
            await visit.show(shown.check(_place(visit), visit.say))

    return check


def _place(visit: Visit) -> Place:
    interaction = visit.interaction
    channel = interaction.channel
    return Place(
        bot=dict(interaction.app_permissions),
        person=dict(interaction.permissions),
        thread=isinstance(channel, discord.Thread),
        tables=visit.may_open,
        slow=getattr(channel, "slowmode_delay", 0),
        emojis=visit.desk.emojis.progress,
    )
