"""What a host meets: a stop that is announced, a file that says it lives, a log to be read by programs."""

import asyncio
import json
import logging
import signal
import sqlite3
import time
from contextlib import closing

import pytest
from edge.test_process import PATIENCE, begun, ended, parlour
from play.test_secrecy import fails_over_a_card

from bot.components.pulse import FRESH, ailing
from bot.journal import Structured
from bot.sandbox.server import Sandbox


@pytest.fixture
async def box():
    running = await Sandbox.start()
    yield running
    await running.stop()


async def test_a_day_in_a_hosts_life(tmp_path, box):
    """It runs, says that it does, is checked and copied, stops with a word at each table, goes on."""
    health = {"PARLOUR_HEALTH": str(tmp_path / "health.json")}
    settings = {"box": box, "until": "ready to play", "PARLOUR_LOG_FORMAT": "json", **health}
    process, said = await begun(tmp_path, "run", **settings)
    await box.ready()
    maya = box.people.join("Maya")
    opened = await maya.command("play", {"game": "wild", "against": "easy"})
    await maya.press(opened.message, "Start")
    await maya.wait(lambda messages: messages[0].button("My hand"))
    async with asyncio.timeout(PATIENCE):
        while ailing(tmp_path / "health.json", time.time()):  # noqa: ASYNC110 - a file sets no event
            await asyncio.sleep(0.05)
    well = await asyncio.to_thread(parlour, tmp_path, "health", **health)
    assert (well.returncode, well.stdout.strip()) == (0, "well")
    sound = await asyncio.to_thread(parlour, tmp_path, "check")
    assert sound.returncode == 0
    assert "is sound" in sound.stdout
    assert ": 1 tables, 1 games, " in sound.stdout
    assert (await asyncio.to_thread(parlour, tmp_path, "backup", "copy.db")).returncode == 0
    code, rest = await ended(process, signal.SIGTERM)
    assert code == 0
    (table,) = [m for m in maya.messages() if m.button("My hand")]
    assert "I am stopping for a moment" in table.text
    lines = [json.loads(line) for line in (said + rest).splitlines() if line.startswith("{")]
    assert {"at", "level", "logger", "said"} <= set(lines[0])
    assert len(lines) == len((said + rest).splitlines())
    gone = await asyncio.to_thread(parlour, tmp_path, "health", **health)
    assert (gone.returncode, gone.stdout.strip()) == (1, "it does not run")

    (tmp_path / "copy.db").replace(tmp_path / "parlour.db")  # the backup is restored
    process, _ = await begun(tmp_path, "run", **settings)
    await box.ready()
    await maya.wait(lambda _: "I was restarted" in maya.message(table.id).text, PATIENCE)
    assert (await maya.press(table.id, "My hand")).ephemeral
    await ended(process, signal.SIGTERM)

    with closing(sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)) as store:
        store.execute("UPDATE tail SET following = 77")
    broken = await asyncio.to_thread(parlour, tmp_path, "check")
    assert broken.returncode == 1
    assert "lacks" in broken.stdout


def test_health_without_a_file_to_read_says_so(tmp_path):
    refused = parlour(tmp_path, "health")
    assert refused.returncode == 2
    assert "PARLOUR_HEALTH" in refused.stderr


def test_a_pulse_that_stopped_or_lost_discord_is_seen(tmp_path):
    path = tmp_path / "health.json"
    assert ailing(path, 0.0) == "it does not run"
    path.write_text(json.dumps({"at": 100.0, "connected": True, "tables": 1}))
    assert ailing(path, 100.0 + FRESH) == ""
    assert "46 seconds" in ailing(path, 100.0 + FRESH + 1)
    path.write_text(json.dumps({"at": 100.0, "connected": False, "tables": 1}))
    assert "no connection" in ailing(path, 100.0)
    path.write_text("{")
    assert ailing(path, 100.0) == "it does not run"


def test_a_structured_line_names_no_card_and_no_token():
    with pytest.raises(ValueError) as raised:
        fails_over_a_card()
    told = (raised.type, raised.value, raised.value.__traceback__)
    said = "POST https://x/api/v10/webhooks/1/%s/messages/@original"
    record = logging.LogRecord("bot", 40, __file__, 1, said, ("s3cr3t",), told)
    line = json.loads(Structured().format(record))
    assert line["said"].endswith("/webhooks/1/…/messages/@original")
    assert line["fault"].endswith("ValueError from KeyError")
    assert "play 9h" not in line["fault"]
