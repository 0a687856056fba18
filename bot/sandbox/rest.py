"""The REST door, version 10: who may come in, the log, the limits, and the way to each route."""

import asyncio
import json
from typing import Any

from aiohttp import web

from bot.sandbox.buckets import Limited
from bot.sandbox.faults import Effect, Fault
from bot.sandbox.refusals import ApiRefusal, plain, refusal
from bot.sandbox.requests import Call, Log, Logged, read_body
from bot.sandbox.routes import Routes
from bot.sandbox.world import World

PREFIX = "/api/v10"
_NO_TOKEN_NEEDED = ("interactions", "webhooks")


class Rest:
    """Serves `/api/v10`, logs what comes and goes, and remembers unknown routes."""

    def __init__(self, world: World, routes: Routes, token: str) -> None:
        self.log = Log()
        self.unknown: list[str] = []
        self._world = world
        self._buckets = world.buckets
        self._routes = routes
        self._token = token

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        path = request.path.removeprefix(PREFIX)
        logged = Logged(request.method, path, dict(request.query), None, {})
        self.log.note(logged)
        headers: dict[str, str] = {}
        try:
            headers = self._buckets.take(request.method, _words(path))
            logged.status, logged.answer = await self._answer(request, logged)
        except ApiRefusal as refused:
            self._buckets.note(refused)
            logged.status, logged.answer = refused.status, refused.body()
            headers |= refused.headers if isinstance(refused, Limited) else {}
        self.log.witness(logged)
        return _response(logged, headers)

    async def _answer(self, request: web.Request, logged: Logged) -> tuple[int, Any]:
        path = _words(logged.path)
        route = f"{request.method} {'/'.join(path)}"
        await self._suffer(request, self._world.faults.struck(route, *_BEFORE))
        self._admit(request, path)
        logged.body, uploads = await read_body(request)
        logged.files = {n: u.filename for n, u in uploads.items()}
        if len(uploads) > 10:
            raise refusal(50035, {"files": {"_errors": [_TOO_MANY]}})
        call = Call(request.method, path, request.query, logged.body, uploads, logged)
        found = self._routes.find(call)
        if found is None:
            self.unknown.append(f"{request.method} {logged.path}")
            raise plain(404, "Not Found")
        answered = found(call)
        await self._suffer(request, self._world.faults.struck(route, *_AFTER))
        return answered

    async def _suffer(self, request: web.Request, fault: Fault | None) -> None:
        if fault is None:
            return
        if fault.effect is Effect.SLOW:
            over = asyncio.Event()
            self._world.clock.at(self._world.clock.now() + fault.seconds, over.set)
            await over.wait()
        elif fault.effect in (Effect.CUT, Effect.CUT_AFTER):
            if request.transport is not None:
                request.transport.abort()
            raise plain(499, "Nobody is there to hear it")
        else:
            raise plain(fault.status, "A fault was asked for")

    def _admit(self, request: web.Request, path: tuple[str, ...]) -> None:
        authorization = request.headers.get("Authorization")
        if authorization is None and path[0] in _NO_TOKEN_NEEDED:
            return
        if authorization != f"Bot {self._token}":
            raise plain(401, "Unauthorized")


_TOO_MANY = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 10 or fewer in length."}


_BEFORE = (Effect.ERROR, Effect.SLOW, Effect.CUT)
_AFTER = (Effect.LOST, Effect.CUT_AFTER)


def _words(path: str) -> tuple[str, ...]:
    return tuple(path.strip("/").split("/"))


def _response(logged: Logged, headers: dict[str, str]) -> web.Response:
    # A ban comes from the network in front of Discord, which names no `Via`.
    banned = logged.status == 429 and "X-RateLimit-Scope" not in headers
    headers |= {} if banned else {"Via": "1.1 sandbox"}
    if logged.answer is None:
        return web.Response(status=logged.status, headers=headers)
    # discord.py reads the body as JSON only if the type says exactly this, without a charset.
    headers["Content-Type"] = "application/json"
    return web.Response(
        status=logged.status, headers=headers, body=json.dumps(logged.answer).encode()
    )
