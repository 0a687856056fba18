"""A table of routes: which method and path leads where."""

from collections.abc import Callable
from typing import Any

from bot.sandbox.requests import Call

Answer = tuple[int, Any]
"""A status and the JSON of the body, None for none."""
Route = Callable[[Call], Answer]


class RouteTable:
    """Finds a route by method and path. `*` in a path stands for any one id."""

    def __init__(self, rows: dict[str, Route]) -> None:
        """Take the rows, each named by method and path: `GET users/*`."""
        self._rows = [(*split(name), route) for name, route in rows.items()]

    def find(self, call: Call) -> Route | None:
        """Give the first route that fits, or nothing."""
        for method, path, route in self._rows:
            if method == call.method and fits(path, call.path):
                return route
        return None


def split(name: str) -> tuple[str, tuple[str, ...]]:
    """Take a route's name apart: the method and the words of the path."""
    method, _, path = name.partition(" ")
    return method, tuple(path.split("/"))


def fits(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """Whether a path is of a pattern."""
    if len(pattern) != len(path):
        return False
    return all(wanted in ("*", word) for wanted, word in zip(pattern, path, strict=True))
