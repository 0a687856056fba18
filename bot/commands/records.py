"""``/recap`` and ``/verify``: what stays of finished rounds."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components import deeds_records
from bot.components.deeds_records import ROUND_DIGITS
from bot.components.desk import Desk, Visit
from bot.messages import Deed, Verb
from bot.records import TableId
from bot.sessions.seating import SeatingError

KEPT_IN_MENU = 25


def commands(desk: Desk) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return both commands; each names a finished round of this channel by autocomplete."""
    return _recap(desk), _verify(desk)


def _recap(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-recap"), description=named("command-recap-about"))
    @app_commands.rename(which=named("option-which"))
    @app_commands.describe(which=named("option-which-about"))
    @app_commands.guild_only()
    async def recap(interaction: discord.Interaction, which: str = "") -> None:
        async with visiting(desk, interaction, Verb.DETAILS) as visit:
            table, number = await _round(visit, which)
            await visit.post(await desk.screens.recap_of(table, number))

    recap.autocomplete("which")(_finished(desk))
    return recap


def _verify(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-verify"), description=named("command-verify-about"))
    @app_commands.rename(which=named("option-which"))
    @app_commands.describe(which=named("option-which-about"))
    @app_commands.guild_only()
    async def verify(interaction: discord.Interaction, which: str = "") -> None:
        async with visiting(desk, interaction, Verb.PROOF) as visit:
            table, number = await _round(visit, which)
            deed = Deed(Verb.PROOF, table, argument=str(number))
            await deeds_records.proof(Visit(desk, visit.answer, deed))

    verify.autocomplete("which")(_finished(desk))
    return verify


async def _round(visit: Visit, which: str) -> tuple[TableId, int]:
    """Return the round written ``table:number``, or the channel's latest finished one."""
    table, _, number = which.partition(":")
    rounds = await visit.desk.ledger.ended_rounds(visit.interaction.channel_id or 0, KEPT_IN_MENU)
    if not rounds:
        raise SeatingError("no_finished_round")
    if not which:
        return rounds[0].table, rounds[0].number
    if (
        not number.isdecimal()
        or len(number) > ROUND_DIGITS
        or table not in {each.table for each in rounds}
    ):
        raise SeatingError("no_such_round")
    return TableId(table), int(number)


def _finished(desk: Desk) -> Any:
    async def finished(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        rounds = await desk.ledger.ended_rounds(interaction.channel_id or 0, KEPT_IN_MENU)
        say = desk.words.speaker(interaction.locale.value)
        named_rounds = [(desk.screens.round_name(each, say), each) for each in rounds]
        return [
            app_commands.Choice(name=name[:100], value=f"{each.table}:{each.number}")
            for name, each in named_rounds
            if typed.casefold() in name.casefold()
        ]

    return finished
