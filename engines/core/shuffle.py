"""The only source of chance: three ways to put cards in order.

``Sealed`` is for live tables. Each shuffle draws a fresh secret of 32 bytes; the order is a
Fisher-Yates shuffle driven by a stream made from the secret, so whoever knows the secret can
build the order again, and whoever knows ``SHA-256(secret)``, published with the deal, knows that
the secret was not chosen later.

The stream: block *n* (from 0) is ``HMAC-SHA-256(key=secret, message=n as 8 bytes, big-endian)``;
blocks follow one another and are read four bytes at a time as big-endian numbers *u* below 2^32.
To draw a number below *k*: take the next *u*; if ``u >= 2^32 - 2^32 mod k`` throw it away and take
the next (so that no remainder is likelier than another); the number is ``u mod k``.
The shuffle: for ``last`` from ``count - 1`` down to 1, draw ``other`` below ``last + 1`` and
exchange the cards at ``last`` and ``other``.
Sources: Knuth, TAOCP 2, 3.4.2 algorithm P; RFC 2104 (HMAC).

To check a program of one's own against: the commitments and the orders of ten cards, 0 to 9, that
the secret of 32 zero bytes gives, and the secret of the bytes 0 to 31.

>>> commitment(bytes(32))
'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
>>> unsealed(bytes(32), range(10))
(6, 7, 2, 5, 9, 1, 0, 8, 3, 4)
>>> commitment(bytes(range(32)))
'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
>>> unsealed(bytes(range(32)), range(10))
(2, 8, 0, 6, 4, 1, 7, 9, 5, 3)
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
_EIGHT = struct.Struct(">8I")
"""A block of the stream, as numbers."""


class Shuffler(Protocol):
    """Where the order of cards comes from."""

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return *cards* in an order of the shuffler's choice."""
        ...


class Recording(Shuffler, Protocol):
    """A shuffler that keeps the secrets it used, to be stored with what they shuffled."""

    secrets: list[bytes]


class OutOfDecksError(Exception):
    """A ``Stacked`` shuffler was given too few orders, or one of other cards."""


class Sealed:
    """Shuffles of a live table, each from a secret of its own; the secrets are kept in order."""

    def __init__(self) -> None:
        self.secrets: list[bytes] = []

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return *cards* in the order that a fresh secret gives, and keep the secret."""
        secret = secrets.token_bytes(SECRET_BYTES)
        self.secrets.append(secret)
        return unsealed(secret, cards)


class Repeated:
    """Repeats the shuffles of known secrets and goes on with fresh ones: the same deal again."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        self.secrets: list[bytes] = []
        self._known = list(secrets)
        self._fresh = Sealed()

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return *cards* in the order of the next known secret, or of a fresh one."""
        if self._known:
            self.secrets.append(self._known.pop(0))
            return unsealed(self.secrets[-1], cards)
        order = self._fresh.shuffled(cards)
        self.secrets.append(self._fresh.secrets[-1])
        return order


class Opened:
    """Repeats the shuffles of known secrets, in turn: how a deal is verified."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        self._secrets = iter(secrets)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return *cards* in the order of the next secret."""
        secret = next(self._secrets, None)
        if secret is None:
            raise OutOfDecksError("there are more shuffles than secrets")
        return unsealed(secret, cards)


class Seeded:
    """Repeatable shuffles for tests and simulation."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return *cards* in the next pseudo-random order.

        Only ``Random.random`` promises the same stream in later Pythons, so ``Random.shuffle``
        would make recorded games depend on the interpreter.
        Source: https://docs.python.org/3/library/random.html#notes-on-reproducibility
        """
        pile, draw = list(cards), self._random.random
        for last in range(len(pile) - 1, 0, -1):
            other = int(draw() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


class Stacked:
    """Given orders, one a shuffle: what cases and recorded games use."""

    def __init__(self, orders: Sequence[Sequence[object]]) -> None:
        self._orders = list(orders)
        self._used = 0

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the next order; raise ``OutOfDecksError`` unless it is one of *cards*."""
        if self._used == len(self._orders):
            raise OutOfDecksError(f"shuffle {self._used + 1} has no order")
        order: tuple[T, ...] = tuple(self._orders[self._used])  # type: ignore[arg-type] # checked next
        if sorted(map(repr, order)) != sorted(map(repr, cards)):
            raise OutOfDecksError(f"order {self._used + 1} is not of the cards to shuffle")
        self._used += 1
        return order


def commitment(secret: bytes) -> str:
    """Return what is published of *secret* before the game: its SHA-256, 64 hex digits."""
    return hashlib.sha256(secret).hexdigest()


def unsealed(secret: bytes, cards: Sequence[T]) -> tuple[T, ...]:
    """Return the order that *secret* gives *cards*."""
    pile, numbers = list(cards), _numbers(secret)
    for last in range(len(pile) - 1, 0, -1):
        other = _below(last + 1, numbers)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def _numbers(secret: bytes) -> Iterator[int]:
    for block in count():
        yield from _EIGHT.unpack(hmac.digest(secret, block.to_bytes(8, "big"), "sha256"))


def _below(bound: int, numbers: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % bound
    u = next(numbers)
    while u >= limit:
        u = next(numbers)
    return u % bound
