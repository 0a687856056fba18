"""The table, for everybody to see: piles while a deal goes on, then the hand that was declared."""

from collections.abc import Sequence

from msgspec.structs import replace

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.rummy.options import Variant
from engines.rummy.order import melds_first
from engines.rummy.table import Phase, Pile
from engines.rummy.views import View
from renderers.kit.blank import RATIO
from renderers.kit.icons import Token
from renderers.kit.plates import Plate, news, pile, plates, strip
from renderers.kit.scene import Align, Box, Dashes, Op, Panel, Scene, Stamp
from renderers.kit.text import Part, Say, clip, fit, inlaid, mark
from renderers.kit.theme import (
    CREAM,
    GAP,
    GOLD,
    MARGIN,
    MUTED,
    OK,
    WARN,
    WIDTH,
    Colour,
    Look,
)
from renderers.rummy.groups import Manner, face, laid, lay
from renderers.rummy.standings import standings
from renderers.rummy.words import FELT, GAME, shown_names, wild_label

_TRAY_END = 302
_PLATE = 43
_CARD = 104
_SMALL = 54


def table(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the public table; of *view* only what every seat may see is drawn."""
    shown = shown_names(names, say)
    if view.phase in (Phase.BETWEEN, Phase.OVER):
        return standings(view, shown, say)
    columns = 2 if len(shown) in (2, 4) else 3
    down = -(-len(shown) // columns)
    high = down * (_PLATE + GAP) - GAP
    seats = [_plate(view, Seat(seat), name, say) for seat, name in enumerate(shown)]
    top = MARGIN + high + GAP + 2
    tray = Box(MARGIN, top, WIDTH - 2 * MARGIN, _TRAY_END - top)
    middle = _declared if view.phase is Phase.SHOW else _piles
    return Scene(
        GAME,
        (
            Panel(tray, 14, FELT.tray),
            *strip(GAME),
            *plates(GAME, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, high), seats, columns),
            *middle(view, tray, look, say),
            *news(_situation(view, shown, look, say)),
        ),
    )


def _plate(view: View, seat: Seat, name: str, say: Say) -> Plate:
    out = seat not in view.in_deal
    note, colour = _note(view, seat, say)
    return Plate(
        seat=seat,
        name=name,
        cards=None if out else view.counts[seat],
        note=note,
        note_colour=colour,
        active=seat == (view.declarer if view.phase is Phase.SHOW else view.turn),
        out=out,
    )


def _note(view: View, seat: Seat, say: Say) -> tuple[str, Colour]:
    """Return what is to be said of *seat* beside its name: the most pressing thing."""
    if seat not in view.in_deal:
        return _absence(view, seat, say), MUTED
    if view.phase is Phase.SHOW:
        return _showing(view, seat, say)
    if view.misses[seat]:
        return say("picture-rummy-seat-missed", count=view.misses[seat]), WARN
    return _account(view, seat, say), MUTED


def _absence(view: View, seat: Seat, say: Say) -> str:
    if seat in view.left:
        return say("picture-rummy-seat-left")
    settled = view.fixed[seat]
    if seat not in view.in_table or settled is None:
        return say("picture-rummy-seat-out")
    key = "picture-rummy-seat-wrong" if seat in view.shown else "picture-rummy-seat-dropped"
    return say(key, points=settled)


def _showing(view: View, seat: Seat, say: Say) -> tuple[str, Colour]:
    if seat == view.declarer:
        return say("picture-rummy-seat-declared"), OK
    if seat in view.shown:
        return say("picture-rummy-seat-shown"), MUTED
    return say("picture-rummy-seat-grouping"), WARN


def _account(view: View, seat: Seat, say: Say) -> str:
    """Return the points or chips that *seat* brings into this deal."""
    variant = view.options.variant
    if variant is Variant.POINTS:
        return say("picture-rummy-seat-dealer") if seat == view.dealer else ""
    if variant is Variant.DEALS:
        return say("picture-rummy-seat-chips", chips=view.chips[seat])
    return say("picture-rummy-seat-score", points=view.scores[seat])


def _piles(view: View, tray: Box, look: Look, say: Say) -> tuple[Op, ...]:
    """Return closed pile, wild card, open pile and the place of the finish card."""
    below = 30
    y = tray.y + (tray.h - _CARD * RATIO - below) / 2 + 2
    gap = (tray.w - 4 * _CARD) / 5
    at = [tray.x + gap + n * (_CARD + gap) for n in range(4)]
    under = [Box(x - gap / 2, y + _CARD * RATIO + 6, _CARD + gap, 26) for x in at]
    words = (
        (say("picture-rummy-closed", count=view.closed), CREAM),
        (say("picture-rummy-wild", rank=wild_label(view)), GOLD),
        (say("picture-rummy-open" if _is_free(view) else "picture-rummy-open-locked"), CREAM),
        (say("picture-rummy-finish"), CREAM),
    )
    manner = Manner(wild=view.wild, deck=look.deck)
    return (
        *pile(GAME, at[0], y, _CARD, view.closed),
        Stamp(face(view.wild_card, _CARD, manner), at[1], y),
        *_open(view, at[2], y, look),
        *_finish(Box(at[3], y, _CARD, _CARD * RATIO), say),
        *(
            fit(said, box, 18, colour, align=Align.MIDDLE)
            for (said, colour), box in zip(words, under, strict=True)
        ),
    )


def _is_free(view: View) -> bool:
    return view.open_free or not view.open


def _open(view: View, x: float, y: float, look: Look) -> tuple[Op, ...]:
    """Return the open pile's top card over the edge of the one before."""
    if not view.open:
        return (Dashes(Box(x, y, _CARD, _CARD * RATIO), 9, FELT.line),)
    manner = Manner(wild=view.wild, deck=look.deck)
    top = Stamp(face(view.open[-1], _CARD, manner), x + 5, y)
    if len(view.open) == 1:
        return (top,)
    before = face(view.open[-2], _CARD, manner)
    return Stamp(replace(before, faded=FELT.tray), x - 13, y), top


def _finish(box: Box, say: Say) -> tuple[Op, ...]:
    middle = box.y + box.h / 2
    first, second = (Box(box.x + 5, middle + dy, box.w - 10, 22) for dy in (-22, 0))
    return (
        Dashes(box, 9, FELT.line),
        fit(say("picture-rummy-finish-first"), first, 17, MUTED, align=Align.MIDDLE),
        fit(say("picture-rummy-finish-second"), second, 17, MUTED, align=Align.MIDDLE),
    )


def _declared(view: View, tray: Box, look: Look, say: Say) -> tuple[Op, ...]:
    """Return the declared hand in its groups, as large as the tray allows."""
    groups = () if view.declarer is None else melds_first(view.hands[view.declarer], view.wild)
    room = tray.inset(6)
    how = lay(groups, room.w, _SMALL)
    box = Box(room.x, room.y + (room.h - how.height) / 2, room.w, how.height)
    manner = Manner(wild=view.wild, deck=look.deck, lettered=False)
    return laid(groups, how, box, manner, say)


def _situation(view: View, names: Sequence[str], look: Look, say: Say) -> tuple[Part, ...]:
    """Return the status strip: who must do what."""
    if view.phase is Phase.SHOW and view.declarer is not None:
        name = clip(names[view.declarer], 170, 19)
        return (say("picture-rummy-grouping", name=name, count=len(view.to_act)),)
    if view.turn is None:
        return ()
    name = clip(names[view.turn], 170, 19)
    if view.phase is Phase.DISCARD:
        if view.drawn_from is not Pile.OPEN or view.drawn is None:
            return (say("picture-rummy-to-throw", name=name),)
        return _with_card("picture-rummy-to-throw-taken", name, view.drawn, look, say)
    if not view.open:
        return (say("picture-rummy-to-draw-only", name=name),)
    key = "picture-rummy-to-draw" if view.open_free else "picture-rummy-to-draw-closed"
    return _with_card(key, name, view.open[-1], look, say)


def _with_card(key: str, name: str, card: Card, look: Look, say: Say) -> tuple[Part, ...]:
    return inlaid(say(key, name=name, card=mark(0)), [Token(card=card, deck=look.deck)])
