"""Boxes, bots and the check of all that goes over the wire."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from sandbox.conformance import Witness
from sandbox.rawbot import RawBot, raw_bot
from sandbox.scripted import Scripted, logged_in

from bot.sandbox.server import Sandbox


@pytest.fixture
def witness() -> Witness:
    """Here requests are written wrong on purpose; those that were accepted must conform."""
    return Witness(strict=False)


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox without limits, unless the test sets them."""
    started = await Sandbox.start(limited=False)
    yield started
    await started.stop()


@pytest_asyncio.fixture
async def client(box: Sandbox) -> AsyncIterator[Scripted]:
    async with logged_in(box) as client:
        yield client


@pytest_asyncio.fixture
async def raw(box: Sandbox) -> AsyncIterator[RawBot]:
    async with raw_bot(box) as bot:
        yield bot


@pytest.fixture
def maya(box):
    return box.people.join("Maya")


@pytest.fixture
def nils(box):
    return box.people.join("Nils")
