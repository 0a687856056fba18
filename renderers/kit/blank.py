"""The blank card: white paper with round corners, on its shadow, alone or in a pile."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.sprites import Sprite, px
from renderers.kit.theme import PAPER, PAPER_EDGE
from renderers.kit.vec import Pen

UNITS_WIDE, UNITS_HIGH = 100, 140
"""A card is drawn in hundredths of its width."""
RATIO = UNITS_HIGH / UNITS_WIDE
_CORNER, _SHADOW = 9, 5


def blank(width: float) -> Pen:
    """Return a pen on a card without a face, *width* logical pixels wide."""
    pen = Pen(UNITS_WIDE, UNITS_HIGH, px(width) / UNITS_WIDE)
    pen.panel(0, 0, UNITS_WIDE, UNITS_HIGH, _CORNER, PAPER_EDGE)
    pen.panel(1.1, 1.1, UNITS_WIDE - 2.2, UNITS_HIGH - 2.2, _CORNER - 1, PAPER)
    return pen


def shadowed(pen: Pen) -> tuple[Image.Image, int]:
    """Return the card on its shadow, and how far the shadow reaches, in pixels."""
    card, margin = pen.finish(), round(_SHADOW * pen.scale)
    image = _shadow(card.width, card.height, margin, pen.scale).copy()
    image.alpha_composite(card, (margin, margin))
    return image, margin


def cut(image: Image.Image, margin: int) -> Sprite:
    """Return *image* of a card, or of a pile, as a sprite; its shadow reaches *margin* pixels."""
    width = image.width - 2 * margin
    return Sprite.cut(image, margin, corner=round(width * _CORNER / UNITS_WIDE) + 1)


def piled(pen: Pen, cards: int) -> Sprite:
    """Return *cards* cards like the one drawn, each two logical pixels above the one below."""
    image, margin = shadowed(pen)
    rise = px(2) * (cards - 1)
    pile = Image.new("RGBA", (image.width + 2 * rise, image.height + 2 * rise), (0, 0, 0, 0))
    for n in range(cards):
        pile.alpha_composite(image, (rise + px(2) * n, rise - px(2) * n))
    return cut(pile, margin + rise)


@lru_cache(maxsize=8)
def _shadow(w: int, h: int, margin: int, scale: float) -> Image.Image:
    drop = round(1.6 * scale)
    image = Image.new("RGBA", (w + 2 * margin, h + 2 * margin), (0, 0, 0, 0))
    shade = Image.new("L", image.size, 0)
    ImageDraw.Draw(shade).rounded_rectangle(
        (margin, margin + drop, margin + w - 1, margin + h + drop), _CORNER * scale, fill=120
    )
    image.putalpha(shade.filter(ImageFilter.GaussianBlur(1.7 * scale)))
    return image
