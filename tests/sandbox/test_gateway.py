"""The gateway: login, heartbeats, compression, resuming; and the look-ups at login."""

import asyncio
import base64
import json
import zlib

import pytest
from sandbox.lines import hello, identify
from sandbox.patience import eventually
from sandbox.scripted import png

from bot.sandbox.world import APPLICATION


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "sandbox-token", "intents": 1 << 40}}, 4013),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}, 4004),
        ({"op": 8, "d": {}}, 4003),
    ],
)
async def test_what_ends_a_connection(box, raw, said, code):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        await line.send_json(said)
        await line.receive()
        assert line.close_code == code


@pytest.mark.parametrize(("said", "code"), [("{", 4002), ('{"op": 99}', 4001), ('{"op": 2}', 4005)])
async def test_what_ends_a_session(box, raw, said, code):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        await line.send_str(said)
        while not line.closed:
            await line.receive()
        assert line.close_code == code


async def test_heartbeats_are_acknowledged(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        await line.send_json({"op": 1, "d": None})
        assert (await line.receive_json())["op"] == 11


async def test_zlib_stream(box, raw):
    inflate = zlib.decompressobj()
    async with raw.session.ws_connect(f"{box.base}/gateway?compress=zlib-stream") as line:
        first = await line.receive_bytes()
        assert first.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(first))["op"] == 10
        await line.send_json({"op": 2, "d": {"token": "sandbox-token", "intents": 1}})
        assert json.loads(inflate.decompress(await line.receive_bytes()))["t"] == "READY"


async def test_resuming_replays_what_was_missed(box, raw, maya):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        ready = await line.receive_json()
    session = box.gateway.sessions[ready["d"]["session_id"]]
    await eventually(lambda: session.line is None)
    task, interaction = await raw.started(maya.command("do"))
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        resume = {
            "token": "sandbox-token",
            "session_id": ready["d"]["session_id"],
            "seq": ready["s"],
        }
        await line.send_json({"op": 6, "d": resume})
        heard = []
        while not heard or heard[-1]["t"] != "RESUMED":
            heard.append(await line.receive_json())
    assert [e["t"] for e in heard if e["t"] != "GUILD_CREATE"] == ["INTERACTION_CREATE", "RESUMED"]
    assert [e["s"] for e in heard] == list(range(ready["s"] + 1, ready["s"] + 1 + len(heard)))
    await raw.callback(interaction, 4, {"content": "c"})
    await task


async def test_an_unknown_session_must_identify_anew(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        resume = {"token": "sandbox-token", "session_id": "x", "seq": 0}
        await line.send_json({"op": 6, "d": resume})
        answer = await line.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_the_library_resumes_after_a_drop(box, client, maya):
    resumed = asyncio.Event()

    async def on_resumed():
        resumed.set()

    client.event(on_resumed)

    async def script(interaction):
        await interaction.response.send_message("still here")

    client.scripts["do"] = script
    await box.gateway.drop()
    answer = await maya.command("do")
    assert answer.message.text == "still here"
    assert resumed.is_set()


async def test_messages_need_their_intent(box, raw, maya):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line, intents=1 | 1 << 9)
        assert (await line.receive_json())["t"] == "READY"
        maya.say("hi")
        while (heard := await line.receive_json())["t"] != "MESSAGE_CREATE":
            pass
        assert heard["d"]["guild_id"] == box.guild_id
    assert "MESSAGE_CREATE" not in [e["t"] for e in raw.events]


@pytest.mark.parametrize(
    "path",
    [
        "/users/@me",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/gateway/bot",
        "/users/{maya}",
        "/channels/{channel}",
        "/guilds/{guild}",
        "/guilds/{guild}/channels",
        "/guilds/{guild}/roles",
        "/guilds/{guild}/members/{maya}",
        "/channels/{channel}/messages",
        f"/applications/{APPLICATION}/commands",
        f"/applications/{APPLICATION}/emojis",
    ],
)
async def test_look_ups(box, raw, maya, path):
    where = path.format(maya=maya.id, channel=box.channel_id, guild=box.guild_id)
    status, _ = await raw.rest("GET", where)
    assert status == 200


async def test_a_wrong_token_is_unauthorized(box, raw):
    status, answer = await raw.rest("GET", "/users/@me", token=False)
    assert (status, answer["message"]) == (401, "401: Unauthorized")


async def test_an_unknown_route_is_remembered(box, raw, witness):
    status, _ = await raw.rest("GET", "/nowhere")
    assert status == 404
    assert box.unknown_routes == ["GET /nowhere"]
    assert "unknown route" in witness.complaints.pop()


async def test_answers_carry_what_libraries_look_for(box, raw):
    headers = {"Authorization": f"Bot {box.token}"}
    async with raw.session.get(f"{box.base}/api/v10/users/@me", headers=headers) as answer:
        assert answer.headers["Content-Type"] == "application/json"
        assert int(answer.headers["X-RateLimit-Remaining"]) > 0
        assert "Via" in answer.headers


async def test_emojis(box, raw, maya):
    route = f"/applications/{APPLICATION}/emojis"
    image = "data:image/png;base64," + base64.b64encode(png()).decode()
    status, made = await raw.rest("POST", route, {"name": "ace", "image": image})
    assert status == 201
    emoji = {"id": int(made["id"]), "name": "ace"}  # a number, as some libraries send it
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": emoji}
    rows = [{"type": 1, "components": [button]}]
    assert (await raw.send({"content": "c", "components": rows}))[0] == 200
    assert maya.messages()[0].buttons[0].emoji == {"id": made["id"], "name": "ace"}
    async with raw.session.get(f"{box.base}/emojis/{made['id']}.png") as picture:
        assert await picture.read() == png()
    one = f"{route}/{made['id']}"
    assert (await raw.rest("PATCH", one, {"name": "king"}))[1]["name"] == "king"
    assert (await raw.rest("DELETE", one))[0] == 204
    assert (await raw.rest("GET", one))[1]["code"] == 10014
    for wrong in ({"name": "a", "image": image}, {"name": "ace", "image": "data:,"}):
        assert (await raw.rest("POST", route, wrong))[1]["code"] == 50035


async def test_zstd_stream(box, raw):
    """Blocks stored as they are: three octets of size, then the payload (RFC 8878)."""
    async with raw.session.ws_connect(f"{box.base}/gateway?compress=zstd-stream") as line:
        first = await line.receive_bytes()
        assert first[:6] == bytes.fromhex("28b52ffd0068")
        assert int.from_bytes(first[6:9], "little") == len(first[9:]) << 3
        assert json.loads(first[9:])["op"] == 10
        await line.send_json({"op": 2, "d": {"token": "sandbox-token", "intents": 1}})
        assert json.loads((await line.receive_bytes())[3:])["t"] == "READY"


async def test_a_shard_hears_of_its_own_servers(box, raw, maya):
    home = (int(box.guild_id) >> 22) % 2
    heard = {}
    for number in (home, 1 - home):
        async with raw.session.ws_connect(f"{box.base}/gateway") as line:
            await identify(line, shard=[number, 2])
            assert (await line.receive_json())["d"]["shard"] == [number, 2]
            task, got = await raw.started(maya.command("do"))
            await raw.callback(got, 4, {"content": "c"})
            await task
            session = list(box.gateway.sessions.values())[-1]
            heard[number] = "INTERACTION_CREATE" in "".join(text for _, text in session._sent)
    assert heard == {home: True, 1 - home: False}
