"""The badges of court cards and jokers: crowns, the lily, the fool's cap."""

from renderers.kit.shapes import HEART
from renderers.kit.theme import Colour
from renderers.kit.vec import Outline, Pen, Point, curve, flipped, mirrored, turned


class Emblem:
    """A pen that thinks in an emblem's unit square, at a place, a size and a turn on a card."""

    def __init__(self, pen: Pen, at: Point, size: float, turn: float = 0) -> None:
        self._pen, self._at, self._size, self._turn = pen, at, size, turn

    def fill(self, shape: Outline, colour: Colour, at: Point = (0, 0), size: float = 1) -> None:
        """Fill *shape*, its origin at *at* within the emblem."""
        self._pen.fill(shape, colour, self._to_card(at), self._size * size, self._turn)

    def disc(self, at: Point, radius: float, colour: Colour) -> None:
        """Fill a circle within the emblem."""
        self._pen.disc(self._to_card(at), radius * self._size, colour)

    def stroke(self, path: Outline, colour: Colour, width: float) -> None:
        """Draw a line within the emblem."""
        self._pen.stroke([self._to_card(p) for p in path], colour, width * self._size)

    def _to_card(self, point: Point) -> Point:
        x, y = turned((point[0] * self._size, point[1] * self._size), self._turn)
        return self._at[0] + x, self._at[1] + y


_KING = mirrored(
    [(0, -0.40), (0.06, 0.02), (0.20, -0.28), (0.27, 0.06), (0.5, -0.16), (0.40, 0.34)]
)
_CROSS = mirrored(
    [
        (0.03, -0.545),
        (0.03, -0.49),
        (0.09, -0.49),
        (0.09, -0.44),
        (0.03, -0.44),
        (0.03, -0.36),
    ]
)
_LOZENGE: Outline = [(0, -0.05), (0.04, 0), (0, 0.05), (-0.04, 0)]


def king_crown(emblem: Emblem, gold: Colour, dark: Colour) -> None:
    """Draw a crown of five points under a cross."""
    emblem.fill(_KING, gold)
    for x, y, r in (
        (-0.5, -0.2, 0.055),
        (-0.2, -0.31, 0.05),
        (0.2, -0.31, 0.05),
        (0.5, -0.2, 0.055),
    ):
        emblem.disc((x, y), r, gold)
    emblem.fill(_CROSS, gold)
    emblem.fill([(-0.385, 0.26), (0.385, 0.26), (0.40, 0.34), (-0.40, 0.34)], dark)
    for x in (-0.2, 0, 0.2):
        emblem.fill(_LOZENGE, dark, (x, 0.17))


_QUEEN_TIPS: Outline = [(0, -0.34), (0.25, -0.24), (0.46, -0.05)]
_QUEEN = mirrored(
    curve(
        _QUEEN_TIPS[0],
        (0.006, -0.07, 0.125, -0.07, 0.125, -0.05),
        (0.125, -0.05, 0.244, -0.07, 0.25, -0.24),
        (0.255, 0.075, 0.355, 0.095, 0.355, 0.095),
        (0.355, 0.095, 0.455, 0.075, 0.46, -0.05),
        (0.36, 0.30),
        parts=6,
    )
)


def queen_crown(emblem: Emblem, gold: Colour, dark: Colour) -> None:
    """Draw a coronet of pearls with a heart."""
    emblem.fill(_QUEEN, gold)
    for (x, y), r in zip(_QUEEN_TIPS, (0.08, 0.065, 0.06), strict=True):
        emblem.disc((x, y - 0.04), r, gold)
        emblem.disc((-x, y - 0.04), r, gold)
    emblem.fill([(-0.345, 0.22), (0.345, 0.22), (0.36, 0.30), (-0.36, 0.30)], dark)
    emblem.fill(HEART, dark, (0, 0.06), 0.16)


_LILY_MIDDLE = mirrored(
    curve(
        (0, -0.52),
        (0.10, -0.36, 0.17, -0.24, 0.17, -0.10),
        (0.17, 0, 0.10, 0.06, 0.07, 0.14),
    )
)
_LILY_SIDE = curve(
    (0.085, 0.13),
    (0.11, -0.06, 0.17, -0.26, 0.33, -0.27),
    (0.50, -0.28, 0.53, -0.04, 0.38, 0.03),
    (0.41, -0.07, 0.33, -0.12, 0.27, -0.06),
    (0.22, -0.01, 0.20, 0.06, 0.19, 0.13),
)
_LILY_FOOT = mirrored(curve((0, 0.20), (0.07, 0.20), (0.08, 0.30, 0.05, 0.36, 0, 0.42)))
_LILY_ROOT = curve(
    (0.09, 0.20), (0.11, 0.30, 0.17, 0.34, 0.26, 0.30), (0.24, 0.38, 0.10, 0.40, 0.06, 0.30)
)


def knave_lily(emblem: Emblem, gold: Colour, dark: Colour) -> None:
    """Draw the fleur-de-lis, the knave's badge."""
    for shape in (_LILY_MIDDLE, _LILY_SIDE, flipped(_LILY_SIDE)):
        emblem.fill(shape, gold)
    for shape in (_LILY_FOOT, _LILY_ROOT, flipped(_LILY_ROOT)):
        emblem.fill(shape, gold)
    emblem.fill([(-0.24, 0.115), (0.24, 0.115), (0.24, 0.205), (-0.24, 0.205)], dark)
    for x in (-0.24, 0.24):
        emblem.disc((x, 0.16), 0.045, dark)


_HORN = curve(
    (-0.16, 0.22),
    (-0.30, 0.02, -0.34, -0.22, -0.20, -0.30),
    (-0.46, -0.34, -0.56, -0.02, -0.46, 0.16),
    (-0.40, 0.02, -0.34, 0.10, -0.34, 0.22),
)
_PEAK = curve(
    (-0.20, 0.22),
    (-0.24, -0.06, -0.12, -0.26, 0, -0.46),
    (0.12, -0.26, 0.24, -0.06, 0.20, 0.22),
)
_BRIM: Outline = [(-0.36, 0.17), (0.36, 0.17), (0.36, 0.30), (-0.36, 0.30)]
_COLLAR: Outline = [(-0.09, 0), (0.09, 0), (0, 0.17)]


def jester(
    emblem: Emblem, horns: tuple[Colour, Colour, Colour], bell: Colour, dark: Colour
) -> None:
    """Draw a fool's cap with three horns and bells over a pointed collar."""
    left, middle, right = horns
    emblem.fill(_HORN, left)
    emblem.fill(flipped(_HORN), right)
    emblem.fill(_PEAK, middle)
    emblem.fill(_BRIM, dark)
    for n in range(7):
        emblem.disc((-0.30 + n * 0.10, 0.235), 0.026, bell)
    for x, y in ((-0.46, 0.20), (0, -0.48), (0.46, 0.20)):
        emblem.disc((x, y), 0.075, bell)
        emblem.disc((x, y + 0.02), 0.02, dark)
        emblem.stroke([(x - 0.05, y + 0.03), (x + 0.05, y + 0.03)], dark, 0.014)
    for n, colour in enumerate((left, right, middle, left, right)):
        x = -0.32 + n * 0.16
        emblem.fill(_COLLAR, colour, (x, 0.30))
        emblem.disc((x, 0.475), 0.03, bell)
