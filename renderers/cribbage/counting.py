"""The show: each hand counted line by line, with the cards that make each line."""

from collections.abc import Sequence

from engines.cribbage.events import Shown
from engines.cribbage.lines import Line, lines
from engines.cribbage.scoring import total
from engines.cribbage.views import View
from renderers.cribbage.words import FELT, GAME, shown_names, situation
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardFace
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign, Token
from renderers.kit.names import initial
from renderers.kit.plates import fan, status
from renderers.kit.scene import Align, Box, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Say, clip, fit
from renderers.kit.theme import CREAM, GAP, GOLD, MARGIN, MUTED, ON_GOLD, WIDTH, Look, seat_colour

_HEAD = 38
_ROW = 27
_CARD = 54
_STEP = 26
_CARDS = 3 * _STEP + 2 * _CARD + 14
"""The width of four cards in a fan, and of the starter beside them."""
_TOKEN = 22


def counts(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the counts of the last show, one below the other, and who goes on."""
    shown = shown_names(names, say)
    ops: list[Op] = []
    y: float = MARGIN
    before = dict(enumerate(_before(view.shows)))
    for number, each in enumerate(view.shows):
        box = Box(MARGIN, y, WIDTH - 2 * MARGIN, _height(each))
        ops += _counted(box, each, before[number], shown[each.seat], look, say)
        y = box.bottom + GAP
    foot = Box(MARGIN, y, WIDTH - 2 * MARGIN, 34)
    said = (situation(view, shown, say),)
    return Scene(GAME, (*ops, *status(GAME, said, foot)), foot.bottom + GAP)


def details(view: View, names: Sequence[str], look: Look, say: Say) -> Scene | None:
    """Return the counts of the deal in which the game ended, as far as it came to them."""
    if not view.shows or view.shows[0].starter != view.starter:
        return None
    return counts(view, names, look, say)


def _before(shows: Sequence[Shown]) -> list[int]:
    """Return the score of each seat before its count was added; near 121 not all of it was."""
    found: list[int] = []
    for number, each in enumerate(shows):
        earlier = [shown.score for shown in shows[:number] if shown.seat == each.seat]
        found.append(earlier[-1] if earlier else each.score - total(each.parts))
    return found


def _height(shown: Shown) -> float:
    return round(_HEAD + max(_CARD * RATIO, len(lines(shown.parts)) * _ROW) + 10)


def _counted(
    box: Box, shown: Shown, before: int, name: str, look: Look, say: Say
) -> tuple[Op, ...]:
    y = box.y + _HEAD
    row = Box(box.x + _CARDS + 22, y, box.w - _CARDS - 32, _ROW)
    found = lines(shown.parts)
    if not found:
        told: tuple[Op, ...] = (fit(say("picture-cribbage-line-none"), row, 18, MUTED),)
    else:
        told = tuple(
            op
            for n, line in enumerate(found)
            for op in _line(Box(row.x, y + n * _ROW, row.w, _ROW - 3), line, look, say)
        )
    return (
        Panel(box, 12, FELT.tray),
        *_head(box, shown, before, name, say),
        *_cards(box.x + 10, y, shown, look),
        *told,
    )


def _head(box: Box, shown: Shown, before: int, name: str, say: Say) -> tuple[Op, ...]:
    """Return whose cards they are, the points, and how the score moved."""
    head = Box(box.x + 10, box.y + 4, box.w - 20, _HEAD - 8)
    points = f"+{total(shown.parts)}"
    wide = length(points, Typeface.BOLD, 22) + 22
    chip = Box(head.right - wide, head.y + 1, wide, 28)
    now = str(shown.score)
    after = Box(chip.x - 12 - length(now, Typeface.BOLD, 21) - 1, head.y, 0, head.h)
    after = Box(after.x, head.y, chip.x - 12 - after.x, head.h)
    then = Box(after.x - 26 - 60, head.y, 60, head.h)
    key = "picture-cribbage-crib-of" if shown.crib else "picture-cribbage-hand-of"
    disc = Disc(initial(name, shown.seat), seat_colour(shown.seat), 31)
    title = Box(head.x + 38, head.y, then.x - head.x - 30, head.h)
    return (
        Stamp(disc, head.x, head.y - 1),
        fit(say(key, name=clip(name, title.w - 100, 22)), title, 22),
        Text(str(max(before, 0)), then, 18, MUTED, align=Align.RIGHT),
        Stamp(Icon(Sign.RIGHT, 13, GOLD), after.x - 20, head.y + head.h / 2 - 6),
        Text(now, after, 21, CREAM, Typeface.BOLD, Align.RIGHT),
        Panel(chip, 14, GOLD),
        Text(points, chip, 22, ON_GOLD, Typeface.BOLD, Align.MIDDLE),
    )


def _cards(x: float, y: float, shown: Shown, look: Look) -> tuple[Op, ...]:
    """Return the four cards and, ringed in gold, the starter."""
    start = x + 3 * _STEP + _CARD + 14
    ring = Box(start - 3.5, y - 3.5, _CARD + 7, _CARD * RATIO + 7)
    return (
        *fan(shown.cards, x, y, _CARD, _STEP, look.deck),
        Panel(ring, 9, GOLD),
        Stamp(CardFace(shown.starter, _CARD, deck=look.deck), start, y),
    )


def _line(box: Box, line: Line, look: Look, say: Say) -> tuple[Op, ...]:
    """Return one line: what it is, its cards, its points."""
    points = Box(box.right - 34, box.y, 26, box.h)
    tokens = [Token(card=card, height=_TOKEN, deck=look.deck) for card in line.cards]
    x = points.x - 8
    ops: list[Op] = []
    for token in reversed(tokens):
        x -= token.width
        ops.append(Stamp(token, x, box.y + (box.h - _TOKEN) / 2))
        x -= 3
    key = f"picture-cribbage-line-{line.kind}"
    words = say(key, times=line.times, length=line.length)
    label = Box(box.x + 8, box.y, x - box.x - 10, box.h)
    return (
        Panel(box, 7, FELT.rail),
        fit(words, label, 17),
        *ops,
        Text(str(line.points), points, 19, GOLD, Typeface.BOLD, Align.RIGHT),
    )
