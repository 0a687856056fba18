"""How long a line to the gateway lasts, who may have one, and what ends it."""

import asyncio

import pytest
from sandbox.lines import closed, hello, identify
from sandbox.scripted import logged_in

from bot.sandbox import sessions
from bot.sandbox.world import Event


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"intents": 1 | 1 << 1}, 4014),
        ({"intents": 1 | 1 << 8}, 4014),
        ({"intents": 1 | 1 << 15}, 4014),
        ({"intents": None}, 4013),
        ({"shard": [1, 1]}, 4010),
        ({"shard": "first"}, 4010),
    ],
)
async def test_what_identifies_nobody(box, raw, more, code):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line, **more)
        assert await closed(line) == code


async def test_what_the_portal_grants_may_be_heard(box, raw):
    box.gateway.granted = 1 << 15
    async with raw.session.ws_connect(f"{box.base}/gateway?v=10&encoding=json") as line:
        await identify(line, intents=1 | 1 << 15)
        assert (await line.receive_json())["t"] == "READY"


async def test_another_version_is_refused(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway?v=6") as line:
        assert await closed(line) == 4012


async def test_more_than_120_payloads_a_minute_end_the_line(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        for _ in range(119):
            await line.send_json({"op": 3, "d": {}})
        await line.send_json({"op": 1, "d": None})
        assert await closed(line) == 4008


async def test_a_payload_too_large_ends_the_line(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        await line.send_json({"op": 1, "d": "x" * 4096})
        assert await closed(line) == 4002


async def test_without_heartbeats_a_session_times_out(box, raw):
    box.gateway.heartbeat = 0.6
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        assert (await line.receive_json())["d"] == {"heartbeat_interval": 600}
        await line.send_json({"op": 2, "d": {"token": box.token, "intents": 1}})
        session = (await line.receive_json())["d"]["session_id"]
        for _ in range(3):
            await asyncio.sleep(0.35)
            await line.send_json({"op": 1, "d": None})
        assert session in box.gateway.sessions
        assert await closed(line) == 4009
    assert session not in box.gateway.sessions


async def test_a_client_takes_no_heartbeat_for_a_late_one(box):
    box.gateway.heartbeat = 0.8
    async with logged_in(box) as client:
        heard = []
        for _ in range(35):
            await asyncio.sleep(0.05)
            heard.append(client.latency)
    latencies = [seconds for seconds in heard if seconds < float("inf")]
    assert latencies
    assert max(latencies) < 0.6


async def test_unacknowledged_heartbeats_show_a_dead_line(box, raw):
    box.gateway.acknowledges = False
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        await line.send_json({"op": 1, "d": None})
        with pytest.raises(TimeoutError):
            await line.receive(timeout=0.1)


async def test_a_resume_from_the_future_is_invalid(box, raw):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        ready = (await line.receive_json())["d"]
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        resume = {"token": box.token, "session_id": ready["session_id"], "seq": 999}
        await line.send_json({"op": 6, "d": resume})
        assert await closed(line) == 4007


async def test_what_was_missed_too_long_ago_is_lost(box, raw, maya, monkeypatch):
    monkeypatch.setattr(sessions, "MISSED", 3)
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        ready = await line.receive_json()
    session = box.gateway.sessions[ready["d"]["session_id"]]
    for _ in range(2):
        await box.gateway.tell(Event("GUILD_DELETE", {"id": "1"}))
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await hello(line)
        resume = {"token": box.token, "session_id": session.id, "seq": 0}
        await line.send_json({"op": 6, "d": resume})
        assert (await line.receive_json())["op"] == 9


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_session_is_called_invalid(box, raw, resumable):
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        session = (await line.receive_json())["d"]["session_id"]
        await box.gateway.invalidate(resumable=resumable)
        while (said := await line.receive_json())["op"] == 0:
            pass
        assert (said["op"], said["d"]) == (9, resumable)
    assert (session in box.gateway.sessions) == resumable


async def test_two_logins_within_five_seconds_are_one_too_many(box, raw):
    box.world.buckets.enforced = True
    for pause, answer in ((0, 9), (5, 0)):
        box.clock.advance(pause)
        async with raw.session.ws_connect(f"{box.base}/gateway") as line:
            await identify(line)
            assert (await line.receive_json())["op"] == answer


async def test_a_thousand_logins_a_day_use_up_the_token(box, raw):
    async def left():
        answer = (await raw.rest("GET", "/gateway/bot"))[1]
        return answer["session_start_limit"]["remaining"]

    before = await left()
    box.gateway._logins.extend([box.clock.now()] * before)
    assert (before, await left()) == (999, 0)
    async with raw.session.ws_connect(f"{box.base}/gateway") as line:
        await identify(line)
        assert await closed(line) == 4004
    box.clock.advance(24 * 3600 + 1)
    assert await left() == 1000
