"""A finished round in few bytes: its acts column by column, then LZMA.

Columns stand together because like compresses with like. An act alone takes about 30 bytes in the
file; so packed, a quarter of that. The packed form is read as long as rounds are kept: a new one
takes a new first byte.
"""

import lzma
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import msgspec

from engines.core.seats import Seat

_COLUMNS_BY_LZMA = b"\x01"
_FILTERS = (
    # No literal context (lc): in a text of a few kilobytes it never pays for its learning.
    {"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 16, "lc": 0, "lp": 0, "pb": 0},
)


class Act(NamedTuple):
    """An entry as it is stored; *tenths* of a second since the round began."""

    seat: Seat | None
    action: str
    events: bytes
    tenths: int
    secrets: tuple[bytes, ...]


class _Columns(msgspec.Struct, array_like=True):
    seats: tuple[Seat | None, ...]
    actions: tuple[str, ...]
    steps: tuple[int, ...]  # tenths of a second since the act before
    lengths: tuple[int, ...]
    events: bytes
    secrets: dict[int, tuple[bytes, ...]]  # by act; few acts shuffle


_decode = msgspec.msgpack.Decoder(_Columns).decode
_encode = msgspec.msgpack.Encoder().encode


def pack(acts: Sequence[Act]) -> bytes:
    """Return *acts*, from the deal on, as one value."""
    columns = _Columns(
        seats=tuple(act.seat for act in acts),
        actions=tuple(act.action for act in acts),
        steps=tuple(after - before for before, after in pairwise([0, *(a.tenths for a in acts)])),
        lengths=tuple(len(act.events) for act in acts),
        events=b"".join(act.events for act in acts),
        secrets={place: act.secrets for place, act in enumerate(acts) if act.secrets},
    )
    return _COLUMNS_BY_LZMA + lzma.compress(_encode(columns), lzma.FORMAT_RAW, filters=_FILTERS)


def unpack(packed: bytes) -> tuple[Act, ...]:
    """Return what ``pack`` was given; raise ``ValueError`` if *packed* is damaged."""
    if packed[:1] != _COLUMNS_BY_LZMA:
        raise ValueError(f"acts are packed in an unknown way, {packed[:1]!r}")
    try:
        columns = _decode(lzma.decompress(packed[1:], lzma.FORMAT_RAW, filters=_FILTERS))
    except lzma.LZMAError as fault:
        raise ValueError(f"packed acts are damaged: {fault}") from fault
    return tuple(
        Act(seat, action, columns.events[start:end], tenths, columns.secrets.get(place, ()))
        for place, (seat, action, tenths, (start, end)) in enumerate(
            zip(
                columns.seats,
                columns.actions,
                accumulate(columns.steps),
                pairwise(accumulate(columns.lengths, initial=0)),
                strict=True,
            )
        )
    )
