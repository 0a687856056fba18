"""Work that only the latest state of a thing deserves: marks coalesce, one at a time a key."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

PAUSES = (1.0, 5.0, 25.0)
"""Seconds before each new try of what failed: Discord or the network may be down for a moment."""

AT_ONCE = 48
"""How many are worked on at once: what Discord takes in a second. A thousand tables that wake must
not keep a press waiting until each of them is composed."""

BREATH = 0.05
"""Seconds until work begins: whoever pressed is answered before the others are shown."""

log = logging.getLogger(__name__)


class Latest(Generic[K, V]):
    """Runs *work* with the newest value marked for a key, at most once in *interval* seconds.

    Marking neither waits nor fails. Work that fails is logged and tried again a few times, each
    time later, with what is newest then.
    """

    def __init__(
        self,
        work: Callable[[V], Awaitable[None]],
        *,
        interval: float,
        pauses: Sequence[float] = PAUSES,
        at_once: int = AT_ONCE,
    ) -> None:
        self._work = work
        self._interval = interval
        self._pauses = pauses
        self._free = asyncio.Semaphore(at_once)
        self._newest: dict[K, V] = {}
        self._tending: dict[K, asyncio.Task[None]] = {}
        self._closed = False

    def mark(self, key: K, value: V) -> None:
        """Have *value* worked on soon, in place of any older one of *key* that still waits."""
        self._newest[key] = value
        if key not in self._tending and not self._closed:
            self._tending[key] = asyncio.ensure_future(self._tend(key))

    async def settle(self) -> None:
        """Wait until everything marked has been worked on."""
        while self._tending:
            await asyncio.wait(tuple(self._tending.values()))

    async def close(self) -> None:
        """Stop at once, and take no more marks."""
        self._closed = True
        tasks = tuple(self._tending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tend(self, key: K) -> None:
        try:
            failures = 0
            if self._interval:
                await asyncio.sleep(min(self._interval, BREATH))
            while key in self._newest:
                async with self._free:
                    value = self._newest.pop(key)
                    done = await self._done(key, value)
                if done:
                    failures = 0
                    await asyncio.sleep(self._interval)
                elif failures < len(self._pauses):
                    await asyncio.sleep(self._pauses[failures])
                    self._newest.setdefault(key, value)
                    failures += 1
        finally:
            # At once: a mark made between the last look and a callback would wait for ever.
            del self._tending[key]

    async def _done(self, key: K, value: V) -> bool:
        try:
            await self._work(value)
        except Exception:
            # One message that cannot be shown must not stop the others.
            log.exception("showing %s failed", key)
            return False
        return True
