"""The table, for everybody to see: who holds how many cards, what lies on top, what fits."""

from collections.abc import Sequence

from engines.core.seats import Seat
from engines.wild.table import next_on
from engines.wild.views import View
from renderers.kit.blank import RATIO
from renderers.kit.fonts import Typeface
from renderers.kit.icons import Icon, Sign
from renderers.kit.plates import Plate, news, pile, plates, strip
from renderers.kit.scene import Align, Box, Op, Panel, Ring, Scene, Stamp
from renderers.kit.text import Part, Say, clip, fit
from renderers.kit.theme import (
    BAD,
    CREAM,
    GAP,
    GOLD,
    MARGIN,
    MUTED,
    ON_GOLD,
    PAPER,
    WIDTH,
    Look,
)
from renderers.wild.faces import Back, Face, Mark
from renderers.wild.suits import TINTS
from renderers.wild.words import (
    FELT,
    GAME,
    SUIT_KEYS,
    answer,
    ending_sentence,
    ending_word,
    like,
    shown_names,
)

_TRAY_END = 302
_HIGH = (43, 43, 36, 34)
"""Height of a seat's plate, by rows of plates less one."""
_CARDS = (134, 124, 104, 84)
"""Width of the top card, likewise."""
_NOTE_ROOM = 40
"""Plates as high as this have room for a word under the name."""
ARROW = "#A9B4F2"
_SIZES = {ARROW: 16, GOLD: 22}
"""How large an arrow is, by its colour; the gold one leads to whoever is next."""
_LANE = 19
"""Left and right of each plate: where the arrow that leads to it stands."""
_ON_BAD = "#3B0A04"
_SIDE = 146
"""Width of the panels that say what fits."""


