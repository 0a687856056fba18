"""A commit, as ``Ledger.commit`` is given it; and many plain ones in two statements.

Nearly every commit is one more act of a round whose people stay as they are. What the last commit
left of a table is remembered, which the store's lock allows: nobody else writes. So such commits
need no question to SQLite, and a group of them is two statements however many they are: the records
and the tails of their rounds; and a third for the tails that are full.
"""

import sqlite3
from dataclasses import dataclass

import msgspec

from bot.records import Chair, Entry, Phase, Record, Round, TableId
from bot.store import acts, log, standings, tables

_MOST = 4096
"""Tables remembered; beyond that, memory begins anew."""


class Commit(msgspec.Struct, frozen=True, gc=False):
    """The arguments of ``Ledger.commit``; called with a connection, the deed itself."""

    record: Record
    begun: Round | None
    entry: Entry | None
    version: int
    ended: Round | None

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Store all of it; raise ``ClashError`` if it does not follow what is stored."""
        over = self.record.phase is Phase.CLOSED and tables.is_open(connection, self.record.id)
        row = tables.put(connection, self.record)
        if self.begun is not None:
            seating = tables.sit(connection, row, self.begun.chairs)
            log.begin(connection, row, seating, self.begun)
        tables.sit(connection, row, self.record.chairs)
        if self.entry is not None:
            log.append(connection, row, self.record.round, self.version, self.entry)
        if self.ended is not None:
            identity = log.end(connection, row, self.ended)
            if identity is not None:
                standings.count_round(connection, self.record, identity)
        if over:
            standings.count_series(connection, self.record, row)


@dataclass(slots=True)
class _Standing:
    """What the last commit left of a table."""

    row: int
    channel: int
    chairs: tuple[Chair, ...]
    round: int
    tail: acts.Tail | None

    def plain(self, commit: Commit) -> bool:
        """Return whether *commit* changes the record's own facts alone, and adds an act at most."""
        record, tail = commit.record, self.tail
        if commit.begun is not None or commit.ended is not None or record.phase is Phase.CLOSED:
            return False
        if (record.channel, record.chairs) != (self.channel, self.chairs):
            return False
        if commit.entry is None:
            return True
        return tail is not None and (self.round, tail.following) == (record.round, commit.version)


class Memory:
    """Where each table stands, as of the transaction that is being written."""

    def __init__(self) -> None:
        self._standings: dict[TableId, _Standing] = {}
        self._changes: dict[int, tables.Change] = {}  # by record's row: the latest stands
        self._growth = acts.Growth()

    def takes(self, commit: Commit) -> bool:
        """Return whether *commit* follows plainly; then it is stored by the next ``flush``.

        Whatever it may raise for a value that cannot be stored, it has taken nothing then.
        """
        record, entry = commit.record, commit.entry
        standing = self._standings.get(record.id)
        if standing is None or not standing.plain(commit):
            return False
        change = tables.change(record, standing.row)
        if entry is not None and standing.tail is not None:
            self._growth.add(standing.tail, acts.act(standing.tail.began, entry))
        self._changes[standing.row] = change
        return True

    def flush(self, connection: sqlite3.Connection) -> None:
        """Write what ``takes`` took."""
        if self._changes:
            tables.change_all(connection, self._changes.values())
            self._changes.clear()
            self._growth.write(connection)

    def learn(self, connection: sqlite3.Connection, commit: Commit) -> None:
        """Remember where the table stands after *commit*, which was just stored."""
        record = commit.record
        if len(self._standings) >= _MOST:
            self.forget()
        if record.phase is Phase.CLOSED:
            self._standings.pop(record.id, None)
            return
        row = tables.row_of(connection, record.id)
        tail = acts.tail(connection, row, record.round)
        self._standings[record.id] = _Standing(
            row, record.channel, record.chairs, record.round, tail
        )

    def forget(self) -> None:
        """Remember nothing: what was thought to be stored may not be."""
        for memory in (self._standings, self._changes):
            memory.clear()
        self._growth.forget()
