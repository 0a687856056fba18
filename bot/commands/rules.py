"""``/rules``: the numbered rules of a game, private, in pages."""

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named, taking
from bot.components.desk import Desk
from bot.messages import Verb
from bot.presenters.standings import RANKS


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command, with a choice for each game and for the ladder of ranks."""
    games = [app_commands.Choice(name=named(f"{key}-title"), value=key) for key in desk.catalogue]
    games.append(app_commands.Choice(name=named("choice-ranks"), value=RANKS))

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @taking("game")
    @app_commands.choices(game=games)
    async def rules(interaction: discord.Interaction, game: str) -> None:
        async with visiting(desk, interaction, Verb.RULES) as visit:
            await visit.show(desk.screens.rules(game, "1", visit.say))

    return rules
