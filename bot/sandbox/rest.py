"""The REST door, version 10: who may come in, the log, the headers, and the way to each route."""

import json
import time
from typing import Any

from aiohttp import web

from bot.sandbox.refusals import ApiRefusal, plain, refusal
from bot.sandbox.requests import Call, Log, Logged, read_body
from bot.sandbox.routes import Routes

PREFIX = "/api/v10"
_NO_TOKEN_NEEDED = ("interactions", "webhooks")


class Rest:
    """Serves `/api/v10`, logs what comes and goes, and remembers unknown routes."""

    def __init__(self, routes: Routes, token: str) -> None:
        self.log = Log()
        self.unknown: list[str] = []
        self._routes = routes
        self._token = token

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        path = request.path.removeprefix(PREFIX)
        logged = Logged(request.method, path, dict(request.query), None, {})
        self.log.note(logged)
        try:
            logged.status, logged.answer = await self._answer(request, logged)
        except ApiRefusal as refused:
            logged.status, logged.answer = refused.status, refused.body()
        return _response(logged)

    async def _answer(self, request: web.Request, logged: Logged) -> tuple[int, Any]:
        path = tuple(logged.path.strip("/").split("/"))
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
        return found(call)

    def _admit(self, request: web.Request, path: tuple[str, ...]) -> None:
        authorization = request.headers.get("Authorization")
        if authorization is None and path[0] in _NO_TOKEN_NEEDED:
            return
        if authorization != f"Bot {self._token}":
            raise plain(401, "Unauthorized")


_TOO_MANY = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 10 or fewer in length."}


def _response(logged: Logged) -> web.Response:
    bucket = "-".join(logged.path.strip("/").split("/")[:2])
    headers = {
        "X-RateLimit-Limit": "50",
        "X-RateLimit-Remaining": "49",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": bucket,
        "Via": "1.1 sandbox",
    }
    if logged.answer is None:
        return web.Response(status=logged.status, headers=headers)
    # discord.py reads the body as JSON only if the type says exactly this, without a charset.
    headers["Content-Type"] = "application/json"
    return web.Response(
        status=logged.status, headers=headers, body=json.dumps(logged.answer).encode()
    )
