"""Waiting for something that has no event of its own."""

import asyncio
from collections.abc import Callable
from typing import Any


async def eventually(holds: Callable[[], Any], timeout: float = 30.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(timeout):
        while not holds():  # noqa: ASYNC110 - what is waited for lies outside of the test
            await asyncio.sleep(0.01)
