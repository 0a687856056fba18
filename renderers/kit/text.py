"""Words made to fit their boxes, and lines with mini cards among the words.

Sentences come whole from the locales. Where a card stands in one, the sentence is given a private
character for it (``mark``), which is replaced by the mini card afterwards, wherever the language
puts it.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from renderers.kit.fonts import Typeface, font, length
from renderers.kit.icons import Token
from renderers.kit.names import safe_words
from renderers.kit.scene import Align, Box, Op, Stamp, Text
from renderers.kit.theme import CREAM, SCALE, SMALLEST, Colour

Part = str | Token
"""A piece of a line."""

_FIRST_MARK = 0xE000  # the private use area: no name keeps such a character
_TOKEN_TO_TEXT = 1.38
_AIR = 1
"""Logical pixels beside a mini card that stands directly at a word."""


class Say(Protocol):
    """Turns a key and its facts into a sentence of the reader's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence."""
        ...


def mark(index: int) -> str:
    """Return the character that stands for the mini card *index* in a sentence."""
    return chr(_FIRST_MARK + index)


def inlaid(sentence: str, tokens: Sequence[Token]) -> tuple[Part, ...]:
    """Split *sentence* at its marks and put *tokens* there; nothing undrawable is left."""
    parts: list[Part] = []
    words = ""
    for char in sentence:
        index = ord(char) - _FIRST_MARK
        if 0 <= index < len(tokens):
            parts += [words, tokens[index]]
            words = ""
        else:
            words += char
    return tuple(part for part in map(_clean, (*parts, words)) if part)


def _clean(part: Part) -> Part:
    """Make words drawable, and keep the spaces which they had at their ends."""
    if isinstance(part, Token):
        return part
    ends = (part[:1].isspace(), part[-1:].isspace())
    kept = safe_words(part)
    return (" " if ends[0] else "") + kept + (" " if ends[1] and kept else "")


def clip(words: str, room: float, size: float, typeface: Typeface = Typeface.BODY) -> str:
    """Return *words*, cut with an ellipsis if they are wider than *room*."""
    if length(words, typeface, size) <= room:
        return words
    kept = words
    while kept and length(kept.rstrip() + "…", typeface, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…" if kept else ""


def fit(
    words: str,
    box: Box,
    size: float,
    colour: Colour = CREAM,
    *,
    typeface: Typeface = Typeface.BODY,
    align: Align = Align.LEFT,
    least: float = SMALLEST,
) -> Text:
    """Write *words* as large as they fit, from *size* down to *least*, then cut them."""
    kept = safe_words(words, typeface)
    while size > least and length(kept, typeface, size) > box.w:
        size = max(least, size - 0.5)
    return Text(clip(kept, box.w, size, typeface), box, size, colour, typeface, align)


def line(
    parts: Sequence[Part],
    box: Box,
    size: float = 19,
    colour: Colour = CREAM,
    *,
    align: Align = Align.LEFT,
    least: float = SMALLEST,
) -> tuple[Op, ...]:
    """Write *parts* in a row in *box*, made smaller to *least*, the last words cut if need be."""
    while size > least and row_width(parts, size) > box.w:
        size = max(least, size - 0.5)
    row = _cut(list(parts), box.w, size)
    spare = box.w - row_width(row, size)
    x = box.x + {Align.LEFT: 0, Align.MIDDLE: spare / 2, Align.RIGHT: spare}[align]
    ops: list[Op] = []
    for part in row:
        width = _part_width(part, size)
        if isinstance(part, Token):
            token = _sized(part, size)
            ops.append(Stamp(token, x + _AIR, box.y + (box.h - token.height) / 2))
        else:
            # A hair of room: lengths are rounded when letters are placed.
            ops.append(
                Text(part, Box(x, box.y, min(width + 1, box.right - x), box.h), size, colour)
            )
        x += width
    return tuple(ops)


def row_width(parts: Sequence[Part], size: float) -> float:
    """Return the width of *parts* in a row."""
    return sum(_part_width(part, size) for part in parts)


def _part_width(part: Part, size: float) -> float:
    if isinstance(part, Token):
        return _sized(part, size).width + 2 * _AIR
    return length(part, Typeface.BODY, size)


def _sized(token: Token, size: float) -> Token:
    return replace(token, height=round(size * _TOKEN_TO_TEXT))


def _cut(row: list[Part], room: float, size: float) -> list[Part]:
    """Shorten the last words, and drop what follows them, until the row fits."""
    while row and row_width(row, size) > room:
        last = row.pop()
        if isinstance(last, str):
            left = clip(last, room - row_width(row, size), size)
            if left:
                return [*row, left]
    return row


def ink(text: Text) -> Box:
    """Return the rectangle that the letters of *text* touch."""
    x, y = anchor_point(text)
    letters = font(text.typeface, round(text.size * SCALE))
    bounds = letters.getbbox(text.words, anchor=ANCHORS[text.align])
    left, top, right, bottom = (edge / SCALE for edge in bounds)
    return Box(x + left, y + top, right - left, bottom - top)


ANCHORS = {Align.LEFT: "lm", Align.MIDDLE: "mm", Align.RIGHT: "rm"}
"""Pillow's names for the point of a text that is placed."""


def anchor_point(text: Text) -> tuple[float, float]:
    """Return the point in the box of *text* that its anchor stands on."""
    x, y = text.box.middle
    return {Align.LEFT: text.box.x, Align.MIDDLE: x, Align.RIGHT: text.box.right}[text.align], y
