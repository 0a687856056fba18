"""The whole bot on the whole sandbox, in one process: discord.py unmodified between them."""

import asyncio
from pathlib import Path

from pydantic import SecretStr

from bot.app import Parlour
from bot.components import loopback
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from bot.store.store import Store


class Open:
    """A running bot on a running sandbox; ``restart`` ends the bot and starts it again."""

    def __init__(self, box: Sandbox, path: Path, **settings) -> None:
        self.box, self.path = box, path
        self._given = {"pace": 0.0, "edit_interval": 0.0, **settings}
        self.client = None
        self._store = self._running = None

    @classmethod
    async def start(cls, path: Path, **settings) -> "Open":
        found = cls(await Sandbox.start(), path, **settings)
        await found.run()
        return found

    async def run(self) -> None:
        loopback.point_at(self.box.base)
        settings = Settings(
            DISCORD_TOKEN=SecretStr(self.box.token),
            sandbox_url=self.box.base,
            store=self.path,
            **self._given,
        )
        self._store = await Store.open(self.path)
        ready = asyncio.Event()
        self.client = Parlour(settings, self._store, ready.set)
        self._running = asyncio.create_task(self.client.start(self.box.token))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({waiting, self._running}, timeout=10, return_when="FIRST_COMPLETED")
        if self._running.done():
            self._running.result()
        assert ready.is_set()

    async def restart(self) -> None:
        await self.leave()
        await self.run()

    async def leave(self) -> None:
        await self.client.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self._store.close()

    async def stop(self) -> None:
        await self.leave()
        await self.box.stop()

    async def settle(self) -> None:
        await self.client.desk.outbox.settle()
