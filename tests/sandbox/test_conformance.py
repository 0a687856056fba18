"""Point 13: what is unknown, malformed or wrongly answered does not pass the witness."""

import pytest
from sandbox.conformance import Witness

from bot.sandbox.requests import Logged

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
