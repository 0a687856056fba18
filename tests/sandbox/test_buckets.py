"""Point 10: buckets, the shared limit of follow-ups, old messages, the global one, and the ban."""

import asyncio

import pytest
from sandbox.patience import eventually
from sandbox.scripted import Scripted, logged_in

from bot.sandbox import buckets
from bot.sandbox.buckets import Buckets, Limited
from bot.sandbox.clock import Clock
from bot.sandbox.world import APPLICATION

HELLO = {"content": "hello"}


@pytest.fixture(autouse=True)
def limited(box, raw):
    """A bot that is logged in, under limits from now on."""
    box.world.buckets.enforced = True


async def statuses(deed, times):
    return [(await deed())[0] for _ in range(times)]


async def test_five_messages_a_channel_in_five_seconds(box, raw):
    assert await statuses(lambda: raw.send(HELLO), 6) == [200] * 5 + [429]
    assert (await raw.send(HELLO, channel=box.second_channel_id))[0] == 200
    box.clock.advance(5)
    assert await statuses(lambda: raw.send(HELLO), 6) == [200] * 5 + [429]


async def test_five_edits_a_channel_in_five_seconds(box, raw):
    one, two = [(await raw.send(HELLO))[1]["id"] for _ in range(2)]
    edits = [await raw.edit(i, HELLO) for i in (one, two, one, two, one, two)]
    assert [status for status, _ in edits] == [200] * 5 + [429]
    assert (await raw.send(HELLO))[0] == 200


async def test_a_refusal_tells_what_to_wait_for(box, raw):
    headers = {"Authorization": f"Bot {box.token}"}
    url = f"{box.base}/api/v10/channels/{box.channel_id}/messages"
    left = []
    for _ in range(6):
        async with raw.session.post(url, json=HELLO, headers=headers) as answer:
            left.append(int(answer.headers["X-RateLimit-Remaining"]))
            told, body = answer.headers, await answer.json()
    assert left == [4, 3, 2, 1, 0, 0]
    assert answer.status == 429
    assert 4 < float(told["Retry-After"]) <= 5
    assert abs(body["retry_after"] - float(told["X-RateLimit-Reset-After"])) < 0.1
    assert (told["X-RateLimit-Scope"], body["global"]) == ("user", False)
    assert told["Via"]
    assert len(told["X-RateLimit-Bucket"]) == 32


async def test_fifty_requests_a_second_but_for_interactions(box, raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    for _ in range(50):
        box.world.buckets.take("GET", ("users", "@me"))
    with pytest.raises(Limited) as refused:
        box.world.buckets.take("GET", ("channels", "1"))
    assert refused.value.scope == "global"
    assert refused.value.headers["X-RateLimit-Global"] == "true"
    assert (await raw.callback(interaction, 4, HELLO))[0] == 200
    assert (await raw.webhook("PATCH", interaction, "/messages/@original", HELLO))[0] == 200
    await task


async def test_follow_ups_by_token_and_by_channel(box, raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, 4, HELLO)
    await task

    def follow():
        return raw.webhook("POST", interaction, "", {**HELLO, "flags": 64})

    assert await statuses(follow, 6) == [200] * 5 + [429]
    for _ in range(5):
        box.clock.advance(2)
        assert await statuses(follow, 5) == [200] * 5
    box.clock.advance(2)
    status, refused = await follow()
    assert (status, box.world.buckets.invalid) == (429, 1)  # what is shared does not count
    assert refused["retry_after"] > 40
    box.clock.advance(60)
    assert (await follow())[0] == 200


async def test_messages_older_than_an_hour_take_three_edits_in_six_seconds(box, raw):
    sent = (await raw.send(HELLO))[1]["id"]
    box.clock.advance(3601)
    edits = [await raw.edit(sent, HELLO) for _ in range(4)]
    assert [status for status, _ in edits] == [200] * 3 + [429]
    assert edits[-1][1]["code"] == 30046
    box.clock.advance(6)
    assert (await raw.edit(sent, HELLO))[0] == 200


async def test_two_hundred_new_commands_a_day(box, raw):
    many = [{"name": f"c{n}", "description": "d"} for n in range(99)]
    route = f"/applications/{APPLICATION}/guilds/{box.guild_id}/commands"
    assert (await raw.rest("PUT", route, many))[0] == 200
    assert (await raw.rest("PUT", route, many))[0] == 200
    for body in ([], many, []):
        assert (await raw.rest("PUT", route, body))[0] == 200
    status, refused = await raw.rest("PUT", route, many)
    assert (status, refused["code"]) == (429, 30034)
    box.clock.advance(24 * 3600)
    assert (await raw.rest("PUT", route, many))[0] == 200


async def test_ten_thousand_refusals_in_ten_minutes_are_a_ban(box, raw, monkeypatch):
    monkeypatch.setattr(buckets, "INVALID", 3)
    for _ in range(3):
        assert (await raw.rest("GET", "/users/@me", token=False))[0] == 401
    async with raw.session.get(f"{box.base}/api/v10/users/@me") as banned:
        assert (banned.status, "Via" in banned.headers) == (429, False)
    box.clock.advance(601)
    assert (await raw.rest("GET", "/users/@me"))[0] == 200


async def test_the_library_waits_as_it_is_told(box, raw):
    box.world.buckets.enforced = False
    async with logged_in(box, Scripted()) as client:
        await client.wait_until_ready()
        box.world.buckets.enforced = True
        channel = client.get_channel(int(box.channel_id))
        sends = [asyncio.ensure_future(channel.send("hello")) for _ in range(7)]
        await eventually(lambda: sum(each.done() for each in sends) >= 4)
        done, waiting = await asyncio.wait(sends, timeout=0.3)
        assert len(done) <= 5
        for each in waiting:
            each.cancel()
    assert 429 not in [r.status for r in box.log]


def test_windows_that_are_over_are_forgotten(monkeypatch):
    monkeypatch.setattr(buckets, "_MANY", 10)
    clock = Clock()
    kept = Buckets(clock)
    for token in range(30):
        kept.take("POST", ("webhooks", "1", str(token)))
        clock.advance(3)
    assert len(kept._open) <= 12
