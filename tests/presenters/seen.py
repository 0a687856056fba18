"""Which English rules a translation has seen: ``python tests/presenters/seen.py pt-BR wild 3.4 9.2``.

Beside each translated ``rules/<game>.md`` stands ``<game>.seen``: a line a rule with its number and a
digest of the English words that were translated. Run this for the rules that were looked at again;
without numbers, for all of them.
"""

import re
import sys
from hashlib import sha256
from pathlib import Path

from bot import catalogue
from bot.words import ENGLISH, LOCALES

LOCALE_FOLDER = Path(catalogue.__file__).with_name("locales")
RULE = re.compile(r"^- \*\*(\d+\.\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
OPENING = "opening"
"""What stands before the first rule: what the game is, and an example."""
DIGITS = 10
"""Hex digits of a digest: 40 bits tell any two wordings apart."""


def english(game: str) -> dict[str, str]:
    """Return each English rule of *game* as players read it, by its number, and the opening."""
    read = catalogue.load()[game].rules(ENGLISH)
    return {OPENING: read.partition("\n## 1 ")[0], **dict(RULE.findall(read))}


def digest(words: str) -> str:
    """Return the mark of *words*, however they are spaced."""
    return sha256(" ".join(words.split()).encode()).hexdigest()[:DIGITS]


def translated(game: str) -> tuple[str, ...]:
    """Return the languages that have the rules of *game*."""
    others = (locale for locale in LOCALES if locale != ENGLISH)
    return tuple(
        each for each in others if (LOCALE_FOLDER / each / "rules" / f"{game}.md").is_file()
    )


def kept(locale: str, game: str) -> Path:
    """Return the file of what the translation has seen."""
    return LOCALE_FOLDER / locale / "rules" / f"{game}.seen"


def seen(locale: str, game: str) -> dict[str, str]:
    """Return the digest of each rule that was translated, by its number."""
    file = kept(locale, game)
    lines = file.read_text(encoding="utf-8").split("\n") if file.is_file() else []
    return {number: mark for number, _, mark in (line.partition(" ") for line in lines if line)}


def to_look_at(rules: dict[str, str], marks: dict[str, str]) -> list[str]:
    """Return the numbers of the *rules* that are not those that were seen, or are no more."""
    new = [number for number, words in rules.items() if marks.get(number) != digest(words)]
    return new + [number for number in marks if number not in rules]


def note(locale: str, game: str, numbers: list[str]) -> None:
    """Note that the translation of *numbers* (none: of all rules) says what English says now."""
    rules, before = english(game), seen(locale, game)
    marks = {
        number: digest(words) if number in numbers or not numbers else before.get(number, "")
        for number, words in rules.items()
    }
    lines = "".join(f"{number} {mark}\n" for number, mark in marks.items())
    kept(locale, game).write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    note(sys.argv[1], sys.argv[2], sys.argv[3:])
