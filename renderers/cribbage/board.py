"""The table, for everybody to see."""

from collections.abc import Sequence

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.cribbage.views import View
from renderers.cribbage.counting import counts
from renderers.cribbage.end import ending
from renderers.cribbage.holes import HEIGHT as BOARD_HIGH
from renderers.cribbage.pegging import pegged_board
from renderers.cribbage.seats import plate, plate_ground
from renderers.cribbage.words import FELT, GAME, shown_names, situation
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign
from renderers.kit.names import initials
from renderers.kit.plates import news, strip
from renderers.kit.scene import Align, Box, Dashes, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Say, clip, fit
from renderers.kit.theme import GOLD, INK, MARGIN, MUTED, OK, ON_GOLD, STRIP, Look, seat_colour

_TOP = MARGIN + BOARD_HIGH + 6
_TRAY_END = 303
_HEAD = 34
"""The line of words over the cards of a tray."""
_PLATES = Box(MARGIN, _TOP, 168, _TRAY_END - _TOP)
_STAGE = Box(_PLATES.right + 8, _TOP, 242, _TRAY_END - _TOP)
_STOCK = Box(_STAGE.right + 8, _TOP, 108, _TRAY_END - _TOP)
_CARD, _SMALL = 70, 54
_OLD_STEP = 14
"""How much of a card of an earlier count is seen."""


