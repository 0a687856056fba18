"""The 256 colours of each game's pictures, fixed, so that equal scenes are equal bytes.

One module a game holds them as text, eight to a line. ``python -m renderers.kit.palettes`` makes
them anew after the theme has changed.
"""

from functools import lru_cache
from importlib import import_module
from threading import get_ident

from PIL import Image


@lru_cache(maxsize=16)
def colours(game: str) -> bytes:
    """Return the palette of *game*: 768 bytes, red, green and blue in turn."""
    text: str = import_module(f"{__name__}.{game}").COLOURS
    return bytes.fromhex(text)


CELL = 4
"""Pillow looks for the nearest colour once for each cube of this side, from its darkest corner."""


@lru_cache(maxsize=32)
def _darker(game: str, _thread: int) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(max(0, part - CELL // 2) for part in colours(game)))
    return image


def mapped(page: Image.Image, game: str) -> Image.Image:
    """Return *page* in the colours of *game*, each point the nearest.

    It is mapped to a palette darker by half a cube, which makes the nearest to a cube's corner the
    nearest to its middle, and then given the true one. Pillow keeps what it found in the palette,
    so that the next page is mapped in a tenth of the time; each thread has a palette of its own.
    """
    found = page.quantize(palette=_darker(game, get_ident()), dither=Image.Dither.NONE)
    found.putpalette(colours(game))
    return found
