"""The hand, for its owner alone."""

from collections.abc import Sequence

from engines.core.cards import Card, is_joker, rank
from engines.updown.views import View
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardFace
from renderers.kit.icons import Token
from renderers.kit.plates import flag, widest
from renderers.kit.scene import Align, Box, Dashes, Op, Panel, Scene, Stamp
from renderers.kit.text import Part, Say, clip, fit, inlaid, line, mark
from renderers.kit.theme import (
    CARD_WIDTHS,
    GOLD,
    MARGIN,
    MUTED,
    WIDTH,
    Look,
)
from renderers.updown.words import (
    FELT,
    GAME,
    fitting,
    shown_names,
)

_RAISE = 10
_HAND_TOP = 51


def hand(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the own hand as it lies; what may be played now is raised and ringed in gold."""
    cards = view.hand
    shown = shown_names(names, say)
    head = _head(view, shown, look, say)
    if not cards:
        place = Box(MARGIN + 6, _HAND_TOP, WIDTH - 2 * MARGIN - 12, 130)
        empty = (
            Dashes(place, 12, FELT.line),
            fit(say("picture-updown-hand-empty"), place, 20, align=Align.MIDDLE),
        )
        return Scene(GAME, (*head, *empty), 206)
    playable = _playable(view)
    ops: list[Op] = [*head]
    rows, width = _rows(len(cards), look)
    pitch = width * RATIO + 2 * _RAISE
    for n, row in enumerate(rows):
        ops += _row(cards[row], _HAND_TOP + n * pitch, width, playable, view, look, say)
    return Scene(GAME, tuple(ops), round(_HAND_TOP + len(rows) * pitch + 2 - _RAISE))


def _playable(view: View) -> frozenset[Card]:
    """Return the cards that may be played now.

    With the draw pile empty at the start of the turn a Joker may be played only if no ordinary
    card fits; a seat that holds a drawn card had a pile to draw from.
    """
    if view.seat is None or view.turn != view.seat or view.outcome is not None:
        return frozenset()
    jokers = frozenset(filter(is_joker, view.hand))
    plain = frozenset(card for card in view.hand if card not in jokers)
    ranks = fitting(view)
    fits = frozenset(card for card in plain if rank(card) in ranks)
    if fits and not view.pile and not view.holding:
        return fits
    return fits | jokers


def _rows(count: int, look: Look) -> tuple[list[slice], float]:
    """Return how *count* cards are dealt out to rows, and their width.

    The largest cards that fit in one row, else in two, and so on; every rank stays in sight.
    """
    room = WIDTH - 2 * MARGIN - 8
    for rows in range(1, count + 1):
        each = -(-count // rows)
        width = widest(each, room, _widths(rows, look))
        if width:
            return [slice(start, start + each) for start in range(0, count, each)], width
    raise AssertionError("a row of one card always fits")


def _widths(rows: int, look: Look) -> tuple[int, ...]:
    """Return the widths worth having in so many rows, so that all of them fit one screen."""
    if look.large:
        return CARD_WIDTHS[:2]
    return {1: CARD_WIDTHS[1:3], 2: CARD_WIDTHS[2:4]}.get(rows, CARD_WIDTHS[4:])


def _row(
    cards: Sequence[Card],
    y: float,
    width: float,
    playable: frozenset[Card],
    view: View,
    look: Look,
    say: Say,
) -> tuple[Op, ...]:
    step = min(width + 8, (WIDTH - 2 * MARGIN - 8 - width) / max(1, len(cards) - 1))
    x = (WIDTH - width - step * (len(cards) - 1)) / 2
    ops: list[Op] = []
    drawn: tuple[Op, ...] = ()
    for n, card in enumerate(cards):
        box = Box(x + n * step, y, width, width * RATIO)
        if card in playable:
            box = Box(box.x, y - _RAISE, width, box.h)
            ops.append(Panel(box.inset(-3.5), 12, GOLD))
        ops.append(Stamp(CardFace(card, width, deck=look.deck), box.x, box.y))
        if card == view.held:
            drawn = flag(GAME, say("picture-updown-hand-drawn"), box.x, box.bottom)
    return (*ops, *drawn)


def _head(view: View, names: Sequence[str], look: Look, say: Say) -> tuple[Op, ...]:
    """Return the line above the hand: what may be done, and on the right what is in play."""
    head = Box(14, 6, WIDTH - 28, 30)
    play = inlaid(say("picture-updown-hand-in-play", card=mark(0)), [_in_play(view, look)])
    right = line(play, Box(head.right - 150, head.y, 150, head.h), 18, MUTED, align=Align.RIGHT)
    return (*line(_advice(view, names, look, say), head.less_right(160), 20), *right)


def _advice(view: View, names: Sequence[str], look: Look, say: Say) -> tuple[Part, ...]:
    if view.seat is not None and view.out[view.seat]:
        return (say("picture-updown-hand-left"),)
    if view.outcome is not None or view.turn is None:
        return (say("picture-updown-hand-over"),)
    if view.turn != view.seat:
        return (say("picture-updown-hand-waiting", name=clip(names[view.turn], 150, 20)),)
    if view.held is not None:
        drawn = [Token(card=view.held, deck=look.deck)]
        return inlaid(say("picture-updown-hand-drew", card=mark(0)), drawn)
    count = len(_playable(view))
    if not count:
        return (say("picture-updown-hand-nothing"),)
    return (say("picture-updown-hand-playable", count=count),)


def _in_play(view: View, look: Look) -> Token:
    """Return the mini card of what must be fitted: the top card, or the rank a Joker was called."""
    if view.called or not view.discard:
        return Token(rank=view.rank)
    return Token(card=view.discard[-1], deck=look.deck)
