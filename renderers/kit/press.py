"""The press: scenes go in, PNG bytes come out, and the event loop never waits for the painting.

Painting runs in two threads; Pillow lets go of the interpreter for the costly part, the encoding.
Who has just pressed something is served before those who are only kept up to date.
"""

import asyncio
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
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


class _Line:
    """What waits and runs for one key: at most one scene waits, the newest."""

    __slots__ = ("task", "waiting")

    def __init__(self) -> None:
        self.waiting: _Order | None = None
        self.task: asyncio.Task[None] | None = None


class _Places:
    """So many print at a time; a place that becomes free goes to the hastiest, then the oldest."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._ages = count()
        self._waiting: list[tuple[Haste, int, asyncio.Future[None]]] = []

    async def take(self, haste: Haste) -> None:
        """Wait for a place; whoever gives up takes none."""
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (haste, next(self._ages), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let the next one have the place."""
        while self._waiting:
            _, _, following = heappop(self._waiting)
            if not following.done():
                following.set_result(None)
                return
        self._free += 1


class Press:
    """Prints scenes; for each key (a table, a person's hand) the latest wins, in order.

    Finished bytes are kept by scene, up to *room* bytes. A scene says all that its picture shows,
    so only people who may see the same thing can ever share one.
    """

    def __init__(
        self,
        threads: int = 2,
        room: int = 16 << 20,
        paint: Callable[[Scene], bytes] = paint,
    ) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="press")
        self._places = _Places(threads)
        self._kept: Shelf[Scene, bytes] = Shelf(room, len)
        self._lines: dict[Hashable, _Line] = {}
        self._paint = paint
        self._closed = False

    async def draw(self, key: Hashable, scene: Scene, haste: Haste = Haste.NOW) -> bytes | None:
        """Return the PNG of *scene*, or ``None`` if a newer one for *key* came while it waited."""
        if self._closed:
            raise RuntimeError("the press is closed")
        line = self._lines.setdefault(key, _Line())
        older, mine = line.waiting, asyncio.get_running_loop().create_future()
        line.waiting = _Order(scene, haste, mine)
        if older and not older.customer.done():
            older.customer.set_result(None)
        if line.task is None:
            line.task = asyncio.create_task(self._serve(key, line))
        png: bytes | None = await mine
        return png

    async def warm(self, arts: Iterable[Art]) -> int:
        """Draw *arts* ahead of need, so that the first pictures find them; return their number."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, warm, tuple(arts))

    async def close(self) -> None:
        """Let what runs come to its end, drop what waits, and stop the threads."""
        self._closed = True
        lines = [*self._lines.values()]
        tasks = [line.task for line in lines if line.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in lines:
            if line.waiting:
                line.waiting.customer.cancel()
        self._pool.shutdown(wait=True)

    async def _serve(self, key: Hashable, line: _Line) -> None:
        """Print for *key* until nothing waits; a newer scene takes the older one's turn."""
        try:
            while line.waiting:
                await self._places.take(line.waiting.haste)
                try:
                    scene, _, customer = line.waiting
                    line.waiting = None
                    if not customer.done():
                        await self._print(scene, customer)
                finally:
                    self._places.give_back()
        finally:
            del self._lines[key]

    async def _print(self, scene: Scene, customer: asyncio.Future[bytes | None]) -> None:
        png = self._kept.find(scene)
        if png is None:
            loop = asyncio.get_running_loop()
            printing = loop.run_in_executor(self._pool, self._paint, scene)
            try:
                await asyncio.wait([printing])
            except asyncio.CancelledError:
                customer.cancel()
                raise
            fault = printing.exception()
            if fault:
                if not customer.done():
                    customer.set_exception(fault)
                return
            png = printing.result()
            self._kept.keep(scene, png)
        if not customer.done():
            customer.set_result(png)
