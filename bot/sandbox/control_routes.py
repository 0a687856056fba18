"""What a test or a tinkerer does to the sandbox itself over HTTP: its clock, its gateway, faults,
and what a moderator does to servers.

`POST /faults` takes the fields of a `Fault`; `POST /moderator/{deed}` names a method of
`Moderator` and takes its arguments.
"""

from collections.abc import Awaitable, Callable
from dataclasses import asdict

from aiohttp import web

from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.moderator import Moderator
from bot.sandbox.people_json import read_object
from bot.sandbox.rest import Rest
from bot.sandbox.wire import Json
from bot.sandbox.world import World

Route = tuple[str, str, Callable[[web.Request], Awaitable[web.StreamResponse]]]
SHOWN = 200
"""Requests of the log that are told at once."""


class ControlRoutes:
    """Serves `/bot`, `/clock`, `/gateway`, `/faults`, `/moderator`, `/log` and the like."""

    def __init__(
        self, world: World, gateway: Gateway, rest: Rest, moderator: Moderator, deeds: Interactions
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._rest = rest
        self._moderator = moderator
        self._interactions = deeds

    @property
    def rows(self) -> tuple[Route, ...]:
        """Every route: its method, its path, and what serves it."""
        return (
            ("GET", "/bot", self._bot),
            ("GET", "/clock", self._clock),
            ("POST", "/clock/advance", self._advance),
            ("POST", "/gateway/{deed}", self._gateway_deed),
            ("GET", "/faults", self._faults),
            ("POST", "/faults", self._add_fault),
            ("DELETE", "/faults", self._clear_faults),
            ("POST", "/interactions/{id}/again", self._again),
            ("POST", "/moderator/{deed}", self._moderate),
            ("GET", "/log", self._log),
            ("GET", "/unknown-routes", self._unknown),
        )

    async def _bot(self, _request: web.Request) -> web.Response:
        return web.json_response({"connected": self._gateway.connected})

    async def _clock(self, _request: web.Request) -> web.Response:
        return web.json_response({"now": self._world.clock.now()})

    async def _advance(self, request: web.Request) -> web.Response:
        seconds = float((await read_object(request)).get("seconds") or 0)
        if seconds < 0:
            raise web.HTTPBadRequest(text="time does not run backwards")
        self._world.clock.advance(seconds)
        return await self._clock(request)

    async def _gateway_deed(self, request: web.Request) -> web.Response:
        resumable = bool((await read_object(request)).get("resumable", True))
        match request.match_info["deed"]:
            case "drop":
                await self._gateway.drop(resumable=resumable)
            case "reconnect":
                await self._gateway.ask_to_reconnect()
            case "invalidate":
                await self._gateway.invalidate(resumable=resumable)
            case unknown:
                raise web.HTTPNotFound(text=f"a gateway cannot {unknown}")
        return web.json_response({})

    async def _faults(self, _request: web.Request) -> web.Response:
        return web.json_response([asdict(f) for f in self._world.faults.waiting])

    async def _add_fault(self, request: web.Request) -> web.Response:
        given = await read_object(request)
        added = self._world.faults.add(given.pop("effect"), given.pop("route", "*"), **given)
        return web.json_response(asdict(added), status=201)

    async def _clear_faults(self, request: web.Request) -> web.Response:
        self._world.faults.clear()
        return await self._faults(request)

    async def _again(self, request: web.Request) -> web.Response:
        if not self._interactions.tell_again(request.match_info["id"]):
            raise web.HTTPNotFound(text="there is no such interaction")
        return web.json_response({})

    async def _moderate(self, request: web.Request) -> web.Response:
        name, given = request.match_info["deed"], await read_object(request)
        deed = None if name.startswith("_") else getattr(self._moderator, name, None)
        if deed is None:
            raise web.HTTPNotFound(text=f"a moderator cannot {name}")
        deed(**given)
        return web.json_response({})

    async def _log(self, _request: web.Request) -> web.Response:
        shown: list[Json] = [
            {
                "method": r.method,
                "path": r.path,
                "status": r.status,
                "body": r.body,
                "files": r.files,
                "answer": r.answer,
            }
            for r in self._rest.log[-SHOWN:]
        ]
        return web.json_response(shown)

    async def _unknown(self, _request: web.Request) -> web.Response:
        return web.json_response(self._rest.unknown)
