"""``/settings``: what I like, and what the server likes."""

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components import deeds_settings
from bot.components.desk import Desk
from bot.messages import Verb


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command."""

    @app_commands.command(
        name=named("command-settings"), description=named("command-settings-about")
    )
    async def settings(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, Verb.SETTINGS) as visit:
            await deeds_settings.show(visit)

    return settings
