"""Records and the people in them, in SQL."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.records import Chair, ClashError, Phase, Record, TableId, UserId
from engines.core.contract import Level

_NOBODY = UserId(0)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Record).decode

_FIND = "SELECT id, seating, channel, open, unshown FROM record WHERE code = ?"
_ADD = """
INSERT INTO record (code, channel, open, unshown, created, host, seating, kept)
VALUES (?, ?, ?, ?, ?, ?, 0, ?) RETURNING id
"""
_CHANGE = "UPDATE record SET host = ?, kept = ? WHERE id = ?"
_MOVE = "UPDATE record SET channel = ?, open = ?, unshown = ? WHERE id = ?"
_MOVE_ROUNDS = "UPDATE round SET channel = ? WHERE record = ? AND channel <> ?"
_RECORDS = "SELECT record.id, host, kept FROM record WHERE {} ORDER BY created, id"
_CHAIRS = """
SELECT record.id, name, user, level FROM record
JOIN chair ON chair.record = record.id AND chair.seating = record.seating
WHERE {} ORDER BY record.id, seat
"""


Change = tuple[UserId, bytes, int]
"""A record's host, its other facts, and its row."""


def put(connection: sqlite3.Connection, record: Record) -> int:
    """Store *record* without its chairs (see ``sit``); return its row."""
    is_open = record.phase is not Phase.CLOSED
    place = (record.channel, is_open, not is_open and not record.settled)
    found = connection.execute(_FIND, (record.id,)).fetchone()
    if found is None:
        facts = (record.id, *place, record.created, record.host, _kept(record))
        (row,) = connection.execute(_ADD, facts).fetchone()
        return int(row)
    row, _, *stood = found
    connection.execute(_CHANGE, change(record, row))
    if tuple(stood) != place:  # apart: it also rewrites indexes
        connection.execute(_MOVE, (*place, row))
        connection.execute(_MOVE_ROUNDS, (record.channel, row, record.channel))
    return int(row)


def change(record: Record, row: int) -> Change:
    """Return what ``change_all`` stores of *record*, whose row, channel and chairs stay."""
    return record.host, _kept(record), row


def change_all(connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
    """Store the records' changes."""
    connection.executemany(_CHANGE, changes)


def sit(connection: sqlite3.Connection, row: int, chairs: tuple[Chair, ...]) -> int:
    """Make *chairs* the present seating of the record at *row*; return the seating's number."""
    (seating,) = connection.execute("SELECT seating FROM record WHERE id = ?", (row,)).fetchone()
    if chairs == seated(connection, row, seating):
        return int(seating)
    if _played(connection, row, seating):
        seating += 1
        connection.execute("UPDATE record SET seating = ? WHERE id = ?", (seating, row))
    connection.execute("DELETE FROM chair WHERE record = ? AND seating = ?", (row, seating))
    connection.executemany(
        "INSERT INTO chair VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row, seating, seat, chair.user, chair.name, chair.level)
            for seat, chair in enumerate(chairs)
        ],
    )
    return int(seating)


def seated(connection: sqlite3.Connection, row: int, seating: int) -> tuple[Chair, ...]:
    """Return the chairs of a seating, by seat."""
    found = connection.execute(
        "SELECT name, user, level FROM chair WHERE record = ? AND seating = ? ORDER BY seat",
        (row, seating),
    )
    return tuple(_chair(*facts) for facts in found)


def row_of(connection: sqlite3.Connection, table: TableId) -> int:
    """Return the row of *table*'s record; raise ``ClashError`` if there is none."""
    found = connection.execute(_FIND, (table,)).fetchone()
    if found is None:
        raise ClashError(f"table {table} is not stored")
    return int(found[0])


def one(connection: sqlite3.Connection, table: TableId) -> Record | None:
    """Return the record of *table*."""
    return next(iter(_records(connection, "code = ?", table)), None)


def is_open(connection: sqlite3.Connection, table: TableId) -> bool:
    """Tell whether *table* is stored and not closed."""
    found = connection.execute(_FIND, (table,)).fetchone()
    return found is not None and bool(found[3])


def at_row(connection: sqlite3.Connection, row: int) -> Record:
    """Return the record at *row*."""
    (record,) = _records(connection, "record.id = ?", row)
    return record


def still_open(connection: sqlite3.Connection) -> tuple[Record, ...]:
    """Return every record that is not closed, oldest first."""
    return _records(connection, "open")


def unshown(connection: sqlite3.Connection) -> tuple[Record, ...]:
    """Return every record that is closed without its channel having been told, oldest first."""
    return _records(connection, "unshown")


def in_channel(connection: sqlite3.Connection, channel: int) -> tuple[Record, ...]:
    """Return the channel's records that are not closed, oldest first."""
    return _records(connection, "open AND channel = ?", channel)


def _records(connection: sqlite3.Connection, where: str, *facts: Any) -> tuple[Record, ...]:
    """Return records with their people: two statements, however many records."""
    chairs: defaultdict[int, list[Chair]] = defaultdict(list)
    for row, *chair in connection.execute(_CHAIRS.format(where), facts):
        chairs[row].append(_chair(*chair))
    return tuple(
        msgspec.structs.replace(_decode(kept), host=host, chairs=tuple(chairs.get(row, ())))
        for row, host, kept in connection.execute(_RECORDS.format(where), facts)
    )


def _kept(record: Record) -> bytes:
    return _encode(msgspec.structs.replace(record, host=_NOBODY, chairs=()))


def _played(connection: sqlite3.Connection, row: int, seating: int) -> bool:
    (played,) = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM round WHERE record = ? AND seating = ?)", (row, seating)
    ).fetchone()
    return bool(played)


def _chair(name: str, user: int | None, level: str | None) -> Chair:
    return Chair(
        name=name,
        user=None if user is None else UserId(user),
        level=None if level is None else Level(level),
    )
