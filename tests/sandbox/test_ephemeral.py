"""Point 3: ephemeral messages are seen by one person and reached by one token."""

import pytest
from sandbox.scripted import file, png

from bot.sandbox.people import NotPossible
from bot.sandbox.permissions import PERSON, Permission

SECRET = {"content": "secret", "flags": 64}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@pytest.fixture
async def hand(raw, maya):
    """An ephemeral message of Maya's, with a button."""
    return (await raw.answered(maya.command("do"), 4, {**SECRET, "components": [BUTTON]})).message


async def test_one_person_sees_it(maya, nils, hand):
    assert [m.id for m in maya.messages()] == [hand.id]
    assert nils.messages() == []


async def test_no_route_of_the_channel_reaches_it(raw, box, hand):
    for method, body in (("GET", None), ("PATCH", {"content": "c"}), ("DELETE", None)):
        path = f"/channels/{box.channel_id}/messages/{hand.id}"
        status, answer = await raw.rest(method, path, body)
        assert (status, answer["code"]) == (404, 10008)
    assert (await raw.rest("GET", f"/channels/{box.channel_id}/messages"))[1] == []


async def test_nobody_else_can_press_it(nils, hand):
    with pytest.raises(NotPossible, match="sees no message"):
        await nils.press(hand, "go")


async def test_a_reload_loses_it_and_its_token_edits_what_nobody_sees(raw, maya):
    task, interaction = await raw.started(maya.command("do"))
    await raw.callback(interaction, 4, {**SECRET, "components": [BUTTON]})
    hand = (await task).message
    maya.reload()
    assert maya.messages() == []
    with pytest.raises(NotPossible):
        await maya.press(hand, "go")
    assert (await raw.webhook("PATCH", interaction, "/messages/@original", {"content": "new"}))[
        0
    ] == 200
    assert maya.messages() == []


async def test_a_reload_keeps_public_messages(raw, maya):
    await raw.send({"content": "public"})
    maya.reload()
    assert [m.text for m in maya.messages()] == ["public"]


async def test_it_can_be_dismissed(raw, maya, hand):
    maya.dismiss(hand)
    assert maya.messages() == []
    await raw.send({"content": "public"})
    with pytest.raises(NotPossible):
        maya.dismiss(maya.messages()[0])


async def test_its_button_works_after_its_own_token_is_over(box, raw, maya, hand):
    box.clock.advance(3600)
    answer = await raw.answered(maya.press(hand, "go"), 7, {"content": "fresh", "components": []})
    assert (answer.message.id, answer.message.text) == (hand.id, "fresh")
    assert answer.ephemeral


@pytest.mark.parametrize(
    ("missing", "body", "files"),
    [
        (Permission.SEND_MESSAGES, {"content": "c"}, None),
        (Permission.ATTACH_FILES, {"content": "c"}, {0: ("a.png", png())}),
        (Permission.EMBED_LINKS, {"embeds": [{"title": "t"}]}, None),
    ],
)
async def test_missing_permissions_force_it(raw, maya, nils, missing, body, files):
    maya.change(permissions=PERSON & ~missing)
    task, interaction = await raw.started(maya.command("do"))
    _status, told = await raw.callback(interaction, 4, body, files)
    assert told["interaction"]["response_message_ephemeral"] is True
    assert (await task).ephemeral
    assert nils.messages() == []


async def test_elsewhere_external_apps_may_be_muted(box, raw, maya, nils):
    maya.change(permissions=PERSON & ~Permission.USE_EXTERNAL_APPS)
    deed = maya.command("anywhere", channel=box.foreign_channel_id)
    assert (await raw.answered(deed, 4, {"content": "c"})).ephemeral
    assert nils.messages(box.foreign_channel_id) == []


async def test_the_gateway_tells_nobody_without_the_intent(raw, maya, hand):
    await raw.answered(maya.press(hand, "go"), 7, {"content": "again"})
    assert not [e for e in raw.events if str(e["t"]).startswith("MESSAGE_")]


async def test_its_files_have_addresses_of_their_own(client, maya):
    async def script(interaction):
        await interaction.response.send_message(file=file(), ephemeral=True)

    client.scripts["do"] = script
    answer = await maya.command("do")
    assert "/ephemeral-attachments/" in answer.message.images[0].url
    assert answer.message.raw["attachments"][0]["ephemeral"] is True
