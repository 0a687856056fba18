"""Pieces of every table: seat plates, the status strip, chips, fans, empty places, piles."""

from collections.abc import Sequence

import msgspec

from engines.core.cards import Card
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.fonts import Typeface, length
from renderers.kit.icons import Disc, Icon, Sign
from renderers.kit.names import initial
from renderers.kit.scene import Align, Box, Dashes, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Part, fit, line
from renderers.kit.theme import (
    ABSENT,
    CREAM,
    FELTS,
    GAP,
    GOLD,
    HEIGHT,
    MARGIN,
    MUTED,
    STRIP,
    WIDTH,
    Colour,
    Deck,
    seat_colour,
)

STATUS = Box(MARGIN, 310, WIDTH - 2 * MARGIN, 34)
"""Where the status strip of a full picture lies."""


class Plate(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's plate says; *name* is drawable already."""

    seat: int
    name: str
    cards: int | None = None
    """Cards in hand, with a little fan beside the number."""
    score: str = ""
    """A large number in place of the cards."""
    note: str = ""
    note_colour: Colour = MUTED
    active: bool = False
    out: bool = False


def plate(game: str, box: Box, who: Plate) -> tuple[Op, ...]:
    """Return the plate of a seat: disc, name, note, and cards or score on the right."""
    return *_plate_ground(game, box, who), *_plate_words(game, box, who, fan=_has_room(box, who))


def _plate_ground(game: str, box: Box, who: Plate) -> tuple[Op, ...]:
    if who.active:
        return Panel(box, 11, GOLD), Panel(box.inset(2.5), 9, FELTS[game].rail)
    return (Panel(box, 11, FELTS[game].tray),)


def _plate_words(game: str, box: Box, who: Plate, *, fan: bool) -> tuple[Op, ...]:
    colour = MUTED if who.out else CREAM
    side = _disc_side(box)
    disc = Disc(initial(who.name, who.seat), ABSENT if who.out else seat_colour(who.seat), side)
    inner = _beside_disc(box)
    right, taken = _number(FELTS[game].rail, inner, who, colour, fan=fan)
    return (
        Stamp(disc, box.x + 6, box.y + (box.h - side) / 2),
        *right,
        *_name(inner.less_right(taken), who, colour),
    )


def _disc_side(box: Box) -> float:
    """Return the disc's size: not so small that its letter falls below the smallest size."""
    return max(min(box.h - 12, 42), min(box.h - 3, 31))


def _beside_disc(box: Box) -> Box:
    side = _disc_side(box)
    return Box(box.x + side + 13, box.y, box.w - side - 22, box.h)


def _number(
    rail: Colour, box: Box, who: Plate, colour: Colour, *, fan: bool
) -> tuple[tuple[Op, ...], float]:
    """Return the ops of the right-hand number, and the width they take."""
    words = who.score or ("" if who.cards is None else str(who.cards))
    if not words:
        return (), 0
    size = 32 if who.score and box.h > 56 else 21
    shade = GOLD if who.cards == 1 and not who.score else colour
    width = length(words, Typeface.BOLD, size) + 1
    at = Box(box.right - width, box.y, width, box.h)
    number = Text(words, at, size, shade, Typeface.BOLD, Align.RIGHT)
    if who.score or not fan:
        return (number,), width + 7
    icon = Icon(Sign.CARDS, 19, colour, rail)
    return (number, Stamp(icon, at.x - 24, box.y + (box.h - 19) / 2)), width + _FAN_ROOM


_FAN_ROOM = 31


def _has_room(box: Box, who: Plate) -> bool:
    """Tell whether name and note keep their full length beside number and little fan."""
    number = length(str(who.cards or 0), Typeface.BOLD, 21) + 1
    words = max(length(who.name, Typeface.BODY, 17), length(who.note, Typeface.BODY, 16))
    return _beside_disc(box).w - number - _FAN_ROOM >= words


def _name(box: Box, who: Plate, colour: Colour) -> tuple[Op, ...]:
    if not who.note:
        return (fit(who.name, box, 19, colour),)
    half, middle = 20, box.y + box.h / 2
    name, note = Box(box.x, middle - half, box.w, half), Box(box.x, middle, box.w, half)
    large = 20 if box.h > 56 else 17
    return fit(who.name, name, large, colour), fit(who.note, note, 16, who.note_colour)


def plates(
    game: str, box: Box, seats: Sequence[Plate], columns: int, *, gap: float = MARGIN
) -> tuple[Op, ...]:
    """Return the plates of all *seats* in rows of *columns* within *box*, their panels first.

    *gap*: how far apart the columns are.
    """
    rows = box.rows(-(-len(seats) // columns), GAP)
    places = [place for row in rows for place in row.columns(columns, gap)]
    both = list(zip(places, seats, strict=False))  # the last row may have empty places
    fan = all(_has_room(*each) for each in both)
    grounds = (op for place, who in both for op in _plate_ground(game, place, who))
    words = (op for place, who in both for op in _plate_words(game, place, who, fan=fan))
    return *grounds, *words


def status(game: str, parts: Sequence[Part], box: Box = STATUS) -> tuple[Op, ...]:
    """Return the strip at the foot: who must do what, with mini cards among the words."""
    return *strip(game, box), *news(parts, box)


def strip(game: str, box: Box = STATUS) -> tuple[Panel, Panel]:
    """Return the panels of the status strip alone, for a scene that begins with its panels."""
    return Panel(box, 10, FELTS[game].rail), Panel(Box(box.x, box.y, 6, box.h), 3, GOLD)


def news(parts: Sequence[Part], box: Box = STATUS) -> tuple[Op, ...]:
    """Return the words of the status strip."""
    return line(parts, box.less_left(18).less_right(10))


def announced(scene: Scene, words: str) -> Scene:
    """Return *scene* with *words* over its status strip: what holds for any game, such as a pause."""
    foot = Box(STATUS.x, STATUS.y + scene.height - HEIGHT, STATUS.w, STATUS.h)
    strip_ = status(scene.game, (words,), foot)
    return msgspec.structs.replace(scene, ops=(*scene.ops, *strip_))


def chip(
    words: str, right: float, middle: float, colours: tuple[Colour, Colour], size: float = 16
) -> tuple[Panel, Text]:
    """Return a small label which ends at *right*; *colours* are its ground and its letters."""
    width = length(words, Typeface.BODY, size) + 19
    box = Box(right - width, middle - 13, width, 26)
    return Panel(box, 13, colours[0]), Text(words, box, size, colours[1], align=Align.MIDDLE)


def flag(game: str, words: str, left: float, bottom: float) -> tuple[Op, ...]:
    """Return the label on a card just drawn, by the card's *left* and *bottom*.

    It lies over the neighbours, low on the cards, so that ranks stay in sight.
    """
    text = fit(words, Box(0, 0, 120, 26), 16, CREAM)
    width = length(text.words, text.typeface, text.size) + 36
    box = Box(min(max(left + 4, MARGIN), WIDTH - MARGIN - width), bottom - 31, width, 27)
    inner = Box(box.x + 27, box.y, width - 35, box.h)
    rail = FELTS[game].rail
    return (
        Panel(box.inset(-2), 13, GOLD),
        Panel(box, 11, rail),
        Stamp(Icon(Sign.CARDS, 17, CREAM, rail), box.x + 6, box.y + 5),
        Text(text.words, inner, text.size, CREAM),
    )


def fan_step(count: int, width: float, room: float, most: float) -> float:
    """Return how far apart the cards of a fan lie, at most *most*; it may be too little."""
    return min(most, (room - width) / max(1, count - 1))


def widest(count: int, room: float, widths: Sequence[float]) -> float | None:
    """Return the widest of *widths* at which a fan of *count* shows every rank, or ``None``."""
    fitting = (w for w in widths if fan_step(count, w, room, w) >= STRIP * w or count == 1)
    return next((w for w in fitting if w <= room), None)


def fan(
    cards: Sequence[Card], x: float, y: float, width: float, step: float, deck: Deck
) -> tuple[Stamp, ...]:
    """Return *cards* side by side, each over the one before."""
    return tuple(
        Stamp(CardFace(card, width, deck=deck), x + n * step, y) for n, card in enumerate(cards)
    )


def pile(
    game: str, x: float, y: float, width: float, count: int, back: type[CardBack] = CardBack
) -> tuple[Op, ...]:
    """Return a pile of face-down cards, thinner as it runs out, or an empty place."""
    if not count:
        return (Dashes(Box(x, y, width, width * RATIO), 9, FELTS[game].line),)
    layers = 1 if count == 1 else 2 if count <= 10 else 3
    return (Stamp(back(width, layers), x, y),)
