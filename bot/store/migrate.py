"""The numbered steps from an empty file to the newest shape of the store."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bot.store import earlier, standings

APPLICATION_ID = 0x5061726C
"""``Parl``: stands in the file's header, so that no other program's file is taken for ours."""

MIGRATIONS = tuple(sorted(Path(__file__).with_name("migrations").glob("*.sql")))
"""``0001_….sql`` and so on; a published one is never edited, since files have passed it."""

BESIDES: Mapping[str, Callable[[sqlite3.Connection], None]] = {
    "0002_standings": standings.rebuild,
    "0007_slices": earlier.move,
}
"""What SQL alone cannot do, by the name of the migration that needs it; done after all of them,
since the program knows the newest shape alone."""

NEWEST = len(MIGRATIONS)
"""The version of a file that has passed every migration."""


def version(connection: sqlite3.Connection) -> int:
    """Return how many migrations the file has passed."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def migrate(connection: sqlite3.Connection, migrations: Sequence[Path] = MIGRATIONS) -> None:
    """Bring the file to the newest version, or leave it as it was."""
    passed = version(connection)
    waiting = migrations[passed:]
    for number, step in enumerate(waiting, passed + 1):
        if not step.name.startswith(f"{number:04}_"):
            raise ValueError(f"{step.name} stands in the place of migration {number:04}")
    if waiting:
        _take(connection, waiting, passed + len(waiting))


def _take(connection: sqlite3.Connection, steps: Sequence[Path], newest: int) -> None:
    scripts = "\n".join(step.read_text("utf-8") for step in steps)
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{scripts}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {newest};\n"
        )
        for step in steps:
            if step.stem in BESIDES:
                BESIDES[step.stem](connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
