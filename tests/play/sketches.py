"""Pictures of nothing, for whole games: the right size, and another file for each scene.

Drawing is two thirds of the time of a game through the sandbox. Every scene is made all the same;
the pictures have tests of their own (``tests/pictures``, ``tests/tables``), and one whole game of
each kind is played with ``paint=drawn``.
"""

import struct
import zlib
from functools import lru_cache

from renderers.kit.reel import Reel, drawn
from renderers.kit.scene import Scene
from renderers.kit.sprites import px


def sketched(picture: Scene | Reel) -> bytes:
    """Return a PNG in place of a scene's; a reel is drawn."""
    if isinstance(picture, Reel):
        return drawn(picture)
    head, body = _blank(px(picture.width), px(picture.height))
    return head + _chunk(b"tEXt", b"scene\0%x" % (hash(picture) & 0xFFFFFFFFFFFFFFFF)) + body


@lru_cache(maxsize=64)
def _blank(width: int, height: int) -> tuple[bytes, bytes]:
    """Return what stands before and after the text of a black picture."""
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes(1 + (width + 7) // 8) * height)
    return (
        b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head),
        _chunk(b"IDAT", rows) + _chunk(b"IEND", b""),
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
