"""Point 1: three seconds for the first answer, fifteen minutes for the token."""

import asyncio

import pytest
from sandbox.patience import eventually
from sandbox.scripted import file

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
HELLO = {"content": "hello"}


async def test_silence_fails_after_three_seconds_of_the_clock(box, raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    box.clock.advance(2.5)
    await asyncio.sleep(0)
    assert not task.done()
    box.clock.advance(0.6)
    answer = await asyncio.wait_for(task, 30)
    assert (answer.kind, answer.message) == ("failed", None)
    assert 3.1 <= answer.seconds < 4
    assert "3 seconds" in answer.why
    status, refused = await raw.callback(interaction, MESSAGE, HELLO)
    assert (status, refused["code"]) == (404, 10062)
    assert maya.messages() == []


async def test_a_second_answer_is_refused(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    assert (await raw.callback(interaction, MESSAGE, HELLO))[0] == 200
    status, refused = await raw.callback(interaction, MESSAGE, HELLO)
    assert (status, refused["code"]) == (400, 40060)
    assert (await task).message.text == "hello"


async def test_a_wrong_token_is_unknown(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    status, refused = await raw.callback({**interaction, "token": "x"}, MESSAGE, HELLO)
    assert (status, refused["code"]) == (404, 10062)
    await raw.callback(interaction, MESSAGE, HELLO)
    await task


@pytest.mark.parametrize(
    ("method", "rest", "body"),
    [
        ("POST", "", HELLO),
        ("PATCH", "/messages/@original", HELLO),
        ("DELETE", "/messages/@original", None),
    ],
)
async def test_the_token_lives_fifteen_minutes(box, raw, maya, method, rest, body):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, MESSAGE, HELLO)
    await task
    box.clock.advance(899)
    assert (await raw.webhook("GET", interaction, "/messages/@original"))[0] == 200
    box.clock.advance(2)
    status, refused = await raw.webhook(method, interaction, rest, body)
    assert (status, refused["code"]) == (401, 50027)


async def test_no_webhook_before_the_first_answer(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    status, refused = await raw.webhook("POST", interaction, "", HELLO)
    assert (status, refused["code"]) == (404, 10015)
    await raw.callback(interaction, MESSAGE, HELLO)
    await task


async def test_a_token_reaches_only_its_own_messages(raw, maya):
    first, one = await raw.started(maya.command("do"))
    await raw.callback(one, MESSAGE, {**HELLO, "flags": 64})
    second, two = await raw.started(maya.command("do"))
    await raw.callback(two, MESSAGE, HELLO)
    message = (await first).message
    await second
    status, refused = await raw.webhook("PATCH", two, f"/messages/{message.id}", HELLO)
    assert (status, refused["code"]) == (404, 10008)
    assert (await raw.webhook("PATCH", one, f"/messages/{message.id}", HELLO))[0] == 200


async def test_a_deleted_answer_is_unknown(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, MESSAGE, HELLO)
    await task
    assert (await raw.webhook("DELETE", interaction, "/messages/@original"))[0] == 204
    status, refused = await raw.webhook("PATCH", interaction, "/messages/@original", HELLO)
    assert (status, refused["code"]) == (404, 10008)
    assert maya.messages() == []


async def test_brought_along_a_bot_has_five_follow_ups(box, raw, maya):
    task, interaction = await raw.started(maya.command("anywhere", channel=box.foreign_channel_id))
    assert interaction["authorizing_integration_owners"] == {"1": maya.id}
    await raw.callback(interaction, MESSAGE, HELLO)
    await task
    statuses = [(await raw.webhook("POST", interaction, "", HELLO))[0] for _ in range(5)]
    assert statuses == [200] * 5
    status, refused = await raw.webhook("POST", interaction, "", HELLO)
    assert (status, refused["code"]) == (400, 40094)


async def test_a_late_answer_reaches_the_library_as_10062(box, client, maya):
    late = asyncio.Event()

    async def script(interaction):
        await late.wait()
        await interaction.response.send_message("late", file=file())

    client.scripts["do"] = script
    task = asyncio.create_task(maya.command("do"))
    await eventually(lambda: client.seen)
    box.clock.advance(3.1)
    assert (await asyncio.wait_for(task, 30)).kind == "failed"
    late.set()
    await eventually(lambda: client.errors)
    assert client.errors[0].code == 10062
