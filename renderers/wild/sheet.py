"""A sheet with every card and colour of this pack, for finding the shades of its palette."""

from engines.wild.cards import KINDS
from renderers.kit.blank import RATIO
from renderers.kit.scene import Box, Op, Panel, Scene, Stamp
from renderers.kit.theme import FELTS, GOLD, WIDTH
from renderers.wild.board import ARROW
from renderers.wild.faces import Back, Face, Mark, Mini
from renderers.wild.suits import NIGHT, NIGHT_PATTERN, TINTS
from renderers.wild.words import GAME

_CARD, _ACROSS = 70, 7
COLOURS = (
    *(each for tint in TINTS for each in (tint.fill, tint.dark, tint.pattern, tint.on)),
    *(NIGHT, NIGHT_PATTERN, ARROW),
)
"""The colours of this pack and table, which its palette holds exactly."""


def samples() -> tuple[Scene, ...]:
    """Return the sheet: pieces that a table and a hand are made of."""
    down = _CARD * RATIO + 12
    arts: list[Face | Back] = [Face(card, _CARD) for card in KINDS]
    arts += [Back(_CARD, 3), Back(_CARD)]
    ops: list[Op] = [Panel(Box(0, 0, WIDTH, 170), 0, FELTS[GAME].tray), *_colours()]
    for n, art in enumerate(arts):
        row, column = divmod(n, _ACROSS)
        x, y = 8 + column * (_CARD + 6), 180 + row * down
        if n % 3 == 0:
            ops.append(Panel(Box(x - 3, y - 3, _CARD + 6, _CARD * RATIO + 6), 10, GOLD))
        ops.append(Stamp(art, x, y))
    return (Scene(GAME, tuple(ops), 180 + -(-len(arts) // _ACROSS) * down),)


def _colours() -> list[Op]:
    """Return the colours as areas, and the small pieces."""
    ops: list[Op] = [
        Panel(Box(6 + n * 28, 4, 27, 60), 0, colour) for n, colour in enumerate(COLOURS)
    ]
    ops += [Stamp(Mark(suit, 38), 8 + suit * 44, 70) for suit in range(4)]
    minis = [Mini(kind=card) for card in KINDS[::5]]
    return ops + [Stamp(mini, 190 + n % 7 * 50, 70 + n // 7 * 32) for n, mini in enumerate(minis)]
