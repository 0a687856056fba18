"""Painters: processes that draw, so that the one which plays never waits for a picture.

Pillow holds the interpreter for all but a tenth of a picture's 6 ms. In a thread of the bot it would
hold up presses and the heartbeat; a scene takes 0.1 ms to hand over to another process.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any

COUNT = 2
"""How many paint at once: one is for whoever pressed. The second begins when first needed."""

log = logging.getLogger(__name__)


def processes() -> Executor:
    """Return painters in processes of their own, which end with this one however it ends."""
    return ProcessPoolExecutor(COUNT, get_context("spawn"), initializer=_begin)


def threads() -> Executor:
    """Return painters in threads of this process: nothing to start, but the loop waits for them."""
    return ThreadPoolExecutor(COUNT, thread_name_prefix="painter")


class Painters:
    """Makes pictures by *paint*, which a process must be able to import; replaces dead painters."""

    def __init__(self, paint: Callable[[Any], bytes], pool: Callable[[], Executor]) -> None:
        self._paint = paint
        self._made = pool
        self._pool = self._opened()

    async def paint(self, picture: Any) -> bytes:
        """Return *picture* painted."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, self._paint, picture)
        except BrokenExecutor:
            if self._pool is pool:
                log.warning("a painter died, for want of memory perhaps; others take over")
                self._pool = self._opened()
            return await loop.run_in_executor(self._pool, self._paint, picture)

    async def close(self) -> None:
        """Let what is being painted come to its end, and stop."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _opened(self) -> Executor:
        pool = self._made()
        pool.submit(os.getpid)  # the first painter is at its place before a picture is wanted
        return pool


def _begin() -> None:
    """Leave Ctrl-C to the bot, and end when it ends: even killed, it leaves nobody behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
