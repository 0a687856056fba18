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
        self._rows = [(*_split(name), route) for name, route in rows.items()]

    def find(self, call: Call) -> Route | None:
        """Give the first route that fits, or nothing."""
        for method, path, route in self._rows:
            if method == call.method and _fits(path, call.path):
                return route
        return None


def _split(name: str) -> tuple[str, tuple[str, ...]]:
    method, _, path = name.partition(" ")
    return method, tuple(path.split("/"))


def _fits(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    if len(pattern) != len(path):
        return False
    return all(wanted in ("*", word) for wanted, word in zip(pattern, path, strict=True))
