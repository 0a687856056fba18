"""The files of one message, found by the addresses that its parts name."""

from collections.abc import Callable

from bot.sandbox.attachments import Attachment, clean_filename
from bot.sandbox.wire import Json

_REFERENCE = "attachment://"


class Media:
    """The files of one message, found by the addresses that its parts name."""

    def __init__(self, files: tuple[Attachment, ...], file_of: Callable[[str], str | None]) -> None:
        self._by_name = {a.filename: a for a in files}
        self._by_id = {a.id: a for a in files}
        self._file_of = file_of

    def has(self, file_id: str) -> bool:
        """Whether the message has this file."""
        return file_id in self._by_id

    def find(self, url: str) -> Attachment | None:
        """Give the file that an address means: `attachment://name`, or one we signed."""
        if url.startswith(_REFERENCE):
            name = url.removeprefix(_REFERENCE)
            return self._by_name.get(name) or self._by_name.get(clean_filename(name))
        return self._by_id.get(self._file_of(url) or "")

    def knows(self, url: str) -> bool:
        """Whether an address leads anywhere: to a file here, or out into the web."""
        return self.find(url) is not None or url.startswith(("http://", "https://"))

    def shape(self, media: Json) -> Json:
        """Give a picture as it is stored: the file's id and size in place of an address."""
        if media.get("attachment_id") in self._by_id:
            return media
        found = self.find(str(media.get("url")))
        if found is None:
            return {"url": media.get("url"), "content_type": None} if "url" in media else media
        return {
            "attachment_id": found.id,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
        }
