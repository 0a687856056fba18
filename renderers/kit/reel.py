"""A few scenes one after another: a small GIF that plays once and stays on its last picture.

Nobody is shown one unasked, since motion disturbs some people.
"""

from collections.abc import Sequence
from io import BytesIO

import msgspec
from PIL import Image

from renderers.kit.paint import compose, paint
from renderers.kit.scene import Scene

MOST_FRAMES, MOST_BYTES = 12, 150_000
EACH, LAST = 1_300, 5_000
"""Milliseconds that a picture stands, and the last one (where a viewer plays it again)."""
SIZES = ((550, 64), (480, 48), (400, 32), (360, 24), (300, 16), (240, 8))
"""Width in pixels and number of colours, tried until the file is small enough."""


class Reel(msgspec.Struct, frozen=True):
    """Up to ``MOST_FRAMES`` scenes, the first one first."""

    frames: tuple[Scene, ...]


def drawn(picture: Scene | Reel) -> bytes:
    """Return the PNG of a scene, or the GIF of a reel; safe in any thread."""
    return paint(picture) if isinstance(picture, Scene) else develop(picture)


def develop(reel: Reel) -> bytes:
    """Return *reel* as a GIF of at most ``MOST_BYTES``, or as small as it can be made."""
    if not 1 <= len(reel.frames) <= MOST_FRAMES:
        raise ValueError(f"a reel has 1 to {MOST_FRAMES} frames, not {len(reel.frames)}")
    pages = _level([compose(scene) for scene in reel.frames])
    gif = b""
    for width, colours in SIZES:
        gif = _gif(pages, width, colours)
        if len(gif) <= MOST_BYTES:
            break
    return gif


def _level(pages: Sequence[Image.Image]) -> list[Image.Image]:
    """Return *pages* all of the tallest one's height, their lowest colour going on below."""
    width, height = pages[-1].width, max(page.height for page in pages)
    levelled = []
    for page in pages:
        whole = Image.new("RGB", (width, height), page.getpixel((0, page.height - 1)))
        whole.paste(page, (0, 0))
        levelled.append(whole)
    return levelled


def _gif(pages: Sequence[Image.Image], width: int, colours: int) -> bytes:
    height = round(pages[0].height * width / pages[0].width)
    small = [page.resize((width, height), Image.Resampling.LANCZOS) for page in pages]
    # Colours far apart from the others (the red of hearts) are few points but tell the suits.
    palette = _strip(small).quantize(colours, method=Image.Quantize.MAXCOVERAGE)
    first, *rest = (page.quantize(palette=palette, dither=Image.Dither.NONE) for page in small)
    out = BytesIO()
    durations = [EACH] * len(rest) + [LAST]
    first.save(out, "GIF", save_all=True, append_images=rest, duration=durations, optimize=True)
    return out.getvalue()


def _strip(pages: Sequence[Image.Image]) -> Image.Image:
    """Return *pages* side by side, so that one palette is made for all."""
    width, height = pages[0].size
    strip = Image.new("RGB", (width * len(pages), height))
    for n, page in enumerate(pages):
        strip.paste(page, (n * width, 0))
    return strip
