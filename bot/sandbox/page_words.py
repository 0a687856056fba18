"""The page's own words, from the same catalogue as the bot's: ``page.ftl`` in each language."""

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.words import ENGLISH, Say, Words, fluent_files

FILE = "page.ftl"
FACTS = ("alt", "name", "option", "text")
"""What the page puts into a sentence, at ``{name}`` and the like."""


def page_words(locale: str) -> tuple[str, dict[str, str]]:
    """Return the language nearest to Discord's *locale*, and its words by key.

    >>> page_words("pt-PT")[1]["page-as"]
    'Como {name}'
    """
    say = _words().speaker(locale)
    return say.locale, dict(_said(say))


@cache
def _words() -> Words:
    return Words.load()


@cache
def _said(say: Say) -> tuple[tuple[str, str], ...]:
    places = {fact: f"{{{fact}}}" for fact in FACTS}
    return tuple((key, say(key, **places)) for key in keys())


@cache
def keys() -> tuple[str, ...]:
    """Return the keys of the page's words."""
    (file,) = (each for each in fluent_files(ENGLISH) if each.name == FILE)
    parsed = FluentResource(file.read_text(encoding="utf-8"))
    return tuple(each.id.name for each in parsed.body if isinstance(each, Message))
