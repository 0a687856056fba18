"""Who is pinged, nonces, replies, and the other things a channel's messages carry."""

import pytest


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["Maya", "Nils"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Maya", "Nils"]),
        ({"parse": [], "users": ["Nils"]}, ["Nils"]),
    ],
)
async def test_a_message_pings_whom_it_may(raw, maya, nils, allowed, pinged):
    people = {"Maya": maya.id, "Nils": nils.id}
    body = {"content": f"{maya.mention} {nils.mention} @everyone"}
    if allowed is not None:
        if "users" in allowed:
            allowed = {**allowed, "users": [people[n] for n in allowed["users"]]}
        body["allowed_mentions"] = allowed
    answer = (await raw.send(body))[1]
    assert [u["global_name"] for u in answer["mentions"]] == pinged
    assert answer["mention_everyone"] == (allowed is None)
    assert maya.messages()[0].mentions == tuple(people[n] for n in pinged)


async def test_an_interactions_answer_pings_users_only(raw, maya, nils):
    answer = await raw.answered(maya.command("do"), 4, {"content": f"{nils.mention} @everyone"})
    assert answer.message.pinged == (nils.id,)
    assert not answer.message.mentions_everyone


async def test_text_displays_ping_and_edits_do_not(raw, maya, nils):
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": maya.mention}]}
    sent = (await raw.send(body))[1]
    assert maya.messages()[0].pinged == (maya.id,)
    await raw.edit(sent["id"], {"components": [{"type": 10, "content": nils.mention}]})
    assert maya.messages()[0].mentions == (nils.id,)
    assert maya.messages()[0].pinged == (maya.id,)


async def test_a_nonce_gives_the_same_message_for_a_while(box, raw, maya):
    body = {"content": "c", "nonce": "n1", "enforce_nonce": True}
    first = (await raw.send(body))[1]
    assert (await raw.send(body))[1]["id"] == first["id"]
    assert len(maya.messages()) == 1
    assert (await raw.send({**body, "enforce_nonce": False}))[1]["id"] != first["id"]
    box.clock.advance(301)
    assert (await raw.send(body))[1]["id"] != first["id"]


async def test_a_reply_pings_its_author_unless_told_not_to(raw, maya, nils):
    said = maya.say("hi")
    for replied_user, pinged in ((True, (maya.id,)), (False, ())):
        body = {"content": "re", "message_reference": {"message_id": said.id}}
        body["allowed_mentions"] = {"parse": [], "replied_user": replied_user}
        await raw.send(body)
        assert nils.messages()[-1].pinged == pinged
        assert nils.messages()[-1].reply_to == said.id


async def test_another_persons_message_cannot_be_edited(raw, maya):
    said = maya.say("hi")
    status, answer = await raw.edit(said.id, {"content": "c"})
    assert (status, answer["code"]) == (403, 50005)


async def test_a_thread_is_a_channel(box, raw, maya):
    sent = (await raw.send({"content": "c"}))[1]
    path = f"/channels/{box.channel_id}/messages/{sent['id']}/threads"
    status, thread = await raw.rest("POST", path, {"name": "game"})
    assert (status, thread["id"], thread["parent_id"]) == (201, sent["id"], box.channel_id)
    assert (await raw.rest("POST", path, {"name": "again"}))[1]["code"] == 160004
    await raw.send({"content": "inside"}, channel=thread["id"])
    assert [m.text for m in maya.messages(thread["id"])] == ["inside"]


async def test_a_conversation_is_for_two(raw, maya, nils):
    opened = (await raw.rest("POST", "/users/@me/channels", {"recipient_id": maya.id}))[1]
    await raw.send({"content": "psst"}, channel=opened["id"])
    assert [m.text for m in maya.messages(maya.conversation())] == ["psst"]
    with pytest.raises(Exception, match="no channel"):
        nils.messages(opened["id"])
    maya.change(dms_open=False)
    status, answer = await raw.send({"content": "psst"}, channel=opened["id"])
    assert (status, answer["code"]) == (403, 50007)


async def test_places_the_bot_cannot_reach(box, raw):
    assert (await raw.send({"content": "c"}, channel="1"))[1]["code"] == 10003
    status, answer = await raw.send({"content": "c"}, channel=box.foreign_channel_id)
    assert (status, answer["code"]) == (403, 50001)
