"""``/play`` and ``/series``: open a table in this channel."""

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.commands import lengths, threads
from bot.commands.visits import visiting
from bot.commands.words import named, taking
from bot.components.desk import Desk
from bot.messages import Message, Text, Verb
from bot.records import Record
from bot.sessions import seating
from bot.sessions.seating import Asker, SeatingError
from engines.core.contract import AnyGame, Level


def command(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return ``/play``, with a choice for each game that can be hosted."""

    @app_commands.command(name=named("command-play"), description=named("command-play-about"))
    @taking("game", "against", "clock", "thread")
    @app_commands.choices(game=_games(desk), against=_levels())
    @app_commands.choices(clock=_clocks())
    @app_commands.guild_only()
    async def play(
        interaction: discord.Interaction,
        game: str,
        against: str | None = None,
        clock: int | None = None,
        thread: bool = False,
    ) -> None:
        await _open(desk, interaction, game, against, {seating.CLOCK: clock}, thread=thread)

    return play


def series(desk: Desk) -> app_commands.Command:  # type: ignore[type-arg] # the library's own three
    """Return ``/series``, for the games that are played in series; lengths are those of the game."""
    games = [each for each in _games(desk) if lengths.of(desk.catalogue[each.value].game)]

    @app_commands.command(name=named("command-series"), description=named("command-series-about"))
    @taking("game", "length", "against", "clock", "thread")
    @app_commands.choices(game=games, against=_levels())
    @app_commands.choices(clock=_clocks())
    @app_commands.guild_only()
    async def play_series(
        interaction: discord.Interaction,
        game: str,
        length: int,
        against: str | None = None,
        clock: int | None = None,
        thread: bool = False,
    ) -> None:
        options = {**lengths.options(desk.catalogue[game].game, length), seating.CLOCK: clock}
        await _open(desk, interaction, game, against, options, thread=thread)

    play_series.autocomplete("length")(lengths.offered(desk, [each.value for each in games]))
    return play_series


def _games(desk: Desk) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"{key}-title"), value=key) for key in desk.catalogue]


def _levels() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"choice-{level}"), value=str(level)) for level in Level]


def _clocks() -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=named(f"choice-clock-{seconds}"), value=seconds)
        for seconds in seating.CLOCKS
    ]


async def _open(
    desk: Desk,
    interaction: discord.Interaction,
    game: str,
    against: str | None,
    options: Mapping[str, int | str | None],
    *,
    thread: bool,
) -> None:
    async with visiting(desk, interaction, Verb.START) as visit:
        visit.require_place()
        engine = desk.catalogue[game].game
        usual = {
            **(engine.practice if against == Level.EASY else {}),
            **desk.preferences.at(interaction.guild_id).options.get(game, {}),
        }
        wishes = [
            partial(_usual, asker=visit.asker, key=key, value=value, game=engine)
            for key, value in usual.items()
        ]
        wishes += [
            partial(_set, asker=visit.asker, key=key, value=value, game=engine)
            for key, value in options.items()
            if value is not None
        ]
        if against:
            level = Level(against)
            wishes.append(partial(_seat, asker=visit.asker, level=level, game=engine))
        say = desk.words.speaker(desk.public_locale(interaction))
        place = await threads.opened(visit, game, say) if thread else None
        table = await desk.hall.open(
            game,
            visit.asker,
            guild=interaction.guild_id,
            channel=place.id if place else interaction.channel_id or 0,
            locale=str(interaction.guild_locale or interaction.locale),
            wishes=wishes,
        )
        if place is None:
            await desk.outbox.open(table, visit.answer)
        else:
            desk.outbox.tell(table)
            text = say("thread-opened", game=say(f"{game}-title"), thread=place.mention)
            await visit.post(Message((Text(text),)))


def _seat(record: Record, asker: Asker, level: Level, game: AnyGame) -> Record:
    return seating.add_computer(record, asker, level, game)


def _usual(record: Record, asker: Asker, key: str, value: str, game: AnyGame) -> Record:
    """Return *record* as the server wants new tables, as far as the game still has that option."""
    try:
        return seating.set_option(record, asker, key, value, game)
    except SeatingError:
        return record


def _set(record: Record, asker: Asker, key: str, value: int | str, game: AnyGame) -> Record:
    return seating.set_option(record, asker, key, str(value), game)
