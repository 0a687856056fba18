import pytest
from play.parlour import Open


@pytest.fixture
async def opened(tmp_path):
    """Starts parlours with chosen settings and ends them; every request had a route."""
    running = []

    async def start(**settings):
        running.append(await Open.start(tmp_path / f"{len(running)}.db", **settings))
        return running[-1]

    yield start
    for parlour in running:
        await parlour.stop()
        assert not parlour.box.unknown_routes


@pytest.fixture
async def parlour(opened):
    return await opened()
