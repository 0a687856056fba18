"""Point 13: what is unknown, malformed or wrongly answered does not pass the witness."""

import signal

import aiohttp
import pytest
from edge.apart import WATCHED
from edge.test_process import begun, ended
from sandbox.conformance import Witness
from sandbox.dispatches import Listener

from bot.sandbox.requests import Logged
from bot.sandbox.sessions import Session
from bot.sandbox.world import Event

SEND = "/channels/1100000000000000020/messages"
TWINS = {"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "twin"}] * 2}


@pytest.fixture
def strict():
    return Witness(strict=True)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "answer", "about"),
    [
        ("GET", "/nowhere", None, 404, None, "unknown route"),
        ("PUT", SEND, {}, 200, None, "unknown route"),
        ("POST", SEND, {"content": 5}, 204, None, "request: content"),
        ("POST", SEND, {"content": "c" * 2001}, 204, None, "request: content"),
        ("POST", SEND, {"components": [TWINS]}, 204, None, "duplicate"),
        ("POST", SEND, {"content": "c"}, 400, {"code": 50035, "message": "m"}, "refused"),
        ("POST", SEND, {"content": "c"}, 200, {"id": "1"}, "answer"),
        ("POST", SEND, {"content": "c"}, 418, {"id": "1"}, "answer"),
        ("POST", SEND, {"content": "c"}, 403, {"words": "no"}, "answer"),
        ("POST", SEND, {"content": "c"}, 429, {"code": 0, "message": "m"}, "answer"),
        ("DELETE", f"{SEND}/1100000000000000021", None, 200, {}, "answer"),
    ],
)
def test_what_is_wrong_is_named(strict, method, path, body, status, answer, about):
    strict(Logged(method, path, {}, body, {}, status, answer))
    assert strict.complaints
    assert about in strict.complaints[0]


def test_bodies_of_one_shape_are_not_trusted_with_the_rules(strict):
    for content in ("c", "c" * 2001):
        strict(Logged("POST", SEND, {}, {"content": content}, {}, 403, {"code": 1, "message": ""}))
        strict(Logged("POST", SEND, {}, {"content": content}, {}, 500, None))
    assert strict.complaints == []
    for content in ("c", "c" * 2001):
        strict(Logged("POST", f"{SEND}/1/crosspost", {}, None, {}, 500, None))
        strict(Logged("PATCH", f"{SEND}/1100000000000000021", {}, {"content": content}, {}, 299))
    assert [c for c in strict.complaints if "2000" in c]


async def test_every_box_has_one(box, raw, witness):
    await raw.rest("GET", "/nowhere/at/all")
    assert witness.complaints.pop().startswith("GET /nowhere/at/all unknown route")


async def test_a_bot_that_writes_wrongly_fails(box, raw, witness, monkeypatch):
    monkeypatch.setattr(witness, "_strict", True)
    await raw.send({"content": "c" * 2001})
    assert "BASE_TYPE_MAX_LENGTH" in witness.complaints.pop()
    await raw.send({"content": "c"}, channel="1")
    assert witness.complaints == []


def event(name: str, /, **changes) -> Event:
    told = {"id": "1", "type": 0, "flags": 0, "guild_id": "2", "name": "n", "position": 0}
    return Event(name, {k: v for k, v in {**told, **changes}.items() if v is not ...})


@pytest.mark.parametrize(
    ("told", "about"),
    [
        (event("CHANNEL_NEWS"), "CHANNEL_NEWS lacks CHANNEL_NEWS"),
        (event("CHANNEL_CREATE", id=...), "CHANNEL_CREATE lacks id"),
        (event("CHANNEL_CREATE", name=5), "GuildChannelResponse: name"),
        (event("CHANNEL_CREATE", type=11), "ThreadResponse: "),
        (event("MESSAGE_CREATE", channel_id="1"), "MessageResponse: "),
        (event("GUILD_DELETE", id=...), "GUILD_DELETE lacks id"),
    ],
)
def test_an_event_that_is_wrongly_told_is_named(told, about):
    listener = Listener()
    listener(event("CHANNEL_CREATE"))
    assert listener.complaints == []
    listener(told)
    assert about in "\n".join(listener.complaints)


async def test_an_interaction_carries_what_is_described(box, raw, maya, monkeypatch):
    heard = []
    monkeypatch.setattr(Session, "witness", heard.append)
    await raw.answered(maya.command("do"), 4, {"content": "hello"})
    (told,) = [each for each in heard if each.name == "INTERACTION_CREATE"]
    for lost in ("attachment_size_limit", "context", "guild_locale", "member"):
        listener = Listener()
        listener(Event(told.name, {k: v for k, v in told.data.items() if k != lost}))
        assert f"INTERACTION_CREATE lacks {lost}" in listener.complaints
    listener = Listener()
    member = {**told.data["member"], "user": {"id": "1", "username": 5}}
    listener(Event(told.name, {**told.data, "member": member}))
    assert "GuildMemberResponse: user" in "\n".join(listener.complaints)


async def test_a_sandbox_that_is_a_process_is_watched_too(tmp_path):
    process, seen = await begun(tmp_path, "--port", "0", until="Sandbox on", module="bot.sandbox")
    base = seen.split("Sandbox on ")[1].split()[0].rstrip("/")
    async with aiohttp.ClientSession(headers={"Authorization": "Bot sandbox-token"}) as session:
        await session.post(f"{base}/api/v10{SEND}", json={"content": "c" * 2001})
        await session.get(f"{base}/api/v10/nowhere")
    await ended(process, signal.SIGTERM)
    said = WATCHED.read_text("utf-8")
    WATCHED.unlink()
    assert "BASE_TYPE_MAX_LENGTH" in said
    assert "GET /nowhere unknown route" in said
