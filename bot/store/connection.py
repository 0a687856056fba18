"""SQLite as the store uses it: on a thread of its own, one hop a deed."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

T = TypeVar("T")

Deed = Callable[[sqlite3.Connection], T]
"""Something done with a connection, on that connection's thread."""

# A log of 4,000 pages: pages that change with every act are copied into the file less often.
_EACH_CONNECTION = """
PRAGMA foreign_keys = ON;
PRAGMA synchronous = FULL;
PRAGMA trusted_schema = OFF;
PRAGMA cell_size_check = ON;
PRAGMA wal_autocheckpoint = 4000;
PRAGMA journal_size_limit = 33554432;
"""


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can do many statements in one hop to its thread.

    A hop costs more than a statement, so a group of units goes over whole. The statements and what
    they hold (hidden cards) thereby also stay out of aiosqlite's debug log.
    """

    async def run(self, deed: Deed[T]) -> T:
        """Return what *deed* returns when called on this connection's thread."""
        done = await self._execute(deed, self._conn)  # type: ignore[no-untyped-call]
        return cast(T, done)


async def connect(path: Path, *, patience: float, readonly: bool = False) -> Connection:
    """Open the existing file *path*; wait up to *patience* seconds for other programs' locks."""
    connection = Connection(partial(open_file, path, patience=patience, readonly=readonly), 64)
    await connection
    return connection


def open_file(path: Path, *, patience: float = 5.0, readonly: bool = False) -> sqlite3.Connection:
    """Open the existing file *path* on this thread; transactions are written out by the caller."""
    address = f"{path.absolute().as_uri()}?mode={'ro' if readonly else 'rw'}"
    connection = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)
    try:
        connection.executescript(_EACH_CONNECTION)
    except sqlite3.Error:
        connection.close()
        raise
    return connection
