"""A message on its way in: the body of a request checked against every rule, ready to be placed.

Creating and editing share it. An edit starts from the message as it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.sandbox.attachments import (
    Filing,
    Upload,
    check_sizes,
    choose_attachments,
)
from bot.sandbox.component_rules import Surroundings, check_components
from bot.sandbox.components import texts
from bot.sandbox.embeds import check_embeds, shape_embed
from bot.sandbox.limits import Form
from bot.sandbox.media import Media
from bot.sandbox.mentions import Mentions, check_allowed, read_mentions
from bot.sandbox.posts import COMPONENTS_V2, LOADING, SUPPRESS_EMBEDS, Post
from bot.sandbox.refusals import refusal
from bot.sandbox.shaping import shape_components
from bot.sandbox.wire import Json

MAX_CONTENT = 2000
MAX_NONCE = 25
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Desk:
    """What drafting needs to know: known emojis, whose file an address is, where files go."""

    emojis: frozenset[str]
    file_of: Callable[[str], str | None]
    filing: Filing
    users_only: bool
    replied: str | None = None


def draft_post(blank: Post, form: Form, uploads: Mapping[int, Upload], desk: Desk) -> Post:
    """Check a new message and fill it in. Raises the refusal with all that is wrong."""
    drafted = _fill(blank, form, uploads, desk)
    said = (drafted.content, drafted.embeds, drafted.components, drafted.attachments)
    if not any(said):
        raise refusal(50006)
    return replace(drafted, pinged=drafted.mentions)


def draft_edit(old: Post, form: Form, uploads: Mapping[int, Upload], desk: Desk) -> Post:
    """Check an edit of a message and give the message after it. Raises like `draft_post`."""
    drafted = _fill(old, form, uploads, desk)
    if not any((drafted.content, drafted.embeds, drafted.components, drafted.attachments)):
        raise refusal(50006)
    return replace(drafted, flags=drafted.flags & ~LOADING)


def _fill(old: Post, form: Form, uploads: Mapping[int, Upload], desk: Desk) -> Post:
    check_sizes(uploads)
    if form.value is None or not form.object():
        form.blame("BASE_TYPE_REQUIRED", "This field is required")
        form.settle()
    flags = _flags(old, form)
    files = choose_attachments(form, uploads, old.attachments, desk.filing)
    media = Media(files, desk.file_of)
    _check_body(form, desk, media, v2=bool(flags & COMPONENTS_V2), old=old)
    form.settle()
    components = _kept(form, "components", old.components)
    embeds = _kept(form, "embeds", old.embeds)
    drafted = replace(
        old,
        flags=flags,
        content=(form.value.get("content") or "") if "content" in form else old.content,
        components=tuple(shape_components(components, media.shape)),
        embeds=tuple(shape_embed(e, media.shape) for e in embeds),
        attachments=files,
    )
    return replace(drafted, mentions=_mentions(drafted, form, desk))


def _flags(old: Post, form: Form) -> int:
    form["flags"].number(0, 2**31 - 1)
    asked = form.value.get("flags")
    if not isinstance(asked, int):
        return old.flags
    return (old.flags & ~SUPPRESS_EMBEDS) | (asked & (SUPPRESS_EMBEDS | COMPONENTS_V2))


def _kept(form: Form, key: str, old: tuple[Json, ...]) -> tuple[Json, ...]:
    return tuple(form.value.get(key) or ()) if key in form else old


def _check_body(form: Form, desk: Desk, media: Media, *, v2: bool, old: Post) -> None:
    form["content"].text(0, MAX_CONTENT)
    if not isinstance(form["nonce"].value, int):
        form["nonce"].text(0, MAX_NONCE)
    check_allowed(form["allowed_mentions"])
    check_embeds(form["embeds"], media.knows)
    if v2:
        _check_legacy_gone(form, old)
    around = Surroundings(media.knows, desk.emojis)
    if "components" in form:
        check_components(form["components"], around, v2=v2)
    elif v2 and not old.v2:
        form["components"].required()
    if form.clean and "attachments" in form:
        _check_still_there(form, media, old)


def _check_legacy_gone(form: Form, old: Post) -> None:
    left = {"content": old.content, "embeds": old.embeds}
    for key in _LEGACY:
        if form.value.get(key) or (key not in form and left.get(key)):
            words = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form[key].blame("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)


def _check_still_there(form: Form, media: Media, old: Post) -> None:
    for key, left in (("components", old.components), ("embeds", old.embeds)):
        for name in () if key in form else _files_of(left):
            if not media.has(name):
                words = "The referenced attachment was not found"
                form[key].blame("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)


def _files_of(value: Any) -> list[str]:
    if isinstance(value, list | tuple):
        return [f for v in value for f in _files_of(v)]
    if isinstance(value, dict):
        own = [value["attachment_id"]] if "attachment_id" in value else []
        return own + _files_of(list(value.values()))
    return []


def _mentions(drafted: Post, form: Form, desk: Desk) -> Mentions:
    if not {"content", "components", "allowed_mentions"} & set(form.value):
        return drafted.mentions
    text = "\n".join((drafted.content, *texts(drafted.components)))
    allowed = form.value.get("allowed_mentions")
    return read_mentions(text, allowed, users_only=desk.users_only, replied=desk.replied)
