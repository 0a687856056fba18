"""A seat's plate: its disc, its whole name, what it is, and its score."""

from collections.abc import Sequence

from engines.cribbage.views import View
from renderers.cribbage.words import FELT
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc
from renderers.kit.names import initials
from renderers.kit.scene import Align, Box, Op, Panel, Stamp, Text
from renderers.kit.text import Say, fit
from renderers.kit.theme import CREAM, GOLD, MUTED, WARN, seat_colour

_DISC = 38
_SCORE = 30


def plate_ground(view: View, seat: int, box: Box) -> tuple[Op, ...]:
    """Return the panel of a plate, ringed in gold while the table waits for the seat."""
    if awaited(view, seat):
        return Panel(box, 11, GOLD), Panel(box.inset(2.5), 9, FELT.rail)
    return (Panel(box, 11, FELT.tray),)


def plate(view: View, seat: int, names: Sequence[str], box: Box, say: Say) -> tuple[Op, ...]:
    """Return what stands on the plate of *seat*: the name over note and score."""
    words = Box(box.x + _DISC + 15, box.y + 5, box.w - _DISC - 24, (box.h - 10) / 2)
    below = Box(words.x, words.bottom, words.w, words.h)
    score = str(view.scores[seat])
    wide = length(score, Typeface.BOLD, _SCORE) + 1
    note, colour = _note(view, seat, say)
    return (
        Stamp(
            Disc(initials(names)[seat], seat_colour(seat), _DISC),
            box.x + 8,
            box.y + (box.h - _DISC) / 2,
        ),
        fit(names[seat], words, 19),
        fit(note, below.less_right(wide + 6), 17, colour),
        Text(
            score,
            Box(below.right - wide, below.y - 1, wide, below.h),
            _SCORE,
            CREAM,
            Typeface.BOLD,
            Align.RIGHT,
        ),
    )


def awaited(view: View, seat: int) -> bool:
    """Tell whether the table waits for *seat*."""
    if view.phase == "lay":
        return not view.laid_away[seat]
    return view.turn == seat


def _note(view: View, seat: int, say: Say) -> tuple[str, str]:
    if seat in view.go:
        return say("picture-cribbage-note-go"), WARN
    if seat == view.dealer:
        return say("picture-cribbage-note-crib"), MUTED
    return "", MUTED
