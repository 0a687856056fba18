"""One WebSocket line of the gateway: what is sent on it, compressed the way its client asked."""

import json
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import web

MOST, MOST_IN = 120, 60.0
"""Payloads that a client may send in so many seconds."""
BLOCK = 128 * 1024
_ZSTD_HEAD = bytes.fromhex("28b52ffd0068")
"""The magic number; no content size, checksum or dictionary; a window of 8 MiB."""


def zlib_stream() -> Callable[[bytes], bytes]:
    """Give what packs payloads into one zlib stream, each whole when it arrives."""
    deflate = zlib.compressobj()
    return lambda raw: deflate.compress(raw) + deflate.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Callable[[bytes], bytes]:
    """Give what packs payloads into one zstd frame that never ends, in blocks stored as they are.

    Any decoder reads it (RFC 8878, 3.1.1.2), and to write it takes no library.
    """
    head = [_ZSTD_HEAD]

    def pack(raw: bytes) -> bytes:
        blocks = [raw[i : i + BLOCK] for i in range(0, len(raw), BLOCK)]
        packed = b"".join((len(b) << 3).to_bytes(3, "little") + b for b in blocks)
        return (head.pop() if head else b"") + packed

    return pack


_PACKERS = {"zlib-stream": zlib_stream, "zstd-stream": zstd_stream}


class Line:
    """One connection, and how its client behaves on it. Times are those of the caller's clock."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None, heard: float) -> None:
        self.beaten = heard
        self._socket = socket
        self._pack = _PACKERS[compress]() if compress in _PACKERS else None
        self._received: deque[float] = deque()

    async def send(self, op: int, data: Any = None, seq: int | None = None, name: str = "") -> None:
        """Send one payload."""
        await self.send_raw(json.dumps({"op": op, "d": data, "s": seq, "t": name or None}))

    async def send_raw(self, text: str) -> None:
        """Send one payload that is already written out. A closed line swallows it."""
        if self._socket.closed:
            return
        try:
            if self._pack is None:
                await self._socket.send_str(text)
            else:
                await self._socket.send_bytes(self._pack(text.encode()))
        except ConnectionError:
            return

    async def close(self, code: int, words: str) -> None:
        """Hang up with one of Discord's codes."""
        await self._socket.close(code=code, message=words.encode())

    def too_chatty(self, now: float) -> bool:
        """Count a payload that came; whether that is one too many."""
        self._received.append(now)
        while now - self._received[0] >= MOST_IN:
            self._received.popleft()
        return len(self._received) > MOST
