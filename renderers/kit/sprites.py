"""Drawings that come back from picture to picture, kept once drawn.

An art is a frozen value that can draw itself: a card at a width, a disc with an initial. A game's
own module may bring more kinds; nothing here need know them.
"""

from collections.abc import Iterable
from typing import Protocol

import msgspec
from PIL import Image

from renderers.kit.shelf import Shelf
from renderers.kit.theme import SCALE


class Piece(msgspec.Struct, frozen=True):
    """A part of a sprite, at an offset; without a *mask* (L) its *colours* (RGB) hide all below."""

    colours: Image.Image
    mask: Image.Image | None
    x: int
    y: int


class Sprite(msgspec.Struct, frozen=True):
    """A drawn art in pieces, in output pixels from the upper left corner of the art's place.

    The opaque middle is a piece by itself, because pasting through a mask takes four times as long.
    """

    pieces: tuple[Piece, ...]

    @classmethod
    def cut(cls, image: Image.Image, margin: int = 0, corner: int = 0) -> "Sprite":
        """Cut an RGBA *image* that reaches *margin* pixels beyond the art's place.

        With a *corner*, the art is a card: opaque, but for *corner* rows above and below.
        """
        left, top, right, bottom = edges = (0, 0, image.width, image.height)
        inner = (
            left + margin + 1,
            top + margin + corner,
            right - margin - 1,
            bottom - margin - corner,
        )
        if not corner or image.getchannel("A").crop(inner).getextrema() != (255, 255):
            return cls((_piece(image, edges, margin),))
        bands = (
            (left, top, right, inner[1]),
            (left, inner[3], right, bottom),
            (left, inner[1], inner[0], inner[3]),
            (inner[2], inner[1], right, inner[3]),
        )
        middle = Piece(image.crop(inner).convert("RGB"), None, inner[0] - margin, inner[1] - margin)
        return cls((middle, *(_piece(image, band, margin) for band in bands)))


def _piece(image: Image.Image, box: tuple[int, int, int, int], margin: int) -> Piece:
    part = image.crop(box)
    return Piece(part.convert("RGB"), part.getchannel("A"), box[0] - margin, box[1] - margin)


class Art(Protocol):
    """A frozen, hashable value that draws itself; *width* and *height* are logical pixels."""

    @property
    def width(self) -> float:
        """How wide it is."""
        ...

    @property
    def height(self) -> float:
        """How high it is."""
        ...

    def __hash__(self) -> int: ...

    def draw(self) -> Sprite:
        """Draw it at the output's scale."""
        ...


def px(length: float) -> int:
    """Return *length* in output pixels."""
    return round(length * SCALE)


def _weight(sprite: Sprite) -> int:
    return sum(piece.colours.width * piece.colours.height * 5 for piece in sprite.pieces)


_SPRITES: Shelf[Art, Sprite] = Shelf(room=48 << 20, weigh=_weight)


def sprite(art: Art) -> Sprite:
    """Return *art* drawn; at most 48 MB of sprites are kept."""
    return _SPRITES.take(art, lambda wanted: wanted.draw())


def warm(arts: Iterable[Art]) -> int:
    """Draw *arts* ahead of need; return how many there were."""
    return len([sprite(art) for art in arts])
