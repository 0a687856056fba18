"""The end of a game: every hand that was shown, in its groups, with its points."""

from collections.abc import Sequence

from engines.core.seats import Seat
from engines.rummy.order import melds_first
from engines.rummy.pack import Groups
from engines.rummy.views import View
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign, Token
from renderers.kit.names import initial
from renderers.kit.plates import status
from renderers.kit.scene import Align, Box, Op, Panel, Ring, Scene, Stamp
from renderers.kit.text import Say, fit
from renderers.kit.theme import (
    DARK_GOLD,
    GAP,
    GOLD,
    HEIGHT,
    MARGIN,
    MUTED,
    WIDTH,
    Look,
    seat_colour,
)
from renderers.rummy.standings import outcome_sentence
from renderers.rummy.words import FELT, GAME, shown_names, variant_words

_HEAD, _FOOT = 58, 48
_SIDE, _WHO = 8, 132
_TALL, _SHORT = 30, 26
"""How high the mini cards are with few seats, and with many."""
_FEW = 3
_BETWEEN, _APART, _AIR = 9, 4, 3
"""Pixels between groups, between cards of a group, and around a group."""
_LEAST = 56


def ending(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the hands of the last deal, the winners' ringed and crowned."""
    shown = shown_names(names, say)
    tall = _TALL if len(shown) <= _FEW else _SHORT
    rows = [_rows(melds_first(hand, view.wild), tall, look) for hand in view.hands]
    high = [max(_LEAST, len(row) * (tall + 2 * _AIR + 5) + 9) for row in rows]
    spare = HEIGHT - _HEAD - _FOOT + GAP - sum(each + GAP for each in high)
    more = max(0, min(24, spare / len(high)))
    ops: list[Op] = [*_title(view, say)]
    y: float = _HEAD
    for seat, name in enumerate(shown):
        box = Box(_SIDE, y, WIDTH - 2 * _SIDE, high[seat] + more)
        ops += _revealed(view, Seat(seat), name, box, rows[seat], say)
        y = box.bottom + GAP
    height = max(HEIGHT, round(y - GAP + _FOOT))
    foot = Box(MARGIN, height - 40, WIDTH - 2 * MARGIN, 34)
    said = (outcome_sentence(view, shown, say),)
    return Scene(GAME, (*ops, *status(GAME, said, foot)), height)


def _title(view: View, say: Say) -> tuple[Op, ...]:
    outcome = "split" if view.result is None else view.result.outcome
    head = Box(20, 8, WIDTH - 40, 44)
    word = say(f"picture-rummy-{outcome}-word")
    big = fit(word, head.less_right(250), 32, typeface=Typeface.TITLE, least=22)
    taken = length(big.words, Typeface.TITLE, big.size) + 16
    return big, fit(variant_words(view, say), head.less_left(taken), 18, MUTED, align=Align.RIGHT)


Row = list[tuple[Token, ...]]
"""Groups side by side, each as its mini cards."""


def _rows(groups: Groups, tall: float, look: Look) -> list[Row]:
    room = WIDTH - 2 * _SIDE - _WHO - 10
    rows: list[Row] = []
    for group in groups:
        tokens = tuple(Token(card=card, height=tall, deck=look.deck) for card in group)
        if rows and _wide([*rows[-1], tokens]) <= room:
            rows[-1].append(tokens)
        else:
            rows.append([tokens])
    return rows


def _group_wide(group: tuple[Token, ...]) -> float:
    return sum(token.width + _APART for token in group) - _APART + 2 * _AIR


def _wide(row: Row) -> float:
    return sum(_group_wide(group) + _BETWEEN for group in row) - _BETWEEN


def _revealed(
    view: View, seat: Seat, name: str, box: Box, rows: list[Row], say: Say
) -> tuple[Op, ...]:
    wins = view.result is not None and seat in view.result.places[0]
    ops: list[Op] = [Panel(box, 12, FELT.tray), *((Ring(box, 12, GOLD, 2.5),) if wins else ())]
    ops += _owner(view, seat, name, Box(box.x + 8, box.y, _WHO - 14, box.h), say, wins=wins)
    room = box.less_left(_WHO).less_right(10)
    if not rows:
        return (*ops, fit(_unseen(view, seat, say), room, 18, MUTED))
    return (*ops, *_laid(rows, room))


def _laid(rows: list[Row], room: Box) -> list[Op]:
    ops: list[Op] = []
    tall = rows[0][0][0].height + 2 * _AIR
    y = room.y + (room.h - len(rows) * (tall + 5) + 5) / 2
    for row in rows:
        x = room.x
        for group in row:
            ops.append(Panel(Box(x, y, _group_wide(group), tall), 8, FELT.line))
            at = x + _AIR
            for token in group:
                ops.append(Stamp(token, at, y + _AIR))
                at += token.width + _APART
            x += _group_wide(group) + _BETWEEN
        y += tall + 5
    return ops


def _unseen(view: View, seat: Seat, say: Say) -> str:
    if seat in view.left:
        return say("picture-rummy-seat-left")
    if seat not in view.in_deal and view.fixed[seat]:
        return say("picture-rummy-tag-dropped")
    return say("picture-rummy-reveal-closed")


def _owner(view: View, seat: Seat, name: str, box: Box, say: Say, *, wins: bool) -> tuple[Op, ...]:
    """Return disc, name and what the last deal cost; a winner's disc wears a crown."""
    side, middle = 32, box.y + box.h / 2
    low = middle + 6 if wins else middle
    disc = Disc(initial(name, seat), seat_colour(seat), side)
    words = box.less_left(side + 8)
    crown = Stamp(Icon(Sign.CROWN, 24, GOLD, DARK_GOLD), box.x + side / 2 - 12, low - side / 2 - 17)
    points = view.fixed[seat]
    said = "" if points is None else say("picture-rummy-points", points=points)
    return (
        Stamp(disc, box.x, low - side / 2),
        *((crown,) if wins else ()),
        fit(name, Box(words.x, middle - 24, words.w, 25), 18),
        *((fit(said, Box(words.x, middle + 1, words.w, 24), 17, MUTED),) if said else ()),
    )
