"""A group of units in one transaction: one sync of the disk for all, and each for itself."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.store.commit import Commit, Memory
from bot.store.connection import Deed
from bot.store.errors import StoreError

_OWN_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
"""SQLite's errors that are one unit's own; every other is the file's or the disk's."""


class Answer(NamedTuple):
    """What a unit returned, or why it is not stored."""

    value: Any = None
    fault: Exception | None = None


_DONE = Answer()


class _FlushError(Exception):
    """One of the commits that were written together is at fault; which, is not known."""


def write(
    connection: sqlite3.Connection, units: Sequence[Deed[Any]], memory: Memory
) -> list[Answer]:
    """Store *units* durably and answer each; raise ``sqlite3.Error`` if none could be stored."""
    try:
        try:
            return _transaction(connection, _together(connection, units, memory))
        except _FlushError:
            memory.forget()
            return _transaction(connection, (_alone(connection, unit) for unit in units))
    except BaseException:
        memory.forget()
        raise


def failed(fault: Exception) -> Answer:
    """Return the answer to a unit that SQLite refused."""
    error = StoreError(f"nothing was stored: {fault}")
    error.__cause__ = fault
    return Answer(fault=error)


def _transaction(connection: sqlite3.Connection, writing: Iterable[Answer]) -> list[Answer]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = list(writing)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite may have rolled back by itself, the disk being full
            connection.execute("ROLLBACK")
        raise
    return answers


def _together(
    connection: sqlite3.Connection, units: Sequence[Deed[Any]], memory: Memory
) -> Iterable[Answer]:
    for unit in units:
        if isinstance(unit, Commit) and _taken(memory, unit):
            yield _DONE
            continue
        _flush(connection, memory)  # in their order: this unit may build on those before
        answer = _alone(connection, unit)
        if isinstance(unit, Commit) and answer.fault is None:
            memory.learn(connection, unit)
        yield answer
    _flush(connection, memory)


def _taken(memory: Memory, commit: Commit) -> bool:
    try:
        return memory.takes(commit)
    except Exception:  # noqa: BLE001 - whatever it is, it comes again when the commit is alone
        return False


def _flush(connection: sqlite3.Connection, memory: Memory) -> None:
    try:
        memory.flush(connection)
    except (*_OWN_FAULTS, OverflowError, UnicodeError) as fault:
        raise _FlushError from fault


def _alone(connection: sqlite3.Connection, unit: Deed[Any]) -> Answer:
    connection.execute("SAVEPOINT unit")
    try:
        answer = Answer(unit(connection))
    except _OWN_FAULTS as fault:
        answer = failed(fault)
    except sqlite3.Error:
        raise
    except Exception as fault:  # noqa: BLE001 - handed to the caller as it is
        answer = Answer(fault=fault)
    if answer.fault is not None:
        connection.execute("ROLLBACK TO unit")
    connection.execute("RELEASE unit")
    return answer
