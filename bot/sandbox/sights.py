"""A message as a person sees it: its words, buttons, menus and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.components import SELECTS, Kind, medias, texts, walk
from bot.sandbox.embeds import embed_texts
from bot.sandbox.posts import LOADING, Post
from bot.sandbox.wire import Json
from bot.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `custom_id` is None for a link."""

    label: str | None
    custom_id: str | None
    disabled: bool
    style: int
    emoji: Json | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu to choose from. `options` is empty where Discord itself lists people or channels."""

    custom_id: str
    placeholder: str | None
    options: tuple[Json, ...]
    min: int
    max: int
    disabled: bool
    kind: int


@dataclass(frozen=True, slots=True)
class Image:
    """A picture that a message shows, with its alt text."""

    url: str
    alt: str | None
    filename: str
    width: int | None
    height: int | None
    content: bytes = field(repr=False)

    @property
    def bytes(self) -> Any:
        """Give the file's content."""
        return self.content


@dataclass(frozen=True, slots=True)
class Message:
    """A message at one moment; a later edit does not change it."""

    id: str
    channel_id: str
    author: Json
    content: str
    flags: int
    ephemeral: bool
    loading: bool
    components: tuple[Json, ...]
    embeds: tuple[Json, ...]
    text: str
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    images: tuple[Image, ...]
    mentions: tuple[str, ...]
    pinged: tuple[str, ...]
    mentions_everyone: bool
    reply_to: str | None
    edited: bool
    raw: Json = field(repr=False)

    def button(self, custom_id_or_label: str) -> Button | None:
        """Find a button by its custom id, else by its label."""
        named = [b for b in self.buttons if b.custom_id == custom_id_or_label]
        named += [b for b in self.buttons if b.label == custom_id_or_label]
        return named[0] if named else None

    def menu(self, custom_id: str) -> Menu | None:
        """Find a menu by its custom id."""
        return next((m for m in self.menus if m.custom_id == custom_id), None)


def see(world: World, post: Post) -> Message:
    """Show a message as it is now."""
    raw = world.post_json(post)
    components = tuple(raw["components"])
    said = [post.content, *(t for e in raw["embeds"] for t in embed_texts(e)), *texts(components)]
    return Message(
        id=post.id,
        channel_id=post.channel_id,
        author=raw["author"],
        content=post.content,
        flags=post.flags,
        ephemeral=post.ephemeral,
        loading=bool(post.flags & LOADING),
        components=components,
        embeds=tuple(raw["embeds"]),
        text="\n".join(s for s in said if s),
        buttons=tuple(_button(c) for c in walk(components) if c["type"] == Kind.BUTTON),
        menus=tuple(_menu(c) for c in walk(components) if c["type"] in SELECTS),
        images=tuple(_images(world, post, raw)),
        mentions=post.mentions.users,
        pinged=post.pinged.users,
        mentions_everyone=post.mentions.everyone,
        reply_to=post.reply_to,
        edited=post.edited is not None,
        raw=raw,
    )


def _button(component: Json) -> Button:
    return Button(
        label=component.get("label"),
        custom_id=component.get("custom_id"),
        disabled=bool(component.get("disabled")),
        style=component["style"],
        emoji=component.get("emoji"),
        url=component.get("url"),
    )


def _menu(component: Json) -> Menu:
    return Menu(
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder"),
        options=tuple(component.get("options") or ()),
        min=component["min_values"],
        max=component["max_values"],
        disabled=bool(component.get("disabled")),
        kind=component["type"],
    )


def _images(world: World, post: Post, raw: Json) -> Iterator[Image]:
    # A message of components shows no file that no component names.
    loose = [] if post.v2 else raw["attachments"]
    shown = [(a["id"], a["url"], a.get("description")) for a in loose]
    for embed in raw["embeds"]:
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url", "")
            shown.append((world.shelf.id_of(url), url, None))
    for component in walk(raw["components"]):
        for media, alt in medias(component):
            shown.append((media.get("attachment_id"), media["url"], alt))
    files = {a.id: a for a in post.attachments}
    for file_id, url, alt in shown:
        file = files.get(str(file_id))
        if file is not None and file.content_type.startswith("image/"):
            yield Image(
                url,
                alt or file.description,
                file.filename,
                file.width,
                file.height,
                world.shelf[file.id],
            )
