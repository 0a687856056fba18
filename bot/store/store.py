"""The store: fills ``bot.records.Ledger``, ``bot.annals.Annals`` and ``bot.preferences.Notes``."""

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec

from bot.annals import History, Leaders, Profile
from bot.preferences import Personal, Server
from bot.records import Entry, Record, Round, TableId, UserId, Window
from bot.standings import Period
from bot.store import annals, log, preferences, privacy, tables, windows
from bot.store.backup import backup_file
from bot.store.check import is_new, why_unfit
from bot.store.commit import Commit
from bot.store.connection import Connection, Deed, connect
from bot.store.errors import StoreError, StoreRefusedError
from bot.store.lock import Lock
from bot.store.migrate import migrate
from bot.store.writer import Writer

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that a write waits while another program holds the file's lock."""


class Store:
    """Everything that outlives the process; its calls are those of the three ports.

    Writes go through one ``Writer``; reads have a connection of their own and see only what is
    durable. Times of acts are kept to a tenth of a second. Any call may raise ``StoreError``.
    """

    def __init__(
        self, path: Path, writer: Writer, reader: Connection, held: AsyncExitStack
    ) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._held = held

    @classmethod
    async def open(cls, path: Path | str, *, patience: float = PATIENCE) -> Self:
        """Open the store at *path*, making it if there is none; its folder too.

        Raise ``StoreRefusedError`` if another process has it, or if the file is not a sound store
        that this program knows; the file then stays as it is.
        """
        async with AsyncExitStack() as held:
            own, lock = await asyncio.to_thread(_take, Path(path))
            held.callback(lock.release)
            try:
                connection = await connect(own, patience=patience)
                held.push_async_callback(connection.close)
                await connection.run(_ready)
                reader = await connect(own, patience=patience, readonly=True)
            except (sqlite3.Error, msgspec.MsgspecError) as fault:
                raise StoreRefusedError(own, f"cannot be opened: {fault}") from fault
            held.push_async_callback(reader.close)
            writer = Writer(connection)
            held.push_async_callback(writer.close)
            return cls(own, writer, reader, held.pop_all())

    async def close(self) -> None:
        """Store what waits and let go of the file; a second time does nothing."""
        await self._held.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def commit(
        self,
        record: Record,
        *,
        begun: Round | None = None,
        entry: Entry | None = None,
        version: int = 0,
        ended: Round | None = None,
    ) -> None:
        """Store *record* and what came with it, durably, or raise ``ClashError`` or ``StoreError``.

        An act belongs to the round ``record.round``.
        """
        await self._writer.do(Commit(record, begun, entry, version, ended))

    async def record(self, table: TableId) -> Record | None:
        """Return the table's record."""
        return await self._read(lambda c: tables.one(c, table))

    async def open_tables(self) -> tuple[Record, ...]:
        """Return every record that is not closed, oldest first."""
        return await self._read(tables.still_open)

    async def unshown_tables(self) -> tuple[Record, ...]:
        """Return every record that is closed without its channel having been told."""
        return await self._read(tables.unshown)

    async def tables_in(self, channel: int) -> tuple[Record, ...]:
        """Return the tables of a channel that are not closed, oldest first."""
        return await self._read(lambda c: tables.in_channel(c, channel))

    async def round(self, table: TableId, number: int) -> Round | None:
        """Return a round."""
        return await self._read(lambda c: log.one(c, table, number))

    async def entries(self, table: TableId, number: int) -> tuple[Entry, ...]:
        """Return a round's acts, oldest first."""
        return await self._read(lambda c: log.entries(c, table, number))

    async def ended_rounds(self, channel: int, limit: int) -> tuple[Round, ...]:
        """Return the channel's finished rounds, newest first."""
        return await self._read(lambda c: log.ended(c, channel, limit))

    async def keep_window(self, window: Window) -> None:
        """Remember an open hand; a person has one a table."""
        await self._writer.do(lambda c: windows.keep(c, window))

    async def windows(self, now: float) -> tuple[Window, ...]:
        """Return the hands that can still be edited at *now*; forget the others."""
        return await self._writer.do(lambda c: windows.still_open(c, now))

    async def all_personal(self) -> dict[UserId, Personal]:
        """Return everybody's settings."""
        return await self._read(preferences.all_personal)

    async def all_servers(self) -> dict[int, Server]:
        """Return every server's settings."""
        return await self._read(preferences.all_servers)

    async def keep_personal(self, user: UserId, settings: Personal) -> None:
        """Store a person's settings."""
        await self._writer.do(lambda c: preferences.keep_personal(c, user, settings))

    async def keep_server(self, guild: int, settings: Server) -> None:
        """Store a server's settings."""
        await self._writer.do(lambda c: preferences.keep_server(c, guild, settings))

    async def leaders(
        self, guild: int, game: str | None, period: Period, now: float, *, first: int, most: int
    ) -> Leaders:
        """Return a page of a server's leaderboard."""
        return await self._read(lambda c: annals.leaders(c, guild, game, period, now, first, most))

    async def profile(self, guild: int, user: UserId) -> Profile | None:
        """Return a member's record on a server."""
        return await self._read(lambda c: annals.profile(c, guild, user))

    async def history(self, user: UserId, *, first: int, most: int) -> History:
        """Return a page of a person's finished games, newest first."""
        return await self._read(lambda c: annals.history(c, user, first, most))

    async def ended_series(self, channel: int, limit: int) -> tuple[Record, ...]:
        """Return the channel's finished series, newest first."""
        return await self._read(lambda c: annals.ended_series(c, channel, limit))

    async def rounds_of(self, table: TableId) -> tuple[Round, ...]:
        """Return a table's finished rounds."""
        return await self._read(lambda c: log.ended_at(c, table))

    async def tables_of(self, user: UserId) -> tuple[TableId, ...]:
        """Return the open tables that know *user*."""
        return await self._read(lambda c: privacy.tables_of(c, user))

    async def data_of(self, user: UserId) -> dict[str, Any]:
        """Return all that is stored about *user*."""
        return await self._read(lambda c: privacy.data_of(c, user))

    async def forget(self, user: UserId) -> None:
        """Delete *user*, and write the file anew so that nothing is left in it."""
        await self._writer.do(lambda c: privacy.forget(c, user))
        await self._writer.between(privacy.scrub)

    async def drop_moves(self, before: float) -> int:
        """Delete the moves of games that ended before then; return of how many games."""
        return await self._writer.do(lambda c: privacy.drop_moves(c, before))

    async def backup(self, target: Path | str) -> None:
        """Copy the store to the new file *target* while tables go on."""
        await asyncio.to_thread(backup_file, self.path, Path(target))

    async def _read(self, question: Deed[T]) -> T:
        try:
            return await self._reader.run(partial(_at_one_moment, question))
        except (sqlite3.Error, ValueError, msgspec.MsgspecError) as fault:
            raise StoreError(f"{self.path}: cannot be read: {fault}") from fault


def _take(path: Path) -> tuple[Path, Lock]:
    """Return the store's own path and its lock, the file being there and fit to be opened."""
    try:
        path = path.resolve()  # by whatever link it is named, one store has one lock
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock.take(path)
    except OSError as fault:
        raise StoreRefusedError(path, f"its folder cannot be made: {fault}") from fault
    try:
        _make_or_judge(path)
    except OSError as fault:
        lock.release()
        raise StoreRefusedError(path, f"cannot be made: {fault}") from fault
    except StoreRefusedError:
        lock.release()
        raise
    return path, lock


def _make_or_judge(path: Path) -> None:
    if is_new(path):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # hands and tokens are private
    elif (why := why_unfit(path)) is not None:
        raise StoreRefusedError(path, why)


def _ready(connection: sqlite3.Connection) -> None:
    migrate(connection)  # before WAL, so that a new file's own header bears our mark from the start
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise sqlite3.OperationalError("the disk does not allow write-ahead logging")


def _at_one_moment(question: Deed[T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN")
    try:
        return question(connection)
    finally:
        connection.execute("ROLLBACK")
