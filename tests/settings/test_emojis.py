"""Pictures of cards on buttons: uploaded once, and words where one is missing."""

import asyncio
from io import BytesIO

import discord
import pytest
from PIL import Image
from play.parlour import live
from play.test_rounds import seated

from bot.catalogue import load
from bot.components.emojis import wanted
from bot.components.wire import parcel
from bot.messages import Button, Deed, Emoji, Menu, Message, Option, Row, Verb
from bot.presenters import cards
from bot.sandbox import emoji_routes
from bot.sandbox.emojis import EMOJI_BYTES, EMOJI_NAME
from engines.core.cards import NAMES, card
from renderers.kit.emojis import PIXELS, Badge, png

ARTS = wanted(load())


async def uploaded(parlour):
    """Wait until the upload of this start is over; return the names that Discord has, with repeats."""
    await asyncio.wait_for(parlour.client._uploading, 20)
    return [each["name"] for each in parlour.box.world.emojis.values()]


@pytest.mark.parametrize("name", ARTS)
def test_every_picture_is_one_that_discord_takes(name):
    picture = png(ARTS[name])
    assert EMOJI_NAME.fullmatch(name)
    assert len(picture) <= EMOJI_BYTES
    assert Image.open(BytesIO(picture)).size == (PIXELS, PIXELS)


def test_every_card_and_every_suit_has_a_picture_of_its_own():
    assert {f"card_{name}" for name in NAMES} | {f"suit_{suit}" for suit in "cdhs"} <= ARTS.keys()
    assert len({png(ARTS[f"card_{name}"]) for name in NAMES}) == len(NAMES)
    assert cards.emoji(card("9h")) == Emoji("card_9h")


def test_a_card_is_drawn_on_a_clear_ground():
    page = Image.open(BytesIO(png(Badge(card("Td")))))
    assert page.getpixel((0, 0))[3] == 0
    assert page.getpixel((PIXELS // 2, 8))[3] == 255


async def test_only_what_is_missing_is_uploaded_and_buttons_show_it(opened):
    parlour = await opened(seed=126, emojis=True)
    names = await uploaded(parlour)
    assert sorted(names) == sorted(ARTS)
    lost = next(key for key, each in parlour.box.world.emojis.items() if each["name"] == "card_9h")
    del parlour.box.world.emojis[lost]
    kept = set(parlour.box.world.emojis)
    await parlour.restart()
    assert sorted(await uploaded(parlour)) == sorted(ARTS)
    assert kept <= set(parlour.box.world.emojis)
    maya, _ = await seated(parlour, 2)
    table = await live(parlour, maya)
    ids = {key: each["name"] for key, each in parlour.box.world.emojis.items()}
    shown = {ids[str(b.emoji["id"])] for b in maya.hand.buttons if b.emoji and b.emoji.get("id")}
    assert shown == {f"card_{NAMES[each]}" for each in table.sight(0).view.hand}
    assert all(button.label for button in maya.hand.buttons)


async def test_where_discord_takes_none_the_words_do(opened, monkeypatch, caplog):
    monkeypatch.setattr(emoji_routes, "EMOJI_LIMIT", 3)
    parlour = await opened(seed=126, emojis=True)
    assert len(await uploaded(parlour)) == 3
    assert parlour.desk.emojis.progress == (3, len(ARTS))
    assert f"3 of {len(ARTS)} emojis" in caplog.text
    maya, _ = await seated(parlour, 2)
    action = (await live(parlour, maya)).moment.legal(0)[0]
    await maya.does(action)


async def test_emojis_that_somebody_deleted_are_shown_no_more(opened):
    parlour = await opened(seed=126, emojis=True)
    await uploaded(parlour)
    parlour.box.world.emojis.clear()
    await parlour.desk.emojis.refresh()
    maya, _ = await seated(parlour, 2)
    assert [b.emoji for b in maya.hand.buttons if b.emoji and b.emoji.get("id")] == []


async def test_no_emoji_is_uploaded_where_the_host_wants_none(parlour):
    assert parlour.client._uploading is None
    assert parlour.box.world.emojis == {}


KNOWN = {"card_9h": "<:card_9h:123>"}
CASES = [
    # emoji, what the button shows
    (Emoji("card_9h"), "<:card_9h:123>"),
    (Emoji("card_9h", "♥️"), "<:card_9h:123>"),
    (Emoji("suit_x", "♥️"), "♥️"),
    (Emoji("suit_x"), "None"),
    ("🃏", "🃏"),
    (None, "None"),
]


@pytest.mark.parametrize(("emoji", "shown"), CASES)
def test_a_missing_emoji_is_shown_by_its_sign_or_not_at_all(emoji, shown):
    from bot.components.emojis import Emojis

    emojis = Emojis(None, ARTS)
    emojis._known = KNOWN
    deed = Deed(Verb.HAND)
    menu = Menu("choose", deed, (Option("9♥", "9h", emoji=emoji),))
    made = parcel(Message((Row((Button("9♥", deed, emoji=emoji),)), menu)), {}, emojis.shown)
    row, select = made.view.to_components()[0]["components"]
    assert written(row["components"][0]) == shown
    assert written(select["components"][0]["options"][0]) == shown


def written(component):
    emoji = component.get("emoji")
    return str(emoji and discord.PartialEmoji.from_dict(emoji))
