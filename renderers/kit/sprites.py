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


class Sprite(msgspec.Struct, frozen=True):
    """A drawn art: *image* (RGBA, output pixels) reaches *margin* pixels beyond the art's place."""

    image: Image.Image
    margin: int = 0


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
    return sprite.image.width * sprite.image.height * 4


_SPRITES: Shelf[Art, Sprite] = Shelf(room=48 << 20, weigh=_weight)


def sprite(art: Art) -> Sprite:
    """Return *art* drawn; at most 48 MB of sprites are kept."""
    return _SPRITES.take(art, lambda wanted: wanted.draw())


def warm(arts: Iterable[Art]) -> int:
    """Draw *arts* ahead of need; return how many there were."""
    return len([sprite(art) for art in arts])
