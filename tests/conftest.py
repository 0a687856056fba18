"""Every request of every test, and every answer of the sandbox, is held against Discord's own
description of its API. And a bot in a process of its own, for all tests that kill it."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from edge.apart import Apart, apart_in, opened_nursery
from sandbox.conformance import Witness

from bot.sandbox.requests import Log


@pytest.fixture
def witness() -> Witness:
    """What watches the wire; a test that writes wrong requests on purpose takes another."""
    return Witness(strict=True)


@pytest.fixture(autouse=True)
def _all_requests_conform(witness: Witness, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Log, "witness", witness)
    yield
    assert witness.complaints == []


@pytest.fixture(scope="session")
def nursery() -> Iterator[subprocess.Popen]:
    """A process that forks bots; see ``edge/nursery.py``."""
    with opened_nursery() as running:
        yield running


@pytest.fixture
async def apart(tmp_path: Path, nursery: subprocess.Popen) -> AsyncIterator[Apart]:
    """The bot as a process that can be killed."""
    async with apart_in(tmp_path, nursery) as running:
        yield running
