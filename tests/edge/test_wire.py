"""A message as it goes to Discord: what the library's own items would say, and no item made."""

import discord
from discord import ui

from bot.components.ids import encode
from bot.components.wire import parcel
from bot.messages import (
    Button,
    Deed,
    Divider,
    File,
    Menu,
    Message,
    Option,
    Picture,
    Row,
    Style,
    Text,
    Verb,
)

DEED = Deed(Verb.ACT, "T1", 7, "h9")
MENU = Deed(Verb.PICK, "T1", 7, "j")
OWN = "<:h9:1234567890123456789>"
OURS = Message(
    (
        Text("## Wild"),
        Divider(),
        Row((Button("9♥", DEED, Style.SUCCESS, emoji=OWN), Button("", MENU, disabled=True))),
        Menu("Which?", MENU, (Option("Ace", "a", "high", emoji="🃏"), Option("Two", "2"))),
        Picture("table.png", "Two hands", "scene"),
        File("game.json", b"{}"),
    ),
    accent=0x123456,
    pings=(5,),
)
DEFAULTS = {"spoiler": False, "required": True, "divider": True, "spacing": 1}
"""What the library says though Discord takes it as said."""


def theirs():
    options = [
        discord.SelectOption(label="Ace", value="a", description="high", emoji="🃏"),
        discord.SelectOption(label="Two", value="2"),
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("## Wild"),
            ui.Separator(),
            ui.ActionRow(
                ui.Button(
                    label="9♥",
                    custom_id=encode(DEED),
                    style=discord.ButtonStyle.success,
                    emoji=OWN,
                ),
                ui.Button(label="", custom_id=encode(MENU), disabled=True),
            ),
            ui.ActionRow(ui.Select(custom_id=encode(MENU), placeholder="Which?", options=options)),
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://table.png", description="Two hands")
            ),
            ui.File("attachment://game.json"),
            accent_colour=0x123456,
        )
    )
    return view.to_components()


def plain(component):
    if isinstance(component, list):
        return [plain(each) for each in component]
    if not isinstance(component, dict):
        return component
    return {k: plain(v) for k, v in component.items() if DEFAULTS.get(k, "") != v}


async def test_a_message_says_what_the_librarys_items_say():
    sent = parcel(OURS, {"scene": b"png"}, lambda emoji: emoji)
    assert plain(sent.view.to_components()) == plain(theirs())
    assert [(f.filename, f.fp.read()) for f in sent.files] == [
        ("table.png", b"png"),
        ("game.json", b"{}"),
    ]
    assert sent.files[0].description == "Two hands"
    assert sent.mentions.users == [discord.Object(5)]
    assert not sent.mentions.everyone
    assert not sent.mentions.roles


async def test_the_library_keeps_nothing_of_what_was_sent():
    view = parcel(OURS, {"scene": b"png"}, lambda emoji: emoji).view
    assert view.is_finished()
    assert not view.is_dispatchable()
    assert view.has_components_v2()
