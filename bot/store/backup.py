"""A copy of the store as it is at one moment, while the bot goes on writing."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.check import check_file, is_new, why_unfit
from bot.store.connection import open_file
from bot.store.errors import StoreError, StoreRefusedError


def backup_file(source: Path, target: Path) -> None:
    """Copy the store *source* to the new file *target*, checked and synced to disk.

    Needs no lock: any process may call it. Raise ``StoreRefusedError`` if *source* is no sound
    store and ``StoreError`` if *target* exists or cannot be written; then nothing is left there.
    """
    why = "is missing or empty" if is_new(source) else why_unfit(source)
    if why is not None:
        raise StoreRefusedError(source, why)
    _reserve(target)
    partial = target.with_name(target.name + ".partial")
    try:
        _copy(source, partial)
        partial.replace(target)  # the name stands for a whole copy or for an empty file
        _sync(target.parent)
    except (OSError, sqlite3.Error, StoreError) as fault:
        partial.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        raise StoreError(f"{target}: no backup was made: {fault}") from fault


def _reserve(target: Path) -> None:
    """Make *target* an empty file of ours, so that no file that stands there is ever replaced."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as fault:
        raise StoreError(f"{target}: exists already; a backup replaces no file") from fault
    except OSError as fault:
        raise StoreError(f"{target}: cannot be written: {fault}") from fault


def _copy(source: Path, partial: Path) -> None:
    partial.unlink(missing_ok=True)  # of a backup that was killed
    os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(open_file(source, readonly=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(partial),))
    _sync(partial)
    problems = check_file(partial).problems
    if problems:
        raise StoreError("; ".join(problems))


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
