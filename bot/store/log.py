"""Rounds and their acts, in SQL: acts are only ever added, in their order."""

import sqlite3
from typing import Any

import msgspec

from bot.records import ClashError, Entry, Round, TableId
from bot.store import tables
from bot.store.packing import Act, pack, unpack
from engines.core.contract import Result

SHORT = 16
"""Actions of up to so many letters are few and come again: they are kept once, in ``wording``."""

_encode = msgspec.msgpack.Encoder().encode
_options = msgspec.msgpack.Decoder(dict[str, Any]).decode
_result = msgspec.msgpack.Decoder(Result).decode
_secrets = msgspec.msgpack.Decoder(tuple[bytes, ...]).decode

_ROUND = """
SELECT record.id, record.code, number, round.seating, game, seats, options, began, ended, result
FROM round JOIN record ON record.id = round.record
"""
_BEGIN = """
INSERT INTO round (record, number, seating, game, seats, options, began)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_END = "UPDATE round SET ended = ?, result = ? WHERE record = ? AND number = ? RETURNING id"
_APPEND = """
INSERT INTO entry (round, number, seat, action, events, at, secrets)
VALUES (?, ?, ?, ifnull((SELECT id FROM wording WHERE text = ?4), ?4), ?, ?, ?)
"""
_LIVE = """
SELECT seat, ifnull(text, action), events, at, secrets FROM entry
LEFT JOIN wording ON typeof(action) = 'integer' AND wording.id = action
WHERE round = ? ORDER BY number
"""


def begin(connection: sqlite3.Connection, row: int, seating: int, begun: Round) -> None:
    """Add the next round of the record at *row*; raise ``ClashError`` if it is not the next."""
    (last,) = connection.execute(
        "SELECT ifnull(max(number), 0) FROM round WHERE record = ?", (row,)
    ).fetchone()
    if begun.number != last + 1:
        raise ClashError(f"table {begun.table}: round {begun.number} begun after round {last}")
    options = _encode(begun.options)
    facts = (row, begun.number, seating, begun.game, begun.seats, options, begun.began)
    connection.execute(_BEGIN, facts)


def append(
    connection: sqlite3.Connection, row: int, number: int, version: int, entry: Entry
) -> None:
    """Add act *version* of a round; raise ``ClashError`` if it is not the next one."""
    found = connection.execute(
        "SELECT id, began, ifnull((SELECT max(number) + 1 FROM entry WHERE round = id), acts)"
        " FROM round WHERE record = ? AND number = ?",
        (row, number),
    ).fetchone()
    if found is None:
        raise ClashError(f"act {version} of round {number}, which is not stored")
    identity, began, following = found
    if version != following:
        raise ClashError(f"act {version} of round {number}, whose next act is {following}")
    if len(entry.action) <= SHORT:
        connection.execute("INSERT OR IGNORE INTO wording (text) VALUES (?)", (entry.action,))
    secrets = _encode(entry.secrets) if entry.secrets else None
    tenths = round((entry.at - began) * 10)
    facts = (identity, version, entry.seat, entry.action, entry.events, tenths, secrets)
    connection.execute(_APPEND, facts)


def end(connection: sqlite3.Connection, row: int, ended: Round) -> None:
    """Note how a round ended and pack its acts; raise ``ClashError`` if it is not stored."""
    result = None if ended.result is None else _encode(ended.result)
    found = connection.execute(_END, (ended.ended, result, row, ended.number)).fetchone()
    if found is None:
        raise ClashError(f"table {ended.table}: round {ended.number} ended but is not stored")
    _pack(connection, found[0])


def one(connection: sqlite3.Connection, table: TableId, number: int) -> Round | None:
    """Return a round."""
    where = f"{_ROUND} WHERE code = ? AND number = ?"
    found = connection.execute(where, (table, number)).fetchone()
    return None if found is None else _round(connection, *found)


def ended(connection: sqlite3.Connection, channel: int, limit: int) -> tuple[Round, ...]:
    """Return up to *limit* finished rounds of a channel, newest first."""
    where = f"{_ROUND} WHERE channel = ? AND ended IS NOT NULL ORDER BY ended DESC, round.id DESC"
    found = connection.execute(f"{where} LIMIT ?", (channel, max(limit, 0))).fetchall()
    return tuple(_round(connection, *facts) for facts in found)


def entries(connection: sqlite3.Connection, table: TableId, number: int) -> tuple[Entry, ...]:
    """Return a round's acts, oldest first; none if there is no such round."""
    found = connection.execute(
        "SELECT round.id, began FROM round JOIN record ON record.id = round.record"
        " WHERE code = ? AND number = ?",
        (table, number),
    ).fetchone()
    if found is None:
        return ()
    identity, began = found
    return tuple(
        Entry(act.seat, act.action, act.events, began + act.tenths / 10, act.secrets)
        for act in acts(connection, identity)
    )


def acts(connection: sqlite3.Connection, identity: int) -> tuple[Act, ...]:
    """Return the acts of the round at row *identity*: the packed ones, then the others."""
    found = connection.execute("SELECT packed FROM round WHERE id = ?", (identity,))
    (packed,) = found.fetchone()
    live = tuple(
        Act(seat, action, events, at, () if secrets is None else _secrets(secrets))
        for seat, action, events, at, secrets in connection.execute(_LIVE, (identity,))
    )
    return live if packed is None else unpack(packed) + live


def _pack(connection: sqlite3.Connection, identity: int) -> None:
    """Put all acts of a round in one value; acts that still follow (a move taken back) stay rows."""
    whole = acts(connection, identity)
    connection.execute(
        "UPDATE round SET acts = ?, packed = ? WHERE id = ?", (len(whole), pack(whole), identity)
    )
    connection.execute("DELETE FROM entry WHERE round = ?", (identity,))


def _round(
    connection: sqlite3.Connection,
    row: int,
    code: str,
    number: int,
    seating: int,
    game: str,
    seats: int,
    options: bytes,
    began: float,
    ended: float | None,
    result: bytes | None,
) -> Round:
    return Round(
        table=TableId(code),
        number=number,
        game=game,
        seats=seats,
        options=_options(options),
        chairs=tables.seated(connection, row, seating),
        began=began,
        ended=ended,
        result=None if result is None else _result(result),
    )
