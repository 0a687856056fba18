"""Standings in SQL: counted in the transaction that ends a game, or made anew from all of them."""

import sqlite3
from collections.abc import Iterable

import msgspec

from bot.records import Chair, Record, Round, UserId
from bot.standings import (
    Finish,
    counts,
    finishes,
    month_of,
    rivals,
    series_counts,
    series_winners,
)
from bot.store import log, tables

_encode = msgspec.msgpack.Encoder().encode

_FINISH = "INSERT INTO finish VALUES (?, ?, ?, ?, ?, ?)"
_STANDING = """
INSERT INTO standing VALUES (?, ?, ?, ?, 1, ?, ?, 0, ?, ?) ON CONFLICT DO UPDATE SET
played = played + 1, won = won + excluded.won, shared = shared + excluded.shared,
points = points + excluded.points, best = max(best, excluded.best)
"""
_SERIES = """
INSERT INTO standing (guild, game, month, user, series) VALUES (?, ?, ?, ?, 1)
ON CONFLICT DO UPDATE SET series = series + 1
"""
_MEMBER = """
INSERT INTO member VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
name = excluded.name, ranking = ranking + excluded.ranking
"""
_RIVALRY = """
INSERT INTO rivalry VALUES (?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET
played = played + 1, ahead = ahead + excluded.ahead, behind = behind + excluded.behind
"""
_FEAT = """
INSERT INTO feat VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
worth = excluded.worth, at = excluded.at, cards = excluded.cards WHERE excluded.worth > worth
"""
_RANKING = "SELECT ranking FROM member WHERE guild = ? AND user = ?"
_LAST = "SELECT max(ended) FROM round WHERE record = ?"
_FINISHED = "UPDATE record SET finished = ? WHERE id = ?"


def count_round(connection: sqlite3.Connection, record: Record, row: int) -> None:
    """Add what the round at *row*, just ended at the table of *record*, brought each person.

    It is read as it is stored: whoever had their data deleted meanwhile is nobody there.
    """
    ended = log.at_row(connection, row)
    if ended.ended is None or not counts(ended):
        return
    guild = record.guild or 0
    ranking = _rankings(connection, guild, ended.chairs)
    in_series = ended.series or record.length is not None
    for finish in finishes(ended, ranking, in_series=in_series):
        _add(connection, guild, row, ended, finish)


def count_series(connection: sqlite3.Connection, record: Record, row: int) -> None:
    """Add a series won, if *record* (at *row*), just closed, is a series that is over."""
    if record.length is None or not record.counted:
        return
    (at,) = connection.execute(_LAST, (row,)).fetchone()
    connection.execute(_FINISHED, (at, row))
    if at is None or not series_counts(record):
        return
    guild, winners = record.guild or 0, {record.chairs[seat] for seat in series_winners(record)}
    for chair in winners:
        if chair.user is not None:
            connection.execute(_SERIES, (guild, record.game, month_of(at), chair.user))
            connection.execute(_MEMBER, (guild, chair.user, chair.name, 0))


def rebuild(connection: sqlite3.Connection) -> None:
    """Make all standings anew from the rounds and records, in the order in which games ended."""
    for table in ("finish", "standing", "member", "rivalry", "feat"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - our own five names
    ended = connection.execute(
        "SELECT id, record FROM round WHERE ended NOT NULL ORDER BY ended, id"
    )
    for row, record in ended.fetchall():
        count_round(connection, tables.at_row(connection, record), row)
    closed = connection.execute("SELECT id FROM record WHERE NOT open ORDER BY id")
    for (row,) in closed.fetchall():
        count_series(connection, tables.at_row(connection, row), row)


def _rankings(
    connection: sqlite3.Connection, guild: int, chairs: Iterable[Chair]
) -> dict[UserId, int]:
    people = {chair.user for chair in chairs if chair.user is not None}
    found = ((user, connection.execute(_RANKING, (guild, user)).fetchone()) for user in people)
    return {user: row[0] for user, row in found if row is not None}


def _add(
    connection: sqlite3.Connection, guild: int, row: int, ended: Round, finish: Finish
) -> None:
    user, at, points = finish.user, ended.ended or 0.0, finish.points
    month, best = month_of(at), max(points, 0)
    connection.execute(_FINISH, (user, at, row, finish.place, points, finish.ranking))
    facts = (guild, ended.game, month, user, finish.won, finish.shared, points, best)
    connection.execute(_STANDING, facts)
    connection.execute(_MEMBER, (guild, user, finish.name, finish.ranking))
    if ended.series and finish.place == 1:
        connection.execute(_SERIES, (guild, ended.game, month, user))
    feat = ended.feats[finish.seat] if ended.feats else None
    if feat is not None:
        cards = _encode(feat.cards)
        connection.execute(_FEAT, (user, guild, ended.game, feat.worth, at, cards))
    connection.executemany(
        _RIVALRY,
        [
            (guild, user, rival, ahead, behind)
            for rival, ahead, behind in rivals(ended, finish.seat)
        ],
    )
