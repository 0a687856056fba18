"""A ground pattern for each suit of the standard pack, for eyes that do not tell colours apart.

It fills the foot of a card, which a fan leaves in sight, in the full colour of the suit: clubs are
dotted, diamonds chequered, hearts striped across, spades upright.
"""

from collections.abc import Callable

from renderers.kit.theme import PAPER, Colour
from renderers.kit.vec import Outline, Pen, Point

_LEFT, _TOP, _WIDE, _HIGH = 5, 95, 90, 40
"""The foot of a card, in hundredths of its width."""
_LOZENGE: Outline = [(0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0)]


def draw_foot(pen: Pen, suit: int, colour: Colour, medallion: Point) -> None:
    """Draw the pattern of *suit* (clubs, diamonds, hearts, spades: 0 to 3) over a card's foot.

    The paper is left clear about the point *medallion*, where the large suit goes.
    """
    pen.inside(_LEFT, _TOP, _WIDE, _HIGH, 5, lambda layer: _PATTERNS[suit](layer, colour))
    pen.disc(medallion, 33, PAPER)


def _dots(pen: Pen, colour: Colour) -> None:
    for row in range(5):
        for column in range(11):
            at = (8 + column * 9 - 4.5 * (row % 2), 99 + row * 8)
            pen.disc(at, 2.7, colour)


def _chequers(pen: Pen, colour: Colour) -> None:
    for row in range(5):
        for column in range(8):
            pen.fill(_LOZENGE, colour, (10 + column * 12, 99 + row * 12), 9.5)


def _stripes(pen: Pen, colour: Colour) -> None:
    for row in range(5):
        pen.panel(_LEFT, _TOP + 1.5 + row * 8.5, _WIDE, 4, 0, colour)


def _bars(pen: Pen, colour: Colour) -> None:
    for column in range(11):
        pen.panel(_LEFT + 2 + column * 8.5, _TOP, 4, _HIGH, 0, colour)


_PATTERNS: tuple[Callable[[Pen, Colour], None], ...] = (_dots, _chequers, _stripes, _bars)
"""By suit."""
