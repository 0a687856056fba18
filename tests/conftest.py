"""Every request of every test, and every answer of the sandbox, is held against Discord's own
description of its API."""

from collections.abc import Iterator

import pytest
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
