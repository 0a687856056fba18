"""Point 2: which answer fits which interaction, and what a deferred one fixes."""

import pytest

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
HELLO = {"content": "hello"}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
ROOM = {
    "custom_id": "room",
    "title": "Room",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1},
        }
    ],
}
DATA = {
    MESSAGE: HELLO,
    DEFER: {},
    DEFER_UPDATE: None,
    UPDATE: HELLO,
    CHOICES: {"choices": []},
    MODAL: ROOM,
}


async def _command(raw, maya):
    return maya.command("do")


async def _press(raw, maya):
    shown = await raw.answered(maya.command("do"), MESSAGE, {**HELLO, "components": [BUTTON]})
    return maya.press(shown.message, "go")


async def _complete(raw, maya):
    return maya.complete("do", {"text": "a"}, "text")


async def _submit_from_command(raw, maya):
    shown = await raw.answered(maya.command("do"), MODAL, ROOM)
    return maya.submit(shown.modal, {"name": "Ann"})


async def _submit_from_press(raw, maya):
    shown = await raw.answered(await _press(raw, maya), MODAL, ROOM)
    return maya.submit(shown.modal, {"name": "Ann"})


ALLOWED = [
    (_command, {MESSAGE, DEFER, MODAL}),
    (_press, {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL}),
    (_complete, {CHOICES}),
    (_submit_from_command, {MESSAGE, DEFER}),
    (_submit_from_press, {MESSAGE, DEFER, DEFER_UPDATE, UPDATE}),
]


@pytest.mark.parametrize("kind", sorted(DATA))
@pytest.mark.parametrize(("deed", "allowed"), ALLOWED)
async def test_only_fitting_answers(raw, maya, deed, allowed, kind):
    task, interaction = await raw.started(await deed(raw, maya))
    status, answer = await raw.callback(interaction, kind, DATA[kind])
    if kind in allowed:
        assert status == 200, answer
    else:
        assert (status, answer["code"]) == (400, 50035)
        assert "type" in answer["errors"]
        good = min(allowed)
        assert (await raw.callback(interaction, good, DATA[good]))[0] == 200
    await task


@pytest.mark.parametrize("flags", [1 << 15, 64 | 1 << 15, 1 << 12])
async def test_a_deferred_answer_carries_only_the_ephemeral_flag(raw, maya, flags):
    task, interaction = await raw.started(maya.command("do"))
    status, refused = await raw.callback(interaction, DEFER, {"flags": flags})
    assert (status, refused["code"]) == (400, 50035)
    assert "flags" in refused["errors"]["data"]
    await raw.callback(interaction, DEFER, {"flags": 64})
    assert (await task).ephemeral


@pytest.mark.parametrize(("asked", "tried"), [(0, 64), (64, 0)])
async def test_ephemeral_or_not_is_fixed_by_the_first_answer(raw, maya, nils, asked, tried):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, DEFER, {"flags": asked})
    answer = await task
    assert (answer.kind, answer.message.loading) == ("deferred", True)
    await raw.webhook("PATCH", interaction, "/messages/@original", {**HELLO, "flags": tried})
    settled = await answer.settled()
    assert (settled.message.text, settled.message.loading) == ("hello", False)
    assert settled.message.ephemeral == bool(asked)
    assert len(nils.messages()) == (0 if asked else 1)


async def test_the_first_follow_up_takes_the_place_of_a_deferred_answer(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, DEFER, {})
    waiting = (await task).message
    status, first = await raw.webhook("POST", interaction, "", {**HELLO, "flags": 64})
    assert (status, first["id"], first["flags"] & 64) == (200, waiting.id, 0)
    status, second = await raw.webhook("POST", interaction, "", {**HELLO, "flags": 64})
    assert second["id"] != waiting.id
    assert second["flags"] & 64


async def test_v2_comes_with_the_edit_of_a_deferred_answer(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, DEFER, {})
    answer = await task
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "words"}]}
    assert (await raw.webhook("PATCH", interaction, "/messages/@original", body))[0] == 200
    assert (await answer.settled()).message.text == "words"


async def test_a_deferred_update_edits_the_message_pressed(raw, maya):
    task, interaction = await raw.started(await _press(raw, maya))
    await raw.callback(interaction, DEFER_UPDATE)
    answer = await task
    await raw.webhook("PATCH", interaction, "/messages/@original", {"content": "after"})
    settled = await answer.settled()
    assert settled.message.id == interaction["message"]["id"]
    assert (settled.message.text, settled.message.edited) == ("after", True)


async def test_a_refused_answer_tells_why_it_failed(box, raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, MESSAGE, {"content": "x" * 2001})
    box.clock.advance(3.1)
    answer = await task
    assert answer.kind == "failed"
    assert "BASE_TYPE_MAX_LENGTH" in answer.why


async def test_an_interaction_is_complete(box, raw):
    bea = box.people.join("Béa", locale="pt-BR", permissions=1 << 10 | 1 << 31)
    task, got = await raw.started(bea.command("table show", channel=box.other_channel_id))
    await raw.callback(got, MESSAGE, HELLO)
    answer = await task
    assert answer.ephemeral
    assert (got["locale"], got["guild_locale"]) == ("pt-BR", "pt-BR")
    assert got["guild_id"] == box.other_guild_id
    assert got["authorizing_integration_owners"] == {"0": box.other_guild_id}
    assert (got["context"], got["entitlements"]) == (0, [])
    assert got["attachment_size_limit"] == 10 * 1024 * 1024
    assert got["member"]["permissions"] == str(1 << 10 | 1 << 31)
    assert got["data"]["options"] == [{"name": "show", "type": 1, "options": []}]
    assert int(got["app_permissions"]) & 1 << 11
