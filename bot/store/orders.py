"""The order of a shuffle is not stored beside its secret, which gives it.

How a secret puts things in order never changes (``engines.core.shuffle``), unlike rules; so an order
of the numbers from 0 up, among the events of an act, is kept as the place of its secret, and read
again whole. Whatever no secret of the act gives is kept as it is.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.shuffle import unsealed

_ORDER = 1
"""The kind of the msgpack extension that stands for an order; events have no others."""
_SHORTEST, _LONGEST = 8, 255
"""Lists of so many numbers are looked at."""

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
    if _SHORTEST <= len(value) <= _LONGEST and all(type(each) is int for each in value):
        for place, secret in enumerate(secrets):
            if value == list(unsealed(secret, range(len(value)))):
                return msgspec.msgpack.Ext(_ORDER, bytes((place, len(value))))
    return [_fold(each, secrets) for each in value]


def _unfold(value: Any, secrets: Sequence[bytes]) -> Any:
    if isinstance(value, msgspec.msgpack.Ext):
        place, count = bytes(value.data)
        return list(unsealed(secrets[place], range(count)))
    return [_unfold(each, secrets) for each in value] if isinstance(value, list) else value
