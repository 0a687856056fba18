"""What the tests of every game's pictures look for in a scene and in its file."""

import io
from itertools import pairwise

from PIL import Image

from renderers.kit.paint import paint
from renderers.kit.scene import Panel, Stamp, Text
from renderers.kit.theme import GOLD

MOST_BYTES = 60 * 1024


def arts(scene, kind):
    return [op for op in scene.ops if isinstance(op, Stamp) and isinstance(op.art, kind)]


def words(scene):
    return " ".join(op.words for op in scene.ops if isinstance(op, Text))


def ringed(scene, kind):
    """Return the cards, arts of *kind*, that lie on gold."""
    return [
        after.art.card
        for before, after in pairwise(scene.ops)
        if isinstance(before, Panel)
        and before.colour == GOLD
        and isinstance(after, Stamp)
        and isinstance(after.art, kind)
    ]


def check_file(scene):
    """Fail unless the picture is a small PNG with a palette, at twice the size of *scene*."""
    png = paint(scene)
    with Image.open(io.BytesIO(png)) as picture:
        assert (picture.format, picture.mode) == ("PNG", "P")
        assert picture.size == (1100, round(scene.height * 2))
    assert len(png) <= MOST_BYTES
