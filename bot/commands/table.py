"""``/table``: the rarer controls of a table."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.commands import move, tables
from bot.commands.visits import visiting
from bot.commands.words import named, taking
from bot.components import deeds_table
from bot.components.desk import Desk, Visit
from bot.messages import Deed, Verb
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table
from engines.core.seats import Seat

SIMPLE = {
    "show": Verb.SHOW,
    "leave": Verb.RESIGN,
    "resign": Verb.RESIGN,
    "pause": Verb.PAUSE,
    "resume": Verb.RESUME,
    "end": Verb.END,
    "takeback": Verb.TAKEBACK,
    "redo": Verb.REDO,
    "restart": Verb.RESTART,
}
"""Subcommands that do what a button does, asking first where the button asks."""


def group(desk: Desk) -> app_commands.Group:
    """Return ``/table`` with its subcommands."""
    found = app_commands.Group(
        name=named("command-table"),
        description=named("command-table-about"),
        guild_only=True,
    )
    for name, verb in SIMPLE.items():
        found.add_command(_simple(desk, name, verb))
    for name, verb in (("host", Verb.HOST), ("kick", Verb.KICK)):
        found.add_command(_about_member(desk, name, verb))
    found.add_command(_move(desk))
    return found


def _simple(desk: Desk, name: str, verb: Verb) -> app_commands.Command:  # type: ignore[type-arg]
    @app_commands.command(
        name=named(f"command-table-{name}"), description=named(f"command-table-{name}-about")
    )
    async def simple(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, verb) as visit:
            await _do(visit, verb, await tables.any_of(visit))

    return simple


def _about_member(desk: Desk, name: str, verb: Verb) -> app_commands.Command:  # type: ignore[type-arg]
    @app_commands.command(
        name=named(f"command-table-{name}"), description=named(f"command-table-{name}-about")
    )
    @taking("member")
    async def about_member(interaction: discord.Interaction, member: discord.User) -> None:
        async with visiting(desk, interaction, verb) as visit:
            table = await tables.any_of(visit)
            await _do(visit, verb, table, str(_seat(table, member.id)))

    return about_member


def _move(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    @app_commands.command(
        name=named("command-table-move"), description=named("command-table-move-about")
    )
    @taking("action")
    async def table_move(interaction: discord.Interaction, action: str) -> None:
        await move.make(desk, interaction, action)

    @table_move.autocomplete("action")
    async def actions(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await move.suggest(desk, interaction, typed)

    return table_move


async def _do(visit: Visit, verb: Verb, table: Table, value: str = "") -> None:
    deed: Callable[[Visit], Awaitable[None]] = deeds_table.DEEDS[verb]
    argument = Deed(verb, table.record.id, table.record.sitting if value else 0)
    await deed(Visit(visit.desk, visit.answer, argument, (value,) if value else ()))


def _seat(table: Table, member: int) -> Seat:
    for number, chair in enumerate(table.record.chairs):
        if chair.user == member and Seat(number) not in table.record.gone:
            return Seat(number)
    raise SeatingError("member_not_seated")
