"""The end of a game: every hand laid open with its points."""

from collections.abc import Sequence
from itertools import groupby

from engines.wild.cards import Card, suit
from engines.wild.scoring import points_table
from engines.wild.views import View
from renderers.kit.blank import RATIO
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign
from renderers.kit.names import initial
from renderers.kit.plates import fan_step, status
from renderers.kit.scene import Align, Box, Op, Panel, Ring, Scene, Stamp
from renderers.kit.text import Say, fit
from renderers.kit.theme import (
    ABSENT,
    DARK_GOLD,
    GAP,
    GOLD,
    HEIGHT,
    MUTED,
    STRIP,
    WIDTH,
    Look,
    seat_colour,
)
from renderers.wild.faces import Face, Slip
from renderers.wild.words import FELT, GAME, ending_sentence, ending_word, shown_names

_HEAD, _FOOT, _SIDE = 58, 48, 12
_WHO = 168
"""Width of a row's left part: who it was."""
_LEAST = 50
"""Height of a row at the least: two lines of words."""
_FEW, _FEW_CARDS = 3, 26
"""As many hands and cards as these are shown as cards, more on slips of paper."""
_CARD, _NEXT = 54, 50
_SLIP, _SLIP_NEXT, _A_SLIP = 27, 31, 12
"""A slip's height, the step to the next line, and the most cards on one."""
_ROOM = WIDTH - 2 * _SIDE - _WHO - 12


def ending(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return every hand with its points, the winner's ringed and crowned; higher if need be."""
    del look  # nothing here is a matter of taste
    shown = shown_names(names, say)
    winner = view.table.winner
    ops: list[Op] = list(_title(ending_word(view, say), _subtitle(view, shown, say)))
    small = len(shown) > _FEW or sum(map(len, view.hands)) > _FEW_CARDS
    hands = [_laid_open(_hand(view, seat), small=small) for seat in range(len(shown))]
    highs = [max(_LEAST, high) + 12 for _, high in hands]
    spare = HEIGHT - _HEAD - _FOOT + GAP - sum(high + GAP for high in highs)
    more = max(0.0, min(24.0, spare / len(highs)))
    y: float = _HEAD
    for seat, ((cards, high), whole) in enumerate(zip(hands, highs, strict=True)):
        box = Box(_SIDE, y, WIDTH - 2 * _SIDE, whole + more)
        ops += (Panel(box, 12, FELT.tray), *((Ring(box, 12, GOLD, 2.5),) if seat == winner else ()))
        ops += _owner(view, seat, shown[seat], Box(box.x + 10, box.y, _WHO - 14, box.h), say)
        room = box.less_left(_WHO).less_right(12)
        ops += _moved(cards, room.x, room.y + (room.h - high) / 2)
        if not cards:
            ops.append(fit(_empty(view, seat, say), room, 18, MUTED))
        y = box.bottom + GAP
    height = max(HEIGHT, y - GAP + _FOOT)
    foot = Box(8, height - 40, WIDTH - 16, 34)
    return Scene(GAME, (*ops, *status(GAME, (ending_sentence(view, shown, say),), foot)), height)


def _hand(view: View, seat: int) -> tuple[Card, ...]:
    return tuple(sorted(view.hands[seat])) if view.hands else ()


def _title(title: str, subtitle: str) -> tuple[Op, ...]:
    head = Box(20, 8, WIDTH - 40, 44)
    big = fit(title, head.less_right(190), 32, typeface=Typeface.TITLE, least=22)
    taken = length(big.words, Typeface.TITLE, big.size) + 16
    return big, fit(subtitle, head.less_left(taken), 18, MUTED, align=Align.RIGHT)


def _subtitle(view: View, names: Sequence[str], say: Say) -> str:
    winner = view.table.winner
    return say("picture-wild-nobody") if winner is None else names[winner]


def _empty(view: View, seat: int, say: Say) -> str:
    """Return what stands in the place of cards: gone, never opened, or all played."""
    if view.table.out[seat]:
        return say("picture-wild-seat-left")
    if view.table.winner is None:
        return say("picture-wild-hand-closed", count=view.counts[seat])
    return say("picture-wild-hand-empty")


def _owner(view: View, seat: int, name: str, box: Box, say: Say) -> tuple[Op, ...]:
    """Return disc, name and the points left in hand; the winner's disc wears a crown."""
    side, middle = 36, box.y + box.h / 2
    won = seat == view.table.winner
    low = middle + 6 if won else middle
    colour = ABSENT if view.table.out[seat] else seat_colour(seat)
    crown = Stamp(Icon(Sign.CROWN, 26, GOLD, DARK_GOLD), box.x + side / 2 - 13, low - side / 2 - 19)
    return (
        Stamp(Disc(initial(name, seat), colour, side), box.x, low - side / 2),
        *((crown,) if won else ()),
        *_name(view, seat, name, box.less_left(side + 9), say),
    )


def _name(view: View, seat: int, name: str, box: Box, say: Say) -> tuple[Op, ...]:
    """Return the name over the points; alone where none are counted."""
    table, middle = view.table, box.y + box.h / 2
    if table.winner is None or table.out[seat]:
        return (fit(name, box, 19),)
    worth, won = points_table(table.options), seat == table.winner
    points = f"+{table.points}" if won else sum(worth[card] for card in _hand(view, seat))
    told = say("picture-wild-points", points=points)
    return (
        fit(name, Box(box.x, middle - 24, box.w, 25), 19),
        fit(told, Box(box.x, middle + 1, box.w, 24), 17, GOLD if won else MUTED),
    )


def _laid_open(cards: Sequence[Card], *, small: bool) -> tuple[list[Stamp], float]:
    """Return *cards* from the origin on, and how high they are together."""
    if small:
        return _slips(cards)
    per = 1 + int((_ROOM - _CARD) / (STRIP * _CARD))
    step = fan_step(min(per, len(cards)), _CARD, _ROOM, _CARD + 4)
    stamps = [
        Stamp(Face(card, _CARD), n % per * step, n // per * _NEXT) for n, card in enumerate(cards)
    ]
    lines = -(-len(cards) // per)
    return stamps, _CARD * RATIO + (lines - 1) * _NEXT if cards else 0


def _slips(cards: Sequence[Card]) -> tuple[list[Stamp], float]:
    """Return *cards* on slips of paper, one or more a suit, in as few lines as they fit."""
    stamps: list[Stamp] = []
    x = y = 0.0
    for _, held in groupby(cards, key=suit):
        for some in _parted(tuple(held)):
            slip = Slip(some, _SLIP)
            if x and x + slip.width > _ROOM:
                x, y = 0.0, y + _SLIP_NEXT
            stamps.append(Stamp(slip, x, y))
            x += slip.width + 5
    return stamps, y + _SLIP if cards else 0


def _parted(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [cards[n : n + _A_SLIP] for n in range(0, len(cards), _A_SLIP)]


def _moved(stamps: Sequence[Stamp], x: float, y: float) -> list[Op]:
    return [Stamp(each.art, each.x + x, each.y + y) for each in stamps]
