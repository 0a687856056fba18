"""Stencils through which a colour is put on the page; cached, for pages repeat their shapes."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.kit.fonts import Typeface, font
from renderers.kit.vec import FINE, Outline


@lru_cache(maxsize=256)
def rounded(w: int, h: int, r: int) -> Image.Image:
    """Return a filled rectangle with round corners; all in output pixels."""
    mask = Image.new("L", (w * FINE, h * FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w * FINE - 1, h * FINE - 1), r * FINE, fill=255)
    return mask.reduce(FINE)


@lru_cache(maxsize=64)
def corners(r: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Return the four round corners: upper left, upper right, lower right, lower left."""
    side = 2 * r + 2
    whole = rounded(side, side, r)
    near, far = (0, r), (side - r, side)
    crops = ((near, near), (far, near), (far, far), (near, far))
    one, two, three, four = (whole.crop((x[0], y[0], x[1], y[1])) for x, y in crops)
    return one, two, three, four


@lru_cache(maxsize=128)
def ring(w: int, h: int, r: int, thick: int) -> Image.Image:
    """Return the edge of such a rectangle."""
    mask = Image.new("L", (w * FINE, h * FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, w * FINE - 1, h * FINE - 1), r * FINE, outline=255, width=thick * FINE
    )
    return mask.reduce(FINE)


@lru_cache(maxsize=128)
def sides(w: int, h: int, r: int, thick: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return that edge in parts, each with its place: what they enclose need not be gone through."""
    whole, deep = ring(w, h, r, thick), max(r, thick)
    if h <= 2 * deep or w <= 2 * thick:
        return ((whole, 0, 0),)
    boxes = (
        (0, 0, w, deep),
        (0, h - deep, w, h),
        (0, deep, thick, h - deep),
        (w - thick, deep, w, h - deep),
    )
    return tuple((whole.crop(box), box[0], box[1]) for box in boxes)


@lru_cache(maxsize=32)
def dashes(w: int, h: int, r: int, thick: int, dash: int = 18, gap: int = 12) -> Image.Image:
    """Return that edge in dashes with round ends, a whole number of them."""
    mask = Image.new("L", (w * FINE, h * FINE), 0)
    draw = ImageDraw.Draw(mask)
    path = _edge(w * FINE, h * FINE, r * FINE, thick * FINE / 2)
    count = max(1, round(len(path) / ((dash + gap) * FINE)))
    each = len(path) / count
    end = thick * FINE / 2
    for n in range(count):
        start = int(n * each)
        piece = path[start : start + max(2, int(each * dash / (dash + gap)))]
        draw.line(piece, fill=255, width=thick * FINE)
        for x, y in (piece[0], piece[-1]):
            draw.ellipse((x - end, y - end, x + end, y + end), fill=255)
    return mask.reduce(FINE)


def _edge(w: int, h: int, r: int, inset: float) -> Outline:
    """Walk round the rectangle in steps of about one."""
    corner = max(2, int(r * math.pi / 2))
    path: Outline = []
    for quarter, (x, y) in enumerate(((w - r, r), (w - r, h - r), (r, h - r), (r, r))):
        start = (quarter - 1) * math.pi / 2
        turn = [start + math.pi / 2 * n / corner for n in range(corner)]
        arc = [(x + (r - inset) * math.cos(a), y + (r - inset) * math.sin(a)) for a in turn]
        path += [*_straight(path[-1] if path else (r, inset), arc[0]), *arc]
    return [*path, *_straight(path[-1], (r, inset))]


def _straight(start: tuple[float, float], end: tuple[float, float]) -> Outline:
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(1, int(math.hypot(across, down)))
    return [(start[0] + across * n / steps, start[1] + down * n / steps) for n in range(steps)]


@lru_cache(maxsize=2048)
def letters(
    words: str, typeface: Typeface, px: int, anchor: str
) -> tuple[Image.Image, int, int] | None:
    """Return *words* as a stencil and its offset from the anchor, or ``None`` if nothing shows."""
    face = font(typeface, px)
    left, top, right, bottom = face.getbbox(words, anchor=anchor)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    w, h = math.ceil(right) - x + 1, math.ceil(bottom) - y + 1
    if right <= left or bottom <= top:
        return None
    mask = Image.new("L", (w, h), 0)
    ImageDraw.Draw(mask).text((-x, -y), words, font=face, fill=255, anchor=anchor)
    return mask, x, y
