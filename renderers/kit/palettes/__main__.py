"""Make the palettes anew: ``python -m renderers.kit.palettes [game ...]``.

A palette holds every colour of the theme exactly and the steps of the felt's gradient; the rest
goes to the shades between, found on a sheet of everything the kit draws and on the samples of the
game's own module, if it has a function ``samples``.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from PIL import Image, ImageColor

from renderers.kit import theme
from renderers.kit.paint import compose
from renderers.kit.palettes import CELL
from renderers.kit.palettes.sheet import sheet
from renderers.kit.scene import Scene

_SIZE = 256
_STEPS = 700
Rgb = tuple[int, int, int]


def main(games: Iterable[str]) -> None:
    """Write the module of each of *games*."""
    for game in games:
        path = Path(__file__).with_name(f"{game}.py")
        path.write_text(_module(game, build(game)), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")


def build(game: str) -> bytes:
    """Return the 768 bytes of a fresh palette for *game*."""
    page = _stacked([compose(scene) for scene in (sheet(game), *_samples(game))])
    found = page.quantize(_SIZE, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    flat = bytes(found.getpalette() or ())
    shades = [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)]
    chosen = _one_a_cell([*_plain(game), *_steps(game), *shades])[:_SIZE]
    return b"".join(map(bytes, chosen)).ljust(3 * _SIZE, b"\0")


def _one_a_cell(colours: Iterable[Rgb]) -> list[Rgb]:
    """Return the first colour of each cube that Pillow does not tell apart, in order."""
    first: dict[Rgb, Rgb] = {}
    for colour in colours:
        first.setdefault(_cell(colour), colour)
    return list(first.values())


def _cell(colour: Rgb) -> Rgb:
    red, green, blue = (part // CELL for part in colour)
    return red, green, blue


def _rgb(colour: theme.Colour) -> Rgb:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def _plain(game: str) -> list[Rgb]:
    """Return the colours that fill areas."""
    felt = theme.FELTS[game]
    suits = [colour for deck in theme.SUITS.values() for colour in deck]
    names = [
        *(theme.PAPER, theme.PAPER_EDGE, theme.INK, theme.CREAM, theme.MUTED),
        *(theme.GOLD, theme.DARK_GOLD, theme.ON_GOLD, theme.OK, theme.BAD, theme.WARN),
        *(theme.ABSENT, felt.rail, felt.tray, felt.line),
        *(*suits, *theme.SEATS, *_own(game)),
    ]
    return [_rgb(name) for name in names]


def _own(game: str) -> Iterable[theme.Colour]:
    """Return the colours that a game's own module names as its ``COLOURS``."""
    if find_spec(f"renderers.{game}") is None:
        return ()
    own: Iterable[theme.Colour] = getattr(import_module(f"renderers.{game}"), "COLOURS", ())
    return own


def _steps(game: str) -> list[Rgb]:
    """Return a colour for each cube which the felt's gradient passes: the mean of its steps."""
    felt = theme.FELTS[game]
    top, bottom = _rgb(felt.top), _rgb(felt.bottom)
    met: dict[Rgb, list[tuple[float, ...]]] = {}
    for n in range(_STEPS):
        step = [a + (b - a) * n / (_STEPS - 1) for a, b in zip(top, bottom, strict=True)]
        red, green, blue = map(round, step)
        met.setdefault(_cell((red, green, blue)), []).append((red, green, blue))
    means = [
        [round(sum(part) / len(part)) for part in zip(*steps, strict=True)]
        for steps in met.values()
    ]
    return [(red, green, blue) for red, green, blue in means]


def _samples(game: str) -> Iterable[Scene]:
    if find_spec(f"renderers.{game}") is None:
        return ()
    sample: Callable[[], Iterable[Scene]] | None
    sample = getattr(import_module(f"renderers.{game}"), "samples", None)
    return sample() if sample else ()


def _stacked(pages: list[Image.Image]) -> Image.Image:
    whole = Image.new("RGB", (pages[0].width, sum(page.height for page in pages)))
    y = 0
    for page in pages:
        whole.paste(page, (0, y))
        y += page.height
    return whole


def _module(game: str, palette: bytes) -> str:
    lines = [
        " ".join(palette[n : n + 3].hex() for n in range(start, start + 24, 3))
        for start in range(0, len(palette), 24)
    ]
    body = "\n".join(lines)
    return f'"""The palette of {game}; made by ``python -m renderers.kit.palettes``."""\n\nCOLOURS = """\n{body}\n"""\n'


if __name__ == "__main__":
    main(sys.argv[1:] or theme.FELTS)
