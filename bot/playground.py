"""``make play``: the embedded sandbox in a process of its own, and the bot on it.

The sandbox keeps its world (people, messages, pictures) in a file beside the store, so that tables
go on where they stood, and a bot that dies takes no channel with it.
"""

import asyncio
import signal
import socket
import subprocess
import sys
import time

from pydantic import SecretStr

from bot.settings import SANDBOX_TOKEN, Settings, SettingsError

START_SECONDS = 15.0
STOP_SECONDS = 5.0
FREE_SECONDS = 3.0


def play(settings: Settings, *, port: int) -> None:
    """Play until Ctrl-C; *port* is where the page is shown."""
    asyncio.run(_play(settings, port))


async def _play(settings: Settings, port: int) -> None:
    await _require_free(port)
    store = settings.store.with_name("playground.db")
    world = store.with_suffix(".world")
    world.parent.mkdir(parents=True, exist_ok=True)
    box = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.sandbox", "--port", str(port), "--keep", str(world)),
        "--tethered",
        stdin=subprocess.PIPE,  # ends with this process however it ends, and the sandbox with it
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C reaches the bot first, which then stops the sandbox
    )
    try:
        from bot import app  # noqa: PLC0415 - the sandbox starts while the bot is imported

        await _started(box, port)
        address = f"http://127.0.0.1:{port}"
        await app.serve(
            settings.model_copy(
                update={
                    "sandbox_url": address,
                    "discord_token": SecretStr(SANDBOX_TOKEN),
                    "store": store,
                }
            ),
            ready=lambda: _welcome(address),
        )
    finally:
        await _stop(box)


async def _require_free(port: int) -> None:
    """Refuse a taken port, after the time that an earlier sandbox needs to save its world."""
    until = time.monotonic() + FREE_SECONDS
    while (taken := _why_taken(port)) is not None:
        if time.monotonic() >= until:
            raise SettingsError(
                f"port {port} is taken; choose another: make play PORT={port % 60000 + 1}"
            ) from taken
        await asyncio.sleep(0.1)


def _why_taken(port: int) -> Exception | None:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except (OSError, OverflowError) as taken:
            return taken
    return None


async def _started(box: asyncio.subprocess.Process, port: int) -> None:
    if box.stdout is None:
        raise SettingsError("the sandbox has no output")
    try:
        line = await asyncio.wait_for(box.stdout.readline(), START_SECONDS)
    except TimeoutError:
        line = b""
    if not line:
        raise SettingsError(
            f"the sandbox did not start on port {port} within {START_SECONDS:.0f} seconds"
        )


async def _stop(box: asyncio.subprocess.Process) -> None:
    if box.returncode is None:
        box.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(box.wait(), STOP_SECONDS)
    except TimeoutError:
        box.kill()


def _welcome(address: str) -> None:
    print(  # noqa: T201 - the address is what was asked for
        f"\n  Parlour is open. Play at  {address}/\n  Stop with Ctrl-C.\n", flush=True
    )
