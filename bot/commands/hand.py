"""``/hand``: my private hand at this channel's table."""

import discord
from discord import app_commands

from bot.commands import tables
from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components.desk import Desk
from bot.messages import Verb


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command."""

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    @app_commands.guild_only()
    async def hand(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, Verb.HAND) as visit:
            mine = [t for t in await tables.here(visit) if tables.plays(t, visit.user)]
            if len(mine) > 1:
                await visit.show(desk.screens.which(mine, visit.say))
            else:
                await visit.show_hand(await tables.mine(visit))

    return hand
