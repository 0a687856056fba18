"""Where the holes of the board are: one track of 121 a lane, bent like a paper clip.

Thirty-five along the top, ten round the right, thirty-five back along the bottom, five round the
left, thirty-five along the middle, and the last hole, which both lanes share.
"""

import math

from renderers.kit.vec import Point

LANES = 2
WIDTH, HEIGHT = 534, 152
LANE = 13.0
"""How far apart the lanes lie."""
LEFT, RIGHT = 44.0, 466.0
"""Where the straights begin and end."""
TOP, MIDDLE, BOTTOM = 30.0, 76.0, 122.0
"""The middle lines of the three straights."""
FIRST = LEFT + 5
PITCH = (RIGHT - LEFT - 10) / 37.6
"""From hole to hole; between fives there are six tenths more."""
FIVE = 0.6 * PITCH
ALONG = tuple(n * PITCH + n // 5 * FIVE for n in range(35))
"""Where the holes of a straight lie, from its first."""
WIDE, TIGHT = (BOTTOM - TOP) / 2, (BOTTOM - MIDDLE) / 2
"""The radii of the right and the left turn, before the lane is taken into account."""


def outward(lane: int) -> float:
    """Return how far *lane* lies from the middle of its straight; lane 0 is the outer one."""
    return (lane - (LANES - 1) / 2) * LANE


def hole(number: int, lane: int) -> Point:
    """Return the middle of a hole of *lane*: 1 to 121, and 0 and -1 where the pegs start."""
    aside = outward(lane)
    if number <= 35:
        along = ALONG[number - 1] if number > 0 else -PITCH * (1.6 - number)
        return FIRST + along, TOP + aside
    if number <= 45:
        return _turn((RIGHT, MIDDLE), WIDE - aside, (number - 35.5) / 10 - 0.5)
    if number <= 80:
        return FIRST + ALONG[80 - number], BOTTOM - aside
    if number <= 85:
        middle = (LEFT, (BOTTOM + MIDDLE) / 2)
        return _turn(middle, TIGHT - aside, (number - 80.5) / 5 + 0.5)
    if number <= 120:
        return FIRST + ALONG[number - 86], MIDDLE + aside
    return FIRST + ALONG[34] + PITCH * 1.9, MIDDLE


def lane_path(lane: int) -> list[Point]:
    """Return the line along which the groove of *lane* runs, from the first hole to the last."""
    aside = outward(lane)
    right = [_turn((RIGHT, MIDDLE), WIDE - aside, n / 40 - 0.5) for n in range(41)]
    middle = (LEFT, (BOTTOM + MIDDLE) / 2)
    left = [_turn(middle, TIGHT - aside, n / 24 + 0.5) for n in range(25)]
    end = hole(120, lane)
    return [(LEFT - 3, TOP + aside), *right, *left, (end[0] + 4, end[1])]


def _turn(middle: Point, radius: float, half: float) -> Point:
    """Return the point of a circle at *half* half-turns from the right, clockwise on the page."""
    angle = half * math.pi
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)
