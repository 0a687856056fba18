"""Point 8: what the bot may do where, and what moderators change about it."""

import pytest
from sandbox.scripted import png

from bot.sandbox.people import NotPossible
from bot.sandbox.permissions import BOT, PERSON, Permission
from bot.sandbox.world import APPLICATION

COMMANDS = f"/applications/{APPLICATION}/commands"
HELLO = {"content": "hello"}
PICTURE = {0: ("a.png", png())}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@pytest.fixture
async def sent(raw):
    return (await raw.send(HELLO))[1]


@pytest.fixture
async def thread(raw, box, sent):
    path = f"/channels/{box.channel_id}/messages/{sent['id']}/threads"
    return (await raw.rest("POST", path, {"name": "game"}))[1]["id"]


MISSING = [
    (Permission.VIEW_CHANNEL, "GET", "", None, None, (403, 50001)),
    (Permission.VIEW_CHANNEL, "POST", "/messages", HELLO, None, (403, 50001)),
    (Permission.VIEW_CHANNEL, "PATCH", "/messages/{own}", HELLO, None, (403, 50001)),
    (Permission.VIEW_CHANNEL, "DELETE", "/messages/{own}", None, None, (403, 50001)),
    (Permission.SEND_MESSAGES, "POST", "/messages", HELLO, None, (403, 50013)),
    (Permission.SEND_MESSAGES, "POST", "/typing", None, None, (403, 50013)),
    (Permission.SEND_MESSAGES, "PATCH", "/messages/{own}", HELLO, None, (200, None)),
    (Permission.ATTACH_FILES, "POST", "/messages", HELLO, PICTURE, (403, 50013)),
    (Permission.ATTACH_FILES, "PATCH", "/messages/{own}", HELLO, PICTURE, (403, 50013)),
    (Permission.EMBED_LINKS, "POST", "/messages", {"embeds": [{"title": "t"}]}, None, (403, 50013)),
    (Permission.READ_MESSAGE_HISTORY, "GET", "/messages/{own}", None, None, (403, 50001)),
    (
        Permission.READ_MESSAGE_HISTORY,
        "POST",
        "/messages",
        {**HELLO, "message_reference": {"message_id": "{own}"}},
        None,
        (400, 160002),
    ),
    (Permission.MANAGE_MESSAGES, "DELETE", "/messages/{theirs}", None, None, (403, 50013)),
    (
        Permission.CREATE_PUBLIC_THREADS,
        "POST",
        "/messages/{own}/threads",
        {"name": "n"},
        None,
        (403, 50013),
    ),
    (Permission.CREATE_PUBLIC_THREADS, "POST", "/threads", {"name": "n"}, None, (201, None)),
    (Permission.CREATE_PRIVATE_THREADS, "POST", "/threads", {"name": "n"}, None, (403, 50013)),
]


@pytest.mark.parametrize("everywhere", [True, False])
@pytest.mark.parametrize(("missing", "method", "rest", "body", "files", "expected"), MISSING)
async def test_without_a_permission(
    box, raw, maya, sent, missing, method, rest, body, files, expected, everywhere
):
    said = maya.say("hi")
    if everywhere:
        box.moderator.permit(BOT & ~missing)
    else:
        box.moderator.overwrite(box.channel_id, deny=int(missing))
    path = f"/channels/{box.channel_id}" + rest.format(own=sent["id"], theirs=said.id)
    if body and "message_reference" in body:
        body = {**body, "message_reference": {"message_id": sent["id"]}}
    status, answer = await raw.rest(method, path, body, files)
    assert (status, answer.get("code") if answer else None) == expected
    elsewhere = await raw.send(HELLO, channel=box.second_channel_id)
    assert (elsewhere[0] == 200) or everywhere


async def test_without_history_a_channel_reads_empty(box, raw, sent):
    path = f"/channels/{box.channel_id}/messages"
    assert [m["id"] for m in (await raw.rest("GET", path))[1]] == [sent["id"]]
    box.moderator.overwrite(box.channel_id, deny=int(Permission.READ_MESSAGE_HISTORY))
    assert await raw.rest("GET", path) == (200, [])


