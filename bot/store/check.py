"""Is this file a sound store? Questions only: no answer here alters a byte of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bot.store import acts
from bot.store.connection import open_file
from bot.store.migrate import APPLICATION_ID, NEWEST, version

_MAGIC = b"SQLite format 3\x00"
_ENOUGH = 5
"""Problems named of one kind; the file is damaged, and more of them say no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What ``check_file`` found; *problems* in words, none if the file is sound."""

    path: Path
    problems: tuple[str, ...]
    version: int = 0
    """How many migrations the file has passed."""
    tables: int = 0
    rounds: int = 0
    acts: int = 0


def is_new(path: Path) -> bool:
    """Return whether there is no file at *path* or an empty one."""
    return not path.exists() or (path.is_file() and path.stat().st_size == 0)


def why_unfit(path: Path) -> str | None:
    """Return why the file at *path* cannot be opened as the store, or ``None`` if it can."""
    try:
        if not path.is_file():
            return "is not a file"
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                return "is not a database"
        with closing(open_file(path, readonly=True)) as connection:
            return _why_foreign(connection) or _why_damaged(connection, "quick_check")
    except OSError as fault:
        return f"cannot be read: {fault}"
    except sqlite3.OperationalError as fault:
        return f"cannot be opened: {fault}"
    except sqlite3.DatabaseError as fault:
        return f"is damaged: {fault}"


def check_file(path: Path) -> Report:
    """Look through the whole file at *path*, which a bot may be writing meanwhile."""
    if is_new(path):
        return Report(path=path, problems=("is missing or empty",))
    why = why_unfit(path)
    if why is not None:
        return Report(path=path, problems=(why,))
    with closing(open_file(path, readonly=True)) as connection:
        connection.execute("BEGIN")  # one moment of the file for all questions
        try:
            problems = tuple(_problems(connection))
            return _report(path, problems, connection)
        except sqlite3.DatabaseError as fault:
            return Report(path=path, problems=(f"is damaged: {fault}",))


def _why_foreign(connection: sqlite3.Connection) -> str | None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        return f"is another program's database (application id {application:#x})"
    if version(connection) > NEWEST:
        return f"is newer than this program (version {version(connection)}, known {NEWEST})"
    return None


def _why_damaged(connection: sqlite3.Connection, check: str) -> str | None:
    found = [row[0] for row in connection.execute(f"PRAGMA {check}({_ENOUGH})")]
    return None if found == ["ok"] else f"is damaged: {'; '.join(found)}"


def _problems(connection: sqlite3.Connection) -> Iterator[str]:
    damage = _why_damaged(connection, "integrity_check")
    if damage is not None:
        yield damage
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} has no {parent}"
    if version(connection) == NEWEST:
        for identity, *_ in connection.execute("SELECT id FROM round").fetchall():
            yield from _round_problems(connection, identity)
        yield from _slice_problems(connection)


def _round_problems(connection: sqlite3.Connection, identity: int) -> Iterator[str]:
    ended, following = connection.execute(
        "SELECT ended, ifnull(following, round.acts)"
        " FROM round LEFT JOIN tail ON tail.round = round.id WHERE round.id = ?",
        (identity,),
    ).fetchone()
    if ended is None and not following:
        yield f"round at row {identity} lacks its deal"
    count = 0
    try:
        for first, piece in acts.pieces(connection, identity):
            if first != count:
                yield f"round at row {identity} lacks acts"
            count = first + len(piece)
    except (ValueError, msgspec.MsgspecError) as fault:
        yield f"round at row {identity}: {fault}"
    else:
        if count != following:
            yield f"round at row {identity} has {count} acts in place of {following}"


def _slice_problems(connection: sqlite3.Connection) -> Iterator[str]:
    stored, known = connection.execute(
        "SELECT (SELECT count(*) FROM slice), (SELECT ifnull(sum(slices), 0) FROM round)"
    ).fetchone()
    if stored != known:
        yield f"there are {stored} slices of rounds in place of {known}"


def _report(path: Path, problems: tuple[str, ...], connection: sqlite3.Connection) -> Report:
    if version(connection) != NEWEST:
        return Report(path=path, problems=problems, version=version(connection))
    tables, rounds, acts = connection.execute(
        "SELECT (SELECT count(*) FROM record), (SELECT count(*) FROM round),"
        " (SELECT ifnull(sum(ifnull(following, round.acts)), 0)"
        " FROM round LEFT JOIN tail ON tail.round = round.id)"
    ).fetchone()
    return Report(
        path=path,
        problems=problems,
        version=version(connection),
        tables=tables,
        rounds=rounds,
        acts=acts,
    )
