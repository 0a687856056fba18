"""Leaderboards, profiles and histories in SQL; the rule of places is ``engines.core.series``'s."""

import sqlite3
from dataclasses import replace
from typing import Any

import msgspec

from bot.annals import GameRecord, History, Leader, Leaders, Played, Profile, RivalRecord
from bot.records import Record, TableId, UserId
from bot.standings import Period, months
from bot.store import tables
from engines.core.contract import Feat

RIVALS_TOLD = 8
"""How many opponents a profile names."""

_cards = msgspec.msgpack.Decoder(tuple[tuple[str, ...], ...]).decode

_LEADERS = """
WITH total AS (
    SELECT user, sum(series) AS series, sum(won) AS won, sum(points) AS points,
        sum(played) AS played
    FROM standing WHERE guild = ?1 AND game = ifnull(?2, game) AND month BETWEEN ?3 AND ?4
    GROUP BY user
)
SELECT rank() OVER (ORDER BY series DESC, won DESC, points DESC) AS place, total.user, name,
    series, won, points, played, count(*) OVER ()
FROM total JOIN member ON member.guild = ?1 AND member.user = total.user
ORDER BY place, name, total.user LIMIT ?6 OFFSET ?5
"""
_MEMBER = "SELECT name, ranking FROM member WHERE guild = ? AND user = ?"
_GAMES = """
SELECT game, sum(played), sum(won), sum(shared), sum(series), sum(points),
    feat.worth, feat.cards, feat.at
FROM standing LEFT JOIN feat USING (user, guild, game)
WHERE standing.user = ? AND standing.guild = ? GROUP BY game ORDER BY sum(played) DESC, game
"""
_RIVALS = """
SELECT rival, ifnull(name, ''), played, ahead, behind FROM rivalry
LEFT JOIN member ON member.guild = rivalry.guild AND member.user = rival
WHERE rivalry.guild = ? AND rivalry.user = ? ORDER BY played DESC, rival LIMIT ?
"""
_HISTORY = """
SELECT record.id, round.seating, code, number, game, at, place, points, ranking, slices > 0
FROM finish JOIN round ON round.id = finish.round JOIN record ON record.id = round.record
WHERE user = ? ORDER BY at DESC, finish.round DESC LIMIT ? OFFSET ?
"""
_SERIES = """
SELECT id FROM record WHERE channel = ? AND finished IS NOT NULL
ORDER BY finished DESC, id DESC LIMIT ?
"""


def leaders(
    connection: sqlite3.Connection,
    guild: int,
    game: str | None,
    period: Period,
    now: float,
    first: int,
    most: int,
) -> Leaders:
    """Return a page of a server's leaderboard."""
    facts = (guild, game, *months(period, now), first, most)
    found = connection.execute(_LEADERS, facts).fetchall()
    rows = tuple(Leader(rank, UserId(user), *rest) for rank, user, *rest, _ in found)
    return Leaders(rows, found[0][-1] if found else 0)


def profile(connection: sqlite3.Connection, guild: int, user: UserId) -> Profile | None:
    """Return a member's record on a server."""
    member = connection.execute(_MEMBER, (guild, user)).fetchone()
    if member is None:
        return None
    games = tuple(_game(*row) for row in connection.execute(_GAMES, (user, guild)))
    found = connection.execute(_RIVALS, (guild, user, RIVALS_TOLD))
    rivals = tuple(RivalRecord(UserId(rival), *rest) for rival, *rest in found)
    name, ranking = member
    return Profile(user, name, ranking, games, rivals)


def _game(*row: Any) -> GameRecord:
    """Return a member's record in a game; the last three columns are their best hand there."""
    *facts, worth, cards, at = row
    found = GameRecord(*facts)
    return found if worth is None else replace(found, feat=Feat(worth, _cards(cards)), feat_at=at)


def history(connection: sqlite3.Connection, user: UserId, first: int, most: int) -> History:
    """Return a page of a person's finished games."""
    (count,) = connection.execute("SELECT count(*) FROM finish WHERE user = ?", (user,)).fetchone()
    games = tuple(
        Played(
            table=TableId(code),
            number=number,
            game=game,
            at=at,
            place=place,
            points=points,
            ranking=ranking,
            chairs=tables.seated(connection, record, seating),
            kept=bool(kept),
        )
        for record, seating, code, number, game, at, place, points, ranking, kept in (
            connection.execute(_HISTORY, (user, most, first)).fetchall()
        )
    )
    return History(games, count)


def ended_series(connection: sqlite3.Connection, channel: int, limit: int) -> tuple[Record, ...]:
    """Return up to *limit* finished series of a channel, newest first."""
    found = connection.execute(_SERIES, (channel, max(limit, 0))).fetchall()
    return tuple(tables.at_row(connection, row) for (row,) in found)
