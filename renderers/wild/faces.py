"""The cards of Wild as arts: faces, the back, small marks, and mini cards within a line of text."""

import math

import msgspec

from engines.wild.cards import FACES, REVERSE, SKIP, WILD, WILD_FOUR, Card, face, suit
from renderers.kit.blank import RATIO, blank, cut, shadowed
from renderers.kit.cards import CardBack
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Token
from renderers.kit.sprites import Sprite, Square, px
from renderers.kit.theme import PAPER, Colour
from renderers.kit.vec import Outline, Pen, Point
from renderers.wild.suits import (
    LEAF,
    NIGHT,
    SHAPES,
    TINTS,
    draw_ground,
    draw_mark,
    draw_medallion,
    draw_night,
    draw_pinwheel,
)

_UNDERLINED = "69"
"""Numbers that would be each other upside down."""


def label(card: Card) -> str:
    """Return what a card says where it says it in letters: ``7``, ``+2``, ``W``; else nothing."""
    if card >= WILD:
        return "+4" if card == WILD_FOUR else "W"
    number = face(card) or 0
    return "" if number in (SKIP, REVERSE) else "+2" if number > REVERSE else FACES[number]


class Face(msgspec.Struct, frozen=True):
    """A card lying open, *width* logical pixels wide."""

    card: Card
    width: float
    patterned: bool = False
    """The pattern of the suit's ground in a strong colour, for whoever sees none."""

    @property
    def height(self) -> float:
        """How high it is."""
        return self.width * RATIO

    def draw(self) -> Sprite:
        """Draw the face with its shadow."""
        pen = blank(self.width)
        if self.card >= WILD:
            _draw_wild(pen, self.card)
        else:
            _draw_suited(pen, self.card, strong=self.patterned)
        return cut(*shadowed(pen))


class Back(CardBack, frozen=True):
    """A pile of this pack's *cards* lying face down."""

    def draw_back(self, pen: Pen) -> None:
        """Draw the back on a card."""
        _draw_back(pen)


class Mark(Square, msgspec.Struct, frozen=True):
    """The shape of a *suit* by itself."""

    suit: int
    width: float

    def draw(self) -> Sprite:
        """Draw the shape with its edge."""
        pen = Pen(40, 40, px(self.width) / 40)
        draw_mark(pen, self.suit, (20, 20), 33)
        return Sprite.cut(pen.finish())


_HIGH, _LETTERS = 24, 19


class Mini(Token, frozen=True):
    """A mini card of this pack for a line of text; a Wild may show the *named* suit."""

    kind: Card = WILD
    named: int | None = None

    @property
    def width(self) -> float:
        """How wide it is."""
        return (self._glyph + 25) * self.height / _HIGH

    @property
    def _glyph(self) -> float:
        return _wide(self.kind)

    def draw(self) -> Sprite:
        """Draw the mini card: its number or symbol, and the shape of its suit."""
        wide = self._glyph + 25
        pen = Pen(wide, _HIGH, px(self.height) / _HIGH)
        pen.panel(0, 0, wide, _HIGH, 4.5, PAPER)
        of = suit(self.kind) if self.named is None else self.named
        ink = NIGHT if self.kind >= WILD else TINTS[of or 0].dark
        draw_glyph(pen, self.kind, (5.5 + self._glyph / 2, 12.3), _LETTERS, ink)
        at = (self._glyph + 15, 12.0)
        if of is None:
            draw_pinwheel(pen, at, 18)
        else:
            draw_mark(pen, of, at, 13.5)
        return Sprite.cut(pen.finish())


_GAP = 5
"""Units between two numbers on a slip."""


class Slip(msgspec.Struct, frozen=True):
    """Several *cards* of one suit, or several Wilds, on one slip of paper."""

    cards: tuple[Card, ...]
    height: float = 28

    @property
    def width(self) -> float:
        """How wide it is."""
        return self._units * self.height / _HIGH

    @property
    def _units(self) -> float:
        return 27 + sum(_wide(card) + _GAP for card in self.cards)

    def draw(self) -> Sprite:
        """Draw the shape of the suit, then each number or symbol."""
        pen = Pen(self._units, _HIGH, px(self.height) / _HIGH)
        pen.panel(0, 0, self._units, _HIGH, 4.5, PAPER)
        of = suit(self.cards[0])
        if of is None:
            draw_pinwheel(pen, (14, 12), 19)
        else:
            draw_mark(pen, of, (13, 12), 14.5)
        x = 26.0
        for card in self.cards:
            ink = NIGHT if of is None else TINTS[of].dark
            draw_glyph(pen, card, (x + _wide(card) / 2, 12.3), _LETTERS, ink)
            x += _wide(card) + _GAP
        return Sprite.cut(pen.finish())


