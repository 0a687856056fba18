"""A real discord.py client whose every answer is written in the test that uses it."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot.sandbox.server import Sandbox

Script = Callable[[discord.Interaction], Awaitable[None]]


def point_at(base: str) -> None:
    """Send the unmodified library to the sandbox: three class attributes, nothing replaced."""
    Route.BASE = base + "/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = base


def png(width: int = 32, height: int = 16, colour: str = "darkgreen") -> bytes:
    """A small picture."""
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()


def file(name: str = "a.png", **more) -> discord.File:
    return discord.File(io.BytesIO(png()), name, **more)


class Scripted(discord.Client):
    """Runs the script registered for a command's name or a component's custom id."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.scripts: dict[str, Script] = {}
        self.errors: list[BaseException] = []
        self.seen: list[discord.Interaction] = []
        self.tree.command(name="do", description="Run the script")(self._run_command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _run_command(self, interaction: discord.Interaction) -> None:
        await self._run("do", interaction)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        key = (interaction.data or {}).get("custom_id")
        if key is not None:
            await self._run(key, interaction)

    async def _run(self, key: str, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)
        script = self.scripts.get(key)
        if script is None:
            return
        try:
            await script(interaction)
        except (discord.DiscordException, AssertionError) as error:
            self.errors.append(error)


@contextlib.asynccontextmanager
async def logged_in(box: Sandbox, client: discord.Client | None = None) -> AsyncIterator[Scripted]:
    """A client that is logged in to the box."""
    point_at(box.base)
    client = client or Scripted()
    task = asyncio.create_task(client.start(box.token))
    try:
        ready = asyncio.create_task(box.ready())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        await ready
        yield client
    finally:
        await client.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task
