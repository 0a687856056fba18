"""The tree of commands that Discord is told of at each start."""

import logging

import discord
from discord import app_commands

from bot.commands import check, hand, move, play, records, rules, settings, standings, table
from bot.components.desk import Desk

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """Commands answer refusals and faults themselves; what still comes here is logged."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        super().__init__(client)
        self._desk = desk

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Carry out each command once, however often it is told."""
        return self._desk.once.first(interaction.id)

    async def on_error(
        self,
        interaction: discord.Interaction,
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Log *error*; the process goes on."""
        log.error("command of interaction %s failed", interaction.id, exc_info=error)


def build(client: discord.Client, desk: Desk) -> Tree:
    """Return the tree with every command in it."""
    tree = Tree(client, desk)
    for module in (play, hand, move, rules, settings, check):
        tree.add_command(module.command(desk))
    tree.add_command(play.series(desk))
    tree.add_command(table.group(desk))
    for command in (*records.commands(desk), *standings.commands(desk)):
        tree.add_command(command)
    return tree
