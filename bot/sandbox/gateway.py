"""The gateway: how bots log in, stay, are cut off, and resume with what they missed.

Close codes and opcodes: Discord's documentation, "Opcodes and Status Codes".
"""

import asyncio
import json
import time
from collections import deque

from aiohttp import WSMessage, WSMsgType, web

from bot.sandbox.lines import Line
from bot.sandbox.places import user_json
from bot.sandbox.sessions import Session
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, GUILDS, Event, World

RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
IGNORED = frozenset({3, 4, 8, 31})
"""Presence, voice, members and soundboard requests: taken and not acted on."""
VERSIONS = (None, "9", "10")
HEARTBEAT = 41.25
"""Seconds between two heartbeats."""
MERCY = 1.5
"""How many of these may pass without one."""
JOURNEY = 0.05
"""Seconds until a heartbeat is acknowledged: a library notes when it sent one after it is gone."""
MAX_PAYLOAD = 4096
ALL_INTENTS = (1 << 26) - 1
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences and the content of messages: the portal grants them, here nobody."""
LOGINS, LOGINS_IN, LOGIN_PAUSE = 1000, 24 * 3600.0, 5.0
"""Logins in a day, after which the token is worth nothing; and seconds between two."""
WAITING = 8
"""Sessions without a line that are remembered, so that a bot killed often leaves few behind."""


class Gateway:
    """All sessions, and the door they come through."""

    def __init__(self, world: World, token: str) -> None:
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.heartbeat = HEARTBEAT
        self.acknowledges = True
        self.granted = 0
        self._world = world
        self._token = token
        self._greeted: set[str] = set()
        self._logins: deque[float] = deque()

    @property
    def connected(self) -> bool:
        """Whether a bot is logged in, on a line, and has heard of its servers."""
        return any(s.line is not None and s.id in self._greeted for s in self.sessions.values())

    @property
    def logins_left(self) -> int:
        """How often the bot may still identify today."""
        since = self._world.clock.now() - LOGINS_IN
        while self._logins and self._logins[0] < since:
            self._logins.popleft()
        return max(0, LOGINS - len(self._logins))

    def listens(self, intent: int) -> bool:
        """Whether any session hears events of an intent."""
        return any(s.intents & intent for s in self.sessions.values())

    async def tell(self, event: Event) -> None:
        """Let every session hear an event."""
        for session in list(self.sessions.values()):
            await session.hear(event)

    async def drop(self, *, resumable: bool = True) -> None:
        """Cut every line; without `resumable` the sessions are forgotten too."""
        lines = [s.line for s in self.sessions.values() if s.line is not None]
        if not resumable:
            self.sessions.clear()
        for line in lines:
            await line.close(1001 if not resumable else 4000, "Dropped")

    async def ask_to_reconnect(self) -> None:
        """Send every line op 7, after which a client resumes by itself."""
        for session in list(self.sessions.values()):
            if session.line is not None:
                await session.line.send(RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Send every line op 9; without `resumable` a client must identify anew."""
        sessions = list(self.sessions.values())
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            if session.line is not None:
                await session.line.send(INVALID_SESSION, resumable)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket connection."""
        socket = web.WebSocketResponse(max_msg_size=4 * MAX_PAYLOAD, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.query.get("compress"), time.monotonic())
        if request.query.get("v") not in VERSIONS:
            await line.close(4012, "Invalid API version.")
            return socket
        await line.send(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        session: Session | None = None
        while (message := await self._next(socket, line)) is not None:
            payload = _read(message)
            if payload is None:
                await line.close(4002, "Error while decoding payload.")
                break
            if line.too_chatty(self._world.clock.now()):
                await line.close(4008, "Rate limited.")
                break
            session = await self._obey(payload, line, session)
        if session is not None and session.line is line:
            session.line = None
        return socket

    async def _next(self, socket: web.WebSocketResponse, line: Line) -> WSMessage | None:
        # Heartbeats are due by the real clock: a test that lets a day pass kills no healthy line.
        due = line.beaten + MERCY * self.heartbeat
        try:
            message = await socket.receive(timeout=max(0.0, due - time.monotonic()))
        except TimeoutError:
            for session in [s for s in self.sessions.values() if s.line is line]:
                del self.sessions[session.id]
            await line.close(4009, "Session timed out.")
            return None
        return message if message.type in (WSMsgType.TEXT, WSMsgType.BINARY) else None

    async def _obey(self, payload: Json, line: Line, session: Session | None) -> Session | None:
        data = payload.get("d")
        match payload.get("op"):
            case 1:
                line.beaten = time.monotonic()
                await asyncio.sleep(JOURNEY)
                if self.acknowledges:
                    await line.send(HEARTBEAT_ACK)
            case 2 if session is not None:
                await line.close(4005, "Already authenticated.")
            case 2:
                return await self._identify(data if isinstance(data, dict) else {}, line)
            case 6:
                return await self._resume(data if isinstance(data, dict) else {}, line)
            case _ if session is None:
                await line.close(4003, "Not authenticated.")
            case op if op not in IGNORED:
                await line.close(4001, "Unknown opcode.")
        return session

    async def _identify(self, data: Json, line: Line) -> Session | None:
        intents, shard = data.get("intents"), _shard(data.get("shard"))
        if data.get("token") != self._token or self.logins_left == 0:
            await line.close(4004, "Authentication failed.")
        elif shard is None:
            await line.close(4010, "Invalid shard.")
        elif not isinstance(intents, int) or intents & ~ALL_INTENTS:
            await line.close(4013, "Invalid intent(s).")
        elif intents & PRIVILEGED & ~self.granted:
            await line.close(4014, "Disallowed intent(s).")
        elif self._too_soon():
            await line.send(INVALID_SESSION, data=False)
        else:
            return await self._greet(Session(intents, line, shard))
        return None

    def _too_soon(self) -> bool:
        now = self._world.clock.now()
        limited = self._world.buckets.enforced and self._logins
        if limited and now - self._logins[-1] < LOGIN_PAUSE:
            return True
        self._logins.append(now)
        return False

    async def _greet(self, session: Session) -> Session:
        left = [key for key, s in self.sessions.items() if s.line is None]
        for key in left[: -WAITING or None]:
            del self.sessions[key]
        self.sessions[session.id] = session
        await session.hear(Event("READY", self._ready(session)))
        for guild in self._world.guilds.values():
            if guild.installed:
                await session.hear(Event("GUILD_CREATE", self._world.guild_create(guild), GUILDS))
        self._greeted.add(session.id)
        return session

    def _ready(self, session: Session) -> Json:
        guilds = [g.id for g in self._world.guilds.values() if g.installed]
        return {
            "v": 10,
            "user": {**user_json(self._world.bot), "verified": True, "mfa_enabled": False},
            "guilds": [{"id": g, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "session_type": "normal",
            "shard": list(session.shard),
            "application": {"id": APPLICATION, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }

    async def _resume(self, data: Json, line: Line) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self._token:
            await line.close(4004, "Authentication failed.")
            return None
        if session is None:
            await line.send(INVALID_SESSION, data=False)
            return None
        after = int(data.get("seq") or 0)
        if after > session.seq:
            await line.close(4007, "Invalid seq.")
            return None
        if not session.remembers(after):
            await line.send(INVALID_SESSION, data=False)
            return None
        await session.replay(line, after)
        return session


def _read(message: WSMessage) -> Json | None:
    if len(message.data) > MAX_PAYLOAD:
        return None
    try:
        payload = json.loads(message.data)
    except ValueError:
        return None
    return payload if isinstance(payload, dict) else None


def _shard(given: object) -> tuple[int, int] | None:
    if given is None:
        return 0, 1
    match given:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
        case _:
            return None
