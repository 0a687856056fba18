"""From full colour to the bytes of a PNG."""

from io import BytesIO
from random import Random

from PIL import Image

from renderers.kit.encode import HEAVY, encode, pack
from renderers.kit.palettes import colours, mapped


def noise(width, height):
    return Image.frombytes("RGB", (width, height), Random(5).randbytes(3 * width * height))


def test_each_point_is_the_nearest_colour_of_the_palette():
    page = noise(61, 37)
    read = Image.open(BytesIO(encode(page, "wild")))
    assert (read.format, read.mode, read.size) == ("PNG", "P", page.size)
    assert bytes(read.getpalette()) == colours("wild")
    assert read.tobytes() == mapped(page, "wild").tobytes()


def test_a_heavy_picture_is_packed_more_tightly_and_is_the_same():
    page = mapped(noise(300, 300).resize((1200, 1200)), "rummy")
    png = pack(page)
    assert len(png) > HEAVY
    assert Image.open(BytesIO(png)).tobytes() == page.tobytes()
    out = BytesIO()
    page.save(out, "PNG", compress_level=6)
    assert len(png) <= len(out.getvalue()) * 1.01