def table(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the public table; of *view* only what every seat may see is drawn."""
    shown = shown_names(names, say)
    columns = 2 if len(shown) < 5 else 3
    rows = -(-len(shown) // columns)
    high = _HIGH[rows - 1]
    seats = Box(_LANE, MARGIN, WIDTH - 2 * _LANE, rows * (high + GAP) - GAP)
    places = [place for row in seats.rows(rows, GAP) for place in row.columns(columns, _LANE)]
    who = [_plate(view, Seat(n), name, say, high) for n, name in enumerate(shown)]
    top = seats.bottom + MARGIN
    tray = Box(MARGIN, top, WIDTH - 2 * MARGIN, _TRAY_END - top)
    return Scene(
        GAME,
        (
            Panel(tray, 14, FELT.tray),
            *strip(GAME),
            *plates(GAME, seats, who, columns, gap=_LANE),
            *(Ring(places[seat].inset(-1), 12, BAD, 3) for seat in view.table.exposed),
            *_way(view, places),
            *_stage(view, shown, tray, _CARDS[rows - 1], look, say),
            *news(_situation(view, shown, say)),
        ),
    )


def _plate(view: View, seat: Seat, name: str, say: Say, high: float) -> Plate:
    note, colour = _note(view, seat, say)
    out = view.table.out[seat]
    on_turn = view.table.turn if view.table.outcome is None else view.table.winner
    return Plate(
        seat=seat,
        name=name,
        cards=None if out else view.counts[seat],
        note=note if high >= _NOTE_ROOM else "",
        note_colour=colour,
        active=seat == on_turn,
        out=out,
    )


def _note(view: View, seat: Seat, say: Say) -> tuple[str, str]:
    """Return the word under a name, and its colour."""
    table = view.table
    if table.out[seat]:
        return say("picture-wild-seat-left"), MUTED
    if seat in table.exposed:
        return say("picture-wild-seat-catch"), BAD
    if view.counts[seat] == 1:
        return say("picture-wild-seat-one"), GOLD
    return "", MUTED


def _way(view: View, places: Sequence[Box]) -> tuple[Op, ...]:
    """Return the arrow that leads to each seat as play goes round, in gold to the next one.

    Two players take turns whichever way play goes: one arrow leads from the one to the other.
    """
    table = view.table
    if table.outcome is not None or table.turn is None:
        return ()
    next_one = next_on(table, table.turn)
    players = [Seat(n) for n, out in enumerate(table.out) if not out]
    several = len(players) > 2
    led_to = players if several else [next_one]
    onward = table.dir > 0 if several else next_one > table.turn
    sign = Sign.RIGHT if onward else Sign.LEFT
    arrows = (_arrow(places[n], sign, GOLD if n == next_one else ARROW) for n in led_to)
    alarmed = next_one in table.exposed  # whose ring says more
    return *(() if alarmed else (Ring(places[next_one], 11, ARROW),)), *arrows


def _arrow(place: Box, sign: Sign, colour: str) -> Stamp:
    """Return the arrow which leads to a plate, its point just over the plate's edge."""
    size = _SIZES[colour]
    x = place.x + 3 - size if sign is Sign.RIGHT else place.right - 3
    return Stamp(Icon(sign, size, colour), x, place.y + (place.h - size) / 2)


def _stage(
    view: View, names: Sequence[str], tray: Box, width: float, look: Look, say: Say
) -> tuple[Op, ...]:
    """Return the draw pile, the top card, and what fits."""
    x, middle = WIDTH / 2 - width / 2, tray.y + tray.h / 2
    side = Box(tray.right - 8 - _SIDE, tray.y + 8, _SIDE, tray.h - 16)
    over = view.table.outcome is not None
    face = Face(view.table.discard[-1], width, look.deck.patterned)
    return (
        *_deck(view, Box(tray.x + 24, tray.y, 0.8 * width, tray.h), say),
        Stamp(face, x, middle - width * RATIO / 2),
        *(_ending(view, names, side, say) if over else _outlook(view, side, say)),
    )


_BELOW = 26
"""The line of words under the draw pile."""


def _deck(view: View, box: Box, say: Say) -> tuple[Op, ...]:
    count = view.table.pile
    words = say("picture-wild-deck", count=count) if count else say("picture-wild-deck-empty")
    high = box.w * RATIO
    y = box.y + (box.h - high - _BELOW) / 2
    under = Box(box.x - 16, y + high + 4, box.w + 32, _BELOW)
    line = fit(words, under, 18, align=Align.MIDDLE)
    return *pile(GAME, box.x, y, box.w, count, Back), line


def _outlook(view: View, box: Box, say: Say) -> tuple[Op, ...]:
    """Return the suit in force over what else fits, or over the cards to be drawn."""
    table, gap = view.table, 10
    upper, lower = min(66, box.h * 0.58 - gap / 2), min(46, box.h * 0.42 - gap / 2)
    y = box.y + (box.h - upper - gap - lower) / 2
    below = Box(box.x, y + upper + gap, box.w, lower)
    force = _in_force(table.suit, Box(box.x, y, box.w, upper), say)
    if table.pending:
        words = say("picture-wild-draw", count=table.pending)
        face, middle = Typeface.BOLD, Align.MIDDLE
        due = fit(words, below.inset(8, 0), 25, _ON_BAD, typeface=face, align=middle)
        return (*force, Panel(below, 12, BAD), due)
    other = fit(like(table, say), below.inset(8, 0), 20, CREAM, align=Align.MIDDLE)
    return (*force, Panel(below, 12, FELT.rail), other)


def _in_force(suit: int, box: Box, say: Say) -> tuple[Op, ...]:
    """Return the panel of the suit in force: its colour, its shape and its name."""
    tint = TINTS[suit]
    side = box.h - 18
    paper = Box(box.x + 9, box.y + 9, side, side)
    words = Box(paper.right + 7, box.y + 5, box.right - paper.right - 15, box.h - 10)
    small = Box(words.x, words.y, words.w, words.h * 0.42)
    large = Box(words.x, small.bottom, words.w, words.h * 0.58)
    mark = min(38, side - 8)
    return (
        Panel(box, 14, CREAM),
        Panel(box.inset(2), 12, tint.fill),
        Panel(paper, 10, PAPER),
        Stamp(Mark(suit, mark), paper.x + (side - mark) / 2, paper.y + (side - mark) / 2),
        fit(say("picture-wild-match"), small, 16, tint.on),
        fit(say(SUIT_KEYS[suit]), large, 26, tint.on, typeface=Typeface.BOLD),
    )


def _ending(view: View, names: Sequence[str], box: Box, say: Say) -> tuple[Op, ...]:
    """Return the panel that says how it ended."""
    winner = view.table.winner
    whole = Box(box.x, box.y + max(0, box.h - 150) / 2, box.w, min(150, box.h))
    rows = whole.inset(8, 6).rows(4 if winner is not None else 2, 0)
    word = fit(
        ending_word(view, say),
        rows[-3] if winner is not None else rows[0],
        26,
        ON_GOLD,
        typeface=Typeface.BOLD,
        align=Align.MIDDLE,
    )
    if winner is None:
        nobody = fit(say("picture-wild-nobody"), rows[1], 20, ON_GOLD, align=Align.MIDDLE)
        return Panel(whole, 12, GOLD), word, nobody
    points = say("picture-wild-points", points=view.table.points or 0)
    crown = min(36, rows[0].h)
    return (
        Panel(whole, 12, GOLD),
        Stamp(Icon(Sign.CROWN, crown, ON_GOLD, GOLD), whole.x + (whole.w - crown) / 2, rows[0].y),
        word,
        fit(names[winner], rows[2], 20, ON_GOLD, align=Align.MIDDLE),
        fit(points, rows[3], 18, ON_GOLD, align=Align.MIDDLE),
    )


def _situation(view: View, names: Sequence[str], say: Say) -> tuple[Part, ...]:
    """Return the status strip: who must do what, who can be caught, or how it ended."""
    table = view.table
    if table.outcome is not None:
        return (ending_sentence(view, names, say),)
    if table.turn is None:
        return ()
    name = clip(names[table.turn], 170, 19)
    if table.exposed:
        other = clip(names[table.exposed[0]], 140, 19)
        return (say("picture-wild-turn-catch", name=name, other=other),)
    if table.holding:
        return (say("picture-wild-turn-holding", name=name),)
    if table.pending:
        needed, count = answer(table), table.pending
        return (say("picture-wild-turn-stack", name=name, answer=needed, count=count),)
    return (say("picture-wild-turn-play", name=name),)
