"""Finds every game: a folder in engines/, a module each in bot/presenters/ and renderers/."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import engines
from engines.core.contract import AnyGame

_MAKERS = re.compile(r"^Source of every rule:.*\n\n?| \*\*\[choice\]\*\*.*$", re.MULTILINE)
"""What RULES.md says to makers: its sources, and after a rule that it was our choice."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything the bot needs to host one game."""

    game: AnyGame
    part: Any
    """The presenter's module; ``bot.presenters.part.GamePresenter`` says what it holds."""
    renderer: Any
    """The renderer's module, with ``table`` and ``hand``."""

    def rules(self, locale: str) -> str:
        """Return the game's numbered rules, in *locale* if it has them, else in English."""
        return _rules(self.game.key, locale)


def load() -> dict[str, Entry]:
    """Return the games that can be hosted, by key.

    A folder without a presenter or a renderer can be played over the engine protocol alone.
    """
    found = {}
    for module in iter_modules(engines.__path__):
        key = module.name
        names = (f"engines.{key}.game", f"bot.presenters.{key}", f"renderers.{key}")
        if module.ispkg and key != "core" and all(map(_is_there, names)):
            game, part, renderer = map(import_module, names)
            found[key] = Entry(game.GAME, part, renderer)
    return found


def known_games() -> dict[str, AnyGame]:
    """Return every game that has an engine, by key, hosted here or not."""
    found = iter_modules(engines.__path__)
    keys = [module.name for module in found if module.ispkg and module.name != "core"]
    names = [f"engines.{key}.game" for key in keys if _is_there(f"engines.{key}.game")]
    return {game.key: game for game in (import_module(name).GAME for name in names)}


def _is_there(name: str) -> bool:
    """Tell whether there is such a module; a folder without ``__init__`` is none yet."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


@cache
def _rules(key: str, locale: str) -> str:
    translated = Path(__file__).with_name("locales") / locale / "rules" / f"{key}.md"
    if translated.is_file():
        return translated.read_text(encoding="utf-8")
    return for_players((Path(engines.__path__[0]) / key / "RULES.md").read_text(encoding="utf-8"))


def for_players(rulebook: str) -> str:
    """Return a RULES.md without its notes on where each rule comes from.

    >>> for_players("- **5.5** Lowest first. **[choice]** for the places")
    '- **5.5** Lowest first.'
    """
    return _MAKERS.sub("", rulebook)
