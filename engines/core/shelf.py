"""The games there are, found by the names of their folders and imported when asked for."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engines.core.contract import AnyGame

Request = Callable[[dict[str, Any]], dict[str, Any]]
"""A request of one game's own, as ``engines/<game>/requests.py`` offers in ``REQUESTS``."""

_ENGINES = Path(__file__).parents[1]


@cache
def games() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the alphabet."""
    return tuple(sorted(record.parent.name for record in _ENGINES.glob("*/game.py")))


@cache
def game(key: str) -> AnyGame:
    """Return the game *key*; ``ValueError`` if there is none."""
    if key not in games():
        raise ValueError(f"there is no game {key!r}")
    found: AnyGame = import_module(f"engines.{key}.game").GAME
    return found


@cache
def requests(key: str) -> dict[str, Request]:
    """Return the requests of the game *key* itself; ``ValueError`` if there is no such game."""
    if key not in games():
        raise ValueError(f"there is no game {key!r}")
    name = f"engines.{key}.requests"
    found: dict[str, Request] = import_module(name).REQUESTS if find_spec(name) else {}
    return found
