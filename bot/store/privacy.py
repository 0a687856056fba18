"""What is stored about a person: shown whole, or deleted so that not a byte of it is left."""

import sqlite3
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bot.records import TableId, UserId
from bot.standings import FORMER
from bot.store import acts, preferences

PEOPLE: Mapping[str, tuple[str, ...]] = {
    "record": ("host",),
    "chair": ("user",),
    "window": ("user",),
    "finish": ("user",),
    "standing": ("user",),
    "member": ("user",),
    "rivalry": ("user", "rival"),
    "feat": ("user",),
    "preference": ("user",),
}
"""Every column of the store that holds a person's user id, by table; ``forget`` clears them all."""

_TABLES = """
SELECT DISTINCT code, channel, created, host = ?1, name, seat, chair.seating FROM record
LEFT JOIN chair ON chair.record = record.id AND user = ?1
WHERE host = ?1 OR user = ?1 ORDER BY created, record.id
"""
_GAMES = """
SELECT code, number, game, at, place, points, finish.ranking FROM finish
JOIN round ON round.id = finish.round JOIN record ON record.id = round.record
WHERE user = ? ORDER BY at, finish.round
"""
_STANDINGS = """
SELECT guild, game, month, played, won, shared, series, points, best FROM standing
WHERE user = ? ORDER BY guild, game, month
"""
_RIVALS = "SELECT guild, rival, played, ahead, behind FROM rivalry WHERE user = ? ORDER BY 1, 2"
_FEATS = "SELECT guild, game, worth, at, cards FROM feat WHERE user = ? ORDER BY guild, game"
_MEMBERS = "SELECT guild, name, ranking FROM member WHERE user = ? ORDER BY guild"
_HANDS = """
SELECT code, until FROM window JOIN record ON record.id = window.record WHERE window.user = ?
"""
_OPEN = """
SELECT code FROM record WHERE open AND (host = ?1 OR EXISTS
    (SELECT 1 FROM chair WHERE record = record.id AND chair.seating = record.seating AND user = ?1))
"""

_ALONE = """
SELECT id FROM record WHERE NOT open
AND (host = ?1 OR id IN (SELECT record FROM chair WHERE user = ?1))
AND NOT EXISTS (SELECT 1 FROM chair WHERE record = record.id AND user <> ?1)
"""
"""Tables of nobody else who is known."""
_OF_TABLE = (
    "DELETE FROM finish WHERE round IN (SELECT id FROM round WHERE record = ?)",
    "DELETE FROM round WHERE record = ?",
    "DELETE FROM chair WHERE record = ?",
    "DELETE FROM window WHERE record = ?",
    "DELETE FROM record WHERE id = ?",
)
_BECOMES_FORMER = f"""
INSERT INTO rivalry SELECT guild, user, {FORMER}, played, ahead, behind FROM rivalry
WHERE rival = ? ON CONFLICT DO UPDATE SET played = played + excluded.played,
ahead = ahead + excluded.ahead, behind = behind + excluded.behind
"""  # noqa: S608 - our own number
_OF_PERSON = (
    "UPDATE record SET host = 0 WHERE host = ?",
    "UPDATE chair SET user = NULL, name = '' WHERE user = ?",
    "DELETE FROM window WHERE user = ?",
    "DELETE FROM finish WHERE user = ?",
    "DELETE FROM standing WHERE user = ?",
    "DELETE FROM member WHERE user = ?",
    "DELETE FROM rivalry WHERE user = ?",
    "DELETE FROM feat WHERE user = ?",
    "DELETE FROM preference WHERE user = ?",
    _BECOMES_FORMER,
    "DELETE FROM rivalry WHERE rival = ?",
)

_KEPT_MOVES = """
SELECT round.id, slices > 0 FROM round JOIN record ON record.id = record
WHERE ended < ? AND NOT open AND (slices > 0 OR round.id IN (SELECT round FROM tail))
"""
"""Rounds whose acts may be deleted; few have no slices: acts followed their end."""


def tables_of(connection: sqlite3.Connection, user: UserId) -> tuple[TableId, ...]:
    """Return the open tables that know *user*."""
    return tuple(TableId(code) for (code,) in connection.execute(_OPEN, (user,)))


def data_of(connection: sqlite3.Connection, user: UserId) -> dict[str, Any]:
    """Return all that is stored about *user*, table by table; months as ``2026-11``."""
    return {
        "user": str(user),
        "servers": list(_told(connection, _MEMBERS, user, "server name ranking_points")),
        "tables": list(
            _told(connection, _TABLES, user, "table channel opened host name seat seating")
        ),
        "games": list(
            _told(connection, _GAMES, user, "table round game ended place points ranking_points")
        ),
        "standings": [
            {**row, "month": f"{row['month'] // 12:04}-{row['month'] % 12 + 1:02}"}
            for row in _told(
                connection,
                _STANDINGS,
                user,
                "server game month played won shared series points best",
            )
        ],
        "opponents": list(_told(connection, _RIVALS, user, "server opponent played ahead behind")),
        "best_hands": [
            {**row, "cards": msgspec.msgpack.decode(row["cards"])}
            for row in _told(connection, _FEATS, user, "server game worth at cards")
        ],
        "settings": _settings(connection, user),
        "open_hands": list(_told(connection, _HANDS, user, "table until")),
    }


def _settings(connection: sqlite3.Connection, user: UserId) -> dict[str, Any]:
    found = preferences.personal(connection, user)
    return {} if found is None else dict(msgspec.to_builtins(found))


def forget(connection: sqlite3.Connection, user: UserId) -> None:
    """Delete *user*; tables that nobody else played at go whole, in others a former player stays."""
    for (row,) in connection.execute(_ALONE, (user,)).fetchall():
        rounds = connection.execute("SELECT id FROM round WHERE record = ?", (row,))
        for (round_,) in rounds.fetchall():
            acts.delete(connection, round_)
        for statement in _OF_TABLE:
            connection.execute(statement, (row,))
    for statement in _OF_PERSON:
        connection.execute(statement, (user,))


def scrub(connection: sqlite3.Connection) -> None:
    """Write the file anew without what was deleted; outside any transaction."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def drop_moves(connection: sqlite3.Connection, before: float) -> int:
    """Delete the acts of rounds that ended before then at closed tables; return of how many."""
    rounds = connection.execute(_KEPT_MOVES, (before,)).fetchall()
    for row, _ in rounds:
        acts.delete(connection, row)
    return sum(packed for _, packed in rounds)


def _told(
    connection: sqlite3.Connection, question: str, user: UserId, fields: str
) -> Iterator[dict[str, Any]]:
    for row in connection.execute(question, (user,)):
        yield dict(zip(fields.split(), row, strict=True))
