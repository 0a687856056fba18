"""A logged-in bot at the gateway: what it hears, and what it missed while its line was down."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable

from bot.sandbox.lines import Line
from bot.sandbox.wire import Json
from bot.sandbox.world import Event

DISPATCH = 0
MISSED = 1000
"""Events kept for a session, the dropped one's too."""


class Session:
    """A logged-in bot, on a line or waiting to resume. `shard` is its number and how many.

    A `witness` hears what it hears.
    """

    witness: Callable[[Event], None] = staticmethod(lambda _event: None)

    def __init__(self, intents: int, line: Line, shard: tuple[int, int] = (0, 1)) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.line: Line | None = line
        self.seq = 0
        self.shard = shard
        self._sent: deque[tuple[int, str]] = deque(maxlen=MISSED)
        self._turn = asyncio.Lock()

    def concerns(self, event: Event) -> bool:
        """Whether this session hears of an event: by its intents and, sharded, by its server."""
        if event.intent and not event.intent & self.intents:
            return False
        number, count = self.shard
        return count == 1 or _guild(event) % count == number or event.name in _OWN

    def remembers(self, after: int) -> bool:
        """Whether all that followed an event is still at hand."""
        return self.seq - after <= len(self._sent)

    async def hear(self, event: Event) -> None:
        """Send an event, or keep it until the line is up again."""
        if not self.concerns(event):
            return
        self.witness(event)
        async with self._turn:
            self.seq += 1
            payload = {"op": DISPATCH, "d": event.data, "s": self.seq, "t": event.name}
            text = json.dumps(payload)
            self._sent.append((self.seq, text))
            if self.line is not None:
                await self.line.send_raw(text)

    async def replay(self, line: Line, after: int) -> None:
        """Go on on a new line: send what was missed, then RESUMED."""
        async with self._turn:
            missed = [text for seq, text in self._sent if seq > after]
            self.line = line
            for text in missed:
                await line.send_raw(text)
        await self.hear(Event("RESUMED", {}))


_OWN = ("READY", "RESUMED")
"""What concerns a session itself, whatever its shard."""


def _guild(event: Event) -> int:
    # Direct messages, ephemerals among them, have no server: they come to shard 0.
    data: Json = event.data
    key = data.get("guild_id") or (data.get("id") if event.name.startswith("GUILD_") else None)
    return int(key or 0) >> 22
