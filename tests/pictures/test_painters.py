"""Painters: processes that draw, are replaced when they die, and end with whom they paint for."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pictures.samples import SCORES

from renderers.kit.paint import paint
from renderers.kit.painters import Painters, processes

ROOT = Path(__file__).parents[2]
LIMIT = 60
"""Seconds for a process to begin or to end, on a busy machine."""

ALONE = """
import asyncio, os
from pictures.test_painters import mine
from renderers.kit.painters import Painters, processes

async def run():
    print((await Painters(mine, processes).paint("")).decode(), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(run())
"""


def mine(_picture):
    """Stands in for painting: says which process painted."""
    return str(os.getpid()).encode()


@pytest.fixture
async def who():
    painters = Painters(mine, processes)
    yield lambda: painters.paint("")
    await painters.close()


def runs(pid):
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_a_process_paints_what_a_thread_would():
    painters = Painters(paint, processes)
    try:
        assert await painters.paint(SCORES) == paint(SCORES)
    finally:
        await painters.close()


async def test_a_killed_painter_is_replaced_and_its_picture_painted(who):
    first = int(await who())
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    async with asyncio.timeout(LIMIT):
        both = await asyncio.gather(who(), who())
    assert first not in map(int, both)


async def test_ctrl_c_is_for_the_bot_alone(who):
    first = int(await who())
    os.kill(first, signal.SIGINT)
    async with asyncio.timeout(LIMIT):
        while int(await who()) != first:
            assert runs(first)


async def test_a_fault_in_painting_is_the_callers():
    painters = Painters(paint, processes)
    try:
        with pytest.raises(AttributeError):
            await painters.paint("no scene")
        assert await painters.paint(SCORES) == paint(SCORES)
    finally:
        await painters.close()


def test_a_killed_bot_leaves_no_painter_behind(tmp_path):
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    paths = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=paths) as bot:
        painter = int(bot.stdout.readline())
        assert runs(painter)
        bot.kill()
    until = time.monotonic() + LIMIT
    while runs(painter) and time.monotonic() < until:
        time.sleep(0.01)
    assert not runs(painter)
