"""Work that only the latest state of a thing deserves: marks coalesce, one at a time a key."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

log = logging.getLogger(__name__)


class Latest(Generic[K, V]):
    """Runs *work* with the newest value marked for a key, at most once in *interval* seconds.

    Marking neither waits nor fails. Work that fails is logged; the key's next mark tries again.
    """

    def __init__(self, work: Callable[[V], Awaitable[None]], *, interval: float) -> None:
        self._work = work
        self._interval = interval
        self._newest: dict[K, V] = {}
        self._tending: dict[K, asyncio.Task[None]] = {}

    def mark(self, key: K, value: V) -> None:
        """Have *value* worked on soon, in place of any older one of *key* that still waits."""
        self._newest[key] = value
        if key not in self._tending:
            task = asyncio.ensure_future(self._tend(key))
            self._tending[key] = task
            task.add_done_callback(lambda _: self._tending.pop(key, None))

    async def settle(self) -> None:
        """Wait until everything marked has been worked on."""
        while self._tending:
            await asyncio.wait(tuple(self._tending.values()))

    async def close(self) -> None:
        """Stop at once."""
        tasks = tuple(self._tending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tend(self, key: K) -> None:
        while key in self._newest:
            value = self._newest.pop(key)
            try:
                await self._work(value)
            except Exception:
                # One message that cannot be shown must not stop the others.
                log.exception("showing %s failed", key)
            await asyncio.sleep(self._interval)
