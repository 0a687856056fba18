"""Small square pictures for buttons and menus: every card of this pack, and its suits."""

from collections.abc import Mapping

import msgspec

from engines.wild.cards import KINDS, SUITS, Card, name, suit
from renderers.kit.sprites import Art, Sprite, Square, px
from renderers.kit.theme import PAPER, PAPER_EDGE
from renderers.kit.vec import Pen
from renderers.wild.faces import draw_glyph, label
from renderers.wild.suits import NIGHT, TINTS, draw_mark, draw_pinwheel

_WIDTH = 64
"""Logical pixels: half the width of an emoji's picture."""


class Badge(Square, msgspec.Struct, frozen=True):
    """A card as a square of paper with an edge in its colour."""

    card: Card
    width: float = _WIDTH

    def draw(self) -> Sprite:
        """Draw the number or symbol beside the shape of the suit."""
        of = suit(self.card)
        pen = _square(self.width, NIGHT if of is None else TINTS[of].fill)
        ink = NIGHT if of is None else TINTS[of].dark
        wide = len(label(self.card)) != 1 or of is None
        draw_glyph(pen, self.card, (21 if wide else 20, 32), 31 if wide else 46, ink)
        if of is None:
            draw_pinwheel(pen, (47, 33), 23)
        else:
            draw_mark(pen, of, (49, 33) if wide else (47, 33), 17 if wide else 24)
        return Sprite.cut(pen.finish())


class Pip(Square, msgspec.Struct, frozen=True):
    """A suit by itself on such a square."""

    suit: int
    width: float = _WIDTH

    def draw(self) -> Sprite:
        """Draw the shape."""
        pen = _square(self.width, TINTS[self.suit].fill)
        draw_mark(pen, self.suit, (32, 32), 40)
        return Sprite.cut(pen.finish())


def emojis() -> Mapping[str, Art]:
    """Return the pictures by their names: ``wild_r5``, ``wild_suit_r``."""
    cards: dict[str, Art] = {f"wild_{name(card)}": Badge(card) for card in KINDS}
    return cards | {f"wild_suit_{letter}": Pip(number) for number, letter in enumerate(SUITS)}


def _square(width: float, edge: str) -> Pen:
    pen = Pen(64, 64, px(width) / 64)
    pen.panel(0, 1, 64, 62, 11, PAPER_EDGE)
    pen.panel(1, 2, 62, 60, 10.5, edge)
    pen.panel(4.5, 5.5, 55, 53, 8, PAPER)
    return pen
