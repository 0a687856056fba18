"""Where hands stand open, stored for the next start: those of a second all together.

Each press on a hand renews its window. A window by itself would cost a second sync of the disk a
press, and a millisecond; it is the one thing that may be lost: if the process is killed within that
second, the hand stays as it is until it is pressed again.
"""

import asyncio
import logging

from bot.components.latest import Latest
from bot.records import ClashError, Ledger, TableId, UserId, Window
from bot.store.errors import StoreError

log = logging.getLogger(__name__)

INTERVAL = 1.0
"""Seconds in which windows are gathered."""


class Windows:
    """Keeps windows in *ledger*, at most once in *interval* seconds."""

    def __init__(self, ledger: Ledger, interval: float) -> None:
        self._ledger = ledger
        self._unkept: dict[tuple[TableId, UserId], Window] = {}
        self._latest: Latest[None, None] = Latest(self._keep, interval=interval)

    async def still_open(self, now: float) -> tuple[Window, ...]:
        """Return the windows that were open when the process ended, and can be used at *now*."""
        return await self._ledger.windows(now)

    def keep(self, window: Window) -> None:
        """Have *window* stored soon, in place of the person's earlier one at that table."""
        self._unkept[window.table, window.user] = window
        self._latest.mark(None, None)

    async def settle(self) -> None:
        """Wait until all of them are stored."""
        await self._latest.settle()

    async def close(self) -> None:
        """Store what is left, and take no more."""
        await self._latest.close()
        try:
            await self._keep(None)
        except StoreError:
            log.exception("%d open hands are not stored", len(self._unkept))

    async def _keep(self, _: None) -> None:
        windows, self._unkept = self._unkept, {}
        try:
            await asyncio.gather(*map(self._one, windows.values()))
        except BaseException:
            self._unkept = windows | self._unkept
            raise

    async def _one(self, window: Window) -> None:
        try:
            await self._ledger.keep_window(window)
        except ClashError:
            return  # its table was deleted meanwhile
