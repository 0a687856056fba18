"""How long a series is: so many games, or a game that is a series by its own law (a pool)."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.components.desk import Desk
from bot.sessions import seating
from bot.words import Say
from engines.core.contract import AnyGame

Offered = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]


def of(game: AnyGame) -> tuple[int, ...]:
    """Return the lengths that *game* has, by their numbers in the menu."""
    return () if game.series is None else (*game.series.lengths, *sorted(game.series.own))


def options(game: AnyGame, length: int) -> Mapping[str, int | str]:
    """Return the options of the lobby that make a series of that *length*."""
    own = game.series.own if game.series else {}
    return own.get(length, {seating.LENGTH: length})


def offered(desk: Desk, games: Sequence[str]) -> Offered:
    """Return what completes a length: those of the game that was chosen, else those of *games*."""

    async def complete(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        say, chosen = desk.private_voice(interaction), interaction.namespace.game
        found = [
            (_name(desk, key, length, say, alone=key == chosen), length)
            for key in ([chosen] if chosen in games else games)
            for length in of(desk.catalogue[key].game)
        ]
        return [
            app_commands.Choice(name=name, value=length)
            for name, length in found
            if typed.casefold() in name.casefold()
        ]

    return complete


def _name(desk: Desk, key: str, length: int, say: Say, *, alone: bool) -> str:
    series = desk.catalogue[key].game.series
    own = series is not None and length in series.own
    name = say(f"{key}-series", n=length) if own else say(f"choice-length-{length}")
    return name if alone else say("series-length", game=say(f"{key}-title"), length=name)
