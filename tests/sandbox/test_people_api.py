"""The people API over HTTP: the same deeds, for the page and for other languages."""

import asyncio
import json

import pytest

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
MENU = {
    "type": 1,
    "components": [{"type": 3, "custom_id": "m", "options": [{"label": "A", "value": "a"}]}],
}
MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "f", "style": 1}}
    ],
}


@pytest.fixture
def call(box, raw):
    """Send a request to the people API; give status and JSON."""

    async def send(method, path, body=None):
        more = {} if body is None else {"json": body}
        async with raw.session.request(method, box.base + path, **more) as answer:
            kind = answer.content_type
            return answer.status, await (
                answer.json() if kind == "application/json" else answer.text()
            )

    return send


@pytest.fixture
async def ann(call):
    """The path of a person who joined over HTTP."""
    status, joined = await call("POST", "/people", {"name": "Ann", "locale": "pt-BR"})
    assert status == 201
    return f"/people/{joined['id']}"


async def test_everybody_is_listed_and_can_change(call, ann):
    _, changed = await call("PATCH", ann, {"permissions": "1024", "dms_open": False})
    assert (changed["permissions"], changed["dms_open"]) == ("1024", False)
    _, people = await call("GET", "/people")
    assert [p["name"] for p in people] == ["Owner", "Ann"]
    assert people[1] == changed


async def test_a_whole_round(box, raw, call, ann):
    deed = call("POST", f"{ann}/command", {"name": "do", "options": {"count": 2}})
    shown = {"content": "c", "components": [BUTTON, MENU], "flags": 64}
    _, answer = await raw.answered(deed, 4, shown)
    assert (answer["kind"], answer["ephemeral"]) == ("message", True)
    message = answer["message"]["id"]
    deed = call("POST", f"{ann}/press", {"message": message, "button": "Go"})
    _, answer = await raw.answered(deed, 9, MODAL)
    modal = answer["modal"]
    deed = call("POST", f"{ann}/submit", {"modal": modal["id"], "values": {"f": "words"}})
    assert (await raw.answered(deed, 7, {"content": "d"}))[1]["kind"] == "update"
    deed = call("POST", f"{ann}/select", {"message": message, "menu": "m", "values": ["a"]})
    assert (await raw.answered(deed, 6))[1]["kind"] == "deferred"
    assert [m["text"] for m in (await call("GET", f"{ann}/messages"))[1]] == ["d"]
    await call("POST", f"{ann}/dismiss", {"message": message})
    assert (await call("GET", f"{ann}/messages"))[1] == []
    deed = call(
        "POST", f"{ann}/complete", {"name": "do", "options": {"text": "x"}, "focused": "text"}
    )
    choices = {"choices": [{"name": "n", "value": "v"}]}
    assert (await raw.answered(deed, 8, choices))[1] == [{"name": "n", "value": "v"}]
    assert (await call("POST", f"{ann}/say", {"content": "hi"}))[1]["by_bot"] is False
    channel = (await call("POST", f"{ann}/conversation", {}))[1]["channel"]
    assert channel in [c["id"] for c in (await call("GET", f"{ann}/channels"))[1]]
    assert len((await call("GET", f"{ann}/commands"))[1]) == 3


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("{ann}/press", {"message": "1", "button": "Go"}, 409),
        ("{ann}/command", {"name": "gone"}, 409),
        ("{ann}/press", {}, 400),
        ("{ann}/say", {"content": ""}, 409),
        ("{ann}/fly", {}, 404),
        ("/people/1/reload", {}, 404),
        ("/people", {"name": " "}, 400),
        ("/people", ["name"], 400),
        ("/clock/advance", {"seconds": -1}, 400),
    ],
)
async def test_what_cannot_be(call, ann, path, body, status):
    assert (await call("POST", path.format(ann=ann), body))[0] == status


async def test_another_sites_form_cannot_play(box, raw, ann):
    async with raw.session.post(f"{box.base}{ann}/reload", data="{}") as answer:
        assert answer.status == 415


async def test_events_as_they_happen(box, raw, call, ann, maya):
    async with raw.session.get(f"{box.base}{ann}/events") as stream:
        await stream.content.readuntil(b"\n\n")
        await raw.answered(maya.command("do"), 4, {"content": "hers alone", "flags": 64})
        sent = (await raw.send({"content": "one"}))[1]
        await raw.edit(sent["id"], {"content": "two"})
        await raw.rest("DELETE", f"/channels/{box.channel_id}/messages/{sent['id']}")
        heard = []
        async with asyncio.timeout(30):
            while len(heard) < 3:
                line = await stream.content.readuntil(b"\n\n")
                if line.startswith(b"data: "):
                    heard.append(json.loads(line[6:]))
    assert [h["what"] for h in heard] == ["new", "edit", "gone"]
    assert [h["message"]["text"] for h in heard[:2]] == ["one", "two"]


async def test_the_sandbox_itself(box, raw, call, ann):
    before = (await call("GET", "/clock"))[1]["now"]
    assert (await call("POST", "/clock/advance", {"seconds": 60}))[1]["now"] >= before + 60
    await call("POST", "/gateway/drop", {"resumable": False})
    assert box.gateway.sessions == {}
    assert (await call("GET", "/log"))[1][0]["method"] == "PUT"
    assert (await call("GET", "/unknown-routes"))[1] == []
