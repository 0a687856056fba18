"""Boxes, bots and the check of all that goes over the wire."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.sandbox.server import Sandbox
from sandbox.scripted import Scripted, logged_in


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    started = await Sandbox.start()
    yield started
    await started.stop()


@pytest_asyncio.fixture
async def client(box: Sandbox) -> AsyncIterator[Scripted]:
    async with logged_in(box) as client:
        yield client
