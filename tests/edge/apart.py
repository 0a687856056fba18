"""A sandbox in this process and the bot in another one, which can be killed at any moment."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from play.parlour import PATIENCE, Player

from bot.sandbox.server import Sandbox
from bot.store import log, tables
from bot.store.connection import open_file

ROOT = Path(__file__).parents[2]
WATCHED = Path(tempfile.gettempdir()) / f"parlour-watched-{os.getpid()}.txt"
"""What is wrong with the requests and events of sandboxes that are processes of their own."""
QUIET = 8
"""Looks in a row that find the bot asleep."""


class Apart:
    """The bot as a process; ``kill`` ends it at once, ``restart`` starts another on its store."""

    def __init__(
        self, box: Sandbox, folder: Path, nursery: subprocess.Popen, more: dict[str, str]
    ) -> None:
        self.box, self.path = box, folder / "parlour.db"
        self.errors = folder / "errors.txt"
        self.pid = 0
        self._nursery, self._more = nursery, more

    @classmethod
    async def start(cls, folder: Path, nursery: subprocess.Popen, **more: str) -> "Apart":
        """Start a sandbox and the bot; *more* of its environment: ``SEED`` (see ``nursery.py``)."""
        found = cls(await Sandbox.start(limited=False), folder, nursery, more)
        await found.run()
        return found

    async def run(self) -> None:
        given = environment(self.path.parent, self.box, ERRORS=str(self.errors), **self._more)
        self._nursery.stdin.write(json.dumps(given).encode() + b"\n")
        self._nursery.stdin.flush()
        self.pid = int((await self._said()).split()[1])
        async with asyncio.timeout(PATIENCE):
            while not self.box.gateway.connected:  # noqa: ASYNC110 - it sets no event
                await asyncio.sleep(0.002)
        await self.settle()

    def strike(self) -> None:
        """Kill the bot now; ``gone`` tells when it is."""
        os.kill(self.pid, signal.SIGKILL)

    async def gone(self) -> int:
        """Wait for the end of the bot; return its exit code."""
        code = int((await self._said()).split()[1])
        async with asyncio.timeout(PATIENCE):
            while self.box.gateway.connected:  # noqa: ASYNC110 - it sets no event
                await asyncio.sleep(0.002)
        return code

    async def restart(self) -> None:
        """Kill the bot and start it again."""
        self.strike()
        await self.gone()
        await self.run()

    async def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        code = await self.gone()
        await self.box.stop()
        assert code == 0

    async def settle(self) -> None:
        """Wait until the bot sleeps and nothing has changed for a moment."""
        quiet = 0
        async with asyncio.timeout(PATIENCE):
            while quiet < QUIET:
                before = self.box.world.changed, len(self.box.log)
                await asyncio.sleep(0.004)
                same = (self.box.world.changed, len(self.box.log)) == before
                quiet = quiet + 1 if same and self._sleeps() else 0

    def _sleeps(self) -> bool:
        """Tell whether no thread of the bot or its painters runs, may run or waits for the disk."""
        try:
            bot = Path(f"/proc/{self.pid}/task")
            painters = " ".join(each.read_text() for each in bot.glob("*/children")).split()
            tasks = (bot, *(Path(f"/proc/{painter}/task") for painter in painters))
            threads = [stat.read_text() for task in tasks for stat in task.glob("*/stat")]
        except OSError:
            return True  # it is gone
        return all(stat.rpartition(")")[2].split()[0] == "S" for stat in threads)

    def join(self, name: str) -> Player:
        return Player(self, self.box.people.join(name))

    def entries(self, player: Player, number: int = 1):
        """What is stored of a round."""
        with closing(open_file(self.path, readonly=True)) as connection:
            return log.entries(connection, player.table_id, number)

    def record(self, player: Player):
        with closing(open_file(self.path, readonly=True)) as connection:
            return tables.one(connection, player.table_id)

    def round(self, player: Player, number: int = 1):
        with closing(open_file(self.path, readonly=True)) as connection:
            return log.one(connection, player.table_id, number)

    async def _said(self) -> str:
        async with asyncio.timeout(PATIENCE):
            said = await asyncio.to_thread(self._nursery.stdout.readline)
        assert said, self.errors.read_text()
        return said.decode()


@asynccontextmanager
async def apart_in(folder: Path, nursery: subprocess.Popen, **more: str) -> AsyncIterator[Apart]:
    """The bot as a process, as ``Apart.start``; it must have stumbled over nothing when it ends."""
    running = await Apart.start(folder, nursery, **more)
    yield running
    await running.stop()
    assert not running.box.unknown_routes
    assert "Traceback" not in running.errors.read_text()


@contextmanager
def opened_nursery() -> Iterator[subprocess.Popen]:
    """A process that forks bots; see ``nursery.py``."""
    command = (sys.executable, str(Path(__file__).with_name("nursery.py")))
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT}/tests"},
    ) as running:
        yield running
        running.stdin.close()


def environment(folder: Path, box: Sandbox | None = None, **more: str) -> dict[str, str]:
    """The environment of a bot that keeps its store in *folder*."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    to_box = {"PARLOUR_SANDBOX_URL": box.base, "DISCORD_TOKEN": box.token} if box else {}
    return {
        **kept,
        "PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'edge' / 'watched'}",
        "WATCHED": str(WATCHED),
        "PARLOUR_STORE": str(folder / "parlour.db"),
        "PARLOUR_PACE": "0",
        "PARLOUR_EMOJIS": "False",
        "PARLOUR_EDIT_INTERVAL": "0",
        **to_box,
        **more,
    }
