"""A sheet with everything the kit draws, for finding the shades a game's pictures need."""

from engines.core.cards import Card
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardBack, CardFace, Style
from renderers.kit.fonts import Typeface
from renderers.kit.icons import Disc, Icon, Sign, Token
from renderers.kit.scene import Box, Op, Panel, Scene, Stamp, Text
from renderers.kit.theme import (
    BAD,
    CREAM,
    FELTS,
    GOLD,
    INK,
    MUTED,
    OK,
    ON_GOLD,
    PAPER,
    SEATS,
    WARN,
    WIDTH,
    Deck,
)

_CARD = 70
_ACROSS = 7


def sheet(game: str) -> Scene:
    """Return the sheet of *game*."""
    felt = FELTS[game]
    ops: list[Op] = [Panel(Box(0, 0, WIDTH, 84), 0, felt.tray), *_words(game), *_badges()]
    faces: list[CardFace | CardBack] = [
        *(CardFace(Card(n), _CARD) for n in range(55)),
        *(CardFace(Card(n), _CARD, deck=Deck.TWO_COLOUR) for n in (9, 22, 35, 48)),
        *(CardFace(Card(n), _CARD, Style.PIPS) for n in (0, 11, 24, 37, 50)),
        *(CardFace(Card(n), _CARD, faded=felt.tray) for n in (0, 13, 26, 39, 12, 52)),
        CardFace(Card(5), _CARD, wild=True),
        *(CardBack(_CARD),) * 6,
    ]
    down = _CARD * RATIO + 12
    for n, face in enumerate(faces):
        row, column = divmod(n, _ACROSS)
        x, y = 8 + column * (_CARD + 6), 170 + row * down
        if n % 3 == 0:
            ops.append(Panel(Box(x - 3, y - 3, _CARD + 6, _CARD * RATIO + 6), 10, GOLD))
        ops.append(Stamp(face, x, y))
    return Scene(game, tuple(ops), 170 + (len(faces) // _ACROSS + 1) * down)


def _words(game: str) -> list[Op]:
    rail = FELTS[game].rail
    grounds = ((rail, (CREAM, MUTED, GOLD, OK, BAD, WARN)), (GOLD, (ON_GOLD,)), (PAPER, (INK,)))
    ops: list[Op] = []
    x = 6.0
    for ground, colours in grounds:
        for colour in colours:
            ops.append(Panel(Box(x, 4, 62, 74), 10, ground))
            for n, typeface in enumerate(Typeface):
                ops.append(Text("Rg48", Box(x + 6, 6 + n * 17, 52, 18), 17, colour, typeface))
            x += 67
    return ops


def _badges() -> list[Op]:
    ops: list[Op] = [
        Stamp(Disc("R8", colour, 36), 6 + n * 40, 88) for n, colour in enumerate(SEATS)
    ]
    ops += [Stamp(Icon(sign, 24), 330 + n * 24, 92) for n, sign in enumerate(Sign)]
    ops += [Stamp(Icon(Sign.CROWN, 24, GOLD), 520, 92), Stamp(Token(rank=9), 10, 132)]
    cards = (0, 17, 34, 51, 52, 53)
    ops += [Stamp(Token(card=Card(n)), 50 + at * 52, 132) for at, n in enumerate(cards)]
    return ops
