"""Names and descriptions of commands, from the catalogue, in every language Discord shows them in.

A command's own name is English; ``Translator`` gives the others. Keys: ``command-play`` for the
name, ``command-play-about`` for the description, likewise ``option-…`` and ``choice-…``.
"""

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands

from bot.words import ENGLISH, Words

_C = TypeVar("_C")

_ENGLISH = Words.load().speaker(ENGLISH)


def named(key: str) -> app_commands.locale_str:
    """Return the English text of *key*, which the translator knows again by its key."""
    return app_commands.locale_str(_ENGLISH(key), key=key)


def taking(*names: str) -> Callable[[_C], _C]:
    """Return a decorator that names and describes the options *names* of a command."""
    called = app_commands.rename(**{name: named(f"option-{name}") for name in names})
    about = app_commands.describe(**{name: named(f"option-{name}-about") for name in names})
    return lambda command: called(about(command))


class Translator(app_commands.Translator):
    """Gives Discord each text of a command in the other languages of the catalogue."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return *string* in *locale*, or ``None`` where English stands for it."""
        del context
        key, say = string.extras.get("key"), self._words.voices.get(locale.value)
        return say(key) if key and say else None
