import pytest
from play.parlour import Open


@pytest.fixture
async def parlour(tmp_path):
    running = await Open.start(tmp_path / "parlour.db")
    yield running
    await running.stop()
    assert not running.box.unknown_routes
