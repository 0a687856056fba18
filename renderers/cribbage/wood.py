"""The board and its pegs as arts."""

import math

import msgspec

from renderers.cribbage.holes import (
    ALONG,
    BOTTOM,
    FIRST,
    FIVE,
    HEIGHT,
    LANE,
    LANES,
    MIDDLE,
    PITCH,
    TOP,
    WIDTH,
    hole,
    lane_path,
)
from renderers.kit.fonts import Typeface
from renderers.kit.sprites import Sprite, px
from renderers.kit.theme import GOLD, SCALE, Colour, mix
from renderers.kit.vec import Pen, Point, star

_WOOD, _SHADE, _EDGE, _STAIN = "#5C3820", "#4A2C15", "#8A5B33", "#2F1B0B"
_GRAIN = (_SHADE, "#664024", "#523119")
_HOLE, _ENGRAVED, _SKUNK = "#1C0F06", "#C9A06C", "#FF7A66"
_RADIUS = 14
_REACH = LANE * LANES / 2 + 1
"""How far the lines across a straight reach from its middle."""


class Board(msgspec.Struct, frozen=True):
    """The wooden board, a lane for each of *colours*, without pegs."""

    colours: tuple[Colour, ...]

    @property
    def width(self) -> float:
        """How wide it is."""
        return WIDTH

    @property
    def height(self) -> float:
        """How high it is."""
        return HEIGHT

    def draw(self) -> Sprite:
        """Draw the board."""
        pen = Pen(WIDTH, HEIGHT, SCALE)
        pen.panel(0, 0, WIDTH, HEIGHT, _RADIUS, _STAIN)
        pen.panel(1.5, 1, WIDTH - 3, HEIGHT - 3.5, _RADIUS - 1, _EDGE)
        pen.panel(1.5, 2.2, WIDTH - 3, HEIGHT - 4.7, _RADIUS - 1, _WOOD)
        pen.inside(3, 3.4, WIDTH - 6, HEIGHT - 7.4, _RADIUS - 2, _draw_grain)
        for lane, colour in enumerate(self.colours):
            _draw_groove(pen, lane, colour)
        _draw_lines(pen)
        for lane in range(LANES):
            for number in range(-1, 121):
                pen.disc(hole(number, lane), 2.6, _HOLE)
        _draw_numbers(pen)
        _draw_finish(pen)
        return Sprite.cut(pen.finish(), corner=px(_RADIUS) + 1)


def _draw_grain(pen: Pen) -> None:
    for n in range(26):
        y, high = 4 + n * 5.95, 1.6 + 1.2 * math.sin(n * 1.7)
        often, phase = 0.9 + 0.35 * math.sin(n * 0.9), n * 1.3
        points: list[Point] = [
            (x, y + high * math.sin(often * x / 62 + phase) + 0.8 * math.sin(x / 21 + n))
            for x in range(0, WIDTH + 6, 6)
        ]
        pen.stroke(points, _GRAIN[n % 3], 1.6 if n % 3 else 2.4, round_ends=False)


def _draw_groove(pen: Pen, lane: int, colour: Colour) -> None:
    path = lane_path(lane)
    pen.stroke(path, _STAIN, 11.6)
    pen.stroke(path, mix(_STAIN, colour, 0.40), 9.8)


def _draw_lines(pen: Pen) -> None:
    """Draw a line after each five holes, and the skunk lines after 60 and 90."""
    for five in range(1, 7):
        x = FIRST + ALONG[five * 5] - (PITCH + FIVE) / 2
        for y in (TOP, MIDDLE, BOTTOM):
            pen.stroke([(x, y - _REACH), (x, y + _REACH)], "#B98A55", 0.9, round_ends=False)
    for places, y in (((19, 20), BOTTOM), ((4, 5), MIDDLE)):
        x = FIRST + (ALONG[places[0]] + ALONG[places[1]]) / 2
        far = _REACH + 3
        pen.stroke([(x, y - far), (x, y + far)], _SKUNK, 2.2, round_ends=False)


def _draw_numbers(pen: Pen) -> None:
    """Engrave every tenth hole's number: an ornament, for the plates tell the scores."""
    beside = LANE / 2 + 12
    for n in (10, 20, 30):
        x = hole(n, 0)[0] + (PITCH + FIVE) / 2
        pen.write((x, TOP - beside + 1), str(n), Typeface.BODY, 10, _ENGRAVED)
    for n in (50, 60, 70):
        x = hole(n, 0)[0] - (PITCH + FIVE) / 2 + (14 if n == 60 else 0)
        pen.write((x, BOTTOM + beside), str(n), Typeface.BODY, 10, _ENGRAVED)
    for n in (90, 100, 110):
        x = hole(n, 0)[0] + (PITCH + FIVE) / 2 + (13 if n == 90 else 0)
        pen.write((x, MIDDLE - beside + 1), str(n), Typeface.BODY, 10, _ENGRAVED)


def _draw_finish(pen: Pen) -> None:
    at = hole(121, 0)
    pen.disc(at, 9, "#8B6A45")
    pen.fill(star(8, 0.5, 0.38), GOLD, at, 20)
    pen.disc(at, 4.2, _HOLE)


FRONT, REAR = 6.1, 4.0
"""The radii of the pegs: in neighbouring holes they do not touch."""


class Peg(msgspec.Struct, frozen=True):
    """A peg in its hole: the front one large and bright, the rear one small with a dark heart."""

    colour: Colour
    front: bool

    @property
    def radius(self) -> float:
        """How far it reaches."""
        return FRONT if self.front else REAR

    @property
    def width(self) -> float:
        """How wide it is."""
        return 2 * self.radius

    @property
    def height(self) -> float:
        """How high it is."""
        return 2 * self.radius

    def draw(self) -> Sprite:
        """Draw the peg from above."""
        r = self.radius
        pen = Pen(2 * r, 2 * r, px(2 * r) / (2 * r))
        pen.disc((r, r), r, "#1A0D04")
        pen.disc((r, r), r - 0.9, self.colour)
        if self.front:
            pen.disc((r, r), r * 0.55, mix(self.colour, "#000000", 0.18))
            pen.disc((r, r), r * 0.42, mix(self.colour, "#FFFFFF", 0.45))
        else:
            pen.disc((r, r), r * 0.4, mix(self.colour, "#000000", 0.55))
        return Sprite.cut(pen.finish())


class Dot(msgspec.Struct, frozen=True):
    """A hole that the last score passed."""

    colour: Colour
    width: float = 6

    @property
    def height(self) -> float:
        """How high it is."""
        return self.width

    def draw(self) -> Sprite:
        """Draw the dot."""
        pen = Pen(6, 6, px(self.width) / 6)
        pen.disc((3, 3), 2.9, self.colour)
        return Sprite.cut(pen.finish())
