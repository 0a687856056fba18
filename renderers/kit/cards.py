"""The standard pack as arts: faces with pips, compact faces, jokers and the back."""

import math
from enum import StrEnum

import msgspec
from PIL import Image

from engines.core.cards import RANKS, RED_JOKER, Card, is_joker, rank, suit
from renderers.kit.blank import RATIO, blank, cut, piled, shadowed
from renderers.kit.emblems import Emblem, jester, king_crown, knave_lily, queen_crown
from renderers.kit.fonts import Typeface
from renderers.kit.patterns import draw_foot
from renderers.kit.shapes import STAR, draw_suit
from renderers.kit.sprites import Sprite
from renderers.kit.theme import (
    DARK_GOLD,
    GOLD,
    ON_GOLD,
    PAPER,
    SUITS,
    Colour,
    Deck,
    mix,
)
from renderers.kit.vec import Pen, Point

_TEN, _JACK, _QUEEN, _KING = 9, 10, 11, 12
_COURT = {_KING: king_crown, _QUEEN: queen_crown, _JACK: knave_lily}
_LARGE = (66, 104)
"""Where a compact card has its large suit."""
_JOKER_RED, _JOKER_BLACK = "#C4122F", "#17202B"


class Style(StrEnum):
    """How much is drawn on a face."""

    PIPS = "pips"
    """As a pack from the shop; pretty from 100 logical pixels."""
    COMPACT = "compact"
    """A large rank and one large suit; for tables and hands."""


def label(rank_: int) -> str:
    """Return what a card says for a rank: ``10`` where the notation has ``T``."""
    return "10" if rank_ == _TEN else RANKS[rank_]


class CardFace(msgspec.Struct, frozen=True):
    """A card lying open, *width* logical pixels wide."""

    card: Card
    width: float
    style: Style = Style.COMPACT
    deck: Deck = Deck.FOUR_COLOUR
    wild: bool = False
    """Marked with a star: this card may stand for others."""
    faded: Colour | None = None
    """Half vanished into this colour: no longer in play."""

    @property
    def height(self) -> float:
        """How high it is."""
        return self.width * RATIO

    def draw(self) -> Sprite:
        """Draw the face with its shadow."""
        pen = blank(self.width)
        if is_joker(self.card):
            _draw_joker(pen, self.card)
        elif self.style is Style.PIPS:
            _draw_pips(pen, self.card, SUITS[self.deck][suit(self.card)])
        else:
            if self.deck.patterned:
                draw_foot(pen, suit(self.card), SUITS[self.deck][suit(self.card)], _LARGE)
            _draw_compact(pen, self.card, SUITS[self.deck][suit(self.card)])
        if self.wild:
            _draw_wild(pen)
        image, margin = shadowed(pen)
        return cut(_fade(image, self.faded) if self.faded else image, margin)


class CardBack(msgspec.Struct, frozen=True):
    """A card lying face down, or a pile of such *cards*, each two pixels above the one below."""

    width: float
    cards: int = 1

    @property
    def height(self) -> float:
        """How high it is."""
        return self.width * RATIO

    def draw(self) -> Sprite:
        """Draw the back, and those under it, with their shadows."""
        pen = blank(self.width)
        self.draw_back(pen)
        return piled(pen, self.cards)

    def draw_back(self, pen: Pen) -> None:
        """Draw the back on a card; another pack has another."""
        _draw_back(pen)


def _fade(image: Image.Image, tint: Colour) -> Image.Image:
    half = Image.blend(image.convert("RGB"), Image.new("RGB", image.size, tint), 0.5)
    half.putalpha(image.getchannel("A"))
    return half


def _draw_compact(pen: Pen, card: Card, colour: Colour) -> None:
    rank_, suit_ = rank(card), suit(card)
    ten, queen = rank_ == _TEN, rank_ == _QUEEN  # the wide one, and the one with a tail
    if rank_ in _COURT:
        pen.frame(5, 5, 90, 130, 6, mix(PAPER, GOLD, 0.75), 1.6)
        _COURT[rank_](Emblem(pen, (70, 27), 36), GOLD, DARK_GOLD)
    at = (30 if ten else 27, 29 if queen else 32)
    pen.write(at, label(rank_), Typeface.RANK, 60 if ten else 64, colour)
    draw_suit(pen, suit_, (25, 77 if queen else 74), 28, colour)
    draw_suit(pen, suit_, _LARGE, 50, colour)


