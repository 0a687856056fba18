"""The end of a game: the board, and every hand of the last deal laid open."""

from collections.abc import Sequence

import msgspec

from engines.core.cards import Card
from engines.cribbage.actions import in_order
from engines.cribbage.scoring import total
from engines.cribbage.views import View
from renderers.cribbage.holes import HEIGHT as BOARD_HIGH
from renderers.cribbage.pegging import pegged_board
from renderers.cribbage.words import FELT, GAME, shown_names, situation
from renderers.kit.blank import RATIO
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Icon, Sign
from renderers.kit.plates import fan, status
from renderers.kit.scene import Align, Box, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Say, fit
from renderers.kit.theme import CREAM, DARK_GOLD, GOLD, MARGIN, MUTED, WIDTH, Look

_TITLE = 46
_CARD = 54
_LEAST_STEP = 25
_NARROWEST = 86
_PANEL = 116
_ALL = Box(MARGIN, _TITLE + BOARD_HIGH + 14, WIDTH - 2 * MARGIN, _PANEL)
_FOOT = Box(MARGIN, _ALL.bottom + 6, WIDTH - 2 * MARGIN, 34)


class _Open(msgspec.Struct, frozen=True):
    """Some cards laid open, and what they counted in the show, ``+12``."""

    title: str
    cards: tuple[Card, ...]
    points: str = ""

    @property
    def width(self) -> float:
        """The least width at which every rank is seen."""
        return max(_CARD + _LEAST_STEP * (len(self.cards) - 1) + 16, _NARROWEST)


def ending(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the final board, the hands and the crib, once the game is over."""
    shown = shown_names(names, say)
    laid = _laid_open(view, shown, say)
    spare = _ALL.w - sum(each.width for each in laid) - 6 * (len(laid) - 1)
    more = spare / max(1, len(laid))
    ops: list[Op] = []
    x = _ALL.x
    for each in laid:
        box = Box(x, _ALL.y, each.width + more, _PANEL)
        ops += _panel(box, each, look)
        x = box.right + 6
    said = (situation(view, shown, say),)
    board = pegged_board(view.scores, view.rear, MARGIN, _TITLE + 8)
    return Scene(
        GAME,
        (*status(GAME, said, _FOOT), *_title(view, shown, say), *board, *ops),
        _FOOT.bottom + 6,
    )


def _title(view: View, names: Sequence[str], say: Say) -> tuple[Op, ...]:
    """Return the word for it, the winner's name under a crown, and the scores."""
    winner = view.winner or 0
    head = Box(16, 6, WIDTH - 32, _TITLE - 4)
    word = fit(say("picture-cribbage-winner"), head.less_right(340), 30, typeface=Typeface.TITLE)
    x = head.x + length(word.words, word.typeface, word.size) + 14
    scores = f"{view.scores[winner]} – {view.scores[1 - winner]}"
    wide = length(scores, Typeface.BOLD, 26) + 1
    name = Box(x + 40, head.y, head.right - wide - 14 - x - 40, head.h)
    return (
        word,
        Stamp(Icon(Sign.CROWN, 32, GOLD, DARK_GOLD), x, head.y + 4),
        fit(names[winner], name, 24),
        Text(
            scores,
            Box(head.right - wide, head.y, wide, head.h),
            26,
            CREAM,
            Typeface.BOLD,
            Align.RIGHT,
        ),
    )


def _laid_open(view: View, names: Sequence[str], say: Say) -> list[_Open]:
    """Return hands and crib in the order of the show, and the starter, as far as there are any."""
    points: dict[tuple[int, bool], str] = {
        (shown.seat, shown.crib): f"+{total(shown.parts)}"
        for shown in view.shows
        if shown.starter == view.starter
    }
    hands = [
        _Open(name, hand, points.get((seat, False), ""))
        for seat, (name, hand) in enumerate(zip(names, view.hands, strict=True))
    ]
    starter = () if view.starter is None else (view.starter,)
    dealer = view.dealer or 0
    laid = [
        hands[1 - dealer],
        _Open(say("picture-cribbage-starter"), starter),
        hands[dealer],
        _Open(
            say("picture-cribbage-note-crib"), in_order(view.crib), points.get((dealer, True), "")
        ),
    ]
    return [each for each in laid if each.cards]


def _panel(box: Box, each: _Open, look: Look) -> tuple[Op, ...]:
    wide = length(each.points, Typeface.BOLD, 18) + 1 if each.points else 0
    head = Box(box.x + 8, box.y + 4, box.w - 16, 28)
    count = len(each.cards)
    step = min(_CARD + 4.0, (box.w - 16 - _CARD) / max(1, count - 1))
    x = box.x + (box.w - _CARD - step * (count - 1)) / 2
    points = Box(head.right - wide, head.y, wide, head.h)
    return (
        Panel(box, 12, FELT.tray),
        fit(each.title, head.less_right(wide + 4 if wide else 0), 17, MUTED),
        Text(each.points, points, 18, GOLD, Typeface.BOLD, Align.RIGHT),
        *fan(each.cards, x, box.y + box.h - _CARD * RATIO - 7, _CARD, step, look.deck),
    )
