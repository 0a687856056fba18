"""``/move``: any legal action in words, narrowed while typing."""

import discord
from discord import app_commands

from bot.commands import tables
from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components.answer import Answer
from bot.components.desk import Desk, Visit
from bot.messages import Deed, Verb
from bot.sessions.seating import SeatingError

CHOICES = 25
"""Choices that Discord shows at once; typing narrows to the others."""


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command."""

    @app_commands.command(name=named("command-move"), description=named("command-move-about"))
    @app_commands.rename(action=named("option-action"))
    @app_commands.describe(action=named("option-action-about"))
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
        legal = table.sight_of(visit.user).legal
        part = desk.catalogue[table.record.game].part
        said = {part.action_label(text, visit.say).casefold(): text for text in legal}
        await table.act(visit.user, said.get(action.casefold(), action))
        await visit.show_hand(table)


async def suggest(
    desk: Desk, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Return up to 25 legal actions that *typed* fits, in words; none for people without a seat."""
    visit = Visit(desk, Answer(interaction), Deed(Verb.ACT))
    try:
        table = await tables.mine(visit)
        legal = table.sight_of(visit.user).legal
    except SeatingError:
        return []
    part, wanted = desk.catalogue[table.record.game].part, typed.casefold().split()
    found = []
    for text in legal:
        label = part.action_label(text, visit.say)
        known = " ".join((label, text, *part.action_search(text, visit.say))).casefold()
        if all(word in known for word in wanted):
            found.append(app_commands.Choice(name=label[:100], value=text))
    return found[:CHOICES]
