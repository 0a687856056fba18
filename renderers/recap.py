"""Pictures after a game or between deals: the standings, and every hand laid open."""

from collections.abc import Sequence

import msgspec

from engines.core.cards import Card
from renderers.kit.blank import RATIO
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign
from renderers.kit.names import initial
from renderers.kit.plates import chip, fan, fan_step, status
from renderers.kit.scene import Align, Box, Op, Panel, Ring, Scene, Stamp, Text
from renderers.kit.text import Part, fit
from renderers.kit.theme import (
    CREAM,
    DARK_GOLD,
    FELTS,
    GAP,
    GOLD,
    HEIGHT,
    MUTED,
    STRIP,
    WIDTH,
    Look,
    seat_colour,
)

_HEAD, _FOOT = 58, 48
_ROW = 50
_SIDE = 12
_BAR = 230


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the standings; *name* is drawable already, equal places may repeat."""

    seat: int
    name: str
    place: int
    total: int
    delta: str = ""
    """What the last deal brought, ``+12``."""
    tag: str = ""
    """A word beside it: dropped, left."""


def scoreboard(
    game: str, title: str, subtitle: str, rows: Sequence[Standing], foot: Sequence[Part]
) -> Scene:
    """Return the standings, best first: one column up to five rows, two columns beyond."""
    columns = 1 if len(rows) <= 5 else 2
    down = -(-len(rows) // columns)
    high = min(_ROW, (HEIGHT - _FOOT - _HEAD) / max(1, down) - GAP)
    body = Box(_SIDE, _HEAD, WIDTH - 2 * _SIDE, down * (high + GAP) - GAP)
    most = max((abs(row.total) for row in rows), default=0) or 1
    ops: list[Op] = [*_title(title, subtitle)]
    for n, row in enumerate(rows):
        place = body.columns(columns, GAP)[n // down].rows(down, GAP)[n % down]
        ops += _standing(game, place, row, most if columns == 1 else None)
    return Scene(game, (*ops, *status(game, foot)), HEIGHT)


def _title(title: str, subtitle: str) -> tuple[Op, ...]:
    head = Box(20, 8, WIDTH - 40, 44)
    big = fit(title, head.less_right(190), 32, typeface=Typeface.TITLE, least=22)
    taken = length(big.words, Typeface.TITLE, big.size) + 16
    return big, fit(subtitle, head.less_left(taken), 18, MUTED, align=Align.RIGHT)


def _standing(game: str, box: Box, row: Standing, most: float | None) -> tuple[Op, ...]:
    """Return one row; its bar is measured against *most*, ``None`` where there is no room."""
    wide = length(str(row.total), Typeface.BOLD, 27) + 1
    total = Box(box.right - 14 - wide, box.y, wide, box.h)
    words = Box(box.x + 84, box.y, total.x - box.x - 94, box.h)
    return (
        Panel(box, 12, FELTS[game].tray),
        *((Ring(box, 12, GOLD, 2.5),) if row.place == 1 else ()),
        _place(box, row.place),
        _disc(row.seat, row.name, 32, box.x + 42, box.y + box.h / 2),
        Text(str(row.total), total, 27, CREAM, Typeface.BOLD, Align.RIGHT),
        *(_stacked(words, row) if most is None else _barred(game, words, row, most)),
    )


def _place(box: Box, place: int) -> Text:
    left = Box(box.x + 8, box.y, 30, box.h)
    return Text(str(place), left, 22, GOLD if place == 1 else MUTED, Typeface.BOLD, Align.MIDDLE)


def _disc(seat: int, name: str, side: float, x: float, middle: float) -> Stamp:
    return Stamp(Disc(initial(name, seat), seat_colour(seat), side), x, middle - side / 2)


def _stacked(box: Box, row: Standing) -> tuple[Op, ...]:
    """Return the words of a narrow row: the name over what the last deal brought."""
    below = " · ".join(filter(None, (row.delta, row.tag)))
    if not below:
        return (fit(row.name, box, 18),)
    half, middle = 20, box.y + box.h / 2
    return (
        fit(row.name, Box(box.x, middle - half, box.w, half), 17),
        fit(below, Box(box.x, middle, box.w, half), 16, MUTED),
    )


_DELTA_END = 72
"""Where the last deal's points end, from the right, so that they stand in a column."""


def _barred(game: str, box: Box, row: Standing, most: float) -> tuple[Op, ...]:
    """Return the words of a wide row: name, crown and bar on the left, tag and delta beside."""
    end = min(box.right, WIDTH - _SIDE - _DELTA_END)
    ops: list[Op] = []
    if row.delta:
        wide = length(row.delta, Typeface.BODY, 18) + 1
        ops.append(
            Text(row.delta, Box(end - wide, box.y, wide, box.h), 18, MUTED, align=Align.RIGHT)
        )
        end -= wide + 10
    if row.tag:
        label = chip(row.tag, end, box.y + box.h / 2, (FELTS[game].rail, MUTED))
        ops += label
        end = label[0].box.x - 8
    left = Box(box.x, box.y, end - box.x, box.h)
    return (*ops, *_crowned(left, row), *_bar(game, left, row, most))


