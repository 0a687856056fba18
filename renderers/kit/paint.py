"""A scene made into the bytes of a PNG."""

from functools import lru_cache
from itertools import takewhile
from typing import assert_never

from PIL import Image, ImageColor

from renderers.kit import masks
from renderers.kit.encode import encode
from renderers.kit.scene import Box, Dashes, Op, Panel, Ring, Scene, Stamp, Text
from renderers.kit.sprites import px, sprite
from renderers.kit.text import ANCHORS, anchor_point
from renderers.kit.theme import FELTS, Colour


def paint(scene: Scene) -> bytes:
    """Return *scene* as a PNG of 256 colours at twice its logical size; safe in any thread."""
    return encode(compose(scene), scene.game)


def compose(scene: Scene) -> Image.Image:
    """Return *scene* in full colour, before its palette."""
    panels = tuple(takewhile(lambda op: isinstance(op, Panel), scene.ops))
    page = _ground(scene.game, px(scene.width), px(scene.height), panels).copy()
    for op in scene.ops[len(panels) :]:
        _apply(page, op)
    return page


@lru_cache(maxsize=16)
def _ground(game: str, w: int, h: int, panels: tuple[Op, ...]) -> Image.Image:
    """Return the felt with the panels that a scene begins with; they seldom change."""
    page = _felt(game, w, h)
    for panel in panels:
        _apply(page, panel)
    return page


def _felt(game: str, w: int, h: int) -> Image.Image:
    """Return the empty table: a gradient from top to bottom, nearly free in a PNG."""
    felt = FELTS[game]
    pairs = list(
        zip(ImageColor.getrgb(felt.top)[:3], ImageColor.getrgb(felt.bottom)[:3], strict=True)
    )
    column = Image.new("RGB", (1, h))
    for y in range(h):
        red, green, blue = (round(a + (b - a) * y / (h - 1)) for a, b in pairs)
        column.putpixel((0, y), (red, green, blue))
    return column.resize((w, h), Image.Resampling.NEAREST)


def _apply(page: Image.Image, op: Op) -> None:
    match op:
        case Panel(box, radius, colour):
            _fill(page, box, radius, colour)
        case Ring(box, radius, colour, width):
            x, y, w, h = _pixels(box)
            for mask, left, top in masks.sides(w, h, px(radius), px(width)):
                place = (x + left, y + top, x + left + mask.width, y + top + mask.height)
                page.paste(colour, place, mask)
        case Dashes(box, radius, colour, width):
            x, y, w, h = _pixels(box)
            page.paste(colour, (x, y, x + w, y + h), masks.dashes(w, h, px(radius), px(width)))
        case Text():
            _write(page, op)
        case Stamp(art, x, y):
            left, top = px(x), px(y)
            for piece in sprite(art).pieces:
                page.paste(piece.colours, (left + piece.x, top + piece.y), piece.mask)
        case _:
            assert_never(op)


def _pixels(box: Box) -> tuple[int, int, int, int]:
    return px(box.x), px(box.y), px(box.w), px(box.h)


def _fill(page: Image.Image, box: Box, radius: float, colour: Colour) -> None:
    """Fill a panel; a large one as solid rectangles and four corners, which is much quicker."""
    x, y, w, h = _pixels(box)
    if w <= 0 or h <= 0:
        return
    r = min(px(radius), w // 2, h // 2)
    right, bottom = x + w, y + h
    if w <= 2 * r + 2 or h <= 2 * r + 2:
        page.paste(colour, (x, y, right, bottom), masks.rounded(w, h, r))
        return
    page.paste(colour, (x + r, y, right - r, bottom))
    page.paste(colour, (x, y + r, x + r, bottom - r))
    page.paste(colour, (right - r, y + r, right, bottom - r))
    places = ((x, y), (right - r, y), (right - r, bottom - r), (x, bottom - r))
    for (left, top), mask in zip(places, masks.corners(r), strict=True):
        page.paste(colour, (left, top, left + r, top + r), mask)


def _write(page: Image.Image, text: Text) -> None:
    found = masks.letters(text.words, text.typeface, px(text.size), ANCHORS[text.align])
    if found:
        mask, left, top = found
        x, y = anchor_point(text)
        x0, y0 = px(x) + left, px(y) + top
        page.paste(text.colour, (x0, y0, x0 + mask.width, y0 + mask.height), mask)
