"""Finds every game: a folder in engines/, a module each in bot/presenters/ and renderers/."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import engines
from engines.core.contract import AnyGame


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything the bot needs to host one game."""

    game: AnyGame
    part: Any
    """The presenter's module; ``bot.presenters.part.GamePresenter`` says what it holds."""
    renderer: Any
    """The renderer's module, with ``table`` and ``hand``."""

    @property
    def rules(self) -> str:
        """The game's RULES.md, as players read it."""
        return _rules(self.game.key)


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
def _rules(key: str) -> str:
    return (Path(engines.__path__[0]) / key / "RULES.md").read_text(encoding="utf-8")
