"""A store in a folder of its own."""

import pytest

from bot.store.store import Store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "parlour.db"


@pytest.fixture
async def store(path):
    async with await Store.open(path) as opened:
        yield opened
