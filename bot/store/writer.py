"""One writer that groups commits: whoever waits while the disk syncs shares the next sync."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from bot.store.commit import Memory
from bot.store.connection import Connection, Deed
from bot.store.errors import StoreError
from bot.store.group import Answer, failed, write

T = TypeVar("T")


class _Job(NamedTuple):
    deed: Deed[Any]
    outcome: asyncio.Future[Any]


class Writer:
    """The only one who writes to the file; each unit is stored whole or not at all.

    A unit that fails does not hurt its neighbours. If the disk or another program fails the group,
    none of it is stored, every caller hears ``StoreError``, and the next group is tried afresh.
    """

    def __init__(self, connection: Connection) -> None:
        self.commits = 0
        """How many groups were stored."""
        self._connection = connection
        self._waiting: list[_Job] = []
        self._awake = asyncio.Event()
        self._flight: asyncio.Task[list[Answer]] | None = None
        self._closing = False
        self._memory = Memory()
        self._task = asyncio.create_task(self._write(), name="store writer")

    async def do(self, deed: Deed[T]) -> T:
        """Return what *deed* returns once that is durable.

        A caller who is cancelled gets away only when it is settled whether the deed was stored, so
        that what it reads next is the truth.
        """
        if self._closing or self._task.done():
            raise StoreError("the store is closed")
        job = _Job(deed, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._awake.set()
        try:
            value: T = await job.outcome
        except asyncio.CancelledError:
            if self._flight is not None:
                await asyncio.wait([self._flight])
            raise
        return value

    async def between(self, deed: Deed[T]) -> T:
        """Return what *deed* returns, done between two groups and outside any transaction."""
        try:
            return await self._connection.run(deed)
        except sqlite3.Error as fault:
            raise StoreError(f"the file could not be tended: {fault}") from fault

    async def close(self) -> None:
        """Store what waits, then take nothing more."""
        self._closing = True
        self._awake.set()
        await self._task

    async def _write(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._awake.wait()
                self._awake.clear()
                await self._store_waiting()
        finally:
            self._closing = True
            _tell(self._waiting, [failed(StoreError("the store is closed")) for _ in self._waiting])

    async def _store_waiting(self) -> None:
        group = [job for job in self._waiting if not job.outcome.done()]
        self._waiting = []
        if group:
            _tell(group, await self._store([job.deed for job in group]))

    async def _store(self, deeds: list[Deed[Any]]) -> list[Answer]:
        self._flight = asyncio.create_task(
            self._connection.run(lambda c: write(c, deeds, self._memory))
        )
        try:
            answers = await self._flight
        except Exception as fault:  # noqa: BLE001 - the writer outlives whatever failed one group
            return [failed(fault) for _ in deeds]
        finally:
            self._flight = None
        self.commits += 1
        return answers


def _tell(jobs: Sequence[_Job], answers: Sequence[Answer]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.outcome.done():
            continue
        if answer.fault is not None:
            job.outcome.set_exception(answer.fault)
        else:
            job.outcome.set_result(answer.value)
