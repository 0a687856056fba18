import pytest
from play.parlour import Open
from play.sketches import sketched


@pytest.fixture
async def opened(tmp_path):
    """Starts parlours with chosen settings and ends them; every request had a route.

    Pictures are sketches, unless ``paint=drawn``.
    """
    running = []

    async def start(*, paint=sketched, **settings):
        running.append(await Open.start(tmp_path / f"{len(running)}.db", paint=paint, **settings))
        return running[-1]

    yield start
    for parlour in running:
        await parlour.stop()
        assert not parlour.box.unknown_routes


@pytest.fixture
async def parlour(opened):
    return await opened()