def _wide(card: Card) -> float:
    """Return the width of a card's number or symbol in a line of text, in units."""
    words = label(card)
    return length(words, Typeface.RANK, _LETTERS) if words else 17


def _draw_suited(pen: Pen, card: Card, *, strong: bool) -> None:
    of = suit(card) or 0
    ink = TINTS[of].dark
    draw_ground(pen, of, strong=strong)
    at = draw_medallion(pen, of)
    _draw_number(pen, card, at, ink, 42 if of == LEAF else 50)
    _draw_tab(pen)
    draw_glyph(pen, card, (21, 23), 42 if len(label(card)) == 1 else 35, ink)
    draw_mark(pen, of, (21, 52), 19)


def _draw_number(pen: Pen, card: Card, at: Point, ink: Colour, size: float) -> None:
    """Draw what stands in the medallion; 6 and 9 are underlined."""
    words = label(card)
    if words not in tuple(_UNDERLINED):
        draw_glyph(pen, card, at, size if len(words) == 1 else 37, ink)
        return
    pen.write((at[0], at[1] - 3.5), words, Typeface.RANK, size, ink)
    pen.panel(at[0] - 7.5, at[1] + 0.36 * size, 15, 2.8, 1.3, ink)


def _draw_wild(pen: Pen, card: Card) -> None:
    four = card == WILD_FOUR
    draw_night(pen)
    pen.disc((59, 95), 33, PAPER)
    draw_pinwheel(pen, (59, 95), 56 if four else 58)
    if four:
        pen.disc((59, 95), 13.5, NIGHT)
        pen.write((59, 94.5), "+4", Typeface.RANK, 20, PAPER)
    _draw_tab(pen)
    pen.write((21, 24), label(card), Typeface.RANK, 36 if four else 38, NIGHT)
    draw_pinwheel(pen, (21, 52), 23)


def _draw_tab(pen: Pen) -> None:
    """Draw the paper in the corner on which the index stands: round at two of its corners."""
    pen.panel(3, 3, 39, 62, 8, PAPER)
    pen.panel(30, 3, 12, 12, 0, PAPER)
    pen.panel(3, 53, 12, 12, 0, PAPER)


def draw_glyph(pen: Pen, card: Card, at: Point, size: float, ink: Colour) -> None:
    """Draw the number or symbol of *card*, about *at*."""
    words = label(card)
    if words:
        pen.write((at[0], at[1] - 0.2), words, Typeface.RANK, size, ink)
    elif face(card) == SKIP:
        _draw_skip(pen, at, size * 0.95, ink)
    else:
        _draw_reverse(pen, at, size, ink)


def _draw_skip(pen: Pen, at: Point, size: float, ink: Colour) -> None:
    """Draw an arrow that leaps over a player."""
    x, y = at
    pen.disc((x, y + 0.26 * size), 0.13 * size, ink)
    pen.stroke(_arc((x, y + 0.22 * size), 0.40 * size, 188, 338), ink, 0.12 * size)
    tip = (x + 0.37 * size, y + 0.20 * size)
    pen.fill([(-0.20, -0.09), (0.20, -0.09), (0, 0.20)], ink, tip, size, -0.18)


def _draw_reverse(pen: Pen, at: Point, size: float, ink: Colour) -> None:
    """Draw two arrows that chase each other round a ring."""
    for start in (0, 180):
        pen.stroke(_arc(at, 0.33 * size, start + 20, start + 140), ink, 0.12 * size)
        angle = math.radians(start + 148)
        tip = (at[0] + 0.33 * size * math.cos(angle), at[1] + 0.33 * size * math.sin(angle))
        head: Outline = [(0, -0.19), (0, 0.19), (0.27, 0)]
        pen.fill(head, ink, tip, size, angle + math.pi / 2)


def _arc(at: Point, radius: float, start: float, end: float, parts: int = 40) -> Outline:
    """Return the arc about *at* between two angles in degrees."""
    angles = [math.radians(start + (end - start) * n / parts) for n in range(parts + 1)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in angles]


_STARS = "#3A3458"


def _draw_back(pen: Pen) -> None:
    pen.panel(5, 5, 90, 130, 6, NIGHT)
    pen.inside(5, 5, 90, 130, 6, _draw_sky)
    pen.disc((50, 70), 31, PAPER)
    pen.hoop((50, 70), 28.6, NIGHT, 1.2)
    draw_pinwheel(pen, (50, 70), 50)


def _draw_sky(pen: Pen) -> None:
    for row in range(10):
        for column in range(7):
            at = (12 + column * 15 - 7.5 * (row % 2), 10 + row * 14.2)
            pen.fill(SHAPES[(column + 2 * row) % 4], _STARS, at, 9)


def pack(width: float) -> list[Face | Back]:
    """Return every card of the pack at one width, and its back."""
    return [Back(width), *(Face(Card(n), width) for n in range(WILD_FOUR + 1))]
