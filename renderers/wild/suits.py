"""The four suits: a colour, a shape, a ground pattern and the inks that go with them."""

import math
from collections.abc import Callable

import msgspec

from renderers.kit.theme import PAPER, Colour
from renderers.kit.vec import Outline, Pen, Point, curve, mirrored, turned

EMBER, SUN, LEAF, WAVE = range(4)


class Tint(msgspec.Struct, frozen=True):
    """The colours of a suit."""

    fill: Colour
    dark: Colour
    """Numbers and edges on paper."""
    pattern: Colour
    """The ground's figures."""
    on: Colour
    """Letters on *fill*."""


TINTS = (
    Tint("#C62A1C", "#8A160C", "#D9513F", "#FFF8EA"),
    Tint("#F8C81E", "#6E4A00", "#E3AE0A", "#4A3200"),
    Tint("#1FA38E", "#07584A", "#48B9A6", "#04302A"),
    Tint("#1A3399", "#122370", "#3B55BD", "#FFF8EA"),
)
"""By suit: Ember, Sun, Leaf, Wave."""
NIGHT, NIGHT_PATTERN = "#2A2540", "#363052"
"""The ground of the Wilds and of the back."""


def _rounded_diamond() -> Outline:
    side, radius = 0.40, 0.10
    points: Outline = []
    for quarter in range(4):
        x, y = turned((side - radius, side - radius), quarter * math.pi / 2)
        for n in range(9):
            angle = math.pi / 2 * (quarter + n / 8)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return [turned(point, math.pi / 4) for point in points]


def _scalloped_disc(rays: int = 12, outer: float = 0.5, inner: float = 0.43) -> Outline:
    points: Outline = []
    for n in range(rays * 8):
        angle = 2 * math.pi * n / (rays * 8)
        radius = inner + (outer - inner) * (0.5 + 0.5 * math.cos(rays * angle))
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return points


_BLADE = curve(
    (-0.42, -0.42),
    (0.12, -0.46, 0.42, -0.16, 0.42, 0.42),
    (-0.12, 0.46, -0.42, 0.16, -0.42, -0.42),
    parts=24,
)
_DROP = mirrored(
    curve(
        (0, -0.55),
        (0.10, -0.36, 0.40, -0.12, 0.40, 0.14),
        (0.40, 0.36, 0.22, 0.50, 0, 0.50),
        parts=20,
    )
)
SHAPES: tuple[Outline, ...] = (
    _rounded_diamond(),
    _scalloped_disc(),
    [(x * 1.06, y * 1.06) for x, y in _BLADE],
    _DROP,
)
"""By suit, in the unit square."""
_EVEN = (1.02, 1.0, 0.98, 0.98)
"""What makes the shapes look equally large."""


def draw_mark(pen: Pen, suit: int, at: Point, size: float) -> None:
    """Draw the small coloured shape of *suit* with its dark edge, about *at*."""
    even = size * _EVEN[suit]
    pen.fill(SHAPES[suit], TINTS[suit].dark, at, even + size * 0.14)
    pen.fill(SHAPES[suit], TINTS[suit].fill, at, even)


def draw_pinwheel(pen: Pen, at: Point, size: float) -> None:
    """Draw all four shapes around *at*: the mark of a Wild."""
    for suit, (x, y) in ((EMBER, (0, -1)), (SUN, (1, 0)), (WAVE, (0, 1)), (LEAF, (-1, 0))):
        draw_mark(pen, suit, (at[0] + x * size * 0.30, at[1] + y * size * 0.30), size * 0.40)


_MEDALLION = (64, 66, 60, 66)
"""The size of each suit's medallion, in hundredths of the card's width."""


def draw_medallion(pen: Pen, suit: int) -> Point:
    """Draw the large paper shape on a card of *suit*; return the point for its number."""
    at = (62, 96) if suit == LEAF else (60, 93)
    pen.fill(SHAPES[suit], TINTS[suit].dark, at, _MEDALLION[suit] + 5)
    pen.fill(SHAPES[suit], PAPER, at, _MEDALLION[suit])
    return (at[0], at[1] + 6) if suit == WAVE else at


def draw_ground(pen: Pen, suit: int, *, strong: bool = False) -> None:
    """Draw the ground of a card of *suit*, 100 by 140 units, with its pattern, quiet or *strong*."""
    colour = TINTS[suit].on if strong else TINTS[suit].pattern
    pen.panel(5, 5, 90, 130, 6, TINTS[suit].fill)
    pen.inside(5, 5, 90, 130, 6, lambda layer: _PATTERNS[suit](layer, colour))


def _triangles(pen: Pen, colour: Colour) -> None:
    for row in range(14):
        for column in range(10):
            at = (2 + column * 12 + 6 * (row % 2), 5 + row * 11)
            pen.fill([(0, -4.2), (4.4, 3.2), (-4.4, 3.2)], colour, at)


def _dots(pen: Pen, colour: Colour) -> None:
    for row in range(18):
        for column in range(12):
            pen.disc((3 + column * 11 + 5.5 * (row % 2), 3 + row * 8.5), 2.3, colour)


def _stripes(pen: Pen, colour: Colour) -> None:
    for n in range(-16, 22):
        x = 5 + n * 12
        pen.stroke([(x, -5), (x + 160, 155)], colour, 3.4, round_ends=False)


def _ripples(pen: Pen, colour: Colour) -> None:
    for row in range(-1, 16):
        path = [
            (1 + n * 1.5, 5 + row * 10 + 2.6 * math.sin(n * 1.5 / 8 * math.pi)) for n in range(70)
        ]
        pen.stroke(path, colour, 2.6, round_ends=False)


_PATTERNS: tuple[Callable[[Pen, Colour], None], ...] = (_triangles, _dots, _stripes, _ripples)


def draw_night(pen: Pen) -> None:
    """Draw the dark ground of a Wild, with rays."""
    pen.panel(5, 5, 90, 130, 6, NIGHT)
    pen.inside(5, 5, 90, 130, 6, _rays)


def _rays(pen: Pen) -> None:
    for n in range(0, 16, 2):
        one, other = 2 * math.pi * n / 16, 2 * math.pi * (n + 1) / 16
        far = [(130 * math.cos(angle), 130 * math.sin(angle)) for angle in (one, other)]
        pen.fill([(0, 0), *far], NIGHT_PATTERN, (59, 95))
