"""A file that says every few seconds that the bot lives, for a supervisor or a container to watch."""

import asyncio
import contextlib
import json
import math
import time
from collections.abc import Callable
from pathlib import Path

BEAT, UNWELL = 10.0, 1.0
"""Seconds between two writings, and while there is no connection."""
FRESH = 45.0
"""Seconds after which a file that was not written again says that the bot is gone or stuck."""


class Pulse:
    """Writes *path* until it is stopped; *connected* and *tables* say how the bot does."""

    def __init__(
        self, path: Path, connected: Callable[[], bool], tables: Callable[[], int]
    ) -> None:
        self._path = path
        self._connected = connected
        self._tables = tables
        self._beating = asyncio.ensure_future(self._beat())

    async def stop(self) -> None:
        """Write no more, and take the file away."""
        self._beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._beating
        self._path.unlink(missing_ok=True)

    async def _beat(self) -> None:
        while True:
            told = {
                "at": time.time(),
                "connected": self._connected(),
                "tables": self._tables(),
            }
            with contextlib.suppress(OSError):  # a full disk stops no game
                await asyncio.to_thread(_write, self._path, json.dumps(told))
            await asyncio.sleep(BEAT if told["connected"] else UNWELL)


def ailing(path: Path, now: float) -> str:
    """Return what is wrong with the bot that writes *path*, or nothing if it is well."""
    try:
        told = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return "it does not run"
    age = now - told.get("at", -math.inf)
    if age > FRESH:
        return f"it has said nothing for {age:.0f} seconds"
    return "" if told.get("connected") else "it has no connection to Discord"


def _write(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(path)
