"""``python -m bot``: how it starts, what it refuses and how it ends, each as a process."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import aiohttp
import pytest
from edge.apart import ROOT, environment

from bot.sandbox.server import Sandbox

TOKEN = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
PATIENCE = 40.0


def parlour(folder, *arguments, **variables):
    """Run ``python -m bot`` to its end, in an empty folder."""
    given = {**environment(folder), **variables}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={name: value for name, value in given.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


async def begun(folder, *arguments, box=None, until: str, module: str = "bot", **variables):
    """Start ``python -m bot`` and wait until it writes *until*."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        cwd=folder,
        env=environment(folder, box, **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    seen = ""
    async with asyncio.timeout(PATIENCE):
        while until not in seen:
            line = (await process.stdout.readline()).decode()
            assert line, seen
            seen += line
    return process, seen


async def ended(process, wish) -> tuple[int, str]:
    """Tell *process* to stop; return its exit code and its last words."""
    process.send_signal(wish)
    async with asyncio.timeout(PATIENCE):
        rest = (await process.stdout.read()).decode()
        return await process.wait(), rest


@pytest.fixture
async def box():
    running = await Sandbox.start(limited=False)
    yield running
    await running.stop()


@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_cleanly(tmp_path, box, wish):
    process, _ = await begun(tmp_path, "run", box=box, until="ready to play")
    code, rest = await ended(process, wish)
    assert code == 0
    assert "Traceback" not in rest


async def test_it_stops_cleanly_in_the_middle_of_everything(tmp_path, box):
    process, _ = await begun(tmp_path, "run", box=box, until="ready to play")
    await box.ready()
    maya = box.people.join("Maya")
    table = (await maya.command("play", {"game": "updown", "against": "hard"})).message
    await maya.press(table, "Start")
    pressing = [asyncio.create_task(maya.press(table, "Rules")) for _ in range(8)]
    await asyncio.sleep(0)
    code, rest = await ended(process, signal.SIGTERM)
    box.clock.advance(3)
    await asyncio.gather(*pressing, return_exceptions=True)
    assert code == 0
    assert "Traceback" not in rest, rest


async def test_a_second_process_on_the_same_store_is_refused(tmp_path, box):
    process, _ = await begun(tmp_path, "run", box=box, until="ready to play")
    second = await asyncio.to_thread(
        parlour, tmp_path, "run", PARLOUR_SANDBOX_URL=box.base, DISCORD_TOKEN=box.token
    )
    assert second.returncode == 2
    assert f"is in use by process {process.pid}" in second.stderr
    assert len(second.stderr.splitlines()) == 1
    assert (await ended(process, signal.SIGTERM))[0] == 0


async def test_a_token_that_is_not_accepted_is_named(tmp_path, box):
    refused = await asyncio.to_thread(
        parlour, tmp_path, "run", PARLOUR_SANDBOX_URL=box.base, DISCORD_TOKEN=TOKEN
    )
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].startswith("parlour: DISCORD_TOKEN: ")
    assert "Traceback" not in refused.stderr
    assert TOKEN not in refused.stderr


def test_a_discord_that_cannot_be_reached_is_named(tmp_path):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        refused = parlour(tmp_path, "run", PARLOUR_SANDBOX_URL=url, DISCORD_TOKEN="sandbox-token")
    assert refused.returncode == 2
    assert f"{url} cannot be reached" in refused.stderr
    assert "Traceback" not in refused.stderr


WRONG = [  # a setting, a wrong value, and what is said of it
    ("DISCORD_TOKEN", "hello", "DISCORD_TOKEN: does not look like a bot token"),
    ("PARLOUR_PACE", "fast", "PARLOUR_PACE:"),
    ("PARLOUR_LOG_LEVEL", "LOUD", "PARLOUR_LOG_LEVEL:"),
    ("PARLOUR_LOCALE", "xx", "PARLOUR_LOCALE: should be one of"),
    ("PARLOUR_SANDBOX_URL", "nowhere", "PARLOUR_SANDBOX_URL:"),
    ("PARLOUR_EDIT_INTERVAL", "soon", "PARLOUR_EDIT_INTERVAL:"),
    ("PARLOUR_PAGE_PORT", "0", "PARLOUR_PAGE_PORT:"),
]


def test_wrong_settings_stop_the_start_and_each_is_named(tmp_path):
    refused = parlour(tmp_path, "run", **{name: value for name, value, _ in WRONG})
    assert refused.returncode == 2
    assert [said for _, _, said in WRONG if said not in refused.stderr] == []
    assert len(refused.stderr.splitlines()) == len(WRONG)
    assert not (tmp_path / "parlour.db").exists()


def test_a_start_without_a_token_is_refused_in_a_line(tmp_path):
    refused = parlour(tmp_path, "run")
    assert refused.returncode == 2
    assert "DISCORD_TOKEN: is missing" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert not (tmp_path / "parlour.db").exists()


