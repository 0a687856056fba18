"""A world kept in a file goes on where it was."""

import asyncio
import contextlib
import signal
import sys

import pytest
from edge.apart import environment
from sandbox.patience import eventually
from sandbox.rawbot import raw_bot
from sandbox.scripted import png

from bot.sandbox.people import NotPossible
from bot.sandbox.server import Sandbox

BODY = {
    "flags": 1 << 15,
    "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    "attachments": [{"id": 0}],
}


async def test_people_messages_files_and_commands_survive(tmp_path):
    keep = tmp_path / "deep" / "world"
    box = await Sandbox.start(limited=False, keep=keep)
    maya = box.people.join("Maya", locale="pt-BR")
    box.clock.advance(5000)
    async with raw_bot(box) as raw:
        await raw.send(BODY, {0: ("a.png", png())})
        hidden = await raw.answered(maya.command("do"), 4, {"content": "gone", "flags": 64})
        maya.reload()
        await raw.answered(maya.command("do"), 4, {"content": "kept", "flags": 64})
    last, now = box.world.mint.last, box.clock.now()
    await box.stop()

    again = await Sandbox.start(limited=False, keep=keep)
    maya = again.people.get(maya.id)
    table, hand = maya.messages()
    assert (maya.name, maya.account.locale) == ("Maya", "pt-BR")
    assert table.images[0].bytes == png()
    assert hand.text == "kept"
    with pytest.raises(NotPossible):
        maya.dismiss(hidden.message)
    assert [c["name"] for c in maya.commands()] == ["anywhere", "do", "table"]
    assert int(again.world.mint.new()) > last
    assert again.clock.now() >= now
    async with raw_bot(again) as raw, raw.session.get(table.images[0].url) as answer:
        assert await answer.read() == png()
    await again.stop()


async def test_a_token_goes_on_through_a_restart_until_its_time_is_over(tmp_path):
    keep = tmp_path / "world"
    box = await Sandbox.start(limited=False, keep=keep)
    maya = box.people.join("Maya")
    async with raw_bot(box) as raw:
        asked, told = await raw.started(maya.command("do"))
        await raw.callback(told, 4, {"content": "5 cards", "flags": 64})
        hand = await asked
    await box.stop()

    again = await Sandbox.start(limited=False, keep=keep)
    maya = again.people.get(maya.id)
    async with raw_bot(again) as raw:
        status, _ = await raw.webhook("PATCH", told, "/messages/@original", {"content": "4 cards"})
        assert (status, maya.message(hand.message.id).text) == (200, "4 cards")
        status, _ = await raw.webhook("POST", told, body={"content": "more", "flags": 64})
        assert (status, maya.messages()[-1].text) == (200, "more")
        again.clock.advance(15 * 60)
        status, said = await raw.webhook("PATCH", told, "/messages/@original", {"content": "3"})
        assert (status, said["code"]) == (401, 50027)
    await again.stop()


async def test_a_running_world_is_saved_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.sandbox.keep.EVERY", 0.05)
    box = await Sandbox.start(limited=False, keep=tmp_path / "world")
    box.people.join("Maya")
    await eventually((tmp_path / "world").exists)
    await box.stop()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
async def test_alone_it_says_where_and_stops_when_told(tmp_path, told):
    keep = tmp_path / "world"
    arguments = ("-m", "bot.sandbox", "--port", "0", "--keep", str(keep))
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        env=environment(tmp_path),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        said = (await asyncio.wait_for(running.stdout.readline(), 40)).decode()
        assert said.startswith("Sandbox on http://127.0.0.1:")
        running.send_signal(told)
        assert await asyncio.wait_for(running.wait(), 40) == 0
        assert keep.exists()
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.kill()
