"""The workshop: painters in processes of their own, so that the one which plays never waits.

Pillow holds the interpreter for all but a tenth of a picture's 6 ms. In a thread of the bot it would
hold up presses and the heartbeat; to hand a scene over and take its picture costs half of one.
"""

import asyncio
import logging
import pickle
import sys

from renderers.kit.painter import HEAD
from renderers.kit.press import Picture

_AT_ONCE = 1 << 18
"""Bytes that are read ahead: more than a picture has."""

log = logging.getLogger(__name__)


class PaintingError(Exception):
    """A picture could not be painted; says where and why."""


class _DeadError(Exception):
    """The painter is no more."""


class _Painter:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._asks, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def begin(cls) -> "_Painter":
        pipe = asyncio.subprocess.PIPE
        module = (sys.executable, "-m", "renderers.kit.painter")
        return cls(
            await asyncio.create_subprocess_exec(*module, stdin=pipe, stdout=pipe, limit=_AT_ONCE)
        )

    async def paint(self, picture: Picture) -> bytes:
        try:
            self._asks.write(pickle.dumps(picture, pickle.HIGHEST_PROTOCOL))
            await self._asks.drain()
            painted, length = HEAD.unpack(await self._answers.readexactly(HEAD.size))
            body = await self._answers.readexactly(length)
        except (ConnectionError, EOFError) as gone:
            raise _DeadError from gone
        if not painted:
            raise PaintingError(body.decode())
        return body

    def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()

    async def end(self) -> None:
        self._asks.close()
        await self._process.wait()


class Workshop:
    """As many painters as were ever wanted at once; one that died is replaced."""

    def __init__(self) -> None:
        self._free: list[_Painter] = []

    async def open(self) -> None:
        """Have a painter come to its place before a picture is wanted."""
        self._free.append(await _Painter.begin())

    async def paint(self, picture: Picture) -> bytes:
        """Return *picture* painted; raise ``PaintingError`` if it cannot be."""
        try:
            return await self._painted(picture)
        except _DeadError:
            log.warning("a painter died, for want of memory perhaps; another takes over")
            return await self._painted(picture)

    async def close(self) -> None:
        """Let the painters go; none may be at work."""
        while self._free:
            await self._free.pop().end()

    async def _painted(self, picture: Picture) -> bytes:
        painter = self._free.pop() if self._free else await _Painter.begin()
        try:
            png = await painter.paint(picture)
        except PaintingError:
            self._free.append(painter)
            raise
        except BaseException:
            painter.kill()  # dead already, or left in the middle of an answer
            raise
        self._free.append(painter)
        return png
