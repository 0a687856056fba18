"""Events, options and exports as msgpack, through msgspec.

An event is a ``msgspec.Struct(frozen=True, array_like=True, tag=<small number>, gc=False)``, so it
takes about 13 bytes: its tag and its fields, without names. A field may be added at the end with a
default, and never moved or removed: stored games are read for as long as they are kept.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from engines.core.contract import Game

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the letters of the contract

_pack = msgspec.msgpack.Encoder().encode


def pack_events(events: Sequence[Any]) -> bytes:
    """Return *events* as one msgpack array."""
    return _pack(tuple(events))


def unpack_events(game: Game[S, A, E, V, O], data: bytes) -> tuple[E, ...]:
    """Return the events that ``pack_events`` wrote; raise ``msgspec.DecodeError`` if damaged."""
    events: tuple[E, ...] = _decoder(game.key, game.event).decode(data)
    return events


@cache
def _decoder(_key: str, event: Any) -> "msgspec.msgpack.Decoder[Any]":
    return msgspec.msgpack.Decoder(tuple[event, ...])
