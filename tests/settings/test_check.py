"""``/check``: each permission that is missing is named, with how to grant it."""

from dataclasses import replace

import pytest
from presenters import limits
from presenters.rounds import WORDS

from bot.presenters.check import HELPFUL, IN_THREADS, NEEDED, Place, check
from bot.sandbox.permissions import BOT, PERSON, Permission
from bot.sandbox.places import PUBLIC_THREAD, Channel
from bot.sandbox.world import APPLICATION, HOME

EVERYTHING = dict.fromkeys({*NEEDED, *IN_THREADS, *HELPFUL}, True)


async def asked(parlour, *, without=0, channel=None, person=PERSON):
    world = parlour.box.world
    bot = replace(world.accounts[APPLICATION], permissions=BOT & ~int(without))
    world.accounts[APPLICATION] = bot
    maya = parlour.join("Maya", permissions=person)
    answer = await maya.command("check", channel=channel)
    assert answer.ephemeral
    return answer.message.text


async def test_where_nothing_is_missing_it_says_so(parlour):
    text = await asked(parlour)
    assert "I have all that I need" in text
    assert "❌" not in text
    assert text.count("✅") == len(NEEDED)


MISSING = [
    (Permission.VIEW_CHANNEL, "View Channel"),
    (Permission.SEND_MESSAGES, "Send Messages"),
    (Permission.ATTACH_FILES, "Attach Files"),
]


@pytest.mark.parametrize(("permission", "name"), MISSING)
async def test_each_permission_that_is_missing_is_named(parlour, permission, name):
    text = await asked(parlour, without=permission)
    assert "one thing is missing" in text
    assert f"❌ **{name}**" in text
    assert "To grant a permission" in text


async def test_several_are_counted(parlour):
    text = await asked(parlour, without=Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    assert "2 things are missing" in text


async def test_what_threads_need_is_said_apart(parlour):
    text = await asked(parlour, without=Permission.CREATE_PUBLIC_THREADS)
    assert "I have all that I need" in text
    assert "Create Public Threads is missing" in text


async def test_in_a_thread_the_permission_of_threads_counts(parlour):
    box = parlour.box
    thread = Channel("1100000000000000099", "t", PUBLIC_THREAD, HOME, box.channel_id)
    box.world.add_channel(thread)
    text = await asked(parlour, without=Permission.SEND_MESSAGES, channel=thread.id)
    assert "❌" not in text
    text = await asked(parlour, without=Permission.SEND_MESSAGES_IN_THREADS, channel=thread.id)
    assert "❌ **Send Messages in Threads**" in text


async def test_a_person_who_may_not_post_is_told_what_that_means(parlour):
    text = await asked(parlour, person=PERSON & ~int(Permission.ATTACH_FILES))
    assert "You may not send messages or files here" in text


async def test_a_channel_that_the_server_allows_no_tables_in(parlour):
    from bot.preferences import Server

    await parlour.desk.preferences.keep_server(int(HOME), Server(channels=(1,)))
    assert "tables in other channels only" in await asked(parlour)


PLACES = [
    Place({}, {}),
    Place({}, {}, thread=True, tables=False, slow=1, emojis=(0, 59)),
    Place(EVERYTHING, EVERYTHING, slow=30, emojis=(58, 59)),
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("locale", ["en", "pt-BR"])
def test_every_answer_is_one_that_discord_takes(locale, place):
    limits.check(check(place, WORDS.speaker(locale)))
