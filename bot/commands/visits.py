"""A command as a visit at the front desk."""

import contextlib
from collections.abc import AsyncIterator

import discord

from bot.components.answer import Answer
from bot.components.desk import Desk, Visit, refusing
from bot.messages import Deed, Verb


@contextlib.asynccontextmanager
async def visiting(
    desk: Desk, interaction: discord.Interaction, verb: Verb
) -> AsyncIterator[Visit]:
    """Answer a command; refusals and faults are told to whoever typed it."""
    async with Answer(interaction) as answer:
        visit = Visit(desk, answer, Deed(verb))
        async with refusing(visit):
            yield visit
