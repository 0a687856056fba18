"""The press: scenes go in, PNG bytes come out, and whoever pressed waits for nobody else's picture.

All painters but one may be busy with pictures that only keep others up to date; the last one is for
whoever pressed. What waits is taken the hastiest first.
"""

import asyncio
from collections.abc import Hashable
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, Protocol

from renderers.kit.reel import Reel
from renderers.kit.scene import Scene
from renderers.kit.shelf import Shelf

Picture = Scene | Reel

AT_ONCE = 2
"""How many are painted at once."""


class Painters(Protocol):
    """Whoever paints, off the event loop: ``renderers.kit.workshop``."""

    async def open(self) -> None:
        """Be ready before the first picture is wanted."""
        ...

    async def paint(self, picture: Picture) -> bytes:
        """Return *picture* painted; at most ``AT_ONCE`` are asked for."""
        ...

    async def close(self) -> None:
        """Stop; nothing may be asked for any more."""
        ...


class Haste(IntEnum):
    """Who waits for a picture: whoever pressed, whose turn it may be, whoever looks on."""

    NOW = 0
    SOON = 1
    LATER = 2


class _Order(NamedTuple):
    picture: Picture
    haste: Haste
    customer: asyncio.Future[bytes | None]


class Press:
    """Prints scenes; for each key (a table, a person's hand) the latest wins, in order.

    Finished bytes are kept by scene, up to *room* bytes. A scene says all that its picture shows,
    so only people who may see the same thing can ever share one.
    """

    def __init__(self, painters: Painters, room: int = 16 << 20) -> None:
        self._painters = painters
        self._kept: Shelf[Picture, bytes] = Shelf(room, len)
        self._waiting: dict[Hashable, _Order] = {}
        self._printing: dict[Hashable, asyncio.Task[None]] = {}
        self._due: list[tuple[Haste, int, Hashable]] = []
        self._ages = count()
        self._closed = False

    async def draw(self, key: Hashable, picture: Picture, haste: Haste = Haste.NOW) -> bytes | None:
        """Return *picture* painted, or ``None`` if a newer one for *key* came while it waited."""
        if self._closed:
            raise RuntimeError("the press is closed")
        older, busy = self._waiting.get(key), key in self._printing
        if older is None and not busy and (kept := self._kept.find(picture)) is not None:
            return kept
        order = _Order(picture, haste, asyncio.get_running_loop().create_future())
        self._waiting[key] = order
        if older is not None and not older.customer.done():
            older.customer.set_result(None)
        if not busy and (older is None or haste < older.haste):
            self._queue(key, haste)
        return await order.customer

    async def close(self) -> None:
        """Let what is being painted come to its end, and drop what waits."""
        self._closed = True
        for order in self._waiting.values():
            order.customer.cancel()
        if self._printing:
            await asyncio.wait(self._printing.values())

    def _queue(self, key: Hashable, haste: Haste) -> None:
        heappush(self._due, (haste, next(self._ages), key))
        self._feed()

    def _feed(self) -> None:
        """Give painters what is due, for as long as one is free for it."""
        while self._due and not self._closed:
            kept_free = 0 if self._due[0][0] is Haste.NOW else 1
            if AT_ONCE - len(self._printing) <= kept_free:
                return
            _, _, key = heappop(self._due)
            # Whatever was due twice, first for somebody who did not hurry, has been painted.
            if key in self._waiting and key not in self._printing:
                task = asyncio.ensure_future(self._print(key, self._waiting.pop(key)))
                self._printing[key] = task

    async def _print(self, key: Hashable, order: _Order) -> None:
        """Serve the customer of *order*, and have what came for *key* meanwhile wait its turn."""
        try:
            if not order.customer.done():
                await self._serve(order)
        finally:
            del self._printing[key]
            if key in self._waiting:
                heappush(self._due, (self._waiting[key].haste, next(self._ages), key))
            self._feed()

    async def _serve(self, order: _Order) -> None:
        """Paint *order*, unless an equal picture is there by now."""
        try:
            png = self._kept.find(order.picture) or await self._painters.paint(order.picture)
        except Exception as fault:  # noqa: BLE001 - it is the customer's
            if not order.customer.done():
                order.customer.set_exception(fault)
            return
        self._kept.keep(order.picture, png)
        if not order.customer.done():
            order.customer.set_result(png)
