"""Small arts: discs with initials, mini cards in a line of text, arrows, ticks and crowns."""

from enum import StrEnum

import msgspec

from engines.core.cards import RED_JOKER, Card, is_joker, rank, suit
from renderers.kit.cards import label
from renderers.kit.emblems import Emblem, jester, king_crown
from renderers.kit.fonts import Typeface, length
from renderers.kit.shapes import STAR, draw_suit
from renderers.kit.sprites import Sprite, Square, px
from renderers.kit.theme import CREAM, GOLD, INK, PAPER, SUITS, Colour, Deck, mix
from renderers.kit.vec import Pen


class Disc(Square, msgspec.Struct, frozen=True):
    """A round badge with a letter or a number."""

    words: str
    colour: Colour
    width: float

    def draw(self) -> Sprite:
        """Draw the badge."""
        pen = Pen(40, 40, px(self.width) / 40)
        pen.disc((20, 20), 20, self.colour)
        size = 21 if len(self.words) == 1 else 17
        pen.write((20, 20.3), self.words, Typeface.BOLD, size, INK)
        return Sprite.cut(pen.finish())


_TOKEN_HEIGHT, _TOKEN_LETTERS = 24, 19


class Token(msgspec.Struct, frozen=True):
    """A mini card to stand in a line of text: a *card*, or a *rank* of any suit."""

    card: Card | None = None
    rank: int | None = None
    height: float = 26
    deck: Deck = Deck.FOUR_COLOUR

    @property
    def width(self) -> float:
        """How wide it is."""
        return self._units * self.height / _TOKEN_HEIGHT

    @property
    def _units(self) -> float:
        if self.card is None:
            return self._letters + 12
        return 29 if is_joker(self.card) else self._letters + 25

    @property
    def _letters(self) -> float:
        return length(self._label, Typeface.RANK, _TOKEN_LETTERS)

    @property
    def _label(self) -> str:
        if self.card is not None and is_joker(self.card):
            return ""
        return label(self.rank or 0 if self.card is None else rank(self.card))

    def draw(self) -> Sprite:
        """Draw the mini card."""
        pen = Pen(self._units, _TOKEN_HEIGHT, px(self.height) / _TOKEN_HEIGHT)
        pen.panel(0, 0, self._units, _TOKEN_HEIGHT, 4.5, PAPER)
        if self.card is None:
            self._write(pen, INK)
        elif is_joker(self.card):
            _draw_cap(pen, self.card)
        else:
            colour = SUITS[self.deck][suit(self.card)]
            self._write(pen, colour)
            draw_suit(pen, suit(self.card), (self._letters + 14, 12), 14.5, colour)
        return Sprite.cut(pen.finish())

    def _write(self, pen: Pen, colour: Colour) -> None:
        at = (5.5 + self._letters / 2, 12.3)
        pen.write(at, self._label, Typeface.RANK, _TOKEN_LETTERS, colour)


def _draw_cap(pen: Pen, card: Card) -> None:
    """Draw a joker's mini card: the fool's cap needs no translation."""
    red = card == RED_JOKER
    ink = "#C4122F" if red else INK
    horns = (ink, "#1B5FB4", "#0E6B3A") if red else ("#4A5568", INK, "#4A5568")
    jester(Emblem(pen, (14.5, 12.5), 20), horns, GOLD, ink)


class Sign(StrEnum):
    """What an icon shows."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    TICK = "tick"
    CROSS = "cross"
    STAR = "star"
    CROWN = "crown"
    CARDS = "cards"


_ARROWS = {
    Sign.UP: [(12.0, 4.0), (21.0, 19.0), (3.0, 19.0)],
    Sign.DOWN: [(12.0, 20.0), (21.0, 5.0), (3.0, 5.0)],
    Sign.LEFT: [(4.0, 12.0), (19.0, 21.0), (19.0, 3.0)],
    Sign.RIGHT: [(20.0, 12.0), (5.0, 21.0), (5.0, 3.0)],
}


class Icon(Square, msgspec.Struct, frozen=True):
    """A sign in one colour; *ground* is the colour it stands on, or a disc under a tick."""

    sign: Sign
    width: float
    colour: Colour = CREAM
    ground: Colour | None = None

    def draw(self) -> Sprite:
        """Draw the sign."""
        pen = Pen(24, 24, px(self.width) / 24)
        match self.sign:
            case Sign.UP | Sign.DOWN | Sign.LEFT | Sign.RIGHT:
                pen.fill(_ARROWS[self.sign], self.colour)
            case Sign.CARDS:
                self._draw_cards(pen)
            case Sign.CROWN:
                king_crown(Emblem(pen, (12, 13.2), 21), self.colour, self.ground or "#5A3B00")
            case Sign.STAR:
                pen.fill(STAR, self.colour, (12, 12.6), 21)
            case Sign.TICK | Sign.CROSS:
                self._draw_mark(pen)
        return Sprite.cut(pen.finish())

    def _draw_cards(self, pen: Pen) -> None:
        ground = self.ground or INK
        pen.panel(1, 4, 13, 18, 2.5, mix(self.colour, ground, 0.45))
        pen.panel(6.7, 1.2, 15.6, 21.6, 3, ground)
        pen.panel(8, 2.5, 13, 19, 2.5, self.colour)

    def _draw_mark(self, pen: Pen) -> None:
        if self.ground:
            pen.disc((12, 12), 12, self.ground)
        if self.sign is Sign.TICK:
            pen.stroke([(6.5, 12.5), (10.5, 16.5), (17.5, 8)], self.colour, 3.2)
        else:
            pen.stroke([(8, 8), (16, 16)], self.colour, 3.2)
            pen.stroke([(16, 8), (8, 16)], self.colour, 3.2)
