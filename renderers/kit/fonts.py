"""The letters: three families under the Open Font License, which come as packages of data.

A package that is missing is no fault: Pillow's own font stands in, and the log says so once.
Layout is always Pillow's basic one; the other kind needs a library of the host, so that letters
would move by a pixel from machine to machine.
"""

import logging
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont

from renderers.kit.theme import SCALE

log = logging.getLogger(__name__)


class Typeface(Enum):
    """A family, the file of it, and for a variable file the weight."""

    BODY = ("fontpkg_rubik", "Rubik[wght].ttf", 600)
    BOLD = ("fontpkg_rubik", "Rubik[wght].ttf", 700)
    RANK = ("fontpkg_barlow_condensed", "BarlowCondensed-Bold.ttf", 0)
    TITLE = ("fontpkg_dm_serif_display", "DMSerifDisplay-Regular.ttf", 0)


@lru_cache(maxsize=192)
def font(typeface: Typeface, px: int) -> ImageFont.FreeTypeFont:
    """Return the font *px* output pixels high.

    A variable font holds one weight at a time, therefore one object for each weight and size.
    """
    package, name, weight = typeface.value
    try:
        with as_file(files(package) / "files" / name) as path:
            found = ImageFont.truetype(path, px, layout_engine=ImageFont.Layout.BASIC)
    except (ModuleNotFoundError, OSError) as fault:
        return _stand_in(name, px, fault)
    if weight:
        found.set_variation_by_axes([weight])
    return found


def _stand_in(name: str, px: int, fault: Exception) -> ImageFont.FreeTypeFont:
    _warn(name, str(fault))
    found = ImageFont.load_default(px)
    if not isinstance(found, ImageFont.FreeTypeFont):
        raise TypeError("this Pillow was built without FreeType, so it has no letters")
    return found


@lru_cache(maxsize=8)
def _warn(name: str, why: str) -> None:
    log.warning("font %s is missing (%s): Pillow's own font stands in", name, why)


@lru_cache(maxsize=8192)
def length(words: str, typeface: Typeface, size: float) -> float:
    """Return the width of *words* in logical pixels at *size* logical pixels."""
    return font(typeface, round(size * SCALE)).getlength(words) / SCALE


@lru_cache(maxsize=8192)
def has_glyph(char: str, typeface: Typeface = Typeface.BODY) -> bool:
    """Tell whether *typeface* can draw *char*, judged against its box for missing glyphs."""
    letters = font(typeface, 40)
    return char.isspace() or bytes(letters.getmask(char)) != bytes(letters.getmask("\uffff"))