def test_invite_asks_for_no_more_than_it_needs(tmp_path):
    shown = parlour(tmp_path, "invite", DISCORD_TOKEN=TOKEN)
    assert shown.returncode == 0
    assert shown.stdout.strip() == (
        "https://discord.com/oauth2/authorize?client_id=1100000000000000001"
        "&scope=bot+applications.commands&permissions=274877942784"
    )
    named = parlour(tmp_path, "invite", "--application", "42")
    assert "client_id=42&" in named.stdout


def test_invite_without_a_token_says_what_is_missing(tmp_path):
    refused = parlour(tmp_path, "invite")
    assert refused.returncode == 2
    assert "DISCORD_TOKEN" in refused.stderr


async def test_backup_while_the_bot_runs(tmp_path, box):
    process, _ = await begun(tmp_path, "run", box=box, until="ready to play")
    await box.ready()
    maya = box.people.join("Maya")
    await maya.command("play", {"game": "updown"})
    copied = await asyncio.to_thread(parlour, tmp_path, "backup", "copy.db")
    assert (copied.returncode, copied.stderr) == (0, "")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT count(*) FROM record").fetchone() == (1,)
    copy.close()
    again = await asyncio.to_thread(parlour, tmp_path, "backup", "copy.db")
    assert again.returncode == 2
    assert "copy.db" in again.stderr
    assert (await ended(process, signal.SIGTERM))[0] == 0


def test_backup_of_no_store_is_refused(tmp_path):
    refused = parlour(tmp_path, "backup", "copy.db")
    assert refused.returncode == 2
    assert "parlour.db" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_play_on_a_taken_port_names_another(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = parlour(tmp_path, "play", PARLOUR_PAGE_PORT=str(port))
    assert refused.returncode == 2
    assert f"port {port} is taken" in refused.stderr
    assert "make play PORT=" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(("given", "told"), [((), ""), (("PORT=9",), "--port 9")])
def test_make_play_takes_the_port_of_the_settings_unless_it_is_told_one(given, told):
    bare = {"PATH": os.environ["PATH"]}  # without what a `make test` above hands down
    shown = subprocess.run(
        ["make", "--dry-run", "play", *given],
        cwd=ROOT,
        env=bare,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert shown.stdout.rstrip().endswith(f"-m bot play {told}".rstrip())


async def test_play_shows_its_address_and_stops_with_control_c(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process, seen = await begun(
        *(tmp_path, "play", "--port", str(port)),
        until="Stop with Ctrl-C",
        PARLOUR_PAGE_PORT=str(port % 60000 + 1),  # the one on the command line goes before it
    )
    assert f"http://127.0.0.1:{port}/" in seen
    code, rest = await ended(process, signal.SIGINT)
    assert code in (0, 130)
    assert "Traceback" not in seen + rest
    with socket.socket() as free:  # the sandbox is gone, too
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        free.bind(("127.0.0.1", port))


async def kept_hands(store, count):
    """Wait until *store* knows of *count* open hands: it is told once they are shown."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as connection:
                if connection.execute("SELECT count(*) FROM window").fetchone() == (count,):
                    return
            await asyncio.sleep(0.01)


async def test_play_goes_on_at_the_same_address_after_kill_9(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base, start = f"http://127.0.0.1:{port}", ("play", "--port", str(port))
    process, _ = await begun(tmp_path, *start, until="Stop with Ctrl-C")
    async with aiohttp.ClientSession() as session:

        async def ask(path, **body):
            async with session.post(base + path, json=body) as answer:
                said = await answer.json()
                assert answer.status < 300, said
                return said

        async def shown(person, message, holds):
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with session.get(f"{base}/people/{person}/messages") as answer:
                        texts = {seen["id"]: json.dumps(seen) for seen in await answer.json()}
                    if holds(texts[message]):
                        return
                    await asyncio.sleep(0.05)

        people = [(await ask("/people", name=name))["id"] for name in ("Maya", "Theo")]
        maya, theo = people
        opened = await ask(f"/people/{maya}/command", name="play", options={"game": "updown"})
        table = opened["message"]["id"]
        await ask(f"/people/{theo}/press", message=table, button="Join")
        await shown(maya, table, lambda text: "**Theo**" in text)
        await ask(f"/people/{maya}/press", message=table, button="Start")
        await shown(maya, table, lambda text: '"My hand"' in text)
        hands = [
            (await ask(f"/people/{person}/press", message=table, button="My hand"))["message"]
            for person in people
        ]
        await kept_hands(next(tmp_path.rglob("playground.db")), len(hands))
        await ended(process, signal.SIGKILL)
        process, seen = await begun(tmp_path, *start, until="Stop with Ctrl-C")
        turn = next(n for n in (0, 1) if "Your turn" in hands[n]["text"])
        drawn = await ask(
            f"/people/{people[turn]}/press", message=hands[turn]["id"], button="Draw a card"
        )
        assert drawn["kind"] == "update"
        # The other's open hand can only be edited with the token from before.
        other, hand = people[1 - turn], hands[1 - turn]
        await shown(other, hand["id"], lambda text: "drew" in text)
    _, rest = await ended(process, signal.SIGINT)
    assert "50027" not in seen + rest
