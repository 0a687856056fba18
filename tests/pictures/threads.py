"""Painters in threads of the test's own process: nothing to start, and a test may say how."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from renderers.kit.press import AT_ONCE


class Threads:
    """Paints by *paint*."""

    def __init__(self, paint):
        self._paint, self._pool = paint, ThreadPoolExecutor(AT_ONCE)

    async def open(self):
        """Begin with nothing: a thread is quick to start."""

    async def paint(self, picture):
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._paint, picture)

    async def close(self):
        await asyncio.to_thread(self._pool.shutdown)
