"""``/play thread:true``: the table stands in a thread of its own, and wakes it."""

from dataclasses import replace

from play.parlour import Player, play_round

from bot.sandbox import refusals
from bot.sandbox.permissions import BOT, Permission
from bot.sandbox.refusals import refusal
from bot.sandbox.world import APPLICATION


def thread_of(parlour):
    (thread,) = [c for c in parlour.box.world.channels.values() if c.is_thread]
    return thread


async def opens(parlour, command="play", **options):
    maya = parlour.join("Maya")
    answer = await maya.command(command, {"game": "updown", "thread": True, **options})
    await parlour.settle()
    return maya, answer


async def test_a_table_in_a_thread_is_played_there(opened):
    parlour = await opened(seed=126)
    maya, answer = await opens(parlour, against="easy")
    thread = thread_of(parlour)
    assert (thread.name, thread.archive_minutes) == ("One Up, One Down · Maya", 10_080)
    assert not answer.ephemeral
    assert f"<#{thread.id}>" in answer.message.text
    (table,) = maya.messages(thread.id)
    maya.table_message = table.id
    await maya.press("Start")
    await parlour.settle()
    await maya.opens_hand()
    await play_round(parlour, [maya])
    assert [m.button("Details") is not None for m in maya.messages(thread.id)].count(True) == 1
    assert len(maya.messages()) == 1


async def test_a_series_may_have_one_too(parlour):
    maya, _ = await opens(parlour, "series", length=3)
    assert maya.messages(thread_of(parlour).id)[0].button("Join")


async def test_in_a_thread_the_table_stands_in_that_one(parlour):
    maya, _ = await opens(parlour)
    thread = thread_of(parlour)
    again = await maya.command("play", {"game": "updown", "thread": True}, thread.id)
    assert again.message.button("Join")
    assert thread_of(parlour) == thread


async def test_where_the_bot_may_not_make_threads_it_says_so_and_opens_nothing(parlour):
    world = parlour.box.world
    for missing in (Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS):
        held = BOT & ~int(missing)
        world.accounts[APPLICATION] = replace(world.accounts[APPLICATION], permissions=held)
        _, answer = await opens(parlour)
        assert answer.ephemeral
        assert "/check" in answer.message.text
    assert await parlour.store.open_tables() == ()
    assert not [c for c in world.channels.values() if c.is_thread]


async def test_in_a_direct_conversation_there_are_none_to_open(parlour):
    maya = Player(parlour, parlour.box.people.join("Maya"))
    names = [command["name"] for command in maya.commands(maya.conversation())]
    assert "play" not in names
    assert "settings" in names


async def test_an_archived_thread_is_woken_by_a_new_post(opened, monkeypatch):
    parlour = await opened(seed=126)
    maya, _ = await opens(parlour, against="easy")
    thread, world = thread_of(parlour), parlour.box.world
    (old,) = maya.messages(thread.id)
    monkeypatch.setitem(refusals._KNOWN, 50083, (400, "Thread is archived"))
    archived, alter, place = [True], world.alter, world.place

    def altering(post):
        if archived[0]:
            raise refusal(50083)
        alter(post)

    def placing(post):
        archived[0] = False
        place(post)

    monkeypatch.setattr(world, "alter", altering)
    monkeypatch.setattr(world, "place", placing)
    (table,) = parlour.desk.hall._awake.values()
    record = table.record
    await table.start(type("A", (), {"user": record.host, "name": "Maya", "moderator": False})())
    await parlour.settle()
    (new,) = maya.messages(thread.id)
    assert new.id != old.id
    assert not table.record.paused
    assert new.button("My hand")
