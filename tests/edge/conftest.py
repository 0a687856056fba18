import pytest
from edge.apart import apart_in, opened_nursery


@pytest.fixture(scope="session")
def nursery():
    """A process that forks bots; see ``nursery.py``."""
    with opened_nursery() as running:
        yield running


@pytest.fixture
async def apart(tmp_path, nursery):
    """The bot as a process that can be killed."""
    async with apart_in(tmp_path, nursery) as running:
        yield running
