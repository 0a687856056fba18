"""Which table of a channel a command means."""

from bot.components.desk import Visit
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table


async def here(visit: Visit) -> tuple[Table, ...]:
    """Return the channel's tables, this person's own before the others, newest first in each."""
    channel = visit.interaction.channel_id
    tables = await visit.desk.hall.tables_in(channel) if channel else ()
    newest = tuple(reversed(tables))
    mine = tuple(t for t in newest if t.record.seat_of(visit.user) is not None)
    return mine + tuple(t for t in newest if t not in mine)


async def mine(visit: Visit) -> Table:
    """Return this person's newest table in the channel, or refuse."""
    tables = await here(visit)
    if not tables:
        raise SeatingError("no_table_here")
    if tables[0].record.seat_of(visit.user) is None:
        raise SeatingError("not_seated")
    return tables[0]


async def any_of(visit: Visit) -> Table:
    """Return this person's table in the channel, or else the newest one."""
    tables = await here(visit)
    if not tables:
        raise SeatingError("no_table_here")
    return tables[0]
