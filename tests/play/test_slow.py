"""Presses while the store is slow, or a picture that somebody else needs."""

import asyncio
import threading

import pytest
from msgspec.structs import replace
from play.parlour import PATIENCE, live
from play.sketches import sketched
from play.test_match import shown
from play.test_rounds import seated

from bot.components import answer as answers


class Slow:
    """A ledger whose writes take *delay* seconds."""

    def __init__(self, store) -> None:
        self._store, self.delay = store, 0.0

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def commit(self, *given, **more):
        await asyncio.sleep(self.delay)
        await self._store.commit(*given, **more)


@pytest.fixture
async def slow(opened, monkeypatch):
    """A parlour that is acknowledged at once and answers late, as at a store under load."""
    monkeypatch.setattr(answers, "PATIENCE", 0.05)
    return await opened(seed=126, ledger=Slow)


async def test_a_slow_store_makes_no_press_fail(slow):
    maya, _theo = await seated(slow, 2)
    table = await live(slow, maya)
    action = table.moment.legal(0)[0]
    slow.ledger.delay = 0.3
    answer = await maya.does(action)
    assert answer.kind == "deferred"
    await slow.settle()
    assert table.moment.acts == 2
    assert action not in maya.deeds()


async def test_a_slow_store_opens_one_table_for_all_to_see(slow):
    slow.ledger.delay = 0.3
    maya = slow.join("Maya")
    answer = await maya.command("play", {"game": "updown"})
    assert answer.kind == "deferred"
    await slow.settle()
    theo = slow.join("Theo")
    assert [bool(m.button("Join")) for m in theo.messages()] == [True]
    assert [m.id for m in maya.messages()] == [m.id for m in theo.messages()]


async def test_a_slow_store_refuses_in_private(slow):
    maya, theo = await seated(slow, 2)
    slow.ledger.delay = 0.3
    await theo.command("table pause")
    refused = await theo.command("table pause")
    await slow.settle()
    assert (await shown(theo, refused)).ephemeral
    assert "already" in (await shown(theo, refused)).text
    assert not [m for m in maya.messages() if "already" in m.text]


class Held:
    """Paints, but holds the first picture after ``armed`` was set until it is let go."""

    def __init__(self):
        self.armed, self.begun, self.let_go = (
            threading.Event(),
            threading.Event(),
            threading.Event(),
        )

    def __call__(self, picture):
        if self.armed.is_set() and not self.begun.is_set():
            self.begun.set()
            assert self.let_go.wait(PATIENCE)
        return sketched(picture)


async def test_a_press_does_not_wait_for_the_picture_that_a_change_asked_for(opened):
    held = Held()
    parlour = await opened(seed=126, paint=held)
    maya, theo = await seated(parlour, 2)
    likes, guild = parlour.desk.preferences, int(parlour.box.guild_id)
    await likes.keep(maya.user, replace(likes.of(maya.user), text_only=True))
    await likes.keep_server(guild, replace(likes.at(guild), text_only=True))
    await maya.opens_hand()
    await parlour.settle()
    held.armed.set()
    await maya.does((await live(parlour, maya)).moment.legal(0)[0])
    assert await asyncio.to_thread(held.begun.wait, PATIENCE)
    answer = await theo.opens_hand()
    assert answer.message.images
    assert not held.let_go.is_set()
    held.let_go.set()
    await parlour.settle()
    assert theo.deeds()


async def test_a_hand_that_was_opening_shows_what_happened_meanwhile(opened):
    held = Held()
    parlour = await opened(seed=126, paint=held)
    maya, theo = await seated(parlour, 2, start=False)
    likes, guild = parlour.desk.preferences, int(parlour.box.guild_id)
    await likes.keep(maya.user, replace(likes.of(maya.user), text_only=True))
    await likes.keep_server(guild, replace(likes.at(guild), text_only=True))
    await maya.press("Start")
    await parlour.settle()
    await maya.opens_hand()
    held.armed.set()
    opening = asyncio.create_task(theo.opens_hand())
    assert await asyncio.to_thread(held.begun.wait, PATIENCE)
    await maya.does((await live(parlour, maya)).moment.legal(0)[0])
    for _ in range(20):
        await asyncio.sleep(0)
    held.let_go.set()
    await opening
    await parlour.settle()
    assert theo.deeds()
