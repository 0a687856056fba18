"""What a file really is, told from its first bytes: Discord ignores the type a sender claims."""

import mimetypes
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """A file's content type, and for pictures their size in pixels."""

    content_type: str
    width: int | None = None
    height: int | None = None

    @property
    def is_picture(self) -> bool:
        """Whether clients show it as a picture."""
        return self.content_type.startswith("image/")


def sniff(filename: str, content: bytes) -> Kind:
    """Tell a file's kind from its content, or from its name where the content does not say."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return Kind("image/png", _big(content[16:20]), _big(content[20:24]))
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return Kind("image/gif", _little(content[6:8]), _little(content[8:10]))
    if content.startswith(b"\xff\xd8\xff"):
        return Kind("image/jpeg", *_jpeg_size(content))
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return Kind("image/webp", *_webp_size(content))
    guessed = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    if guessed.startswith("image/"):
        return Kind("application/octet-stream")
    return Kind(guessed)


def _big(raw: bytes) -> int:
    return int.from_bytes(raw, "big")


def _little(raw: bytes) -> int:
    return int.from_bytes(raw, "little")


def _jpeg_size(content: bytes) -> tuple[int | None, int | None]:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        marker, length = content[at + 1], _big(content[at + 2 : at + 4])
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            return _big(content[at + 7 : at + 9]), _big(content[at + 5 : at + 7])
        at += 2 + length
    return None, None


def _webp_size(content: bytes) -> tuple[int | None, int | None]:
    match content[12:16]:
        case b"VP8X":
            return _little(content[24:27]) + 1, _little(content[27:30]) + 1
        case b"VP8L":
            bits = _little(content[21:25])
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case _:
            return _little(content[26:28]) & 0x3FFF, _little(content[28:30]) & 0x3FFF
