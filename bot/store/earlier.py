"""Acts as stores kept them up to version 6, moved to where they are kept today."""

import sqlite3

import msgspec

from bot.store import acts
from bot.store.packing import Act

_secrets = msgspec.msgpack.Decoder(tuple[bytes, ...]).decode

_OVER = "SELECT id FROM round WHERE packed IS NOT NULL ORDER BY ended, id"
_PACKED = "SELECT packed, acts FROM round WHERE id = ?"
_LIVE = """
SELECT round.id, game, began, acts, seat, ifnull(text, action), events, at, secrets
FROM entry JOIN round ON round.id = entry.round
LEFT JOIN wording ON typeof(action) = 'integer' AND wording.id = action
ORDER BY round.id, entry.number
"""


def move(connection: sqlite3.Connection) -> None:
    """Move all acts; packed ones stay packed as they are."""
    for (row,) in connection.execute(_OVER).fetchall():
        acts.place(connection, row, *connection.execute(_PACKED, (row,)).fetchone())
    growth, tail = acts.Growth(), None
    for row, game, began, packed, *act, secrets in connection.execute(_LIVE):
        if tail is None or tail.round != row:
            tail = acts.Tail(row, game, began, packed, [])
        growth.add(tail, Act._make((*act, () if secrets is None else _secrets(secrets))))
    growth.write(connection)
    connection.execute("DROP TABLE entry")
    connection.execute("DROP TABLE wording")
    connection.execute("ALTER TABLE round DROP COLUMN packed")
