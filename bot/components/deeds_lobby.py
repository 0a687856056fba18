"""What the buttons of a lobby do."""

from collections.abc import Callable

from bot.components.desk import Visit
from bot.messages import Verb
from bot.records import Record
from bot.sessions import seating
from bot.sessions.seating import SeatingError
from engines.core.contract import Level
from engines.core.seats import Seat


async def join(visit: Visit) -> None:
    """Take a seat."""
    table = await visit.table()
    await _change(visit, lambda record: seating.join(record, visit.asker, table.game))


async def leave(visit: Visit) -> None:
    """Leave the lobby."""
    await _change(visit, lambda record: seating.quit_lobby(record, visit.asker))


async def add_computer(visit: Visit) -> None:
    """Seat a computer of the chosen level."""
    table = await visit.table()
    wished = visit.value or visit.deed.argument
    if wished not in set(Level):
        raise SeatingError("no_such_option")
    level = Level(wished)
    await _change(
        visit, lambda record: seating.add_computer(record, visit.asker, level, table.game)
    )


async def remove(visit: Visit) -> None:
    """Take the chosen seat out."""
    wished = visit.value or visit.deed.argument
    if not wished.isdecimal():
        raise SeatingError("no_such_seat")
    seat, seen = Seat(int(wished)), visit.deed.version
    await _change(
        visit, lambda record: seating.remove(seating.as_seen(record, seen), visit.asker, seat)
    )


async def set_option(visit: Visit) -> None:
    """Set an option to the chosen value."""
    table, key = await visit.table(), visit.deed.argument
    await _change(
        visit,
        lambda record: seating.set_option(record, visit.asker, key, visit.value, table.game),
    )
    await options(visit)


async def options(visit: Visit) -> None:
    """Show the host's choices, to this person alone."""
    table = await visit.table()
    await visit.show(visit.desk.screens.options(table, visit.say))
    visit.desk.asides.keep(table.record.id, visit.interaction)


async def start(visit: Visit) -> None:
    """Deal the first round."""
    table = await visit.table()
    await _acknowledge(visit)
    await table.start(visit.asker)
    await visit.desk.asides.clear(table.record.id)


async def cancel(visit: Visit) -> None:
    """Close the lobby; while others sit there, ask first."""
    table = await visit.table()
    if any(chair.user not in (None, visit.user) for chair in table.record.chairs):
        seating.require_open(table.record)
        seating.require_host(table.record, visit.asker)
        await visit.show(visit.desk.screens.sure(table, visit.user, Verb.CANCEL, "", visit.say))
    else:
        await _change(visit, lambda record: seating.cancel(record, visit.asker))
        await visit.desk.asides.clear(table.record.id)


async def _change(visit: Visit, wish: Callable[[Record], Record]) -> None:
    table = await visit.table()
    await _acknowledge(visit)
    await table.change(wish)


async def _acknowledge(visit: Visit) -> None:
    """Answer at once; the outbox then edits the message, by this press's own token."""
    if not visit.answer.on_private:
        await visit.answer.acknowledge()
        visit.desk.outbox.lend(await visit.table(), visit.interaction)


DEEDS = {
    Verb.JOIN: join,
    Verb.QUIT: leave,
    Verb.COMPUTER: add_computer,
    Verb.REMOVE: remove,
    Verb.OPTION: set_option,
    Verb.OPTIONS: options,
    Verb.START: start,
    Verb.CANCEL: cancel,
}
