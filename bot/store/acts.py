"""The acts of rounds, in SQL: a tail that grows, stretches packed behind it, slices once it is over.

A live round has one row that is written with each act, its tail. Acts of a full tail are packed as
a stretch of their own. When the round is over, all its acts are packed anew, as one, and cut in
slices that lie side by side in the order in which rounds ended, so that pages are full.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

import msgspec

from bot.records import Entry
from bot.store.orders import folded, unfolded
from bot.store.packing import QUICK, Act, pack, unpack

STRETCH = 8
"""Acts that are packed at once while a round is live: tails that grow further leave their pages half
empty once they are packed, and shorter stretches say less twice."""
SLICE = 500
"""Bytes of a slice at most: eight fill a page, and half of one is what a page leaves empty."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[Act, ...]).decode
_readable = msgspec.msgpack.Decoder(Act).decode

_TAIL = """
SELECT round.id, game, began, ifnull(following, round.acts), tail.acts
FROM round LEFT JOIN tail ON tail.round = round.id WHERE record = ? AND number = ?
"""
_BEGIN = "INSERT INTO tail (round, following, acts) VALUES (?, 0, x'')"
_GROW = "UPDATE tail SET following = ?, acts = ? WHERE round = ?"
_STRETCH = "INSERT INTO stretch (round, first, packed) VALUES (?, ?, ?)"
_SLICES = "SELECT bytes FROM slice WHERE id >= ?1 AND id < ?1 + ?2 ORDER BY id"
_PLACE = "SELECT slice, slices FROM round WHERE id = ?"
_PLACED = "UPDATE round SET acts = ?, slice = ?, slices = ? WHERE id = ?"


@dataclass(slots=True)
class Tail:
    """The end of a live round's log, as of the transaction that is being written."""

    round: int
    """Its row."""
    game: str
    began: float
    following: int
    """The number of its next act."""
    acts: list[Act]
    stored: bool = False
    """Whether it has its row in the file."""


class Growth:
    """Acts that are about to be written: the tail of each round once, however far it grew."""

    def __init__(self) -> None:
        self._tails: dict[int, Tail] = {}
        self._stretches: list[tuple[int, int, bytes]] = []

    def add(self, tail: Tail, act: Act) -> None:
        """Let *act* be the next one of *tail*."""
        if len(tail.acts) + 1 < STRETCH:
            tail.acts.append(act)
        else:
            packed = pack(tail.game, [*tail.acts, act], QUICK)
            self._stretches.append((tail.round, tail.following - len(tail.acts), packed))
            tail.acts.clear()
        tail.following += 1
        self._tails[tail.round] = tail

    def write(self, connection: sqlite3.Connection) -> None:
        """Write what was added, and begin anew."""
        for tail in self._tails.values():
            if not tail.stored:
                connection.execute(_BEGIN, (tail.round,))
                tail.stored = True
        if self._tails:
            connection.executemany(
                _GROW, [(t.following, _encode(t.acts), t.round) for t in self._tails.values()]
            )
            self._tails.clear()
        if self._stretches:
            connection.executemany(_STRETCH, self._stretches)
            self._stretches.clear()

    def forget(self) -> None:
        """Write nothing of what was added."""
        self._tails.clear()
        self._stretches.clear()


def tail(connection: sqlite3.Connection, record: int, number: int) -> Tail | None:
    """Return the end of a round of the record at row *record*, if there is such a round."""
    found = connection.execute(_TAIL, (record, number)).fetchone()
    if found is None:
        return None
    row, game, began, following, acts = found
    if acts is None:
        return Tail(row, game, began, following, [])
    return Tail(row, game, began, following, list(_decode(acts)), stored=True)


def act(began: float, entry: Entry) -> Act:
    """Return *entry* as it is stored; raise what msgspec does if it could not be read again."""
    tenths = round((entry.at - began) * 10)
    events = folded(entry.events, entry.secrets)
    return _readable(_encode((entry.seat, entry.action, events, tenths, entry.secrets)))


def whole(connection: sqlite3.Connection, identity: int) -> tuple[Act, ...]:
    """Return the acts of the round at row *identity*, oldest first."""
    return tuple(
        each._replace(events=unfolded(each.events, each.secrets))
        for each in stored(connection, identity)
    )


def stored(connection: sqlite3.Connection, identity: int) -> tuple[Act, ...]:
    """Return the acts as they are stored, the orders of their shuffles folded."""
    return tuple(each for _, piece in pieces(connection, identity) for each in piece)


def pieces(connection: sqlite3.Connection, identity: int) -> Iterator[tuple[int, tuple[Act, ...]]]:
    """Yield the slices' acts, each stretch's, the tail's; and which number their first one has."""
    packed = _packed(connection, identity)
    if packed:
        yield 0, unpack(packed)
    question = "SELECT first, packed FROM stretch WHERE round = ? ORDER BY first"
    for first, stretch in connection.execute(question, (identity,)):
        yield first, unpack(stretch)
    question = "SELECT following, acts FROM tail WHERE round = ?"
    for following, tail in connection.execute(question, (identity,)):
        acts = _decode(tail)
        yield following - len(acts), acts


def close(connection: sqlite3.Connection, identity: int, game: str) -> None:
    """Put all acts of a round in slices; what follows yet (a move taken back) is a tail again."""
    acts = stored(connection, identity)
    _delete(connection, identity)
    place(connection, identity, pack(game, acts), len(acts))


def place(connection: sqlite3.Connection, identity: int, packed: bytes, acts: int) -> None:
    """Store the *packed* acts, so many, of a round that has no slices."""
    count = ceil(len(packed) / SLICE)
    size = ceil(len(packed) / count)
    (first,) = connection.execute("SELECT ifnull(max(id), 0) + 1 FROM slice").fetchone()
    connection.executemany(
        "INSERT INTO slice VALUES (?, ?)",
        [(first + n, packed[n * size : (n + 1) * size]) for n in range(count)],
    )
    connection.execute(_PLACED, (acts, first, count, identity))


def delete(connection: sqlite3.Connection, identity: int) -> None:
    """Delete the acts of the round at row *identity*."""
    _delete(connection, identity)
    connection.execute(_PLACED, (0, None, 0, identity))


def _packed(connection: sqlite3.Connection, identity: int) -> bytes:
    place = connection.execute(_PLACE, (identity,)).fetchone()
    slices = connection.execute(_SLICES, place).fetchall()
    if len(slices) != place[1]:
        raise ValueError(f"{len(slices)} slices in place of {place[1]}")
    return b"".join(piece for (piece,) in slices)


def _delete(connection: sqlite3.Connection, identity: int) -> None:
    place = connection.execute(_PLACE, (identity,)).fetchone()
    connection.execute("DELETE FROM slice WHERE id >= ?1 AND id < ?1 + ?2", place)
    connection.execute("DELETE FROM stretch WHERE round = ?", (identity,))
    connection.execute("DELETE FROM tail WHERE round = ?", (identity,))
