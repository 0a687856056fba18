"""The 256 colours of each game's pictures, fixed, so that equal scenes are equal bytes.

One module a game holds them as text, eight to a line. ``python -m renderers.kit.palettes`` makes
them anew after the theme has changed.
"""

from functools import lru_cache
from importlib import import_module

from PIL import Image


def colours(game: str) -> bytes:
    """Return the palette of *game*: 768 bytes, red, green and blue in turn."""
    text: str = import_module(f"{__name__}.{game}").COLOURS
    return bytes.fromhex(text)


@lru_cache(maxsize=16)
def _kept(game: str) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(colours(game))
    return image


def palette(game: str) -> Image.Image:
    """Return an image with the palette of *game*, to map others to.

    A copy for each caller: Pillow keeps its table of nearest colours in the palette while it maps.
    """
    return _kept(game).copy()
