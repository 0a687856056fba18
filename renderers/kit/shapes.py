"""Suits as outlines in the unit square, and how they are drawn."""

import math

from renderers.kit.theme import Colour
from renderers.kit.vec import Outline, Pen, Point, curve, mirrored, star, turned

HEART = mirrored(
    curve(
        (0, -0.27),
        (0.05, -0.41, 0.15, -0.47, 0.25, -0.47),
        (0.39, -0.47, 0.5, -0.36, 0.5, -0.19),
        (0.5, 0.10, 0.13, 0.27, 0, 0.5),
    )
)
SPADE = mirrored(
    curve(
        (0, -0.5),
        (0.10, -0.29, 0.47, -0.10, 0.47, 0.16),
        (0.47, 0.30, 0.37, 0.38, 0.26, 0.38),
        (0.17, 0.38, 0.09, 0.33, 0.045, 0.24),
        (0.06, 0.36, 0.11, 0.45, 0.20, 0.5),
        (0, 0.5),
    )
)
DIAMOND = mirrored(
    curve((0, -0.52), (0.094, -0.31, 0.23, -0.125, 0.405, 0), (0.23, 0.125, 0.094, 0.31, 0, 0.52))
)
_CLUB_HEART: Outline = [(-0.1, -0.12), (0.1, -0.12), (0.14, 0.1), (-0.14, 0.1)]
_CLUB_STEM = mirrored(
    curve((0, -0.05), (0.05, 0.02), (0.05, 0.33, 0.11, 0.44, 0.20, 0.5), (0, 0.5))
)
_CLUB_LEAVES: Outline = [(0, -0.262), (-0.258, 0.085), (0.258, 0.085)]
STAR = star()


def draw_suit(
    pen: Pen, suit: int, at: Point, size: float, colour: Colour, *, upside_down: bool = False
) -> None:
    """Draw *suit* (clubs, diamonds, hearts, spades: 0 to 3), *size* units high, about *at*."""
    turn = math.pi if upside_down else 0
    if suit:
        pen.fill((DIAMOND, HEART, SPADE)[suit - 1], colour, at, size, turn)
        return
    for leaf in _CLUB_LEAVES:
        x, y = turned(leaf, turn)
        pen.disc((at[0] + x * size, at[1] + y * size), 0.232 * size, colour)
    pen.fill(_CLUB_HEART, colour, at, size, turn)
    pen.fill(_CLUB_STEM, colour, at, size, turn)
