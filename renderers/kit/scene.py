"""A picture before it is painted: a tuple of operations in logical pixels, compared exactly."""

from enum import StrEnum

import msgspec

from renderers.kit.fonts import Typeface
from renderers.kit.sprites import Art
from renderers.kit.theme import HEIGHT, WIDTH, Colour


class Box(msgspec.Struct, frozen=True, gc=False):
    """A rectangle of the page."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Return the box less *across* on the left and right, and *down* above and below."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def columns(self, count: int, gap: float) -> list["Box"]:
        """Divide it into *count* equal columns."""
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + n * (w + gap), self.y, w, self.h) for n in range(count)]

    def rows(self, count: int, gap: float) -> list["Box"]:
        """Divide it into *count* equal rows."""
        h = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + n * (h + gap), self.w, h) for n in range(count)]

    def less_left(self, length: float) -> "Box":
        """Return what remains when *length* is cut from the left."""
        return Box(self.x + length, self.y, self.w - length, self.h)

    def less_right(self, length: float) -> "Box":
        """Return what remains when *length* is cut from the right."""
        return Box(self.x, self.y, self.w - length, self.h)


class Panel(msgspec.Struct, frozen=True):
    """Fill *box*, its corners of *radius*."""

    box: Box
    radius: float
    colour: Colour


class Ring(msgspec.Struct, frozen=True):
    """Draw the edge of *box*, inside it."""

    box: Box
    radius: float
    colour: Colour
    width: float = 2


class Dashes(msgspec.Struct, frozen=True):
    """Draw the edge of *box* in dashes: an empty place."""

    box: Box
    radius: float
    colour: Colour
    width: float = 2.5


class Align(StrEnum):
    """Where words stand in their box; they are always in the middle of its height."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Text(msgspec.Struct, frozen=True):
    """Write *words* within *box*, *size* logical pixels high."""

    words: str
    box: Box
    size: float
    colour: Colour
    typeface: Typeface = Typeface.BODY
    align: Align = Align.LEFT


class Stamp(msgspec.Struct, frozen=True):
    """Put *art* with its upper left corner at *x*, *y*."""

    art: Art
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The place it takes, without its shadow."""
        return Box(self.x, self.y, self.art.width, self.art.height)


Op = Panel | Ring | Dashes | Text | Stamp


class Scene(msgspec.Struct, frozen=True):
    """A whole picture on the felt of *game*; equal scenes are equal pictures."""

    game: str
    ops: tuple[Op, ...]
    height: float = HEIGHT
    width: float = WIDTH
