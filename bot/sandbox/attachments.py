"""Files on messages: which of them a request adds and keeps, and what Discord tells about them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.sandbox.limits import Form
from bot.sandbox.pictures import sniff
from bot.sandbox.refusals import refusal
from bot.sandbox.snowflakes import Mint

MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
MAX_DESCRIPTION = 1024


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as a request carried it."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file on a message. `fresh` holds the content of one not yet put on the shelf."""

    id: str
    filename: str
    size: int
    content_type: str
    channel_id: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    ephemeral: bool = False
    fresh: bytes | None = None


def clean_filename(name: str) -> str:
    """Rewrite a file's name as Discord does: blanks become underscores, odd characters go."""
    kept = re.sub(r"[^A-Za-z0-9._-]", "", re.sub(r"\s+", "_", name.strip()))
    return kept.lstrip(".") or "unknown"


def check_sizes(uploads: Mapping[int, Upload]) -> None:
    """Refuse (40005) a file over 10 MiB or more than 25 MiB in all."""
    sizes = [len(u.content) for u in uploads.values()]
    if any(s > MAX_FILE_BYTES for s in sizes) or sum(sizes) > MAX_REQUEST_BYTES:
        raise refusal(40005)


@dataclass(frozen=True, slots=True)
class Filing:
    """Where new files go: their message's channel, whether it is ephemeral, and fresh ids."""

    mint: Mint
    channel_id: str
    ephemeral: bool

    def take(self, upload: Upload, description: str | None) -> Attachment:
        """Make the attachment of an uploaded file."""
        name = clean_filename(upload.filename)
        kind = sniff(name, upload.content)
        return Attachment(
            id=self.mint.new(),
            filename=name,
            size=len(upload.content),
            content_type=kind.content_type,
            channel_id=self.channel_id,
            width=kind.width,
            height=kind.height,
            description=description,
            ephemeral=self.ephemeral,
            fresh=upload.content,
        )


def choose_attachments(
    form: Form, uploads: Mapping[int, Upload], old: Iterable[Attachment], filing: Filing
) -> tuple[Attachment, ...]:
    """Tell which files the message has after a request.

    A request without `attachments` keeps the old ones and adds the new. With it, exactly the
    listed ones remain: old ones by their id, new ones by the number of their part.
    """
    kept = {a.id: a for a in old}
    if "attachments" not in form:
        return (*kept.values(), *(filing.take(u, None) for _, u in sorted(uploads.items())))
    listed = form["attachments"]
    if not listed.items(0, MAX_FILES):
        return ()
    chosen = [_listed(entry, uploads, kept, filing) for entry in listed]
    named = {str(e.value.get("id")) for e in listed if isinstance(e.value, dict)}
    for number in uploads:
        if str(number) not in named:
            listed.blame("ATTACHMENT_NOT_LISTED", f"files[{number}] is not among the attachments")
    return tuple(a for a in chosen if a is not None)


def _listed(
    entry: Form, uploads: Mapping[int, Upload], kept: Mapping[str, Attachment], filing: Filing
) -> Attachment | None:
    if not entry.object() or not entry["description"].text(0, MAX_DESCRIPTION):
        return None
    key, words = str(entry.value.get("id")), entry.value.get("description")
    if key in kept:
        old = kept[key]
        return replace(old, description=words) if "description" in entry else old
    if key.isdigit() and int(key) in uploads:
        return filing.take(uploads[int(key)], words)
    entry["id"].blame("ATTACHMENT_NOT_FOUND", f"The attachment {key} was not found")
    return None
