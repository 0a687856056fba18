"""A bot written on the bare protocol, for what a library would never send."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from bot.sandbox.server import Sandbox
from bot.sandbox.world import APPLICATION

COMMANDS = [
    {
        "name": "do",
        "description": "Do it",
        "options": [
            {"name": "text", "description": "Text", "type": 3, "autocomplete": True},
            {"name": "count", "description": "Count", "type": 4, "min_value": 1, "max_value": 9},
        ],
    },
    {
        "name": "table",
        "description": "Table",
        "name_localizations": {"pt-BR": "mesa"},
        "options": [{"name": "show", "description": "Show", "type": 1}],
    },
    {
        "name": "anywhere",
        "description": "Anywhere",
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    },
]


class RawBot:
    """Speaks REST and the gateway by hand, over plain JSON."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box = box
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.interactions: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def rest(self, method: str, path: str, body: Any = None, files=None, *, token=True):
        """Send a request; give status and JSON."""
        headers = {"Authorization": f"Bot {self.box.token}"} if token else {}
        more: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, content) in files.items():
                form.add_field(f"files[{number}]", content, filename=name)
            more = {"data": form}
        url = f"{self.box.base}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **more) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def send(self, body: Any, files=None, channel: str | None = None):
        """Post a message in the channel."""
        path = f"/channels/{channel or self.box.channel_id}/messages"
        return await self.rest("POST", path, body, files)

    async def edit(self, message_id: str, body: Any, files=None):
        """Edit a message of the channel."""
        path = f"/channels/{self.box.channel_id}/messages/{message_id}"
        return await self.rest("PATCH", path, body, files)

    async def next(self) -> dict[str, Any]:
        """The next interaction."""
        return await asyncio.wait_for(self.interactions.get(), 30)

    async def callback(self, interaction, kind: int, data: Any = None, files=None, respond=True):
        """Answer an interaction for the first time."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind} | ({"data": data} if data is not None else {})
        return await self.rest(
            "POST", path + ("?with_response=true" if respond else ""), body, files, token=False
        )

    async def webhook(self, method: str, interaction, rest: str = "", body=None, files=None):
        """Use an interaction's token."""
        path = f"/webhooks/{APPLICATION}/{interaction['token']}{rest}"
        return await self.rest(method, path, body, files, token=False)

    async def started(self, deed):
        """Start a person's deed; give its task and the interaction it caused."""
        task = asyncio.create_task(deed)
        return task, await self.next()

    async def answered(self, deed, kind: int, data: Any = None, files=None):
        """Let a person do something and answer it; give the person's answer."""
        task, interaction = await self.started(deed)
        status, answer = await self.callback(interaction, kind, data, files)
        assert status in (200, 204), answer
        return await task

    async def listen(self) -> None:
        """Log in and collect what comes."""
        async with self.session.ws_connect(f"{self.box.base}/gateway") as line:
            await line.send_json({"op": 2, "d": {"token": self.box.token, "intents": 1}})
            async for message in line:
                payload = json.loads(message.data)
                self.events.append(payload)
                if payload["t"] == "INTERACTION_CREATE":
                    self.interactions.put_nowait(payload["d"])


@contextlib.asynccontextmanager
async def raw_bot(box: Sandbox) -> AsyncIterator[RawBot]:
    """A raw bot, logged in."""
    async with aiohttp.ClientSession() as session:
        bot = RawBot(box, session)
        await bot.rest("PUT", f"/applications/{APPLICATION}/commands", COMMANDS)
        listening = asyncio.create_task(bot.listen())
        try:
            await box.ready()
            yield bot
        finally:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening
