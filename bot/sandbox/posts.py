"""Messages as the sandbox remembers them, and as Discord shows them.

A `Post` never changes: an edit makes a new one in its place. Addresses of files are not part of
it, they are signed anew each time it is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox.attachments import Attachment
from bot.sandbox.mentions import NOBODY, Mentions
from bot.sandbox.shelf import Shelf
from bot.sandbox.wire import Json, stamp

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

PLAIN, REPLY, COMMAND_ANSWER = 0, 19, 20


@dataclass(frozen=True, slots=True)
class Post:
    """One message. `seen_by` is the only person who sees an ephemeral one, else None."""

    id: str
    channel_id: str
    author_id: str
    created: float
    kind: int = PLAIN
    content: str = ""
    flags: int = 0
    components: tuple[Json, ...] = ()
    embeds: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    edited: float | None = None
    seen_by: str | None = None
    mentions: Mentions = NOBODY
    pinged: Mentions = NOBODY
    reply_to: str | None = None
    metadata: Json | None = None
    nonce: str | int | None = None
    thread_id: str | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Whether it is made of components alone."""
        return bool(self.flags & COMPONENTS_V2)


def shown_media(media: Json, post: Post, shelf: Shelf) -> Json:
    """Give a picture's JSON with a fresh address."""
    found = next((a for a in post.attachments if a.id == media.get("attachment_id")), None)
    url = shelf.url(found) if found else media.get("url", "")
    return {**media, "url": url, "proxy_url": url}


def shown_components(post: Post, shelf: Shelf) -> list[Json]:
    """Give the components with fresh addresses."""

    def show(value: Any, key: str = "") -> Any:
        if isinstance(value, list | tuple):
            return [show(v) for v in value]
        if not isinstance(value, dict):
            return value
        if key in ("media", "file"):
            return shown_media(value, post, shelf)
        return {k: show(v, k) for k, v in value.items()}

    return [show(c) for c in post.components]


def shown_embeds(post: Post, shelf: Shelf) -> list[Json]:
    """Give the embeds with fresh addresses."""

    def show(embed: Json) -> Json:
        pictures = {k: shown_media(embed[k], post, shelf) for k in _PICTURES if k in embed}
        for picture in pictures.values():
            picture.pop("attachment_id", None)
        return {**embed, **pictures}

    return [] if post.flags & SUPPRESS_EMBEDS else [show(e) for e in post.embeds]


_PICTURES = ("image", "thumbnail")


def referenced(post: Post) -> set[str]:
    """Tell which files components and embeds show; these stand nowhere else."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            found.add(str(value.get("attachment_id")))
            value = list(value.values())
        if isinstance(value, list | tuple):
            for v in value:
                look(v)

    look([*post.components, *post.embeds])
    return found


def shown_attachment(attachment: Attachment, shelf: Shelf) -> Json:
    """Give the JSON of a file."""
    url = shelf.url(attachment)
    shown: Json = {
        "id": attachment.id,
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        shown |= {"width": attachment.width, "height": attachment.height}
    if attachment.description:
        shown["description"] = attachment.description
    return shown | ({"ephemeral": True} if attachment.ephemeral else {})


def shown_post(post: Post, users: Mapping[str, Json], shelf: Shelf, application_id: str) -> Json:
    """Give a message's JSON as the bot gets it. `users` gives the JSON of people by id."""
    hidden = referenced(post)
    shown: Json = {
        "id": post.id,
        "type": post.kind,
        "channel_id": post.channel_id,
        "author": users[post.author_id],
        "content": post.content,
        "timestamp": stamp(post.created),
        "edited_timestamp": None if post.edited is None else stamp(post.edited),
        "tts": False,
        "mention_everyone": post.mentions.everyone,
        "mentions": [users[u] for u in post.mentions.users if u in users],
        "mention_roles": list(post.mentions.roles),
        "attachments": [shown_attachment(a, shelf) for a in post.attachments if a.id not in hidden],
        "embeds": shown_embeds(post, shelf),
        "components": shown_components(post, shelf),
        "pinned": False,
        "flags": post.flags,
    }
    if post.author_id == application_id:
        shown["application_id"] = application_id
    if post.metadata is not None:
        shown |= {"webhook_id": application_id, "interaction_metadata": post.metadata}
    if post.reply_to is not None:
        shown["message_reference"] = {
            "type": 0,
            "channel_id": post.channel_id,
            "message_id": post.reply_to,
        }
    return shown | ({"nonce": post.nonce} if post.nonce is not None else {})
