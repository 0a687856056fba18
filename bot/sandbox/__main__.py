"""Run the sandbox alone: `python -m bot.sandbox --port 8710 --keep FILE`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from bot.sandbox.server import TOKEN, Sandbox


async def run(host: str, port: int, keep: Path | None, *, tethered: bool) -> None:
    """Serve until told to stop; *tethered*: also when standard input ends, with whoever holds it."""
    over = asyncio.Event()
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, over.set)
    if tethered:
        reader, loop = asyncio.StreamReader(), asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        waiting = asyncio.ensure_future(reader.read())
        waiting.add_done_callback(lambda _: over.set())
    box = await Sandbox.start(host, port, keep)
    sys.stdout.write(f"Sandbox on {box.base}/ (bot token: {TOKEN})\n")
    sys.stdout.flush()
    await over.wait()
    await box.stop()


def main() -> None:
    """Read the command line and run."""
    reader = argparse.ArgumentParser(prog="bot.sandbox", description=__doc__)
    reader.add_argument("--host", default="127.0.0.1")
    reader.add_argument("--port", type=int, default=8710)
    reader.add_argument("--keep", type=Path, help="the file the world is saved in")
    reader.add_argument(
        "--tethered", action="store_true", help="stop when standard input ends, too"
    )
    given = reader.parse_args()
    asyncio.run(run(given.host, given.port, given.keep, tethered=given.tethered))


if __name__ == "__main__":
    main()
