"""Full colour to PNG: a fixed palette a game, and little compression.

Measured on frames of 1100 by 700: mapping 0.8 ms, encoding 2.8 ms, 42 to 53 KB; in full colour it
would be 15 ms and 100 KB. Higher levels of compression save little and cost much.
"""

from io import BytesIO

from PIL import Image

from renderers.kit.palettes import mapped

_LEVEL = 3


def encode(page: Image.Image, game: str) -> bytes:
    """Return *page* as a PNG in the palette of *game*."""
    return pack(mapped(page, game))


def pack(page: Image.Image) -> bytes:
    """Return the PNG of *page* as it is."""
    out = BytesIO()
    page.save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()
