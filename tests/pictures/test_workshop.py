"""The workshop: processes that paint, are replaced when they die, and end with whom they paint for."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path

import pytest
from pictures.samples import SCORES

from renderers.kit.paint import paint
from renderers.kit.painter import serve
from renderers.kit.workshop import PaintingError, Workshop

ROOT = Path(__file__).parents[2]
LIMIT = 60
"""Seconds for a process to begin or to end, on a busy machine."""

ALONE = """
import asyncio
from renderers.kit.workshop import Workshop

async def run():
    workshop = Workshop()
    await workshop.open()
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(run())
"""


@pytest.fixture
async def workshop():
    workshop = Workshop()
    await workshop.open()
    yield workshop
    await workshop.close()


def painters(pid):
    """Return the painters that the process *pid* has now."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"painter" in _command(child)]


def _command(pid):
    path = Path(f"/proc/{pid}/cmdline")
    return path.read_bytes() if path.exists() else b""


async def test_a_process_paints_what_this_one_would(workshop):
    assert await workshop.paint(SCORES) == paint(SCORES)


async def test_there_are_as_many_painters_as_were_wanted_at_once(workshop):
    assert len(painters(os.getpid())) == 1
    await workshop.paint(SCORES)
    assert len(painters(os.getpid())) == 1
    one, two = await asyncio.gather(workshop.paint(SCORES), workshop.paint(SCORES))
    assert one == two
    assert len(painters(os.getpid())) == 2


async def test_a_dead_painter_is_replaced_and_its_picture_painted(workshop, caplog):
    (first,) = painters(os.getpid())
    os.kill(first, signal.SIGKILL)
    assert await workshop.paint(SCORES) == paint(SCORES)
    assert first not in painters(os.getpid())
    assert "a painter died" in caplog.text


async def test_ctrl_c_and_an_end_are_told_to_the_bot_alone(workshop):
    await workshop.paint(SCORES)
    (first,) = painters(os.getpid())
    for each in (signal.SIGINT, signal.SIGTERM):
        os.kill(first, each)
    assert await workshop.paint(SCORES) == paint(SCORES)
    assert painters(os.getpid()) == [first]


async def test_a_fault_in_painting_is_told_and_the_painter_goes_on(workshop):
    (first,) = painters(os.getpid())
    with pytest.raises(PaintingError, match="AttributeError"):
        await workshop.paint("no scene")
    assert await workshop.paint(SCORES) == paint(SCORES)
    assert painters(os.getpid()) == [first]


async def test_a_caller_who_leaves_gets_nobody_elses_picture(workshop):
    leaves = asyncio.create_task(workshop.paint("no scene"))
    await asyncio.sleep(0)
    leaves.cancel()
    await asyncio.wait([leaves])
    assert await workshop.paint(SCORES) == paint(SCORES)


async def test_closing_lets_the_painters_go():
    workshop = Workshop()
    await workshop.open()
    await workshop.close()
    assert painters(os.getpid()) == []


def test_a_painter_stops_when_nobody_asks_any_more():
    answers = BytesIO()
    serve(BytesIO(), answers)
    assert answers.getvalue() == b""


def test_a_killed_bot_leaves_no_painter_behind():
    paths = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = (sys.executable, "-c", ALONE)
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=paths) as bot:
        assert bot.stdout.readline() == b"open\n"
        (painter,) = painters(bot.pid)
        bot.kill()
    until = time.monotonic() + LIMIT
    while b"painter" in _command(painter):
        assert time.monotonic() < until
        time.sleep(0.01)