def _crowned(box: Box, row: Standing) -> tuple[Op, ...]:
    upper = Box(box.x, box.y, box.w - 32, box.h - 12)
    name = fit(row.name, upper, 20)
    if row.place != 1:
        return (name,)
    x = box.x + length(name.words, name.typeface, name.size) + 7
    return name, Stamp(Icon(Sign.CROWN, 22, GOLD), x, upper.y + upper.h / 2 - 12)


def _bar(game: str, box: Box, row: Standing, most: float) -> tuple[Op, ...]:
    whole = Box(box.x, box.bottom - 12, min(_BAR, box.w), 6)
    filled = Box(whole.x, whole.y, max(6, whole.w * abs(row.total) / most), 6)
    return Panel(whole, 3, FELTS[game].rail), Panel(filled, 3, seat_colour(row.seat))


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """A hand laid open at the end; *name* is drawable already."""

    seat: int
    name: str
    cards: tuple[Card, ...]
    points: str
    """What it counts, in words."""
    empty: str = ""
    """What to write where there are no cards."""
    winner: bool = False


_CARD = 54
_NEXT_ROW = 50
"""How far a second row of a large hand lies below the first: rank and suit stay in sight."""
_WHO = 152


def reveal(
    game: str,
    title: str,
    subtitle: str,
    hands: Sequence[Revealed],
    foot: Sequence[Part],
    look: Look,
) -> Scene:
    """Return every hand with its points, the winner's ringed and crowned; higher if they are large."""
    ops: list[Op] = [*_title(title, subtitle)]
    spare = HEIGHT - _HEAD - _FOOT + GAP - sum(_hand_height(hand) + GAP for hand in hands)
    more = max(0, min(24, spare / max(1, len(hands))))
    y: float = _HEAD
    for hand in hands:
        box = Box(_SIDE, y, WIDTH - 2 * _SIDE, _hand_height(hand) + more)
        ops += _revealed(game, box, hand, look)
        y = box.bottom + GAP
    height = max(HEIGHT, y - GAP + _FOOT)
    strip = Box(8, height - 40, WIDTH - 16, 34)
    return Scene(game, (*ops, *status(game, foot, strip)), height)


def _rows(hand: Revealed) -> int:
    return max(1, -(-len(hand.cards) // _per_row()))


def _per_row() -> int:
    room = WIDTH - 2 * _SIDE - _WHO - 12
    return 1 + int((room - _CARD) / (STRIP * _CARD))


def _hand_height(hand: Revealed) -> float:
    if not hand.cards:
        return 56
    return _CARD * RATIO + (_rows(hand) - 1) * _NEXT_ROW + 14


def _revealed(game: str, box: Box, hand: Revealed, look: Look) -> tuple[Op, ...]:
    ops: list[Op] = [Panel(box, 12, FELTS[game].tray)]
    if hand.winner:
        ops.append(Ring(box, 12, GOLD, 2.5))
    ops += _owner(Box(box.x + 10, box.y, _WHO - 14, box.h), hand)
    room = box.less_left(_WHO).less_right(12)
    if not hand.cards:
        return (*ops, fit(hand.empty, room, 18, MUTED))
    return (*ops, *_laid_open(room, hand.cards, look))


def _laid_open(room: Box, cards: tuple[Card, ...], look: Look) -> tuple[Op, ...]:
    per = _per_row()
    starts = range(0, len(cards), per)
    y = room.y + (room.h - _CARD * RATIO - (len(starts) - 1) * _NEXT_ROW) / 2
    ops: list[Op] = []
    for n, start in enumerate(starts):
        row = cards[start : start + per]
        step = fan_step(min(per, len(cards)), _CARD, room.w, _CARD + 4)
        ops += fan(row, room.x, y + n * _NEXT_ROW, _CARD, step, look.deck)
    return tuple(ops)


def _owner(box: Box, hand: Revealed) -> tuple[Op, ...]:
    """Return disc, name and points; the winner's disc wears a crown."""
    side = 36
    middle = box.y + box.h / 2
    low = middle + 6 if hand.winner else middle
    words = box.less_left(side + 9)
    crown = Stamp(Icon(Sign.CROWN, 26, GOLD, DARK_GOLD), box.x + side / 2 - 13, low - side / 2 - 19)
    return (
        _disc(hand.seat, hand.name, side, box.x, low),
        *((crown,) if hand.winner else ()),
        fit(hand.name, Box(words.x, middle - 24, words.w, 25), 19),
        fit(hand.points, Box(words.x, middle + 1, words.w, 24), 17, MUTED),
    )
