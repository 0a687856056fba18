"""The hand, for its owner alone."""

from collections.abc import Sequence

from engines.core.cards import Card, cards
from engines.cribbage.scoring import VALUE
from engines.cribbage.views import View
from renderers.cribbage.counting import counts
from renderers.cribbage.words import FELT, GAME, shown_names
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Icon, Sign
from renderers.kit.plates import fan
from renderers.kit.scene import Align, Box, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Say, clip, fit
from renderers.kit.theme import (
    CARD_WIDTHS,
    GOLD,
    MARGIN,
    MUTED,
    OK,
    ON_GOLD,
    WIDTH,
    Look,
)

_RAISE = 10
_TOP = 55
_HEAD = Box(14, 7, WIDTH - 28, 32)
_LAID, _LAID_STEP = 54, 25


def hand(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the own cards; what may be played now is raised and ringed in gold."""
    return _hand(view, names, look, say, frozenset())


def preview(view: View, partial: str, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the hand with the cards of ``lay 2c 9h`` raised, or the last counts for ``count``."""
    if partial == "count" and view.shows:
        return counts(view, names, look, say)
    chosen = partial.split(" ")[1:] if partial.startswith("lay ") else []
    return _hand(view, names, look, say, frozenset(cards(chosen)))


def _hand(view: View, names: Sequence[str], look: Look, say: Say, chosen: frozenset[Card]) -> Scene:
    shown = shown_names(names, say)
    width = CARD_WIDTHS[0] if look.large else CARD_WIDTHS[1]
    head = _advice(view, shown, say, chosen=bool(chosen))
    if view.phase in ("cut_dealer", "cut_deck"):
        body = _pack(view, width, look)
    elif len(view.hand) == 6:
        body = _row(view.hand, view.hand, width, WIDTH - 2 * MARGIN - 8, chosen, look)
    else:
        body = _kept(view, width, look, say)
    return Scene(GAME, (*head, *body), round(_TOP + width * RATIO + MARGIN))


def _advice(view: View, names: Sequence[str], say: Say, *, chosen: bool) -> tuple[Op, ...]:
    """Return the line above the cards, and in the play the count on gold at its right."""
    words = _asked(view, names, say, chosen=chosen)
    if view.phase != "play":
        return (fit(words, _HEAD, 21),)
    total = str(view.total)
    wide = max(38, length(total, Typeface.BOLD, 23) + 18)
    box = Box(_HEAD.right - wide, _HEAD.y + 2, wide, 28)
    label = say("picture-cribbage-count")
    room = length(label, Typeface.BODY, 18) + 2
    return (
        fit(words, _HEAD.less_right(wide + room + 24), 21),
        Text(label, Box(box.x - room - 8, _HEAD.y, room, 32), 18, MUTED, align=Align.RIGHT),
        Panel(box, 8, GOLD),
        Text(total, box, 23, ON_GOLD, Typeface.BOLD, Align.MIDDLE),
    )


def _asked(view: View, names: Sequence[str], say: Say, *, chosen: bool) -> str:
    if view.phase == "lay":
        return _laying(view, names, say, chosen=chosen)
    if view.turn is None:
        return say("picture-cribbage-own-over")
    name = clip(names[view.turn], 160, 21)
    if view.phase == "play":
        return _playing(view, name, say)
    if view.turn != view.seat or view.depths is None:
        return say("picture-cribbage-own-cut-wait", name=name)
    return say("picture-cribbage-own-cut", low=view.depths[0], high=view.depths[1])


def _playing(view: View, name: str, say: Say) -> str:
    if not view.hand:
        return say("picture-cribbage-own-done")
    if view.turn != view.seat:
        return say("picture-cribbage-own-wait", name=name)
    return say("picture-cribbage-own-play", count=len(playable(view)))


def _laying(view: View, names: Sequence[str], say: Say, *, chosen: bool) -> str:
    if view.laid:
        return say("picture-cribbage-own-laid")
    key = "picture-cribbage-own-chosen" if chosen else "picture-cribbage-own-choose"
    if view.dealer == view.seat:
        return say(f"{key}-own")
    return say(key, name=clip(names[view.dealer or 0], 220, 21))


def playable(view: View) -> frozenset[Card]:
    """Return the cards that may be played now."""
    if view.phase != "play" or view.turn != view.seat or view.seat is None:
        return frozenset()
    return frozenset(card for card in view.hand if VALUE[card] <= 31 - view.total)


def _row(
    dealt: Sequence[Card],
    held: Sequence[Card],
    width: float,
    room: float,
    raised: frozenset[Card],
    look: Look,
) -> tuple[Op, ...]:
    """Return *dealt* side by side, those raised ringed, those not *held* any more faded."""
    step = min(width + 8, (room - width) / max(1, len(dealt) - 1))
    x = MARGIN + 4 + (room - width - step * (len(dealt) - 1)) / 2
    ops: list[Op] = []
    for n, card in enumerate(dealt):
        up = card in raised
        box = Box(x + n * step, _TOP - (_RAISE if up else 0), width, width * RATIO)
        if up:
            ops.append(Panel(box.inset(-3.5), 12, GOLD))
        faded = None if card in held else FELT.bottom
        ops.append(Stamp(CardFace(card, width, deck=look.deck, faded=faded), box.x, box.y))
    return tuple(ops)


def _kept(view: View, width: float, look: Look, say: Say) -> tuple[Op, ...]:
    """Return the four cards kept, and the two laid away small beside them."""
    four = view.kept or view.hand
    aside = 2 * _LAID_STEP + _LAID + 8
    room = WIDTH - 2 * MARGIN - 8 - aside
    row = _row(four, view.hand, width, room, playable(view), look)
    place = Box(WIDTH - MARGIN - aside + 6, _TOP + 6, aside - 8, 24)
    if not view.laid:
        return row
    label = fit(say("picture-cribbage-own-crib"), place, 16, MUTED, align=Align.MIDDLE)
    x = place.x + (place.w - _LAID - _LAID_STEP) / 2
    return *row, label, *fan(view.laid, x, place.bottom + 6, _LAID, _LAID_STEP, look.deck)


def _pack(view: View, width: float, look: Look) -> tuple[Op, ...]:
    """Return the pack to be cut, and the cards that were shown in the cut for the deal."""
    x = (WIDTH - width) / 2
    ops: list[Op] = []
    if view.cuts:
        x = 90
        for n, card in enumerate(view.cuts):
            at = 260 + n * (width + 16)
            ops.append(Stamp(CardFace(card, width, deck=look.deck), at, _TOP))
            if n == view.dealer:
                ops.append(Stamp(Icon(Sign.TICK, 26, FELT.rail, OK), at + width - 30, _TOP + 6))
    return Stamp(CardBack(width, 3), x, _TOP), *ops