async def test_everyone_is_overruled_by_ones_own_overwrite(box, raw, maya):
    send = int(Permission.SEND_MESSAGES)
    box.moderator.overwrite(box.channel_id, box.guild_id, deny=send)
    assert (await raw.send(HELLO))[1]["code"] == 50013
    with pytest.raises(NotPossible, match="may not send"):
        maya.say("hi")
    box.moderator.overwrite(box.channel_id, APPLICATION, allow=send)
    assert (await raw.send(HELLO))[0] == 200
    task, got = await raw.started(maya.command("do"))
    assert int(got["app_permissions"]) & send
    assert not int(got["member"]["permissions"]) & send
    await raw.callback(got, 4, HELLO)
    assert (await task).ephemeral


async def test_a_channel_that_a_person_does_not_see(box, raw, maya):
    await raw.send({**HELLO, "components": [BUTTON]})
    (shown,) = maya.messages()
    box.moderator.overwrite(box.channel_id, maya.id, deny=int(Permission.VIEW_CHANNEL))
    for deed in (maya.press(shown, "Go"), maya.command("do")):
        with pytest.raises(NotPossible, match="may not see"):
            await deed
    assert box.channel_id not in [c.id for c in maya.channels()]
    assert box.second_channel_id in [c.id for c in maya.channels()]


async def test_a_conversation_of_two_knows_no_permissions(box, raw, maya):
    maya.change(permissions=0)
    box.moderator.permit(0)
    assert (await raw.send(HELLO, channel=maya.conversation()))[0] == 200
    assert [m.text for m in maya.messages(maya.conversation())] == ["hello"]


async def test_without_the_permission_nobody_pings_everyone(box, raw, maya):
    box.moderator.permit(BOT & ~Permission.MENTION_EVERYONE)
    assert (await raw.send({"content": "@everyone"}))[1]["mention_everyone"] is False


async def test_others_words_need_the_message_content_intent(box, raw, maya):
    said, named = maya.say("secret"), maya.say(f"hello <@{APPLICATION}>")
    path = f"/channels/{box.channel_id}/messages"
    assert (await raw.rest("GET", f"{path}/{said.id}"))[1]["content"] == ""
    assert [m["content"] for m in (await raw.rest("GET", path))[1]] == [named.text, ""]
    assert maya.messages()[0].text == "secret"


# -- threads


async def test_an_archived_thread_takes_posts_and_no_edits(box, raw, maya, thread):
    inside = (await raw.send(HELLO, channel=thread))[1]["id"]
    box.moderator.archive(thread)
    for method, body in (("PATCH", HELLO), ("DELETE", None)):
        refused = await raw.rest(method, f"/channels/{thread}/messages/{inside}", body)
        assert (refused[0], refused[1]["code"]) == (400, 50083)
    assert (await raw.send(HELLO, channel=thread))[0] == 200
    assert (await raw.rest("GET", f"/channels/{thread}"))[1]["thread_metadata"]["archived"] is False


async def test_whoever_speaks_in_an_archived_thread_wakes_it(box, raw, maya, thread):
    box.moderator.archive(thread)
    deed = maya.command("do", channel=thread)
    await raw.answered(deed, 4, {**HELLO, "flags": 64})
    assert box.world.channels[thread].archived
    maya.say("hi", channel=thread)
    assert not box.world.channels[thread].archived
    box.moderator.archive(thread, locked=True)
    with pytest.raises(NotPossible, match="locked"):
        maya.say("hi", channel=thread)


