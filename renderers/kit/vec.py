"""A pen that draws smooth shapes: four times too large, then reduced.

Pillow's own drawing has hard edges; ``reduce`` averages sixteen points into one and weighs them by
their opacity, so that edges are smooth and never dark.
"""

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageColor, ImageDraw

from renderers.kit.fonts import Typeface, font
from renderers.kit.theme import Colour

FINE = 4
"""How many times larger than the output a pen draws."""

Point = tuple[float, float]
Outline = list[Point]
"""Points around the origin; emblems fill the square from -0.5 to 0.5."""
Control = tuple[float, float, float, float, float, float]


def curve(start: Point, *steps: Point | Control, parts: int = 14) -> Outline:
    """Follow *steps* from *start*: a point is a straight line, six numbers a cubic curve."""
    points = [start]
    for step in steps:
        if len(step) == 2:
            points.append(step)
        else:
            points += _cubic(points[-1], step, parts)
    return points


def _cubic(start: Point, control: Control, parts: int) -> Outline:
    x1, y1, x2, y2, x3, y3 = control
    points = []
    for n in range(1, parts + 1):
        t = n / parts
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3)
        )
    return points


def mirrored(right: Outline) -> Outline:
    """Close a right half, drawn from top to bottom, with its mirror image."""
    return right + flipped(right)[::-1]


def flipped(points: Outline) -> Outline:
    """Return the mirror image, left for right."""
    return [(-x, y) for x, y in points]


def turned(point: Point, angle: float) -> Point:
    """Turn *point* about the origin by *angle* radians, clockwise on the page."""
    cos, sin = math.cos(angle), math.sin(angle)
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos


def star(points: int = 5, outer: float = 0.5, inner: float = 0.21) -> Outline:
    """Return a star standing on two of its points."""
    return [
        turned((0, -(inner if n % 2 else outer)), n * math.pi / points) for n in range(2 * points)
    ]


class Pen:
    """Draws in units of its own, *scale* output pixels to a unit, on a clear ground."""

    def __init__(self, width: float, height: float, scale: float) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.fine = scale * FINE
        size = (round(width * scale) * FINE, round(height * scale) * FINE)
        self.image = Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def finish(self) -> Image.Image:
        """Return the drawing at its output size."""
        return self.image.reduce(FINE)

    def fill(
        self, shape: Outline, colour: Colour, at: Point = (0, 0), size: float = 1, turn: float = 0
    ) -> None:
        """Fill *shape*, scaled by *size*, turned by *turn* radians, its origin at *at*."""
        self._draw.polygon(self._placed(shape, at, size, turn), fill=colour)

    def stroke(
        self, path: Outline, colour: Colour, width: float, *, round_ends: bool = True
    ) -> None:
        """Follow *path* with a line *width* units wide."""
        points = self._placed(path, (0, 0), 1, 0)
        thick = max(1, round(width * self.fine))
        self._draw.line(points, fill=colour, width=thick, joint="curve")
        if round_ends:
            for x, y in (points[0], points[-1]):
                r = thick / 2
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def disc(self, at: Point, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        self._draw.ellipse(self._around(at, radius), fill=colour)

    def hoop(self, at: Point, radius: float, colour: Colour, width: float) -> None:
        """Draw a circle's line, inside *radius*."""
        self._draw.ellipse(self._around(at, radius), outline=colour, width=round(width * self.fine))

    def panel(self, x: float, y: float, w: float, h: float, r: float, colour: Colour) -> None:
        """Fill a rectangle with corners of radius *r*."""
        self._draw.rounded_rectangle(self._box(x, y, w, h), r * self.fine, fill=colour)

    def frame(
        self, x: float, y: float, w: float, h: float, r: float, colour: Colour, width: float
    ) -> None:
        """Draw the line of such a rectangle, inside it."""
        self._draw.rounded_rectangle(
            self._box(x, y, w, h), r * self.fine, outline=colour, width=round(width * self.fine)
        )

    def write(self, at: Point, words: str, typeface: Typeface, size: float, colour: Colour) -> None:
        """Write *words* about the point *at*."""
        self._draw.text(
            (at[0] * self.fine, at[1] * self.fine),
            words,
            font=font(typeface, round(size * self.fine)),
            fill=ImageColor.getrgb(colour),
            anchor="mm",
        )

    def inside(
        self, x: float, y: float, w: float, h: float, r: float, draw: Callable[["Pen"], None]
    ) -> None:
        """Let *draw* work on a layer of which only the given rounded rectangle is kept."""
        layer = Pen(self.width, self.height, self.scale)
        draw(layer)
        window = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(window).rounded_rectangle(self._box(x, y, w, h), r * self.fine, fill=255)
        blank = Image.new("L", self.image.size, 0)
        self.image.paste(
            layer.image, (0, 0), Image.composite(layer.image.getchannel("A"), blank, window)
        )

    def _placed(self, shape: Sequence[Point], at: Point, size: float, turn: float) -> Outline:
        moved = (turned((x * size, y * size), turn) for x, y in shape)
        return [((at[0] + x) * self.fine, (at[1] + y) * self.fine) for x, y in moved]

    def _around(self, at: Point, r: float) -> tuple[float, float, float, float]:
        return self._box(at[0] - r, at[1] - r, 2 * r, 2 * r, short=0)

    def _box(
        self, x: float, y: float, w: float, h: float, short: int = 1
    ) -> tuple[float, float, float, float]:
        k = self.fine
        return x * k, y * k, (x + w) * k - short, (y + h) * k - short
