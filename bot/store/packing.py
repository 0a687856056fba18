"""Acts in few bytes: those of a round, or a stretch of them.

Form 2 is msgpack under Zstandard, with a dictionary of what rounds of that game commonly say; the
secrets of shuffles, which nothing makes shorter, stand behind. An act takes 20 to 35 bytes by
itself and 5 to 14 when its round is packed. A form or a dictionary, once published, is never
changed, since packed rounds are read for as long as they are kept: a new one takes a new number.
"""

import lzma
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, pairwise
from operator import sub
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec
import zstandard

from engines.core.seats import Seat

_COLUMNS_BY_LZMA = 1
_ROWS_BY_ZSTANDARD = 2
_FILTERS = (
    {"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 16, "lc": 0, "lp": 0, "pb": 0},
)

QUICK, TIGHT = 6, 19
"""Levels: some 20 microseconds a stretch; a millisecond or two a round, and a tenth smaller."""

DICTIONARIES = {
    int(path.name[:2]): path
    for path in sorted(Path(__file__).with_name("dictionaries").glob("[0-9][0-9]_*.zstd"))
}
"""``01_updown.zstd`` and so on, by number; made by ``tests/bench/dictionaries.py``."""
_NONE = 0
"""The number that stands for no dictionary."""
_LATEST = {path.stem[3:]: number for number, path in DICTIONARIES.items()}


_USUAL = 2048
"""Bytes that are packed at once, more or less; Zstandard measures its tables by that."""
_alone = Lock()
"""Held while packing: a compressor serves one thread at a time."""


class Act(NamedTuple):
    """An entry as it is stored; *tenths* of a second since the round began."""

    seat: Seat | None
    action: str
    events: bytes
    tenths: int
    secrets: tuple[bytes, ...]


class _Rows(msgspec.Struct, array_like=True):
    acts: tuple[tuple[Seat | None, str, bytes], ...]
    steps: tuple[int, ...]  # tenths of a second since the act before
    secrets: dict[int, tuple[int, ...]]  # lengths, by act; few acts shuffle


class _Columns(msgspec.Struct, array_like=True):
    seats: tuple[Seat | None, ...]
    actions: tuple[str, ...]
    steps: tuple[int, ...]
    lengths: tuple[int, ...]
    events: bytes
    secrets: dict[int, tuple[bytes, ...]]


_rows = msgspec.msgpack.Decoder(_Rows).decode
_columns = msgspec.msgpack.Decoder(_Columns).decode
_encode = msgspec.msgpack.Encoder().encode


def pack(game: str, acts: Sequence[Act], level: int = TIGHT) -> bytes:
    """Return *acts* of a round of *game* as one value."""
    number = _LATEST.get(game, _NONE)
    with _alone:
        squeezed = _compressor(number, level).compress(rows(acts))
    secrets = b"".join(secret for act in acts for secret in act.secrets)
    return bytes((_ROWS_BY_ZSTANDARD, number)) + squeezed + secrets


def rows(acts: Sequence[Act]) -> bytes:
    """Return *acts* without their secrets, as they are before they are compressed."""
    seats, actions, events, tenths, secrets = zip(*acts, strict=True) if acts else ((),) * 5
    return _encode(
        _Rows(
            acts=tuple(zip(seats, actions, events, strict=True)),
            steps=tuple(map(sub, tenths, (0, *tenths))),
            secrets={n: tuple(map(len, each)) for n, each in enumerate(secrets) if each},
        )
    )


def unpack(packed: bytes) -> tuple[Act, ...]:
    """Return what ``pack`` was given, also by earlier programs; raise ``ValueError`` if damaged."""
    form = packed[0] if packed else None
    try:
        if form == _ROWS_BY_ZSTANDARD:
            return _by_rows(packed)
        if form == _COLUMNS_BY_LZMA:
            return _by_columns(packed)
    except (lzma.LZMAError, zstandard.ZstdError, LookupError, msgspec.MsgspecError) as fault:
        raise ValueError(f"packed acts are damaged: {fault}") from fault
    raise ValueError(f"acts are packed in an unknown way, {packed[:1]!r}")


def _by_rows(packed: bytes) -> tuple[Act, ...]:
    reading = _decompressor(packed[1]).decompressobj()
    found = _rows(reading.decompress(packed[2:]))
    secrets = _cut(reading.unused_data, [n for each in found.secrets.values() for n in each])
    return tuple(
        Act(seat, action, events, tenths, tuple(next(secrets) for _ in found.secrets.get(n, ())))
        for n, ((seat, action, events), tenths) in enumerate(
            zip(found.acts, accumulate(found.steps), strict=True)
        )
    )


def _by_columns(packed: bytes) -> tuple[Act, ...]:
    found = _columns(lzma.decompress(packed[1:], lzma.FORMAT_RAW, filters=_FILTERS))
    return tuple(
        Act(seat, action, events, tenths, found.secrets.get(n, ()))
        for n, (seat, action, tenths, events) in enumerate(
            zip(
                found.seats,
                found.actions,
                accumulate(found.steps),
                _cut(found.events, found.lengths),
                strict=True,
            )
        )
    )


def _cut(whole: bytes, lengths: Sequence[int]) -> Iterator[bytes]:
    """Return the pieces of *whole*; raise ``ValueError`` unless they are all of it."""
    if sum(lengths) != len(whole):
        raise ValueError(f"packed acts are damaged: {len(whole)} bytes in place of {sum(lengths)}")
    return (whole[start:end] for start, end in pairwise(accumulate(lengths, initial=0)))


@cache
def _compressor(number: int, level: int) -> zstandard.ZstdCompressor:
    dictionary = _dictionary(number)
    size = 0 if dictionary is None else len(dictionary)
    return zstandard.ZstdCompressor(
        dict_data=dictionary,
        compression_params=zstandard.ZstdCompressionParameters.from_level(
            level,
            source_size=_USUAL,
            dict_size=size,
            format=zstandard.FORMAT_ZSTD1_MAGICLESS,
            write_content_size=False,
            write_dict_id=False,
            write_checksum=True,
        ),
    )


def _decompressor(number: int) -> zstandard.ZstdDecompressor:
    return zstandard.ZstdDecompressor(
        dict_data=_dictionary(number), format=zstandard.FORMAT_ZSTD1_MAGICLESS
    )


@cache
def _dictionary(number: int) -> zstandard.ZstdCompressionDict | None:
    """Return a dictionary by its number; raise ``LookupError`` if this program has none such."""
    if number == _NONE:
        return None
    return zstandard.ZstdCompressionDict(
        DICTIONARIES[number].read_bytes(), dict_type=zstandard.DICT_TYPE_FULLDICT
    )
