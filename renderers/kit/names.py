"""Names and words from outside, made drawable: no empty boxes, no towers of accents.

A picture's name is a label beside a seat; the message around it carries the true name. What the
font cannot draw is left out, and a name of which little is left becomes the given fallback.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from renderers.kit.fonts import Typeface, has_glyph

LONGEST = 32
"""Letters kept of a name; Discord allows 32 in a display name."""

_HEBREW = re.compile(r"[\u0590-\u05ff]+(?:[ '\-][\u0590-\u05ff]+)*")
_UNSHAPED = "AL"
"""Right-to-left letters which join (Arabic): the basic layout would draw them apart."""


def _drawable(words: str, typeface: Typeface) -> Iterator[str]:
    # Accents that have no letter of their own after composing would be set beside their letter.
    for char in unicodedata.normalize("NFKC", words):
        kind = unicodedata.category(char)[0]
        if kind == "Z":
            yield " "
        elif (
            kind not in "CM"
            and unicodedata.bidirectional(char) != _UNSHAPED
            and has_glyph(char, typeface)
        ):
            yield char


def _mirrored(found: re.Match[str]) -> str:
    """Turn a Hebrew run round, since the basic layout always writes left to right."""
    return found[0][::-1]


@lru_cache(maxsize=2048)
def safe_words(words: str, typeface: Typeface = Typeface.BODY) -> str:
    """Return what *typeface* can draw of *words*, with single spaces."""
    kept = " ".join("".join(_drawable(words, typeface)).split())
    return _HEBREW.sub(_mirrored, kept)


@lru_cache(maxsize=2048)
def safe_name(name: str, fallback: str) -> str:
    """Return a drawable form of *name*, or *fallback* if most of its letters and digits are lost."""
    whole = name[: LONGEST * 8]
    kept = safe_words(whole)[:LONGEST].strip()
    left = _spelled(kept)
    return kept if left and 2 * left >= min(_spelled(whole), LONGEST) else safe_words(fallback)


def _spelled(words: str) -> int:
    """Return how many letters and digits *words* has."""
    return sum(map(str.isalnum, unicodedata.normalize("NFKC", words)))


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return what the disc of each seat bears: numbers, where two would bear the same letter."""
    letters = tuple(initial(name, seat) for seat, name in enumerate(names))
    if len(set(letters)) == len(letters):
        return letters
    return tuple(str(seat + 1) for seat in range(len(letters)))


def initial(name: str, seat: int) -> str:
    """Return the letter for the disc of *seat*: the drawable *name*'s first, else its number."""
    mirrored = _HEBREW.match(name)
    spelled = mirrored[0][::-1] if mirrored else name
    first = next((char for char in spelled if char.isalnum()), "")
    return (first.upper() if len(first.upper()) == 1 else first) or str(seat + 1)