async def test_a_locked_thread_opens_for_moderators_alone(box, raw, thread):
    box.moderator.permit(BOT & ~Permission.MANAGE_THREADS)
    box.moderator.archive(thread, locked=True)
    assert (await raw.send(HELLO, channel=thread))[1]["code"] == 50083
    box.moderator.permit(BOT)
    assert (await raw.send(HELLO, channel=thread))[0] == 200
    box.moderator.reopen(thread)
    box.moderator.permit(BOT & ~Permission.SEND_MESSAGES_IN_THREADS)
    assert (await raw.send(HELLO, channel=thread))[1]["code"] == 50013


async def test_a_thread_follows_its_channel(box, raw, thread):
    box.moderator.overwrite(box.channel_id, deny=int(Permission.VIEW_CHANNEL))
    assert (await raw.send(HELLO, channel=thread))[1]["code"] == 50001


@pytest.mark.parametrize(
    "wrong", [{"name": ""}, {"name": "n", "type": 0}, {"name": "n", "auto_archive_duration": 61}]
)
async def test_threads_that_cannot_be(box, raw, wrong):
    status, answer = await raw.rest("POST", f"/channels/{box.channel_id}/threads", wrong)
    assert (status, answer["code"]) == (400, 50035)


# -- deleted, left, thrown out


async def test_a_deleted_channel_takes_its_threads_along(box, raw, maya, sent, thread):
    task, interaction = await raw.started(maya.command("do"))
    box.moderator.delete_channel(box.channel_id)
    for channel in (box.channel_id, thread):
        assert (await raw.send(HELLO, channel=channel))[1]["code"] == 10003
        with pytest.raises(NotPossible):
            maya.messages(channel)
    assert (await raw.callback(interaction, 4, HELLO))[1]["code"] == 10003
    box.clock.advance(3.1)
    assert (await task).kind == "failed"
    assert {"THREAD_DELETE", "CHANNEL_DELETE"} <= {e["t"] for e in raw.events}


async def test_a_message_deleted_by_a_moderator_is_unknown(box, raw, maya, sent):
    box.moderator.delete_message(box.channel_id, sent["id"])
    assert (await raw.edit(sent["id"], HELLO))[1]["code"] == 10008
    with pytest.raises(NotPossible):
        box.moderator.delete_message(box.channel_id, sent["id"])


async def test_thrown_out_the_bot_reaches_nothing_until_it_is_back(box, raw, maya):
    await raw.send({**HELLO, "components": [BUTTON]})
    (shown,) = maya.messages()
    box.moderator.throw_out_bot(box.guild_id)
    assert (await raw.send(HELLO))[1]["code"] == 50001
    answer = await maya.press(shown, "Go")
    assert (answer.kind, "not in this server" in answer.why) == ("failed", True)
    with pytest.raises(NotPossible):
        await maya.command("do")
    box.moderator.bring_back_bot(box.guild_id)
    assert (await raw.send(HELLO))[0] == 200
    await raw.answered(maya.press(shown, "Go"), 6)
    assert {"GUILD_DELETE", "GUILD_CREATE"} <= {e["t"] for e in raw.events}


async def test_a_deleted_server_is_gone(box, raw, maya):
    box.moderator.delete_guild(box.guild_id)
    assert (await raw.send(HELLO))[1]["code"] == 10003
    assert (await raw.rest("GET", f"/guilds/{box.guild_id}"))[1]["code"] == 10004
    with pytest.raises(NotPossible):
        await maya.command("do")


async def test_whoever_left_is_no_member(box, raw, maya, nils):
    box.moderator.throw_out(box.guild_id, maya.id)
    member = f"/guilds/{box.guild_id}/members/{maya.id}"
    assert (await raw.rest("GET", member))[1]["code"] == 10007
    with pytest.raises(NotPossible):
        maya.messages()
    assert nils.messages() == []
    box.moderator.bring_back(box.guild_id, maya.id)
    assert maya.messages() == []
    assert (await raw.rest("GET", member))[0] == 200


async def test_a_person_without_the_right_is_offered_no_command(box, raw, maya):
    maya.change(permissions=PERSON & ~Permission.USE_APPLICATION_COMMANDS)
    assert maya.commands() == []
