"""A message value as discord.py's Components V2, ready to send.

The view is stopped before it is sent: a live view would be kept by the library, dispatch presses to
itself, and unregister dynamic items when it times out. Presses reach ``bot.components.router``
through ``on_interaction`` instead, so a button works for as long as its message stands.
"""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, assert_never

import discord
from discord import ui

from bot.components.ids import encode
from bot.messages import (
    Button,
    Divider,
    Emoji,
    File,
    Form,
    Menu,
    Message,
    Part,
    Picture,
    Row,
    Style,
    Text,
)

_STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


Shown = Callable[[str | Emoji | None], str | None]
"""Says how an emoji is written for Discord, ``None`` for none."""

TYPED = "typed"
"""The custom id of a form's one line."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """What goes to Discord: a fresh view and fresh files; each parcel is sent once."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions

    def sending(self) -> dict[str, Any]:
        """Return the arguments of a call that makes a new message."""
        return {"view": self.view, "files": self.files, "allowed_mentions": self.mentions}

    def editing(self) -> dict[str, Any]:
        """Return the arguments of a call that edits one; files not listed are removed."""
        return {"view": self.view, "attachments": self.files, "allowed_mentions": self.mentions}


def parcel(message: Message, drawn: Mapping[Any, bytes], shown: Shown) -> Parcel:
    """Return *message* as discord.py takes it; *drawn* holds the PNG of each scene in it."""
    items: list[ui.Item[Any]] = []
    files: list[discord.File] = []
    for part in message.parts:
        item, file = _item(part, drawn, shown)
        items.append(item)
        files.extend([file] if file else [])
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=message.accent))
    view.stop()
    pings = [discord.Object(user) for user in message.pings]
    return Parcel(view, files, discord.AllowedMentions(everyone=False, roles=False, users=pings))


def _item(
    part: Part, drawn: Mapping[Any, bytes], shown: Shown
) -> tuple[ui.Item[Any], discord.File | None]:
    match part:
        case Text(markdown):
            return ui.TextDisplay(markdown), None
        case Divider():
            return ui.Separator(), None
        case Row(buttons):
            return ui.ActionRow(*(_button(button, shown) for button in buttons)), None
        case Menu():
            return ui.ActionRow(_menu(part, shown)), None
        case Picture(name, alt, scene):
            media = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
            file = discord.File(io.BytesIO(drawn[scene]), name, description=alt)
            return ui.MediaGallery(media), file
        case File(name, data):
            return ui.File(f"attachment://{name}"), discord.File(io.BytesIO(data), name)
        case _:
            assert_never(part)


def _button(button: Button, shown: Shown) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        custom_id=encode(button.deed),
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=shown(button.emoji),
    )


def _menu(menu: Menu, shown: Shown) -> ui.Select[Any]:
    return ui.Select(
        custom_id=encode(menu.deed),
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        disabled=menu.disabled,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description or None,
                default=option.chosen,
                emoji=shown(option.emoji),
            )
            for option in menu.options
        ],
    )


def modal(form: Form) -> ui.Modal:
    """Return *form* as discord.py takes it; its answer comes by ``on_interaction`` as well."""
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=TYPED, placeholder=form.hint, min_length=form.least, max_length=form.most
    )
    made = ui.Modal(title=form.title, custom_id=encode(form.deed), timeout=None)
    made.add_item(ui.Label(text=form.label, component=typed))
    made.stop()
    return made


def pictures(message: Message) -> tuple[Picture, ...]:
    """Return the pictures of *message* that have to be drawn first."""
    return tuple(part for part in message.parts if isinstance(part, Picture))
