"""The process is killed at random moments with a table of every game; ``tests/soak/kills.py`` does more."""

import pytest
from edge.apart import Apart
from edge.conftest import nursery
from soak.kills import kills

__all__ = ["nursery"]


@pytest.fixture
async def apart(tmp_path, nursery):
    running = await Apart.start(tmp_path, nursery)
    yield running
    await running.stop()
    assert not running.box.unknown_routes
    assert "Traceback" not in running.errors.read_text()


async def test_nothing_is_lost_or_doubled_however_often_it_is_killed(apart):
    killed = await kills(apart, 4, seed=20)
    assert killed.pressed["moves"]
