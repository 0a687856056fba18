"""Every request of every test, and every answer of the sandbox, is held against Discord's own
description of its API. And a bot in a process of its own, for all tests that kill it."""

import gc
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from edge.apart import WATCHED, Apart, apart_in, opened_nursery
from sandbox.conformance import Witness
from sandbox.dispatches import Listener

from bot.sandbox.requests import Log
from bot.sandbox.sessions import Session


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a test that waits for a disk or a browser leaves one."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


def pytest_collection_finish() -> None:
    """Walk no more what is imported by now and stays, in every collection of garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def witness() -> Witness:
    """What watches the wire; a test that writes wrong requests on purpose takes another."""
    return Witness(strict=True)


@pytest.fixture(autouse=True)
def _all_requests_conform(witness: Witness, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    listener = Listener()
    monkeypatch.setattr(Log, "witness", witness)
    monkeypatch.setattr(Session, "witness", listener)
    WATCHED.unlink(missing_ok=True)
    yield
    assert witness.complaints == []
    assert listener.complaints == []
    assert not WATCHED.exists(), WATCHED.read_text("utf-8")


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
