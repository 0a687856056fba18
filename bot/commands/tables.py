"""Which table of a channel a command means."""

from bot.components.desk import Visit
from bot.records import Phase, UserId
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table


async def here(visit: Visit) -> tuple[Table, ...]:
    """Return the channel's tables, what concerns this person most before the rest.

    First where the person's move is awaited, then where they play, then where they sit; the newest
    first among equals.
    """
    channel = visit.interaction.channel_id
    tables = await visit.desk.hall.tables_in(channel) if channel else ()
    newest = tuple(reversed(tables))
    return tuple(sorted(newest, key=lambda table: _concern(table, visit.user)))


def plays(table: Table, user: UserId) -> bool:
    """Tell whether *user* has a hand at *table*."""
    dealt = table.record.phase in (Phase.PLAYING, Phase.BETWEEN)
    return dealt and table.record.seat_of(user) is not None


def _concern(table: Table, user: UserId) -> int:
    seat = table.record.seat_of(user)
    if seat is None:
        return 3
    if not plays(table, user):
        return 2
    awaited = table.moment is not None and seat in table.moment.awaited
    return 0 if awaited and table.record.phase is Phase.PLAYING else 1


async def mine(visit: Visit) -> Table:
    """Return the table in the channel where this person sits, or refuse."""
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
