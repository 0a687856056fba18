"""Small square pictures for buttons and menus: every card of the standard pack, and its suits.

They are 128 pixels wide and shown about 22 wide, so there is a large rank and a large suit.
"""

from collections.abc import Mapping
from io import BytesIO

import msgspec
from PIL import Image

from engines.core.cards import (
    BLACK_JOKER,
    NAMES,
    PRINTED_JOKER,
    RED_JOKER,
    Card,
    card,
    is_joker,
    rank,
    suit,
)
from renderers.kit.cards import label
from renderers.kit.emblems import Emblem, jester
from renderers.kit.fonts import Typeface
from renderers.kit.shapes import draw_suit
from renderers.kit.sprites import Art, Sprite, Square, px
from renderers.kit.theme import GOLD, INK, PAPER, PAPER_EDGE, SUITS, Deck
from renderers.kit.vec import Pen

PIXELS = 128
"""The width of an emoji's picture, Discord's own."""
_WIDTH = 64
"""The same in logical pixels."""
_HORNS = {
    RED_JOKER: ("#C4122F", "#1B5FB4", "#0E6B3A"),
    BLACK_JOKER: ("#4A5568", INK, "#4A5568"),
    PRINTED_JOKER: ("#6B3FA0", "#C77F12", "#6B3FA0"),
}


class Badge(Square, msgspec.Struct, frozen=True):
    """A card as a square of paper."""

    card: Card
    width: float = _WIDTH

    def draw(self) -> Sprite:
        """Draw the rank beside the suit, or a joker."""
        pen = _square(self.width)
        if is_joker(self.card):
            jester(Emblem(pen, (32, 33), 50), _HORNS[self.card], GOLD, INK)
            return Sprite.cut(pen.finish())
        colour = SUITS[Deck.FOUR_COLOUR][suit(self.card)]
        words = label(rank(self.card))
        ten = len(words) > 1
        at, size = ((19, 32), 41) if ten else ((19.5, 32), 50)
        pen.write(at, words, Typeface.RANK, size, colour)
        draw_suit(pen, suit(self.card), (50 if ten else 47.5, 33), 21 if ten else 27, colour)
        return Sprite.cut(pen.finish())


class Pip(Square, msgspec.Struct, frozen=True):
    """A suit by itself on a square of paper."""

    suit: int
    width: float = _WIDTH

    def draw(self) -> Sprite:
        """Draw the suit."""
        pen = _square(self.width)
        draw_suit(pen, self.suit, (32, 33), 44, SUITS[Deck.FOUR_COLOUR][self.suit])
        return Sprite.cut(pen.finish())


def emojis() -> Mapping[str, Art]:
    """Return the pictures by their names: ``card_9h``, ``suit_h``."""
    cards = {f"card_{name}": Badge(card(name)) for name in NAMES}
    return cards | {f"suit_{letter}": Pip(number) for number, letter in enumerate("cdhs")}


def png(art: Art) -> bytes:
    """Return *art*, ``PIXELS`` wide at most, as a PNG on a clear ground."""
    page = Image.new("RGBA", (PIXELS, PIXELS), (0, 0, 0, 0))
    for piece in art.draw().pieces:
        tile = piece.colours.convert("RGBA")
        if piece.mask is not None:
            tile.putalpha(piece.mask)
        page.alpha_composite(tile, (max(piece.x, 0), max(piece.y, 0)))
    out = BytesIO()
    page.save(out, "PNG", optimize=True)
    return out.getvalue()


def _square(width: float) -> Pen:
    pen = Pen(64, 64, px(width) / 64)
    pen.panel(0, 1, 64, 62, 11, PAPER_EDGE)
    pen.panel(1.5, 2.5, 61, 59, 9.5, PAPER)
    return pen
