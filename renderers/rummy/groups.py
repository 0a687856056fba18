"""Groups of cards side by side in rows, each with what it is written above it."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import msgspec

from engines.core.cards import Card
from engines.rummy.melds import Kind, kind
from engines.rummy.pack import Group, Groups, cost, is_joker
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardFace
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Icon, Sign
from renderers.kit.scene import Align, Box, Op, Panel, Stamp
from renderers.kit.text import Say, fit
from renderers.kit.theme import BAD, GOLD, OK, SMALLEST, STRIP, Colour, Deck
from renderers.rummy.words import FELT

PAD, GAP, HEAD, FOOT = 7, 7, 33, 8
_ICON, _SPREAD = 21, 0.72
"""The most that cards lie apart, as a part of their width."""
_NARROW, _NARROWEST = 150, 100
"""A box less wide has no room for the word beside the points, or not even for the sign."""
_INK = {OK: "#10301F", BAD: "#4A0F06"}


class Lay(msgspec.Struct, frozen=True, kw_only=True):
    """How groups are laid: in which *rows*, with cards how wide."""

    width: float
    rows: tuple[slice, ...]

    @property
    def pitch(self) -> float:
        """How high a row is, with the gap below it."""
        return HEAD + self.width * RATIO + FOOT + GAP

    @property
    def height(self) -> float:
        """How high all rows are together."""
        return self.pitch * len(self.rows) - GAP


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How groups are dressed. *lettered*: named A, B, C; *drawn*: the card to ring in gold."""

    wild: int
    deck: Deck
    lettered: bool = True
    drawn: Card | None = None


def lay(groups: Groups, room: float, width: float) -> Lay:
    """Return *groups* in as few rows as show every rank, the rows about equally full."""
    least = [_least(len(group), width) for group in groups]
    for count in range(1, len(groups) + 1):
        rows, widest = _balanced(least, count)
        if widest <= room:
            return Lay(width=width, rows=rows)
    raise ValueError(f"a group of {max(map(len, groups))} cards {width} wide fits in no row")


def fits(groups: Groups, room: float, width: float) -> bool:
    """Tell whether the largest of *groups* shows every rank in a row of its own."""
    return _least(max(map(len, groups)), width) <= room


def _least(count: int, width: float) -> float:
    return 2 * PAD + width + (count - 1) * STRIP * width


def _balanced(least: Sequence[float], count: int) -> tuple[tuple[slice, ...], float]:
    """Return the cut into *count* rows whose widest row is least wide, and that width."""

    def widest(cuts: tuple[int, ...]) -> float:
        edges = pairwise((0, *cuts, len(least)))
        return max(sum(least[a:b]) + GAP * (b - a - 1) for a, b in edges)

    best = min(combinations(range(1, len(least)), count - 1), key=widest)
    edges = pairwise((0, *best, len(least)))
    return tuple(slice(a, b) for a, b in edges), widest(best)


def laid(groups: Groups, how: Lay, box: Box, manner: Manner, say: Say) -> tuple[Op, ...]:
    """Return the operations of *groups* within *box*, from its top."""
    ops: list[Op] = []
    last = {card: n for n, group in enumerate(groups) for card in group}
    for n, row in enumerate(how.rows):
        y = box.y + n * how.pitch
        places = _places(groups[row], how.width, box, y)
        for at, (group, place, step) in enumerate(places, start=row.start):
            ringed = manner.drawn if last.get(manner.drawn or Card(-1)) == at else None
            ops += _group(at, group, place, step, how.width, manner, ringed, say)
    return tuple(ops)


def _places(groups: Groups, width: float, box: Box, y: float) -> list[tuple[Group, Box, float]]:
    """Return each group of a row with its place and how far apart its cards lie."""
    steps = sum(len(group) - 1 for group in groups)
    spare = box.w - sum(_least(len(group), width) for group in groups) - GAP * (len(groups) - 1)
    step = min(_SPREAD * width, STRIP * width + spare / max(1, steps))
    wide = [2 * PAD + width + (len(group) - 1) * step for group in groups]
    x = box.x + (box.w - sum(wide) - GAP * (len(groups) - 1)) / 2
    found = []
    for group, w in zip(groups, wide, strict=True):
        found.append((group, Box(x, y, w, HEAD + width * RATIO + FOOT), step))
        x += w + GAP
    return found


def _group(
    at: int,
    group: Group,
    box: Box,
    step: float,
    width: float,
    manner: Manner,
    ringed: Card | None,
    say: Say,
) -> tuple[Op, ...]:
    ops: list[Op] = [Panel(box, 11, FELT.tray), *_head(at, group, box, manner, say)]
    ring = len(group) - 1 - group[::-1].index(ringed) if ringed in group else None
    for n, card in enumerate(group):
        x, y = box.x + PAD + n * step, box.y + HEAD
        if n == ring:
            ops.append(Panel(Box(x - 3.5, y - 3.5, width + 7, width * RATIO + 7), 11, GOLD))
        ops.append(Stamp(face(card, width, manner), x, y))
    return tuple(ops)


def face(card: Card, width: float, manner: Manner) -> CardFace:
    """Return the face of *card*, a star on it if its rank is wild."""
    return CardFace(card, width, deck=manner.deck, wild=card < 52 and is_joker(card, manner.wild))


def _head(at: int, group: Group, box: Box, manner: Manner, say: Say) -> tuple[Op, ...]:
    """Return tick or cross, letter and kind, and on the right the points of loose cards."""
    what = kind(group, manner.wild)
    colour = BAD if what is Kind.LOOSE else OK
    line = Box(box.x + PAD, box.y + 4, box.w - 2 * PAD, HEAD - 8)
    ops: list[Op] = []
    if box.w >= _NARROWEST:
        ops.append(_mark(colour, line))
        line = line.less_left(_ICON + 5)
    word = say(f"picture-rummy-{what.value}")
    said = f"{letter(at)} {word}" if manner.lettered else word
    if what is Kind.LOOSE:
        points = say("picture-rummy-points", points=sum(cost(c, manner.wild) for c in group))
        words = fit(points, line, 17, colour, align=Align.RIGHT)
        rest = line.less_right(length(words.words, words.typeface, words.size) + 8)
        if box.w < _NARROW or length(said, Typeface.BODY, SMALLEST) > rest.w:
            return (*ops, *_narrow(at, line, points, manner))
        ops.append(words)
        line = rest
    return (*ops, fit(said, line, 18, colour))


def _mark(colour: Colour, line: Box) -> Stamp:
    sign = Sign.CROSS if colour == BAD else Sign.TICK
    return Stamp(Icon(sign, _ICON, _INK[colour], colour), line.x, line.y + (line.h - _ICON) / 2)


def _narrow(at: int, line: Box, points: str, manner: Manner) -> tuple[Op, ...]:
    """Return the head of few loose cards: the letter and the points, and no word cut short."""
    if not manner.lettered:
        return (fit(points, line, 16, BAD),)
    name = Box(line.x, line.y, 16, line.h)
    rest = line.less_left(18)
    return fit(letter(at), name, 18, BAD), fit(points, rest, 16, BAD, align=Align.RIGHT)


def letter(at: int) -> str:
    """Return the name of group *at*: A, B, C."""
    return chr(ord("A") + at)
