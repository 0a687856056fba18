"""Drawings that come back from picture to picture, kept once drawn.

An art is a frozen value that can draw itself: a card at a width, a disc with an initial. A game's
own module may bring more kinds; nothing here need know them.
"""

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


class Square:
    """Makes an art as high as it is wide."""

    __slots__ = ()
    width: float

    @property
    def height(self) -> float:
        """How high it is."""
        return self.width


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
        rgb, alpha = image.convert("RGB"), image.getchannel("A")

        def piece(*box: int) -> Piece:
            left, top, right, bottom = box
            mask = alpha.crop((left, top, right, bottom))
            return Piece(rgb.crop((left, top, right, bottom)), mask, left - margin, top - margin)

        left, top = margin + 1, margin + corner
        right, bottom = image.width - left, image.height - top
        middle = piece(left, top, right, bottom) if corner else None
        if not middle or not middle.mask or middle.mask.getextrema() != (255, 255):
            return cls((piece(0, 0, image.width, image.height),))
        return cls(
            (
                Piece(middle.colours, None, middle.x, middle.y),
                piece(0, 0, image.width, top),
                piece(0, bottom, image.width, image.height),
                piece(0, top, left, bottom),
                piece(right, top, image.width, bottom),
            )
        )


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
