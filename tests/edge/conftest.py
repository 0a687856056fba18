import pytest
from edge.apart import opened_nursery


@pytest.fixture(scope="session")
def nursery():
    """A process that forks bots; see ``nursery.py``."""
    with opened_nursery() as running:
        yield running
