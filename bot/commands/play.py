"""``/play``: open a table in this channel."""

from functools import partial

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components.desk import Desk
from bot.messages import Verb
from bot.records import Record
from bot.sessions import seating
from bot.sessions.seating import Asker
from engines.core.contract import AnyGame, Level


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return the command, with a choice for each game that can be hosted."""
    games = [app_commands.Choice(name=named(f"{key}-title"), value=key) for key in desk.catalogue]
    levels = [
        app_commands.Choice(name=named(f"choice-{level}"), value=str(level)) for level in Level
    ]
    clocks = [
        app_commands.Choice(name=named(f"choice-clock-{seconds}"), value=seconds)
        for seconds in seating.CLOCKS
    ]

    @app_commands.command(name=named("command-play"), description=named("command-play-about"))
    @app_commands.rename(
        game=named("option-game"), against=named("option-against"), clock=named("option-clock")
    )
    @app_commands.describe(
        game=named("option-game-about"),
        against=named("option-against-about"),
        clock=named("option-clock-about"),
    )
    @app_commands.choices(game=games, against=levels)
    @app_commands.choices(clock=clocks)
    @app_commands.guild_only()
    async def play(
        interaction: discord.Interaction,
        game: str,
        against: str | None = None,
        clock: int | None = None,
    ) -> None:
        await _open(desk, interaction, game, against, clock)

    return play


async def _open(
    desk: Desk, interaction: discord.Interaction, game: str, against: str | None, clock: int | None
) -> None:
    async with visiting(desk, interaction, Verb.START) as visit:
        engine, wishes = desk.catalogue[game].game, []
        if against:
            wishes.append(partial(_seat, asker=visit.asker, level=Level(against), game=engine))
        if clock:
            wishes.append(partial(_time, asker=visit.asker, seconds=clock, game=engine))
        table = await desk.hall.open(
            game,
            visit.asker,
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            locale=str(interaction.guild_locale or interaction.locale),
            wishes=wishes,
        )
        await desk.outbox.open(table, visit.answer)


def _seat(record: Record, asker: Asker, level: Level, game: AnyGame) -> Record:
    return seating.add_computer(record, asker, level, game)


def _time(record: Record, asker: Asker, seconds: int, game: AnyGame) -> Record:
    return seating.set_option(record, asker, seating.CLOCK, str(seconds), game)
