"""The people API over HTTP, which the page and programs in other languages use.

`DEEDS` lists what a person can be told to do. A use that is not possible answers 409 with the
reason; what is unknown answers 404, what is malformed 400.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.sandbox.control_routes import ControlRoutes
from bot.sandbox.deeds import DEEDS
from bot.sandbox.people import NotPossible, People, Person
from bot.sandbox.people_json import read_object, shown_message, shown_person
from bot.sandbox.wire import Json
from bot.sandbox.world import Change, Happening, World

PAGE = Path(__file__).parent / "page"
QUIET = 15.0
"""Seconds after which an event stream without news says that it lives."""
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PeopleRoutes:
    """Serves the page and the people API."""

    def __init__(self, world: World, people: People, control: ControlRoutes) -> None:
        self._world = world
        self._people = people
        self._control = control

    def add_to(self, app: web.Application) -> None:
        """Put the routes into the server."""
        app.router.add_get("/", self._index)
        app.router.add_static("/page", PAGE)
        for method, path, serve in (
            ("GET", "/people", self._list),
            ("POST", "/people", self._join),
            ("PATCH", "/people/{person}", self._change),
            ("GET", "/people/{person}/messages", self._messages),
            ("GET", "/people/{person}/commands", self._commands),
            ("GET", "/people/{person}/channels", self._channels),
            ("GET", "/people/{person}/events", self._events),
            ("POST", "/people/{person}/{deed}", self._deed),
            ("GET", "/words", self._words),
            *self._control.rows,
        ):
            app.router.add_route(method, path, _guarded(serve))

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _words(self, request: web.Request) -> web.Response:
        from bot.sandbox.page_words import page_words  # noqa: PLC0415 - a bot need not wait for it

        language, words = page_words(request.query.get("locale", ""))
        return web.json_response({"lang": language, "words": words})

    # -- people

    def _person(self, request: web.Request) -> Person:
        try:
            return self._people.get(request.match_info["person"])
        except NotPossible as unknown:
            raise web.HTTPNotFound(text=str(unknown)) from None

    async def _list(self, _request: web.Request) -> web.Response:
        return web.json_response([shown_person(p) for p in self._people.all()])

    async def _join(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        name = str(body.get("name") or "").strip()
        if not 1 <= len(name) <= 32:
            raise web.HTTPBadRequest(text="a name has 1 to 32 characters")
        permissions = body.get("permissions")
        joined = self._people.join(
            name,
            str(body.get("locale") or "en-US"),
            None if permissions is None else int(permissions),
        )
        return web.json_response(shown_person(joined), status=201)

    async def _change(self, request: web.Request) -> web.Response:
        person, body = self._person(request), await read_object(request)
        fields: Json = {k: body[k] for k in ("name", "locale", "dms_open") if k in body}
        if "permissions" in body:
            fields["permissions"] = int(body["permissions"])
        person.change(**fields)
        return web.json_response(shown_person(person))

    async def _messages(self, request: web.Request) -> web.Response:
        seen = self._person(request).messages(request.query.get("channel"))
        return web.json_response([shown_message(m) for m in seen])

    async def _commands(self, request: web.Request) -> web.Response:
        return web.json_response(self._person(request).commands(request.query.get("channel")))

    async def _channels(self, request: web.Request) -> web.Response:
        person = self._person(request)
        shown = [
            {**self._world.channel_json(c), **self._server(c.guild_id)} for c in person.channels()
        ]
        return web.json_response(shown)

    def _server(self, guild_id: str | None) -> Json:
        """Return what a server is called, and whether the bot was added to it."""
        if guild_id is None:
            return {"guild": None, "installed": True}
        guild = self._world.guilds[guild_id]
        return {"guild": guild.name, "installed": guild.installed}

    async def _deed(self, request: web.Request) -> web.Response:
        person, body = self._person(request), await read_object(request)
        deed = DEEDS.get(request.match_info["deed"])
        if deed is None:
            raise web.HTTPNotFound(text=f"nobody can {request.match_info['deed']}")
        return web.json_response(await deed(person, body))

    # -- what happens, as it happens

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        stream = web.StreamResponse(headers={"Cache-Control": "no-store"})
        stream.content_type = "text/event-stream"
        await stream.prepare(request)
        news: asyncio.Queue[Change] = asyncio.Queue()
        stop = self._world.watch(news.put_nowait)
        try:
            await stream.write(b": hello\n\n")
            while True:
                await self._pass_on(person, news, stream)
        except (ConnectionError, asyncio.CancelledError):
            return stream
        finally:
            stop()

    async def _pass_on(
        self, person: Person, news: asyncio.Queue[Change], stream: web.StreamResponse
    ) -> None:
        try:
            async with asyncio.timeout(QUIET):
                change = await news.get()
        except TimeoutError:
            await stream.write(b": quiet\n\n")
            return
        said = self._told(person, change)
        if said is not None:
            await stream.write(f"data: {json.dumps(said)}\n\n".encode())

    def _told(self, person: Person, change: Change) -> Json | None:
        post = change.post
        channel = self._world.channels[post.channel_id]
        if post.seen_by not in (None, person.id) or channel.recipient_id not in (None, person.id):
            return None
        said: Json = {"what": change.what, "channel": post.channel_id, "id": post.id}
        if change.what is Happening.GONE or post.id in self._world.hidden:
            return said | {"what": Happening.GONE}
        try:
            return said | {"message": shown_message(person.message(post.id))}
        except NotPossible:
            return None


def _guarded(serve: Serve) -> Serve:
    async def guarded(request: web.Request) -> web.StreamResponse:
        # Another site's page in the same browser must not play here: it cannot send this type.
        if request.method != "GET" and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType(text="send application/json")
        try:
            return await serve(request)
        except NotPossible as reason:
            return web.json_response({"reason": str(reason)}, status=409)
        except (KeyError, TypeError, ValueError) as wrong:
            return web.json_response({"reason": f"malformed: {wrong!r}"}, status=400)

    return guarded
