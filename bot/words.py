"""What the bot says: whole sentences by key, in English and in each language that has a folder.

The catalogue is ``bot/locales/<locale>/*.ftl``, in Fluent. A key that a language lacks is said in
English. Names of people are made safe by the caller: ``shown_name`` where markdown is read,
``plain_name`` where it is not (labels, alt texts, pictures).
"""

import logging
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain

from bot.sentences import Sentences

ENGLISH = "en"
_FOLDER = files("bot").joinpath("locales")
LOCALES = (
    ENGLISH,
    *sorted(each.name for each in _FOLDER.iterdir() if each.is_dir() and each.name != ENGLISH),
)
"""The languages, by Discord's names: a folder each, and nothing else to add one."""

NAME_LENGTH = 32
"""Discord's own bound for a nickname."""

_log = logging.getLogger(__name__)

_JOINERS = "\u200c\u200d"
"""Letters of Persian and Hindi and families of emoji need them; alone they are invisible."""
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and symbols by category, but with nothing to see."""
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]#:@])")
"""Links need ``[`` or ``:``; lists and headings begin a line, where no name of ours stands bare."""
_ISOLATE, _POP = "\u2068", "\u2069"


@dataclass(frozen=True, slots=True)
class Say:
    """One language's voice: ``say("table-round", round=3)``.

    A *game*'s own sentence goes first: ``table-round-in-updown`` calls a game a round. A key that
    no language knows, or a fact that the sentence misses, raises ``KeyError`` when *strict*; else it
    is logged, and what there is is shown, so that play goes on.
    """

    locale: str
    sentences: tuple[Sentences, ...] = field(repr=False)
    strict: bool = False
    game: str = ""

    def of(self, game: str) -> "Say":
        """Return this voice as it speaks at a table of *game*."""
        return replace(self, game=game)

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """Return the sentence of *key* with *facts* in it."""
        for sentences in self.sentences:
            for each in (f"{key}-in-{self.game}", key):
                if each in sentences:
                    return self._said(sentences, each, facts)
        return self._fault(f"no sentence for {key}", key)

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence for *key* in this language or in English."""
        return any(key in sentences for sentences in self.sentences)

    def _said(self, sentences: Sentences, key: str, facts: Mapping[str, str | float]) -> str:
        told = tuple((name, type(fact), fact) for name, fact in facts.items())
        text, wrong = _formatted(sentences, key, told)
        return self._fault(f"{key}: {wrong}", text) if wrong else text

    def _fault(self, what: str, shown: str) -> str:
        if self.strict:
            raise KeyError(what)
        _log.error("%s (%s)", what, self.locale)
        return shown


@dataclass(frozen=True, slots=True)
class Words:
    """The catalogue of every language."""

    voices: Mapping[str, Say]

    @classmethod
    def load(cls, *, strict: bool = False) -> "Words":
        """Read the catalogue that is shipped with the bot; *strict* is for tests."""
        voices = {locale: _sentences(locale) for locale in LOCALES}
        english = voices[ENGLISH]
        return cls(
            {
                locale: Say(locale, tuple(dict.fromkeys((own, english))), strict)
                for locale, own in voices.items()
            }
        )

    def speaker(self, locale: str) -> Say:
        """Return the voice nearest to Discord's *locale*: ``pt-BR``, ``en-GB``, ``fr``."""
        if locale in self.voices:
            return self.voices[locale]
        language = locale.partition("-")[0]
        near = (name for name in self.voices if name.partition("-")[0] == language)
        return self.voices[next(near, ENGLISH)]


def fluent_files(locale: str) -> tuple[Traversable, ...]:
    """Return the files of *locale*, in the order of their names."""
    found = (each for each in _FOLDER.joinpath(locale).iterdir() if each.name.endswith(".ftl"))
    return tuple(sorted(found, key=lambda each: each.name))


def own_name(locale: str) -> str:
    """Return what a language calls itself.

    >>> own_name("pt-BR")
    'Português do Brasil'
    """
    return Say(locale, (_sentences(locale),))("language-name")


def shown_name(name: str, instead: str) -> str:
    r"""Return *name* for markdown: it formats nothing, links nothing and mentions nobody.

    *instead* ("Player 2") stands in for a name with nothing to see.

    >>> shown_name("*Maya*", "Player 1")
    '\\*Maya\\*'
    """
    return escaped(plain_name(name, instead))


def escaped(text: str) -> str:
    """Return *text* with each sign that Discord's markdown reads escaped, ``@`` cut off."""
    return _MARKDOWN.sub(r"\\\1", text).replace("\\@", "@\u200b")


def plain_name(name: str, instead: str) -> str:
    """Return *name* on one line, at most 32 characters and one mark a letter, or *instead*."""
    marked = "".join(chain.from_iterable(_kept(unicodedata.normalize("NFC", name))))
    clean = " ".join(marked.split()).strip(_JOINERS + " ")
    if not any(_visible(letter) for letter in clean):
        return instead
    if len(clean) > NAME_LENGTH:
        clean = clean[: NAME_LENGTH - 1].rstrip(_JOINERS + " ") + "…"
    mirrored = any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in clean)
    return f"{_ISOLATE}{clean}{_POP}" if mirrored else clean


def _kept(name: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in {"Mn", "Me"}:
            marks += 1
            if marks > 1 or not kept:
                continue
        elif letter in _JOINERS:
            if not kept or kept[-1] in _JOINERS:
                continue
        elif letter.isspace():
            letter, marks = " ", 0  # noqa: PLW2901 - every kind of space is one space
        elif kind[0] == "C":
            continue
        else:
            marks = 0
        kept.append(letter)
    return kept


def _visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS


# Most sentences of a moment stood in the one before, too: some thirty a table, 0.7 kB each.
@lru_cache(maxsize=1 << 13)
def _formatted(
    sentences: Sentences, key: str, facts: tuple[tuple[str, type, str | float], ...]
) -> tuple[str, str]:
    """Return the sentence of *key*, and what is wrong with it or nothing; 1 and ``True`` differ."""
    return sentences.formatted(key, {name: fact for name, _, fact in facts})


@cache
def _sentences(locale: str) -> Sentences:
    return Sentences(locale, [each.read_text(encoding="utf-8") for each in fluent_files(locale)])
