"""Colours, sizes and a person's own settings: everything a picture takes from taste.

Lengths are logical pixels: a full picture is 550 by 350 of them, which is the largest box Discord's
desktop gives one attachment; it is painted at ``SCALE`` times that for dense screens.
"""

from enum import StrEnum

import msgspec
from PIL import ImageColor

Colour = str
"""A colour written ``#RRGGBB``."""

SCALE = 2
"""Output pixels to a logical pixel."""
WIDTH, HEIGHT = 550, 350
"""The full canvas; a hand may be lower or, with very many cards, higher."""
MARGIN, GAP = 8, 6
SMALLEST = 16
"""No letter is smaller: on a phone 360 pixels wide it is still 10.5 pixels high."""
STRIP = 0.46
"""The part of a compact card which a fan must show, so that rank and suit stay readable."""
CARD_WIDTHS = (124, 104, 92, 70, 54)
"""The only widths cards are drawn in, so that few sprites serve every picture."""

PAPER, PAPER_EDGE, INK = "#FFFDF7", "#CFC8B6", "#17202B"
CREAM, MUTED = "#FBF5E6", "#D8D0BD"
GOLD, DARK_GOLD, ON_GOLD = "#F4C44E", "#B07F16", "#3A2700"
OK, BAD, WARN = "#8FE3B0", "#FF9C8A", "#FFD166"
ABSENT = "#8C8C8C"
"""The disc of somebody who left."""

SEATS = (
    "#FEC82E",
    "#44A1FB",
    "#EB605B",
    "#F8F5EC",
    "#71CF94",
    "#D2A1E8",
    "#C9A27A",
    "#8FA3BF",
)
"""A colour for each seat, far apart for every kind of eye; an initial stands on it all the same."""


class Felt(msgspec.Struct, frozen=True):
    """What a game's table is covered with: a gradient, and three darker or lighter tones."""

    top: Colour
    bottom: Colour
    rail: Colour
    """The darkest: strips and chips."""
    tray: Colour
    """Panels on which cards and names lie."""
    line: Colour
    """Outlines of empty places."""


FELTS = {
    "cribbage": Felt("#1E5C48", "#164736", "#0F3327", "#123E30", "#4E9A80"),
    "rummy": Felt("#65203A", "#4A1429", "#350D1D", "#430F24", "#B85C7E"),
    "wild": Felt("#26305A", "#1A2144", "#121732", "#171D3C", "#6F7CB8"),
    "updown": Felt("#14505B", "#0D3B45", "#082A32", "#0B333C", "#3E8F9D"),
    "lobby": Felt("#2C3140", "#1F2330", "#161923", "#1A1E29", "#757E97"),
}
"""The felt of each game, by its key."""


class Deck(StrEnum):
    """How suits are coloured, and whether each has a pattern too; their shapes are the same."""

    FOUR_COLOUR = "four_colour"
    TWO_COLOUR = "two_colour"
    FOUR_PATTERNED = "four_patterned"
    TWO_PATTERNED = "two_patterned"

    @property
    def patterned(self) -> bool:
        """Whether a pattern tells the suits apart, beside colour and shape."""
        return self in (Deck.FOUR_PATTERNED, Deck.TWO_PATTERNED)


_BLACK, _RED, _BLUE, _GREEN = "#15202E", "#CE1523", "#0B43BF", "#10795F"
_FOUR, _TWO = (_GREEN, _BLUE, _RED, _BLACK), (_BLACK, _RED, _RED, _BLACK)
SUITS = {
    Deck.FOUR_COLOUR: _FOUR,
    Deck.TWO_COLOUR: _TWO,
    Deck.FOUR_PATTERNED: _FOUR,
    Deck.TWO_PATTERNED: _TWO,
}
"""Suit colours in the order clubs, diamonds, hearts, spades."""


class Look(msgspec.Struct, frozen=True):
    """A person's own settings for pictures."""

    deck: Deck = Deck.FOUR_COLOUR
    large: bool = False
    """Larger cards in the own hand, at the price of more rows."""


def seat_colour(seat: int) -> Colour:
    """Return the colour of *seat*, counted from 0; colours return after eight seats."""
    return SEATS[seat % len(SEATS)]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return *one* with a *share* (0 to 1) of *other* in it.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