def table(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the public table; between two deals the last counts, and at the end all hands.

    Of *view* only what every seat may see is drawn. The panels come first, so that painting finds
    them done.
    """
    if view.outcome is not None:
        return ending(view, names, look, say)
    if view.shows and view.phase == "cut_deck":
        return counts(view, names, look, say)
    shown = shown_names(names, say)
    seats = list(enumerate(_PLATES.rows(2, 7)))
    grounds = (op for seat, box in seats for op in plate_ground(view, seat, box))
    plates = (op for seat, box in seats for op in plate(view, seat, shown, box, say))
    return Scene(
        GAME,
        (
            Panel(_STAGE, 12, FELT.tray),
            Panel(_STOCK, 12, FELT.tray),
            *strip(GAME),
            *grounds,
            *pegged_board(view.scores, view.rear, MARGIN, MARGIN),
            *plates,
            *_stage(view, shown, look, say),
            *_stock(view, look, say),
            *news((situation(view, shown, say),)),
        ),
    )


def _stage(view: View, names: Sequence[str], look: Look, say: Say) -> tuple[Op, ...]:
    """Return the middle: the cards of the play, the crib as it fills, or the cut for the deal."""
    match view.phase:
        case "play":
            return _play(view, look, say)
        case "lay" | "cut_starter":
            return _crib(view, names, say)
        case _:
            return _cuts(view, names, look, say)


def _title(box: Box, words: str) -> Text:
    return fit(words, Box(box.x + 12, box.y + 3, box.w - 24, _HEAD - 3), 18, MUTED)


def _play(view: View, look: Look, say: Say) -> tuple[Op, ...]:
    label = fit(
        say("picture-cribbage-count"),
        Box(_STAGE.x + 104, _STAGE.y + 3, _STAGE.w - 166, _HEAD - 3),
        18,
        MUTED,
        align=Align.RIGHT,
    )
    title = Box(_STAGE.x, _STAGE.y, 110, _HEAD)
    return (
        _title(title, say("picture-cribbage-in-play")),
        label,
        *_total(view.total),
        *_laid_out(view, look),
    )


def _total(total: int) -> tuple[Op, ...]:
    """Return the count on gold, at the right end of the tray's head."""
    words = str(total)
    width = max(36, length(words, Typeface.BOLD, 22) + 18)
    box = Box(_STAGE.right - 10 - width, _STAGE.y + 5, width, 26)
    return (
        Panel(box, 8, GOLD),
        Text(words, box, 22, ON_GOLD, Typeface.BOLD, Align.MIDDLE),
    )


def _laid_out(view: View, look: Look) -> tuple[Op, ...]:
    """Return the cards of earlier counts, faded, and then those of this one, each with its seat."""
    live = len(view.count)
    width, step = _fan(live)
    room = _STAGE.w - 12 - (width + step * (live - 1) if live else 0)
    earlier = view.played[: len(view.played) - live]
    old = earlier[len(earlier) - max(0, min(len(earlier), int(room // _OLD_STEP))) :]
    if not live and old:
        old = earlier[len(earlier) - min(len(earlier), int((room - width) // _OLD_STEP) + 1) :]
    x = _STAGE.x + 6
    ops: list[Op] = []
    for seat, card in old:
        ops += _played(card, seat, x, width, look, faded=True)
        x += _OLD_STEP
    for seat, card in view.played[len(view.played) - live :]:
        ops += _played(card, seat, x, width, look, faded=False)
        x += step
    return tuple(ops)


def _fan(live: int) -> tuple[float, float]:
    """Return the width of *live* cards and how far apart they lie; every rank stays in sight."""
    room = _STAGE.w - 12
    for width in (_CARD, _SMALL):
        step = min(46.0, (room - width) / max(1, live - 1))
        if step >= STRIP * width:
            return width, step
    raise AssertionError("eight small cards fit")


def _played(
    card: Card, seat: Seat, x: float, width: float, look: Look, *, faded: bool
) -> tuple[Op, ...]:
    """Return a card played, with a bead of its seat's colour low on the left."""
    y = _TRAY_END - width * RATIO - 5 if width == _CARD else _TRAY_END - width * RATIO - 16
    face = Stamp(
        CardFace(card, width, deck=look.deck, faded=FELT.tray if faded else None), round(x), y
    )
    bead = Box(round(x) + 5, y + width * RATIO - 16, 11, 11)
    if faded:
        return (face,)
    return face, Panel(bead, 5.5, INK), Panel(bead.inset(1.5), 4, seat_colour(seat))


def _crib(view: View, names: Sequence[str], say: Say) -> tuple[Op, ...]:
    """Return the crib as it fills, face down, and who has laid away."""
    dealer = clip(names[view.dealer or 0], 130, 18)
    laid = 2 * sum(view.laid_away)
    step = _SMALL + 3
    left = _STAGE.x + (_STAGE.w - 3 * step - _SMALL) / 2
    y = _STAGE.y + _HEAD + 1
    ops: list[Op] = [_title(_STAGE, say("picture-cribbage-crib-of", name=dealer))]
    for n in range(4):
        x = left + n * step
        if n < laid:
            ops.append(Stamp(CardBack(_SMALL), x, y))
        else:
            ops.append(Dashes(Box(x, y, _SMALL, _SMALL * RATIO), 7, FELT.line))
    for seat, box in enumerate(
        Box(_STAGE.x + 8, y + 79, _STAGE.w - 16, 22).columns(2, 8),
    ):
        ops += _done(box, names[seat], done=view.laid_away[seat])
    return tuple(ops)


def _done(box: Box, name: str, *, done: bool) -> tuple[Op, ...]:
    words = fit(name, box.less_left(24), 16, OK if done else MUTED)
    if not done:
        return Text("…", Box(box.x, box.y - 3, 22, box.h), 18, MUTED, align=Align.MIDDLE), words
    return Stamp(Icon(Sign.TICK, 20, OK), box.x, box.y + 1), words


def _cuts(view: View, names: Sequence[str], look: Look, say: Say) -> tuple[Op, ...]:
    """Return the cards shown in the cut for the deal, each beside its seat, or the pack to cut."""
    y = _STAGE.y + _HEAD
    if view.phase == "cut_deck" and not view.cuts:
        middle = _STAGE.x + _STAGE.w / 2 - _CARD / 2
        back = Stamp(CardBack(_CARD, 3), middle, y)
        return _title(_STAGE, say("picture-cribbage-cut-pack")), back
    ops: list[Op] = [_title(_STAGE, say("picture-cribbage-lower"))]
    for seat, box in enumerate(_STAGE.columns(2, 0)):
        x = box.x + 12
        disc = Disc(initials(names)[seat], seat_colour(seat), 32)
        if seat < len(view.cuts):
            ops.append(Stamp(CardFace(view.cuts[seat], _CARD, deck=look.deck), x, y))
        else:
            ops.append(Dashes(Box(x, y, _CARD, _CARD * RATIO), 8, FELT.line))
        ops.append(Stamp(disc, x + _CARD - 2, y + _CARD * RATIO - 36))
    return tuple(ops)


def _stock(view: View, look: Look, say: Say) -> tuple[Op, ...]:
    """Return the starter on the crib, or the pack until it is turned."""
    head = Box(_STOCK.x + 6, _STOCK.y + 3, _STOCK.w - 12, _HEAD - 3)
    x, y = _STOCK.x + 8, _TRAY_END - _CARD * RATIO - 5
    if view.starter is None:
        title = fit(say("picture-cribbage-pack"), head, 18, MUTED, align=Align.MIDDLE)
        return title, Stamp(CardBack(_CARD, 3), x + 9, y - 1)
    title = fit(say("picture-cribbage-starter"), head, 18, MUTED, align=Align.MIDDLE)
    crib = tuple(Stamp(CardBack(52), x + 34 + n * 2, y + 6) for n in range(4))
    return title, *crib, Stamp(CardFace(view.starter, _CARD, deck=look.deck), x, y)
