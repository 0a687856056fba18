"""What the menus of ``/settings`` do; whatever is changed is seen at once."""

import msgspec

from bot.components.desk import Visit
from bot.messages import Verb
from bot.preferences import Server, chosen, with_channel, with_option
from bot.presenters import settings
from bot.records import UserId
from bot.sessions import seating
from bot.sessions.seating import Asker, SeatingError

_NOBODY = UserId(0)


async def show(visit: Visit) -> None:
    """Show a page of settings: mine, the server's, or those of a game's new tables."""
    match visit.deed.argument:
        case settings.SERVER:
            await _show_server(visit)
        case settings.OPTIONS:
            await _show_options(visit, visit.value)
        case _:
            await _show_mine(visit)


async def choose(visit: Visit) -> None:
    """Change one of the person's own settings; the argument says which."""
    desk, user = visit.desk, visit.user
    try:
        changed = chosen(visit.mine, visit.deed.argument, visit.values)
    except ValueError as odd:
        raise SeatingError("no_such_setting") from odd
    await desk.preferences.keep(user, msgspec.structs.replace(changed, spoken=visit.locale))
    await _show_mine(visit)
    for table in desk.hands.tables_of(user):
        await desk.hands.renew(await desk.hall.table(table), user)
    desk.hall.reconsider(user)
    await desk.bell.reconsider(user)


async def choose_server(visit: Visit) -> None:
    """Change one of the server's settings; the argument says which."""
    desk, guild = visit.desk, _managed(visit)
    before = desk.preferences.at(guild)
    which, _, what = visit.deed.argument.partition(" ")
    if which in desk.catalogue:
        await desk.preferences.keep_server(guild, _with_option(visit, before, which, what))
        await _show_options(visit, which)
        return
    await desk.preferences.keep_server(guild, _changed(visit, before, which, what))
    await _show_server(visit)
    for table in desk.hall.awake_on(guild):
        desk.outbox.tell(table)


async def _show_mine(visit: Visit) -> None:
    say = visit.desk.private_voice(visit.interaction)  # the language may just have changed
    await visit.show(settings.personal(visit.mine, say, manages=_manages(visit)))


async def _show_server(visit: Visit) -> None:
    server, games = visit.desk.preferences.at(_managed(visit)), tuple(visit.desk.catalogue)
    channel = visit.interaction.channel_id or 0
    await visit.show(settings.server(server, games, channel, visit.say))


async def _show_options(visit: Visit, game: str) -> None:
    server = visit.desk.preferences.at(_managed(visit))
    if game not in visit.desk.catalogue:
        raise SeatingError("no_such_game")
    await visit.show(settings.options(server, visit.desk.catalogue[game].game, visit.say))


def _changed(visit: Visit, server: Server, which: str, what: str) -> Server:
    if which == settings.HERE:
        channel = visit.interaction.channel_id or 0
        return with_channel(server, channel, allowed=what == "yes")
    if which == settings.EVERYWHERE:
        return msgspec.structs.replace(server, channels=())
    try:
        return chosen(server, which, visit.values)
    except ValueError as odd:
        raise SeatingError("no_such_setting") from odd


def _with_option(visit: Visit, server: Server, name: str, key: str) -> Server:
    """Return *server* with an option of a game, which must be one that its lobby offers."""
    game = visit.desk.catalogue[name].game
    lobby = settings.beginning(server.options.get(name, {}), game)
    seating.set_option(lobby, Asker(_NOBODY, ""), key, visit.value, game)
    return with_option(server, name, key, visit.value)


def _manages(visit: Visit) -> bool:
    interaction = visit.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _managed(visit: Visit) -> int:
    """Return the server, or refuse whoever may not manage it."""
    guild = visit.interaction.guild_id
    if guild is None or not _manages(visit):
        raise SeatingError("not_manager")
    return guild


DEEDS = {Verb.SETTINGS: show, Verb.SETTING: choose, Verb.SERVER: choose_server}
