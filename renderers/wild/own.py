"""The hand, for its owner alone."""

from collections.abc import Sequence

from engines.wild.cards import Card
from engines.wild.views import View
from renderers.kit.blank import RATIO
from renderers.kit.plates import fan_step, flag, widest
from renderers.kit.scene import Align, Box, Dashes, Op, Panel, Scene, Stamp
from renderers.kit.text import Part, Say, clip, fit, inlaid, line, mark
from renderers.kit.theme import CARD_WIDTHS, GOLD, MARGIN, MUTED, WIDTH, Look
from renderers.wild.faces import Face, Mini
from renderers.wild.words import FELT, GAME, answer, in_play, playable, shown_names

_RAISE = 10
_HAND_TOP = 51
_ROOM = WIDTH - 2 * MARGIN - 8


def hand(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the own hand as it lies; what may be played now is raised and ringed in gold."""
    cards = view.hand
    head = _head(view, shown_names(names, say), say)
    if not cards:
        place = Box(MARGIN + 6, _HAND_TOP, WIDTH - 2 * MARGIN - 12, 130)
        words = fit(say("picture-wild-hand-empty"), place, 20, align=Align.MIDDLE)
        return Scene(GAME, (*head, Dashes(place, 12, FELT.line), words), 206)
    rows, width = _rows(len(cards), look)
    raised = _raised(view)
    pitch = width * RATIO + 2 * _RAISE
    ops: list[Op] = [*head]
    for n, row in enumerate(rows):
        ops += _row(cards, row, _HAND_TOP + n * pitch, width, raised, look)
    if view.held is not None:
        ops += _flag(rows, width, _held_place(view), say)
    return Scene(GAME, tuple(ops), round(_HAND_TOP + len(rows) * pitch + 2 - _RAISE))


def _raised(view: View) -> frozenset[int]:
    """Return the places of the cards that may be played; of a card just drawn, its own alone."""
    if view.held is not None:
        return frozenset((_held_place(view),))
    fits = playable(view)
    return frozenset(place for place, card in enumerate(view.hand) if card in fits)


def _held_place(view: View) -> int:
    """Return the place of the card just drawn: of two alike, the one on the right."""
    return max(place for place, card in enumerate(view.hand) if card == view.held)


def _rows(count: int, look: Look) -> tuple[list[range], float]:
    """Return how *count* cards are dealt out to rows, and their width.

    The largest cards that fit in one row, else in two, and so on; every index stays in sight.
    """
    for rows in range(1, count + 1):
        each = -(-count // rows)
        width = widest(each, _ROOM, _widths(rows, look))
        if width:
            starts = range(0, count, each)
            return [range(start, min(start + each, count)) for start in starts], width
    raise AssertionError("a row of one card always fits")


def _widths(rows: int, look: Look) -> tuple[int, ...]:
    """Return the widths worth having in so many rows: few rows, and indices large on a phone."""
    if look.large:
        return CARD_WIDTHS[:2]
    return {1: CARD_WIDTHS[1:3], 2: CARD_WIDTHS[2:4], 3: CARD_WIDTHS[3:]}.get(rows, CARD_WIDTHS[4:])


def _places(row: range, width: float) -> list[float]:
    """Return where the cards of a row begin, from the left."""
    step = fan_step(len(row), width, _ROOM, width + 8)
    x = (WIDTH - width - step * (len(row) - 1)) / 2
    return [x + n * step for n in range(len(row))]


def _row(
    cards: Sequence[Card],
    row: range,
    y: float,
    width: float,
    raised: frozenset[int],
    look: Look,
) -> list[Op]:
    ops: list[Op] = []
    for place, x in zip(row, _places(row, width), strict=True):
        box = Box(x, y, width, width * RATIO)
        if place in raised:
            box = Box(x, y - _RAISE, width, box.h)
            ops.append(Panel(box.inset(-3.5), 12, GOLD))
        ops.append(Stamp(Face(cards[place], width, look.deck.patterned), box.x, box.y))
    return ops


def _flag(rows: Sequence[range], width: float, place: int, say: Say) -> tuple[Op, ...]:
    """Return the label on the card at *place*, which was just drawn."""
    at, row = next((n, row) for n, row in enumerate(rows) if place in row)
    left = _places(row, width)[place - row.start]
    bottom = _HAND_TOP + at * (width * RATIO + 2 * _RAISE) + width * RATIO - _RAISE
    return flag(GAME, say("picture-wild-hand-drawn"), left, bottom)


def _head(view: View, names: Sequence[str], say: Say) -> tuple[Op, ...]:
    """Return the line above the hand: what may be done, and on the right what is in play."""
    head = Box(14, 6, WIDTH - 28, 30)
    play = inlaid(say("picture-wild-hand-in-play", card=mark(0)), [in_play(view.table)])
    right = line(play, Box(head.right - 150, head.y, 150, head.h), 18, MUTED, align=Align.RIGHT)
    return (*line(_advice(view, names, say), head.less_right(160), 20), *right)


def _advice(view: View, names: Sequence[str], say: Say) -> tuple[Part, ...]:
    table = view.table
    if view.seat is not None and table.out[view.seat]:
        return (say("picture-wild-hand-left"),)
    if table.outcome is not None or table.turn is None:
        return (say("picture-wild-hand-over"),)
    if view.seat in table.exposed:
        return (say("picture-wild-hand-call"),)
    if table.turn == view.seat:
        return _on_turn(view, say)
    if playable(view):
        token = Mini(kind=table.discard[-1])
        return inlaid(say("picture-wild-hand-jump", card=mark(0)), [token])
    return (say("picture-wild-hand-waiting", name=clip(names[table.turn], 150, 20)),)


def _on_turn(view: View, say: Say) -> tuple[Part, ...]:
    table = view.table
    if view.held is not None:
        drawn = [Mini(kind=view.held)]
        return inlaid(say("picture-wild-hand-drew", card=mark(0)), drawn)
    count = sum(card in playable(view) for card in view.hand)
    if table.pending and count:
        return (say("picture-wild-hand-answer", answer=answer(table), count=table.pending),)
    if table.pending:
        return (say("picture-wild-hand-stack", count=table.pending),)
    if not count:
        return (say("picture-wild-hand-nothing"),)
    return (say("picture-wild-hand-playable", count=count),)
