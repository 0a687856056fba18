"""Point 12: faults on request."""

import asyncio

import aiohttp
import pytest
from sandbox.patience import eventually

from bot.sandbox.world import APPLICATION

HELLO = {"content": "hello"}
SEND = "POST channels/*/messages"


async def test_an_error_does_nothing_and_passes(box, raw, maya):
    box.faults.add("error", SEND, times=2, status=503)
    assert [(await raw.send(HELLO))[0] for _ in range(3)] == [503, 503, 200]
    assert len(maya.messages()) == 1
    assert box.faults.waiting == []


async def test_a_lost_answer_did_it_all_the_same(box, raw, maya):
    box.faults.add("lost", SEND, status=502)
    assert (await raw.send(HELLO))[0] == 502
    assert len(maya.messages()) == 1


@pytest.mark.parametrize(("effect", "done"), [("cut", 0), ("cut after", 1)])
async def test_a_connection_that_breaks(box, raw, maya, effect, done):
    box.faults.add(effect, SEND)
    with pytest.raises(aiohttp.ClientError):
        await raw.send(HELLO)
    assert len(maya.messages()) == done
    assert (await raw.send(HELLO))[0] == 200


async def test_slowness_is_by_the_clock_and_may_be_too_slow(box, raw, maya):
    box.faults.add("slow", "POST interactions/*/*/callback", seconds=4)
    task, interaction = await raw.started(maya.command("do"))
    answering = asyncio.ensure_future(raw.callback(interaction, 4, HELLO))
    await eventually(lambda: box.faults.waiting == [])
    box.clock.advance(3.5)
    assert (await task).kind == "failed"
    assert not answering.done()
    box.clock.advance(1)
    assert (await answering)[1]["code"] == 10062


async def test_other_routes_do_not_suffer(box, raw):
    box.faults.add("error", SEND, times=None)
    assert (await raw.rest("GET", "/users/@me"))[0] == 200
    assert [(await raw.send(HELLO))[0] for _ in range(3)] == [500] * 3
    box.faults.clear()
    assert (await raw.send(HELLO))[0] == 200
    with pytest.raises(ValueError, match="at least once"):
        box.faults.add("error", times=0)


async def test_a_deed_is_heard_twice_and_answered_once(box, raw, maya):
    box.faults.add("twice")
    task, first = await raw.started(maya.command("do"))
    second = await raw.next()
    assert first == second
    assert (await raw.callback(first, 4, HELLO))[0] == 200
    assert (await raw.callback(second, 4, HELLO))[1]["code"] == 40060
    await task
    assert box.interactions.tell_again(first["id"])
    assert await raw.next() == first
    assert not box.interactions.tell_again("1")


async def test_over_http(box, raw, maya):
    async def call(method, path, body=None):
        async with raw.session.request(method, box.base + path, json=body) as answer:
            return answer.status, await answer.json()

    fault = {"effect": "error", "route": SEND, "status": 504, "times": 1, "seconds": 0.0}
    assert await call("POST", "/faults", fault) == (201, fault)
    assert await call("GET", "/faults") == (200, [fault])
    assert (await call("DELETE", "/faults", {})) == (200, [])
    assert (await call("POST", "/faults", {"effect": "nothing"}))[0] == 400
    deny = {"channel_id": box.channel_id, "who": APPLICATION, "deny": 1 << 11}
    assert (await call("POST", "/moderator/overwrite", deny))[0] == 200
    assert (await raw.send(HELLO))[1]["code"] == 50013
    assert (await call("POST", "/moderator/delete_channel", {"channel_id": "1"}))[0] == 409
    for unknown in ("/moderator/_clear", "/moderator/fly", "/gateway/fly"):
        async with raw.session.post(box.base + unknown, json={}) as answer:
            assert answer.status == 404
    deed = asyncio.ensure_future(maya.command("do"))
    heard = await raw.next()
    assert (await call("POST", f"/interactions/{heard['id']}/again", {}))[0] == 200
    assert await raw.next() == heard
    await raw.callback(heard, 4, HELLO)
    await deed
