"""The order of a shuffle is not stored beside its secret, which gives it.

How a secret puts things in order never changes (``engines.core.shuffle``), unlike rules; so an order
among the events of an act is kept as the place of its secret and the pack as it lay before, and read
again whole. A pack of the numbers from 0 up needs but its size; another is kept if it lay sorted,
more or less, since then it packs well. Whatever no secret of the act gives is kept as it is.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from engines.core.shuffle import unsealed

_ORDER, _ORDER_OF = 1, 2
"""The kinds of the msgpack extensions that stand for orders; events have no others."""
_SHORTEST, _LONGEST = 8, 255
"""Lists of so many numbers are looked at."""
_SORTED = 0.9
"""The share of a sorted pack's cards that are equal to the one before, or follow it."""

_read = msgspec.msgpack.Decoder().decode
_write = msgspec.msgpack.Encoder().encode


def folded(events: bytes, secrets: Sequence[bytes]) -> bytes:
    """Return packed *events* with the orders that *secrets* give put short."""
    if not secrets:
        return events
    short = _write(_fold(_read(events), secrets))
    return short if unfolded(short, secrets) == events else events


def unfolded(events: bytes, secrets: Sequence[bytes]) -> bytes:
    """Return the events that ``folded`` was given; also those stored before there was folding."""
    if not secrets:
        return events
    short = _read(events)
    whole = _unfold(short, secrets)
    return events if whole == short else _write(whole)


def _fold(value: Any, secrets: Sequence[bytes]) -> Any:
    if not isinstance(value, list):
        return value
    if _SHORTEST <= len(value) <= _LONGEST and all(
        type(each) is int and 0 <= each <= 255 for each in value
    ):
        for place, secret in enumerate(secrets):
            pack = _before(value, secret)
            if pack == bytes(range(len(value))):
                return msgspec.msgpack.Ext(_ORDER, bytes((place, len(value))))
            if _lay_sorted(pack):
                return msgspec.msgpack.Ext(_ORDER_OF, bytes((place, *pack)))
    return [_fold(each, secrets) for each in value]


def _before(order: Sequence[int], secret: bytes) -> bytes:
    """Return how the pack lay that *secret* put in *order*."""
    pack = bytearray(len(order))
    for number, place in zip(order, unsealed(secret, range(len(order))), strict=True):
        pack[place] = number
    return bytes(pack)


def _lay_sorted(pack: bytes) -> bool:
    follow = sum(after - before in (0, 1) for before, after in pairwise(pack))
    return follow >= _SORTED * (len(pack) - 1)


def _unfold(value: Any, secrets: Sequence[bytes]) -> Any:
    if isinstance(value, msgspec.msgpack.Ext):
        place, *pack = bytes(value.data)
        return list(unsealed(secrets[place], range(*pack) if value.code == _ORDER else pack))
    return [_unfold(each, secrets) for each in value] if isinstance(value, list) else value
