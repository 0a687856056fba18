"""A message value as discord.py's Components V2, ready to send.

The view is stopped before it is sent: a live view would be kept by the library, dispatch presses to
itself, and unregister dynamic items when it times out. Presses reach ``bot.components.router``
through ``on_interaction`` instead, so a button works for as long as its message stands.
"""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, assert_never

import discord
from discord import ComponentType, ui

from bot.components.ids import encode
from bot.messages import (
    Button,
    Divider,
    Emoji,
    File,
    Form,
    Menu,
    Message,
    Option,
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


Json = dict[str, Any]
"""A component as Discord's API has it."""

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


class _Sheet(ui.LayoutView):
    """A layout that is its own JSON, and listens to nothing.

    The library's items each check and copy what they are given, which is a millisecond a message;
    ours come from values that are within Discord's limits already.
    """

    def __init__(self, container: Json) -> None:
        super().__init__(timeout=None)
        self._written = [container]
        self.stop()

    def to_components(self) -> list[Json]:
        """Return the layout as it goes to Discord."""
        return self._written

    def has_components_v2(self) -> bool:
        """Say which kind of message it is."""
        return True


def parcel(message: Message, drawn: Mapping[Any, bytes], shown: Shown) -> Parcel:
    """Return *message* as discord.py takes it; *drawn* holds the PNG of each scene in it."""
    view = _Sheet(
        {
            "type": ComponentType.container.value,
            "accent_color": message.accent,
            "components": [_component(part, shown) for part in message.parts],
        }
    )
    files = [file for part in message.parts if (file := _file(part, drawn)) is not None]
    pings = [discord.Object(user) for user in message.pings]
    return Parcel(view, files, discord.AllowedMentions(everyone=False, roles=False, users=pings))


def _component(part: Part, shown: Shown) -> Json:
    match part:
        case Text(markdown):
            return {"type": ComponentType.text_display.value, "content": markdown}
        case Divider():
            return {"type": ComponentType.separator.value}
        case Row(buttons):
            return _row([_button(button, shown) for button in buttons])
        case Menu():
            return _row([_menu(part, shown)])
        case Picture(name, alt):
            item = {"media": {"url": f"attachment://{name}"}, "description": alt}
            return {"type": ComponentType.media_gallery.value, "items": [item]}
        case File(name):
            return {"type": ComponentType.file.value, "file": {"url": f"attachment://{name}"}}
        case _:
            assert_never(part)


def _file(part: Part, drawn: Mapping[Any, bytes]) -> discord.File | None:
    match part:
        case Picture(name, alt, scene):
            return discord.File(io.BytesIO(drawn[scene]), name, description=alt)
        case File(name, data):
            return discord.File(io.BytesIO(data), name)
        case _:
            return None


def _row(components: list[Json]) -> Json:
    return {"type": ComponentType.action_row.value, "components": components}


def _button(button: Button, shown: Shown) -> Json:
    found: Json = {
        "type": ComponentType.button.value,
        "style": _STYLES[button.style].value,
        "disabled": button.disabled,
        "custom_id": encode(button.deed),
    }
    if button.label:
        found["label"] = button.label
    return found | _with_emoji(shown(button.emoji))


def _menu(menu: Menu, shown: Shown) -> Json:
    found: Json = {
        "type": ComponentType.string_select.value,
        "custom_id": encode(menu.deed),
        "min_values": menu.least,
        "max_values": menu.most,
        "disabled": menu.disabled,
        "options": [_option(option, shown) for option in menu.options],
    }
    return found | ({"placeholder": menu.placeholder} if menu.placeholder else {})


def _option(option: Option, shown: Shown) -> Json:
    found: Json = {"label": option.label, "value": option.value, "default": option.chosen}
    told = {"description": option.description} if option.description else {}
    return found | told | _with_emoji(shown(option.emoji))


@cache
def _with_emoji(written: str | None) -> Json:
    """Return the field of an emoji as it is written, a Unicode one or ``<:name:id>``."""
    return {"emoji": discord.PartialEmoji.from_str(written).to_dict()} if written else {}


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
