"""Leaderboards, profiles and a person's own games: what their commands and buttons show."""

from bot.components.desk import Visit
from bot.messages import Message, Verb
from bot.presenters import standings
from bot.presenters.standings import GAMES_A_PAGE, LEADERS_A_PAGE
from bot.records import UserId
from bot.sessions.seating import SeatingError
from bot.standings import Period
from bot.words import Say

PAGE_DIGITS = 6
"""As many as the number of a page may have."""


def public_voice(visit: Visit) -> Say:
    """Return the server's language, for what everybody reads."""
    return visit.desk.words.speaker(visit.desk.public_locale(visit.interaction))


async def leaders(visit: Visit, game: str | None, period: Period, page: int, say: Say) -> Message:
    """Return a page (from 1) of this server's leaderboard."""
    guild, first = visit.interaction.guild_id or 0, (page - 1) * LEADERS_A_PAGE
    found = await visit.desk.annals.leaders(
        guild, game, period, visit.desk.now(), first=first, most=LEADERS_A_PAGE
    )
    return standings.leaders(found, game, period, page, say)


async def profile(visit: Visit, user: UserId, name: str, say: Say) -> Message | str:
    """Return the profile of *user*, or that there is none yet."""
    found = await visit.desk.annals.profile(visit.interaction.guild_id or 0, user)
    if found is None:
        return standings.no_games(name, visit.say)
    parts = {key: entry.part for key, entry in visit.desk.catalogue.items()}
    return standings.profile(found, parts, say)


async def history(visit: Visit, page: int) -> Message:
    """Return a page (from 1) of the person's own games."""
    first = (page - 1) * GAMES_A_PAGE
    found = await visit.desk.annals.history(visit.user, first=first, most=GAMES_A_PAGE)
    return standings.history(found, visit.user, page, visit.say)


async def _leaders(visit: Visit) -> None:
    game, _, rest = visit.deed.argument.partition(" ")
    period, _, page = rest.partition(" ")
    if period not in set(Period) or not (game == Period.ALL or game in visit.desk.catalogue):
        raise SeatingError("no_such_game")
    chosen = None if game == Period.ALL else game
    await visit.show(await leaders(visit, chosen, Period(period), _page(page), visit.say))


async def _games(visit: Visit) -> None:
    await visit.show(await history(visit, _page(visit.deed.argument)))


def _page(text: str) -> int:
    return max(1, int(text)) if text.isdecimal() and len(text) <= PAGE_DIGITS else 1


DEEDS = {Verb.LEADERS: _leaders, Verb.GAMES: _games}
