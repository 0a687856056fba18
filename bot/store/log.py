"""Rounds, in SQL; and their acts as entries, which are only ever added, in their order."""

import sqlite3
from typing import Any

import msgspec

from bot.records import ClashError, Entry, Round, TableId
from bot.store import acts, tables
from engines.core.contract import Feat, Result
from engines.core.seats import Seat

_encode = msgspec.msgpack.Encoder().encode
_options = msgspec.msgpack.Decoder(dict[str, Any]).decode
_result = msgspec.msgpack.Decoder(tuple[tuple[tuple[Seat, ...], ...], tuple[int, ...], str]).decode
_feats = msgspec.msgpack.Decoder(tuple[Feat | None, ...]).decode
_gains = _numbers = msgspec.msgpack.Decoder(tuple[int, ...]).decode

_ROUND = """
SELECT record.id, record.code, number, round.seating, game, seats, options, began, ended, result,
gains, repeats, feats, series, stood_in
FROM round JOIN record ON record.id = round.record
"""
_BEGIN = """
INSERT INTO round (record, number, seating, game, seats, options, began, repeats, series, channel)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (SELECT channel FROM record WHERE id = ?1))
"""
_FIND = "SELECT id, ended FROM round WHERE record = ? AND number = ?"
_END = "UPDATE round SET ended = ?, result = ?, gains = ?, feats = ?, stood_in = ? WHERE id = ?"


def begin(connection: sqlite3.Connection, record: int, seating: int, begun: Round) -> None:
    """Add the next round of the record at row *record*; raise ``ClashError`` if it is not the next."""
    (last,) = connection.execute(
        "SELECT ifnull(max(number), 0) FROM round WHERE record = ?", (record,)
    ).fetchone()
    if begun.number != last + 1:
        raise ClashError(f"table {begun.table}: round {begun.number} begun after round {last}")
    options = _encode(begun.options)
    facts = (record, begun.number, seating, begun.game, begun.seats, options, begun.began)
    connection.execute(_BEGIN, (*facts, begun.repeats, begun.series))


def append(
    connection: sqlite3.Connection, record: int, number: int, version: int, entry: Entry
) -> None:
    """Add act *version* of a round; raise ``ClashError`` if it is not the next one."""
    tail = acts.tail(connection, record, number)
    if tail is None:
        raise ClashError(f"act {version} of round {number}, which is not stored")
    if version != tail.following:
        raise ClashError(f"act {version} of round {number}, whose next act is {tail.following}")
    growth = acts.Growth()
    growth.add(tail, acts.act(tail.began, entry))
    growth.write(connection)


def end(connection: sqlite3.Connection, record: int, ended: Round) -> int | None:
    """Note how a round ended and pack its acts; raise ``ClashError`` if it is not stored.

    Return its row, or ``None`` if it had ended before.
    """
    found = connection.execute(_FIND, (record, ended.number)).fetchone()
    if found is None:
        raise ClashError(f"table {ended.table}: round {ended.number} ended but is not stored")
    identity, before = found
    result = None if ended.result is None else _encode(_plain(ended.result))
    gains = _encode(ended.gains) if ended.gains else None
    feats = _encode(ended.feats) if ended.feats else None
    stood_in = _encode(ended.stood_in) if ended.stood_in else None
    connection.execute(_END, (ended.ended, result, gains, feats, stood_in, identity))
    acts.close(connection, identity, ended.game)
    return int(identity) if before is None else None


def one(connection: sqlite3.Connection, table: TableId, number: int) -> Round | None:
    """Return a round."""
    where = f"{_ROUND} WHERE code = ? AND number = ?"
    found = connection.execute(where, (table, number)).fetchone()
    return None if found is None else _round(connection, *found)


def at_row(connection: sqlite3.Connection, row: int) -> Round:
    """Return the round at *row*."""
    return _round(
        connection, *connection.execute(f"{_ROUND} WHERE round.id = ?", (row,)).fetchone()
    )


def ended(connection: sqlite3.Connection, channel: int, limit: int) -> tuple[Round, ...]:
    """Return up to *limit* finished rounds of a channel whose moves are kept, newest first."""
    where = f"{_ROUND} WHERE round.channel = ? AND ended IS NOT NULL AND slices > 0"
    order = "ORDER BY ended DESC, round.id DESC LIMIT ?"
    found = connection.execute(f"{where} {order}", (channel, max(limit, 0))).fetchall()
    return tuple(_round(connection, *facts) for facts in found)


def ended_at(connection: sqlite3.Connection, table: TableId) -> tuple[Round, ...]:
    """Return the finished rounds of a table, the first one first."""
    where = f"{_ROUND} WHERE code = ? AND ended IS NOT NULL ORDER BY number"
    return tuple(_round(connection, *facts) for facts in connection.execute(where, (table,)))


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
        for act in acts.whole(connection, identity)
    )


def _plain(result: Result) -> tuple[object, ...]:
    """Return what every game's result has; what a game adds (chips) is had by replaying it."""
    return result.places, result.points, result.outcome


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
    gains: bytes | None,
    repeats: int,
    feats: bytes | None,
    series: int,
    stood_in: bytes | None,
) -> Round:
    return Round(
        table=TableId(code),
        number=number,
        game=game,
        seats=seats,
        options=_options(options),
        chairs=tables.seated(connection, row, seating),
        began=began,
        repeats=bool(repeats),
        ended=ended,
        result=None if result is None else Result(*_result(result)),
        gains=() if gains is None else _gains(gains),
        feats=() if feats is None else _feats(feats),
        series=bool(series),
        stood_in=() if stood_in is None else _numbers(stood_in),
    )
