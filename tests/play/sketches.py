"""Pictures of nothing, for whole games: the right size, and another file for each scene.

Drawing is two thirds of the time of a game through the sandbox. Every scene is made all the same;
the pictures have tests of their own (``tests/pictures``, ``tests/tables``), and one whole game of
each kind is played with ``paint=drawn``.
"""

import struct
import zlib
from functools import lru_cache

from renderers.kit.encode import SIGNATURE, chunk
from renderers.kit.reel import Reel, drawn
from renderers.kit.scene import Scene
from renderers.kit.sprites import px


def sketched(picture: Scene | Reel) -> bytes:
    """Return a PNG in place of a scene's; a reel is drawn."""
    if isinstance(picture, Reel):
        return drawn(picture)
    head, body = _blank(px(picture.width), px(picture.height))
    return head + chunk(b"tEXt", b"scene\0%x" % (hash(picture) & 0xFFFFFFFFFFFFFFFF)) + body


@lru_cache(maxsize=64)
def _blank(width: int, height: int) -> tuple[bytes, bytes]:
    """Return what stands before and after the text of a black picture."""
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes(1 + (width + 7) // 8) * height)
    return (
        SIGNATURE + chunk(b"IHDR", head),
        chunk(b"IDAT", rows) + chunk(b"IEND", b""),
    )
