"""A shelf: the things used last, up to a weight."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Keeps values by key, at most *room* bytes of them; the longest unused fall off first.

    Safe from several threads. Two threads may make the same value at once; the values are equal,
    so either serves.
    """

    def __init__(self, room: int, weigh: Callable[[V], int]) -> None:
        self._room = room
        self._weigh = weigh
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    @property
    def weight(self) -> int:
        """The bytes kept now."""
        return self._weight

    def find(self, key: K) -> V | None:
        """Return the value kept for *key*, or ``None``."""
        with self._lock:
            value = self._kept.get(key)
            if value is not None:
                self._kept.move_to_end(key)
            return value

    def keep(self, key: K, value: V) -> None:
        """Keep *value*; something heavier than the whole shelf is not kept."""
        weight = self._weigh(value)
        if weight > self._room:
            return
        with self._lock:
            older = self._kept.pop(key, None)
            if older is not None:
                self._weight -= self._weigh(older)
            self._kept[key] = value
            self._weight += weight
            while self._weight > self._room:
                _, dropped = self._kept.popitem(last=False)
                self._weight -= self._weigh(dropped)

    def take(self, key: K, make: Callable[[K], V]) -> V:
        """Return the value for *key*, made and kept if it is not there."""
        value = self.find(key)
        if value is None:
            value = make(key)
            self.keep(key, value)
        return value
