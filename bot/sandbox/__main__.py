"""Run the sandbox alone: `python -m bot.sandbox --port 8710 --keep FILE`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from bot.sandbox.server import TOKEN, Sandbox


async def run(host: str, port: int, keep: Path | None) -> None:
    """Serve until told to stop."""
    over = asyncio.Event()
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, over.set)
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
    given = reader.parse_args()
    asyncio.run(run(given.host, given.port, given.keep))


if __name__ == "__main__":
    main()
