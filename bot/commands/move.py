"""``/move``: any legal action in words, narrowed while typing."""

import contextlib

import discord
from discord import app_commands

from bot.commands import tables
from bot.commands.visits import visiting
from bot.commands.words import named, taking
from bot.components.answer import Answer
from bot.components.desk import Desk, Visit
from bot.messages import Deed, Verb
from bot.presenters import moves
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command."""

    @app_commands.command(name=named("command-move"), description=named("command-move-about"))
    @taking("action")
    @app_commands.guild_only()
    async def move(interaction: discord.Interaction, action: str) -> None:
        await make(desk, interaction, action)

    @move.autocomplete("action")
    async def actions(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await suggest(desk, interaction, typed)

    return move


async def make(desk: Desk, interaction: discord.Interaction, action: str) -> None:
    """Play *action*, in the game's notation or in words, at this person's table here."""
    async with visiting(desk, interaction, Verb.ACT) as visit:
        table = await tables.mine(visit)
        await table.act(visit.user, _meant(visit, table, action))
        await visit.show_hand(table)


def _meant(visit: Visit, table: Table, typed: str) -> str:
    """Return the action that is *typed*, in words or in notation; refuse what says none."""
    sight, part = table.sight_of(visit.user), visit.desk.catalogue[table.record.game].part
    with contextlib.suppress(ValueError):
        table.game.parse(typed)
        return typed
    found = moves.meant(sight, typed, part, visit.say)
    if found is None:
        raise SeatingError("unclear_move", example=moves.example(sight, part, visit.say))
    return found


async def suggest(
    desk: Desk, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Return up to 25 legal actions that *typed* fits, in words; none for people without a seat."""
    visit = Visit(desk, Answer(interaction), Deed(Verb.ACT))
    try:
        table = await tables.mine(visit)
        sight = table.sight_of(visit.user)
    except SeatingError:
        return []
    part = desk.catalogue[table.record.game].part
    found = moves.moves(sight, typed, part, visit.say)
    return [app_commands.Choice(name=label[:100], value=text) for label, text in found]