_PIPS: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((0, -1), (0, 1)),
    ((0, -1), (0, 0), (0, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    (
        *((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0)),
        *((-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    ),
    (
        *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
        *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
    ),
)
"""Where the pips of ace to ten stand, from the middle, in column and row widths."""


def _draw_pips(pen: Pen, card: Card, colour: Colour) -> None:
    rank_, suit_ = rank(card), suit(card)
    ten, queen = rank_ == _TEN, rank_ == _QUEEN
    at = (18 if ten else 17.5, 18.5 if queen else 20)
    pen.write(at, label(rank_), Typeface.RANK, 34 if ten else 37, colour)
    draw_suit(pen, suit_, (17.5, 49), 21, colour)
    if rank_ in _COURT:
        _draw_court(pen, rank_, colour)
    elif rank_ == 0:
        pen.hoop((59, 72), 33, mix(PAPER, DARK_GOLD, 0.55), 1.2)
        pen.hoop((59, 72), 30.4, mix(PAPER, DARK_GOLD, 0.35), 0.7)
        draw_suit(pen, suit_, (59, 72), 43, colour)
    else:
        size = 27 if rank_ < 3 else 21.5 if rank_ < 8 else 20
        for x, y in _PIPS[rank_]:
            draw_suit(pen, suit_, (65 + x * 16.5, 70 + y * 48), size, colour, upside_down=y > 0)


def _draw_court(pen: Pen, rank_: int, colour: Colour) -> None:
    x, y, w, h = 33, 12, 58, 116
    middle = (x + w / 2, y + h / 2)
    tint = mix(PAPER, colour, 0.07)
    pen.panel(x, y, w, h, 6, DARK_GOLD)
    pen.panel(x + 1.2, y + 1.2, w - 2.4, h - 2.4, 5, tint)
    inner = (x + 3.4, y + 3.4, w - 6.8, h - 6.8, 4)
    pen.inside(*inner, lambda layer: _draw_rays(layer, middle, mix(tint, GOLD, 0.30)))
    pen.frame(*inner, DARK_GOLD, 0.9)
    pen.disc(middle, 22.5, DARK_GOLD)
    pen.disc(middle, 21.4, PAPER)
    pen.hoop(middle, 19.6, mix(PAPER, DARK_GOLD, 0.5), 0.8)
    low = -1.5 if rank_ == _QUEEN else 0.5
    pen.write((middle[0], middle[1] + low), RANKS[rank_], Typeface.TITLE, 37, colour)
    for side, turn in ((-1, 0.0), (1, math.pi)):
        at = (middle[0], middle[1] + side * 38)
        _COURT[rank_](Emblem(pen, at, 25, turn), mix(GOLD, DARK_GOLD, 0.25), colour)


def _draw_rays(pen: Pen, middle: Point, colour: Colour, rays: int = 12) -> None:
    for n in range(rays):
        one, other = (math.pi * (2 * n + side) / rays for side in (-0.5, 0.5))
        far = [(90 * math.cos(a), 90 * math.sin(a)) for a in (one, other)]
        pen.fill([(0, 0), *far], colour, middle)


def _draw_joker(pen: Pen, card: Card) -> None:
    """Draw a joker; red and black differ by their suits too, the printed one has stars."""
    red = card == RED_JOKER
    ink = _JOKER_RED if red else _JOKER_BLACK
    horns = (_JOKER_RED, "#1B5FB4", "#0E6B3A") if red else ("#4A5568", _JOKER_BLACK, "#4A5568")
    for n, letter in enumerate("JOKER"):
        pen.write((19, 20 + n * 25), letter, Typeface.RANK, 32, ink)
    pen.panel(36, 10, 56, 120, 6, DARK_GOLD)
    pen.panel(37.2, 11.2, 53.6, 117.6, 5, mix(PAPER, GOLD, 0.18))
    pen.frame(39.4, 13.4, 49.2, 113.2, 4, DARK_GOLD, 0.9)
    jester(Emblem(pen, (64, 69), 45), horns, GOLD, ink)
    suits = {52: (2, 1), 53: (3, 0)}.get(card)
    for y in (27, 113):
        for x, side in ((52, 0), (76, 1)):
            if suits:
                draw_suit(pen, suits[side], (x, y), 15, ink)
            else:
                pen.fill(STAR, ink, (x, y), 16)


def _draw_wild(pen: Pen) -> None:
    """Draw the star low on the left, where the next card of a fan does not hide it."""
    at = (23, 114)
    pen.disc(at, 17.5, DARK_GOLD)
    pen.disc(at, 16, GOLD)
    pen.fill(STAR, ON_GOLD, (at[0], at[1] + 0.8), 25)


_BACK_GROUND, _BACK_LINES = "#1D3B6F", "#2C5396"


def _draw_back(pen: Pen) -> None:
    pen.panel(5, 5, 90, 130, 6, _BACK_GROUND)
    pen.inside(9, 9, 82, 122, 4, _draw_lattice)
    pen.frame(8.2, 8.2, 83.6, 123.6, 4, GOLD, 1.1)
    pen.disc((50, 70), 23, _BACK_GROUND)
    pen.hoop((50, 70), 22, GOLD, 1.4)
    pen.hoop((50, 70), 18.8, mix(_BACK_GROUND, GOLD, 0.6), 0.8)
    for suit_, at in ((3, (50, 60.5)), (2, (59.5, 70)), (0, (50, 79.5)), (1, (40.5, 70))):
        draw_suit(pen, suit_, at, 12, GOLD)


def _draw_lattice(pen: Pen) -> None:
    for n in range(-12, 24):
        x = n * 14
        pen.stroke([(x - 139, 0), (x + 141, 280)], _BACK_LINES, 1.6, round_ends=False)
        pen.stroke([(x + 141, 0), (x - 139, 280)], _BACK_LINES, 1.6, round_ends=False)
    knot = mix(_BACK_LINES, GOLD, 0.55)
    for row in range(21):
        for column in range(row % 2, 15, 2):
            pen.disc((column * 7 + 1, row * 7), 1.5, knot)


def pack(width: float, deck: Deck = Deck.FOUR_COLOUR) -> list[CardFace | CardBack]:
    """Return the whole pack at one width, back and two jokers with it, for ``warm``."""
    faces = [CardFace(Card(n), width, deck=deck) for n in range(54)]
    return [CardBack(width), *faces]
