"""Open private hands, in SQL."""

import sqlite3

import msgspec

from bot.records import TableId, UserId, Window
from bot.store import tables

_NOWHERE, _NOBODY = TableId(""), UserId(0)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Window).decode


def keep(connection: sqlite3.Connection, window: Window) -> None:
    """Remember *window* in place of the person's earlier one at that table."""
    row = tables.row_of(connection, window.table)
    kept = _encode(msgspec.structs.replace(window, table=_NOWHERE, user=_NOBODY))
    connection.execute(
        "INSERT OR REPLACE INTO window (record, user, until, kept) VALUES (?, ?, ?, ?)",
        (row, window.user, window.until, kept),
    )


def still_open(connection: sqlite3.Connection, now: float) -> tuple[Window, ...]:
    """Forget the windows that are over at *now* (seconds since the epoch); return the others."""
    connection.execute("DELETE FROM window WHERE until <= ?", (now,))
    found = connection.execute(
        "SELECT code, user, window.kept FROM window"
        " JOIN record ON record.id = window.record ORDER BY until"
    )
    return tuple(
        msgspec.structs.replace(_decode(kept), table=TableId(code), user=UserId(user))
        for code, user, kept in found
    )
