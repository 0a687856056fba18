"""The gateway: sessions of bots, what they hear, heartbeats, and resuming with what was missed.

Close codes and opcodes: Discord's documentation, "Opcodes and Status Codes".
"""

import json
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, GUILDS, Event, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
IGNORED = frozenset({3, 4, 8, 31})
"""Presence, voice, members and soundboard requests: taken and not acted on."""
HEARTBEAT_MS = 41_250
MISSED = 1000
"""Events kept for a session, the dropped one's too."""
ALL_INTENTS = (1 << 26) - 1


class Line:
    """One WebSocket connection, compressed the way its client asked."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self._socket = socket
        self._deflate = zlib.compressobj() if compress == "zlib-stream" else None

    async def send(self, op: int, data: Any = None, seq: int | None = None, name: str = "") -> None:
        """Send one payload."""
        await self.send_raw(json.dumps({"op": op, "d": data, "s": seq, "t": name or None}))

    async def send_raw(self, text: str) -> None:
        """Send one payload that is already written out. A closed line swallows it."""
        if self._socket.closed:
            return
        try:
            if self._deflate is None:
                await self._socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode())
                await self._socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:
            return

    async def close(self, code: int, words: str) -> None:
        """Hang up with one of Discord's codes."""
        await self._socket.close(code=code, message=words.encode())


class Session:
    """A logged-in bot, on a line or waiting to resume."""

    def __init__(self, intents: int, line: Line) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.line: Line | None = line
        self._seq = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=MISSED)

    async def hear(self, event: Event) -> None:
        """Send an event, or keep it until the line is up again."""
        if event.intent and not event.intent & self.intents:
            return
        self._seq += 1
        payload = {"op": DISPATCH, "d": event.data, "s": self._seq, "t": event.name}
        text = json.dumps(payload)
        self._sent.append((self._seq, text))
        if self.line is not None:
            await self.line.send_raw(text)

    async def replay(self, line: Line, after: int) -> None:
        """Go on on a new line: send what was missed, then RESUMED."""
        missed = [text for seq, text in self._sent if seq > after]
        self.line = line
        for text in missed:
            await line.send_raw(text)
        await self.hear(Event("RESUMED", {}))


class Gateway:
    """All sessions, and the door they come through."""

    def __init__(self, world: World, token: str) -> None:
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self._world = world
        self._token = token
        self._greeted: set[str] = set()

    @property
    def connected(self) -> bool:
        """Whether a bot is logged in, on a line, and has heard of its servers."""
        return any(s.line is not None and s.id in self._greeted for s in self.sessions.values())

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
        socket = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.query.get("compress"))
        await line.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        async for message in socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                break
            payload = _read(message.data)
            if payload is None:
                await line.close(4002, "Error while decoding payload.")
                break
            session = await self._obey(payload, line, session)
        if session is not None and session.line is line:
            session.line = None
        return socket

    async def _obey(self, payload: Json, line: Line, session: Session | None) -> Session | None:
        data = payload.get("d")
        match payload.get("op"):
            case 1:
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
        intents = data.get("intents")
        if data.get("token") != self._token:
            await line.close(4004, "Authentication failed.")
            return None
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            await line.close(4013, "Invalid intent(s).")
            return None
        session = Session(intents, line)
        self.sessions[session.id] = session
        await session.hear(Event("READY", self._ready(session, data)))
        for guild in self._world.guilds.values():
            if guild.installed:
                await session.hear(Event("GUILD_CREATE", self._world.guild_create(guild), GUILDS))
        self._greeted.add(session.id)
        return session

    def _ready(self, session: Session, data: Json) -> Json:
        guilds = [g.id for g in self._world.guilds.values() if g.installed]
        return {
            "v": 10,
            "user": {**self._world.users[APPLICATION], "verified": True, "mfa_enabled": False},
            "guilds": [{"id": g, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "session_type": "normal",
            "shard": data.get("shard") or [0, 1],
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
        await session.replay(line, int(data.get("seq") or 0))
        return session


def _read(raw: str | bytes) -> Json | None:
    try:
        payload = json.loads(raw)
    except ValueError:
        return None
    return payload if isinstance(payload, dict) else None
