"""A few scenes one after another: a small GIF that plays once and stays on its last picture.

Nobody is shown one unasked, since motion disturbs some people.
"""

from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from PIL import Image

from renderers.kit.paint import compose, paint
from renderers.kit.palettes import colours, mapped
from renderers.kit.scene import Op, Scene, Stamp

MOST_FRAMES, MOST_BYTES = 10, 150_000
EACH, LAST = 1_300, 5_000
"""Milliseconds that a picture stands, and the last one (where a viewer plays it again)."""
SIZES = ((2, 64), (2, 40), (3, 64), (3, 32), (4, 16), (5, 8))
"""Pixels of the page that become one, and number of colours, tried until the file is small enough.

Whole numbers, since each pixel is then the mean of its own: a tenth of the time that a finer filter
takes, and an eighth fewer bytes.
"""


_FARTHEST = 3 * 255**2


class Rgb(NamedTuple):
    """A colour by its parts."""

    red: int
    green: int
    blue: int


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
    game, pages = reel.frames[0].game, [compose(scene) for scene in _level(reel.frames)]
    gif = b""
    for shrunk, most in SIZES:
        gif = _gif(pages, game, shrunk, most)
        if len(gif) <= MOST_BYTES:
            break
    return gif


def _level(scenes: Sequence[Scene]) -> list[Scene]:
    """Return *scenes* all of the tallest one's height, each in the middle of its felt."""
    height = max(scene.height for scene in scenes)
    return [_lowered(scene, (height - scene.height) / 2, height) for scene in scenes]


def _lowered(scene: Scene, by: float, height: float) -> Scene:
    ops = tuple(_moved(op, by) for op in scene.ops) if by else scene.ops
    return replace(scene, ops=ops, height=height)


def _moved(op: Op, by: float) -> Op:
    if isinstance(op, Stamp):
        return replace(op, y=op.y + by)
    return replace(op, box=replace(op.box, y=op.box.y + by))


def _gif(pages: Sequence[Image.Image], game: str, shrunk: int, most: int) -> bytes:
    small = [mapped(page.reduce(shrunk), game) for page in pages]
    first, *rest = _thinned(small, colours(game), most)
    out = BytesIO()
    durations = [EACH] * len(rest) + [LAST]
    first.save(out, "GIF", save_all=True, append_images=rest, duration=durations, optimize=True)
    return out.getvalue()


def _thinned(pages: Sequence[Image.Image], palette: bytes, most: int) -> list[Image.Image]:
    """Return *pages*, all in *palette*, with up to *most* of its colours, the same in each."""
    points: Counter[int] = Counter()
    for page in pages:
        points.update(dict(enumerate(page.histogram())))
    shades = [Rgb(*palette[n : n + 3]) for n in range(0, len(palette), 3)]
    kept = _missed_most(points, shades, most)
    nearest = bytes(min(range(len(kept)), key=lambda n: _apart(each, kept[n])) for each in shades)
    flat = bytes(part for shade in kept for part in shade)
    return [_recoloured(page, nearest, flat) for page in pages]


def _missed_most(points: Counter[int], shades: Sequence[Rgb], most: int) -> list[Rgb]:
    """Return colours to keep, each in turn the one whose points would be farthest off without it.

    So areas keep their exact colours, and few points of a colour of its own, as the red of hearts,
    count as much as many between two shades of felt.
    """
    kept: list[Rgb] = []
    far = {n: float(_FARTHEST) for n, count in points.items() if count}
    while len(kept) < most and any(far.values()):
        chosen = shades[max(far, key=lambda n: points[n] * far[n])]
        kept.append(chosen)
        far = {n: min(old, _apart(shades[n], chosen)) for n, old in far.items()}
    return kept


def _apart(one: Rgb, other: Rgb) -> int:
    """Return how far two colours are apart, squared."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _recoloured(page: Image.Image, lookup: bytes, palette: bytes) -> Image.Image:
    image = Image.frombytes("P", page.size, page.tobytes().translate(lookup))
    image.putpalette(palette)
    return image
