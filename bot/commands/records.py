"""``/recap`` and ``/verify``: what stays of finished rounds."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named, taking
from bot.components import deeds_records
from bot.components.deeds_records import ROUND_DIGITS
from bot.components.desk import Desk, Visit
from bot.messages import Deed, Message, Verb
from bot.records import Phase, TableId
from bot.sessions.seating import SeatingError

KEPT_IN_MENU = 25
SEARCHED = 200
"""How many of a channel's latest rounds are looked through for what is typed."""
SERIES_FIRST = 3
"""After how many of the latest rounds the channel's series are offered."""
SERIES = "series"
"""Stands in the place of a round's number for the whole series."""


def commands(desk: Desk) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return both commands; each names a finished round of this channel by autocomplete."""
    return _recap(desk), _verify(desk)


def _recap(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-recap"), description=named("command-recap-about"))
    @taking("which")
    @app_commands.guild_only()
    async def recap(interaction: discord.Interaction, which: str = "") -> None:
        async with visiting(desk, interaction, Verb.DETAILS) as visit:
            table, _, what = which.partition(":")
            if what == SERIES:
                await visit.post(await _series(visit, TableId(table)))
            else:
                await visit.post(await desk.screens.recap_of(*await _round(visit, which)))

    recap.autocomplete("which")(_finished(desk, series=True))
    return recap


def _verify(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-verify"), description=named("command-verify-about"))
    @taking("which")
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
    if not which or not await _is_here(visit, TableId(table)):
        rounds = await visit.desk.ledger.ended_rounds(visit.interaction.channel_id or 0, 1)
        if not rounds:
            raise SeatingError("no_finished_round")
        if not which:
            return rounds[0].table, rounds[0].number
        raise SeatingError("no_such_round")
    if not number.isdecimal() or len(number) > ROUND_DIGITS:
        raise SeatingError("no_such_round")
    return TableId(table), int(number)


async def _series(visit: Visit, table: TableId) -> Message:
    """Return the series of *table*, which must be over and of this channel."""
    record = await visit.desk.ledger.record(table)
    here = record is not None and record.channel == visit.interaction.channel_id
    if record is None or not here or not record.counted or record.length is None:
        raise SeatingError("no_such_series")
    if record.phase is not Phase.CLOSED:
        raise SeatingError("still_open")
    return await visit.desk.screens.series_of(table, await visit.desk.annals.rounds_of(table))


async def _is_here(visit: Visit, table: TableId) -> bool:
    record = await visit.desk.ledger.record(table)
    return record is not None and record.channel == visit.interaction.channel_id


def _finished(desk: Desk, *, series: bool = False) -> Any:
    async def finished(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        channel, say = interaction.channel_id or 0, desk.private_voice(interaction)
        choices = [
            (desk.screens.round_name(each, say), f"{each.table}:{each.number}")
            for each in await desk.ledger.ended_rounds(channel, SEARCHED)
        ]
        if series:
            choices[SERIES_FIRST:SERIES_FIRST] = [
                (desk.screens.series_name(each, say), f"{each.id}:{SERIES}")
                for each in await desk.annals.ended_series(channel, KEPT_IN_MENU)
            ]
        fitting = [each for each in choices if typed.casefold() in each[0].casefold()]
        return [
            app_commands.Choice(name=name[:100], value=value)
            for name, value in fitting[:KEPT_IN_MENU]
        ]

    return finished
