"""An unmodified discord.js plays here: a check of the sandbox by a client nobody here wrote.

`make test` installs Node.js and the library beside this project's own Python.
"""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox

LIBRARY = Path(sys.prefix) / "discordjs" / "node_modules"
PATIENCE = 30.0


class OtherBot:
    """The process, and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def says(self, first: str) -> list[str]:
        """Wait for a line that begins with a word, and give the words after it."""
        async with asyncio.timeout(PATIENCE):
            while line := (await self._process.stdout.readline()).decode():
                word, *rest = line.split()
                if word == first:
                    return rest
        pytest.fail((await self._process.stderr.read()).decode())


@pytest.fixture
async def box():
    """A sandbox with every limit."""
    started = await Sandbox.start()
    yield started
    await started.stop()


@pytest.fixture
async def other(box):
    assert shutil.which("node"), "Node.js is missing: run `make test`, which installs it"
    assert LIBRARY.exists(), "discord.js is missing: run `make test`, which installs it"
    process = await asyncio.create_subprocess_exec(
        "node",
        str(Path(__file__).with_name("other_hands.cjs")),
        box.base,
        box.token,
        env={**os.environ, "NODE_PATH": str(LIBRARY)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield OtherBot(process)
    finally:
        process.terminate()
        await process.wait()


async def test_discord_js_plays_here(box, other, maya, nils):
    assert await other.says("ready") == ["parlour", "2", "2"]
    assert [c["name_localized"] for c in maya.commands()] == ["deal", "table"]

    assert await maya.complete("deal", {"game": "cr"}, "game") == [("cribbage", "cribbage")]
    hand = (await maya.command("deal", {"game": "cribbage"})).message
    assert (hand.text, hand.ephemeral) == ("Your hand of cribbage", True)
    assert [(i.filename, i.alt, i.width) for i in hand.images] == [("hand.png", "One card", 1)]

    modal = (await maya.press(hand, "Name")).modal
    assert (await maya.submit(modal, {"named": "Lucky"})).message.text == "Lucky"
    played = await maya.press(hand, "Play")
    assert (played.message.text, played.message.images) == ("Played", ())
    await maya.wait(lambda seen: [m.text for m in seen] == ["Played", "Next!"])

    opened = await (await maya.command("table")).settled()
    assert await other.says("table") == [opened.message.id]
    assert opened.message.text == "Waiting"
    assert [i.filename for i in opened.message.images] == ["hand.png"]
    assert (await nils.press(opened.message, "Join")).kind == "deferred"
    await maya.wait(lambda seen: any(m.text == "Nils joined" for m in seen))
    assert [m.text for m in nils.messages()] == ["Nils joined"]

    await box.gateway.drop()
    await other.says("resumed")
    assert (await maya.command("deal", {"game": "rummy"})).message.text == "Your hand of rummy"
    box.moderator.throw_out_bot(box.other_guild_id)
    assert await other.says("left") == [box.other_guild_id]
    assert 429 not in [r.status for r in box.log]


@pytest.fixture
def maya(box):
    return box.people.join("Maya")


@pytest.fixture
def nils(box):
    return box.people.join("Nils")
