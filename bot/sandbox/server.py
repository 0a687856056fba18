"""The sandbox as a whole: one web server on loopback with a Discord inside."""

import asyncio
import contextlib
from pathlib import Path
from typing import Self

from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.control_routes import ControlRoutes
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.keep import Keep, fresh
from bot.sandbox.moderator import Moderator
from bot.sandbox.people import People
from bot.sandbox.people_routes import PeopleRoutes
from bot.sandbox.requests import Log
from bot.sandbox.rest import PREFIX, Rest
from bot.sandbox.routes import Routes
from bot.sandbox.shelf import Shelf
from bot.sandbox.world import (
    FOREIGN_CHANNEL,
    HOME,
    HOME_CHANNEL,
    OTHER,
    OTHER_CHANNEL,
    SECOND_CHANNEL,
    Event,
    World,
)

TOKEN = "sandbox-token"  # noqa: S105 - opens nothing but this sandbox
MAX_BODY = 32 * 1024 * 1024


class Sandbox:
    """A running sandbox. `start` makes one, `stop` ends it."""

    token = TOKEN
    guild_id = HOME
    channel_id = HOME_CHANNEL
    second_channel_id = SECOND_CHANNEL
    other_guild_id = OTHER
    other_channel_id = OTHER_CHANNEL
    foreign_channel_id = FOREIGN_CHANNEL

    def __init__(self, world: World, interactions: Interactions, keep: Keep | None) -> None:
        self.base = ""
        self.world = world
        self.clock: Clock = world.clock
        self.files: Shelf = world.shelf
        self.interactions = interactions
        self.people = People(world, self.interactions)
        self.moderator = Moderator(world)
        self.faults = world.faults
        self.gateway = Gateway(world, TOKEN)
        self._routes = Routes(world, self.interactions)
        self._routes.lookup.logins_left = lambda: self.gateway.logins_left
        self._rest = Rest(world, self._routes, TOKEN)
        self._keep = keep
        self._events: asyncio.Queue[Event] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._runner: web.AppRunner | None = None
        world.tell = self._events.put_nowait
        world.listens = self.gateway.listens

    @classmethod
    async def start(
        cls,
        host: str = "127.0.0.1",
        port: int = 0,
        keep: Path | None = None,
        *,
        limited: bool = True,
    ) -> Self:
        """Start a sandbox. `port` 0 takes a free one; `keep` names the file it lives on in.

        Where it is not `limited`, no request and no login comes too soon after another.
        """
        kept = Keep(keep) if keep is not None else None
        box = cls(*(kept.load() if kept else fresh()), kept)
        box.world.buckets.enforced = limited
        await box._listen(host, port)
        return box

    @property
    def log(self) -> Log:
        """Every request so far: method, path, body, files, status, answer."""
        return self._rest.log

    @property
    def unknown_routes(self) -> list[str]:
        """The requests for which there is no route; a test that leaves some should fail."""
        return self._rest.unknown

    async def ready(self, timeout: float = 20.0) -> None:
        """Wait (seconds) until a bot is logged in, knows its servers and has its commands."""
        async with asyncio.timeout(timeout):
            while not (self.gateway.connected and self.world.commands):  # noqa: ASYNC110 - two things, two places
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Save, hang up and stop listening."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._keep is not None:
            await self._keep.save(self.world, self.interactions)
        await self.gateway.drop(resumable=False)
        self.clock.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self, host: str, port: int) -> None:
        app = web.Application(client_max_size=MAX_BODY)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._rest.serve)
        for room in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{room}/{{owner}}/{{file}}/{{name}}", self._file)
        app.router.add_get("/emojis/{name}", self._emoji)
        control = ControlRoutes(
            self.world, self.gateway, self._rest, self.moderator, self.interactions
        )
        PeopleRoutes(self.world, self.people, control).add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self._settle_addresses(host, self._runner.addresses[0][1])
        self._tasks.append(asyncio.create_task(self._tell_bots()))
        if self._keep is not None:
            self._tasks.append(asyncio.create_task(self._keep.run(self.world, self.interactions)))

    def _settle_addresses(self, host: str, port: int) -> None:
        shown = "127.0.0.1" if host in ("0.0.0.0", "") else host  # noqa: S104 - compared, not bound
        self.base = self.files.base = f"http://{shown}:{port}"
        self.gateway.url = self._routes.lookup.gateway_url = f"ws://{shown}:{port}/gateway"

    async def _tell_bots(self) -> None:
        while True:
            await self.gateway.tell(await self._events.get())

    async def _file(self, request: web.Request) -> web.Response:
        found = self.files.open(request.raw_path)
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        content, kind = found
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=content, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        key = request.match_info["name"].partition(".")[0]
        if key not in self.world.emojis or key not in self.files.contents:
            return web.Response(status=404)
        return web.Response(body=self.files.contents[key], content_type=self.files.kinds[key])
