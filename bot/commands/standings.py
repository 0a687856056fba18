"""``/leaderboard``, ``/profile``, ``/games`` and ``/privacy``."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.visits import visiting
from bot.commands.words import named
from bot.components import deeds_privacy, deeds_standings
from bot.components.desk import Desk
from bot.messages import Verb
from bot.records import UserId
from bot.standings import Period


def commands(desk: Desk) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return the four commands."""
    return _leaderboard(desk), _profile(desk), _games(desk), _privacy(desk)


def _leaderboard(desk: Desk) -> app_commands.Command[Any, ..., None]:
    games = [app_commands.Choice(name=named(f"{key}-title"), value=key) for key in desk.catalogue]
    periods = [app_commands.Choice(name=named(f"choice-{p}"), value=str(p)) for p in Period]

    @app_commands.command(
        name=named("command-leaderboard"), description=named("command-leaderboard-about")
    )
    @app_commands.rename(game=named("option-game"), period=named("option-period"))
    @app_commands.describe(
        game=named("option-which-game-about"), period=named("option-period-about")
    )
    @app_commands.choices(game=games, period=periods)
    @app_commands.guild_only()
    async def leaderboard(
        interaction: discord.Interaction, game: str | None = None, period: str = Period.ALL
    ) -> None:
        async with visiting(desk, interaction, Verb.LEADERS) as visit:
            say = deeds_standings.public_voice(visit)
            await visit.post(await deeds_standings.leaders(visit, game, Period(period), 1, say))

    return leaderboard


def _profile(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-profile"), description=named("command-profile-about"))
    @app_commands.rename(member=named("option-member"))
    @app_commands.describe(member=named("option-whose-about"))
    @app_commands.guild_only()
    async def profile(interaction: discord.Interaction, member: discord.User | None = None) -> None:
        async with visiting(desk, interaction, Verb.DETAILS) as visit:
            who, say = member or interaction.user, deeds_standings.public_voice(visit)
            found = await deeds_standings.profile(visit, UserId(who.id), who.display_name, say)
            if isinstance(found, str):
                await visit.tell(found)
            else:
                await visit.post(found)

    return profile


def _games(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-games"), description=named("command-games-about"))
    async def games(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, Verb.GAMES) as visit:
            await visit.show(await deeds_standings.history(visit, 1))

    return games


def _privacy(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-privacy"), description=named("command-privacy-about"))
    async def privacy(interaction: discord.Interaction) -> None:
        async with visiting(desk, interaction, Verb.PRIVACY) as visit:
            await deeds_privacy.show(visit)

    return privacy
