"""The content delivery network: files behind signed addresses that run out."""

import hashlib
import hmac
import re
import secrets
from urllib.parse import parse_qs, quote, urlsplit

from bot.sandbox.attachments import Attachment
from bot.sandbox.clock import Clock

LIFE = 24 * 3600
"""Seconds a signed address works. Discord's own last about a day."""
AFTERLIFE = 60
"""Seconds a file stays after its message lost it, for pages that still show the old picture."""

_PATH = re.compile(r"/(?:ephemeral-)?attachments/\d+/(\d+)/[^/?#]+")


class Shelf:
    """Keeps the files by id, signs addresses, and gives a file back only for a good address."""

    def __init__(self, clock: Clock, application_id: str, secret: bytes | None = None) -> None:
        self.base = ""
        self.secret = secret or secrets.token_bytes(32)
        self.contents: dict[str, bytes] = {}
        self.kinds: dict[str, str] = {}
        self._clock = clock
        self._application_id = application_id

    def __getitem__(self, key: str) -> bytes:
        """Give a file's content by its id or by any address it had."""
        return self.contents[self.id_of(key) or key]

    def put(self, attachment: Attachment) -> None:
        """Keep a fresh file."""
        if attachment.fresh is not None:
            self.contents[attachment.id] = attachment.fresh
            self.kinds[attachment.id] = attachment.content_type

    def discard(self, file_id: str) -> None:
        """Drop a file that no message has any more, a minute from now."""
        self._clock.at(self._clock.now() + AFTERLIFE, lambda: self._drop(file_id))

    def url(self, attachment: Attachment) -> str:
        """Sign an address for a file, good for a day from now."""
        owner = self._application_id if attachment.ephemeral else attachment.channel_id
        room = "ephemeral-attachments" if attachment.ephemeral else "attachments"
        path = f"/{room}/{owner}/{attachment.id}/{quote(attachment.filename)}"
        issued = int(self._clock.now())
        seal = self._seal(path, issued, issued + LIFE)
        return f"{self.base}{path}?ex={issued + LIFE:x}&is={issued:x}&hm={seal}&"

    def id_of(self, url: str) -> str | None:
        """Tell which file an address of ours means, signed or not."""
        if not url.startswith(self.base):
            return None
        match = _PATH.fullmatch(urlsplit(url).path)
        return match[1] if match and match[1] in self.contents else None

    def open(self, path_and_query: str) -> tuple[bytes, str] | None:
        """Give content and type for an address, or nothing if it is wrong or has run out."""
        split = urlsplit(path_and_query)
        match, query = _PATH.fullmatch(split.path), parse_qs(split.query)
        try:
            issued, expires = int(query["is"][0], 16), int(query["ex"][0], 16)
            seal = query["hm"][0]
        except (KeyError, ValueError):
            return None
        good = hmac.compare_digest(seal, self._seal(split.path, issued, expires))
        if not match or not good or expires < self._clock.now() or match[1] not in self.contents:
            return None
        return self.contents[match[1]], self.kinds[match[1]]

    def _seal(self, path: str, issued: int, expires: int) -> str:
        text = f"{path}:{issued:x}:{expires:x}".encode()
        return hmac.new(self.secret, text, hashlib.sha256).hexdigest()

    def _drop(self, file_id: str) -> None:
        self.contents.pop(file_id, None)
        self.kinds.pop(file_id, None)
