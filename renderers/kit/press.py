"""The press: scenes go in, PNG bytes come out, and the event loop never waits for the painting.

Whoever pressed has a thread of their own, so that nobody waits for a picture that only keeps others
up to date; all of those share another, the hastiest first. More threads would keep each other and
the event loop waiting: Pillow holds the interpreter for all but a tenth of a picture's 6 ms.
"""

import asyncio
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from typing import NamedTuple

from renderers.kit.paint import paint
from renderers.kit.scene import Scene
from renderers.kit.shelf import Shelf
from renderers.kit.sprites import Art, warm


class Haste(IntEnum):
    """Who waits for a picture: whoever pressed, whose turn it may be, whoever looks on."""

    NOW = 0
    SOON = 1
    LATER = 2


class _Order(NamedTuple):
    scene: Scene
    haste: Haste
    customer: asyncio.Future[bytes | None]


@dataclass(slots=True)
class _Line:
    """What waits and runs for one key: at most one scene waits, the newest."""

    key: Hashable
    waiting: _Order | None = None
    printing: bool = False


class _Thread:
    """One thread, and the lines whose pictures it draws in turn."""

    def __init__(self, name: str) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.due: list[tuple[Haste, int, _Line]] = []


class Press:
    """Prints scenes; for each key (a table, a person's hand) the latest wins, in order.

    Finished bytes are kept by scene, up to *room* bytes. A scene says all that its picture shows,
    so only people who may see the same thing can ever share one.
    """

    def __init__(self, room: int = 16 << 20, paint: Callable[[Scene], bytes] = paint) -> None:
        self._hasty, self._patient = _Thread("hasty-press"), _Thread("press")
        self._kept: Shelf[Scene, bytes] = Shelf(room, len)
        self._lines: dict[Hashable, _Line] = {}
        self._ages = count()
        self._lock = Lock()
        """Guards what is due and what waits: the threads take from it."""
        self._paint = paint
        self._closed = False

    async def draw(self, key: Hashable, scene: Scene, haste: Haste = Haste.NOW) -> bytes | None:
        """Return the PNG of *scene*, or ``None`` if a newer one for *key* came while it waited."""
        if self._closed:
            raise RuntimeError("the press is closed")
        kept = self._kept.find(scene) if key not in self._lines else None
        if kept is not None:
            return kept
        line = self._lines.setdefault(key, _Line(key))
        mine = asyncio.get_running_loop().create_future()
        with self._lock:
            older, line.waiting = line.waiting, _Order(scene, haste, mine)
        if older is not None and not older.customer.done():
            older.customer.set_result(None)
        if older is None and not line.printing:
            self._queue(line, haste)
        png: bytes | None = await mine
        return png

    async def warm(self, arts: Iterable[Art]) -> int:
        """Draw *arts* ahead of need, so that the first pictures find them; return their number."""
        return await asyncio.to_thread(warm, tuple(arts))

    async def close(self) -> None:
        """Let what runs come to its end, drop what waits, and stop the threads."""
        self._closed = True
        for line in self._lines.values():
            if line.waiting is not None:
                line.waiting.customer.cancel()
        for thread in (self._hasty, self._patient):
            await asyncio.to_thread(thread.pool.shutdown, cancel_futures=True)

    def _queue(self, line: _Line, haste: Haste) -> None:
        line.printing = True
        thread = self._hasty if haste is Haste.NOW else self._patient
        with self._lock:
            heappush(thread.due, (haste, next(self._ages), line))
        thread.pool.submit(self._print_next, thread, asyncio.get_running_loop())

    def _print_next(self, thread: _Thread, loop: asyncio.AbstractEventLoop) -> None:
        """Print what is due first in *thread*; called there, once for each line that is due."""
        with self._lock:
            _, _, line = heappop(thread.due)
            order, line.waiting = line.waiting, None
        if order is None:
            return
        png, fault = None, None
        try:
            png = None if order.customer.done() else self._png(order.scene)
        except Exception as failed:  # noqa: BLE001 - it is the customer's
            fault = failed
        loop.call_soon_threadsafe(self._printed, line, order.customer, png, fault)

    def _png(self, scene: Scene) -> bytes:
        png = self._kept.find(scene)
        if png is None:
            png = self._paint(scene)
            self._kept.keep(scene, png)
        return png

    def _printed(
        self,
        line: _Line,
        customer: asyncio.Future[bytes | None],
        png: bytes | None,
        fault: Exception | None,
    ) -> None:
        """Serve the *customer*, and let what came for the same key meanwhile have its turn."""
        if not customer.done():
            if fault is None:
                customer.set_result(png)
            else:
                customer.set_exception(fault)
        line.printing = False
        if line.waiting is not None and not self._closed:
            self._queue(line, line.waiting.haste)
        else:
            self._lines.pop(line.key, None)
