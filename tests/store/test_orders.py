"""An order that a secret gives is stored as the place of that secret, and read again whole."""

import msgspec
import pytest

from bot.store.orders import folded, unfolded
from engines.core.shuffle import unsealed

ONE, TWO = bytes(32), bytes(range(32))
TWICE, GAPS = sorted([*range(54)] * 2), [*range(13), *range(40, 80, 2)]
DECK, SMALL = list(unsealed(ONE, range(52))), list(unsealed(TWO, range(10)))

CASES = [
    # events, secrets, bytes that are saved
    ([[1, None, DECK]], (ONE,), 51),
    ([[2, 0, 12], [1, 1, DECK], [1, 1, SMALL]], (ONE, TWO), 58),
    ([[1, None, DECK]], (TWO,), 0),
    ([[1, 4, unsealed(TWO, TWICE), []]], (ONE, TWO), -1),
    ([[1, unsealed(ONE, [40, 41, 42, 43, 44, 45, 46, 300])]], (ONE,), 0),
    ([[1, unsealed(ONE, GAPS)]], (ONE,), 0),
    ([[1, None, [*DECK[1:], DECK[0]]]], (ONE,), 0),
    ([[1, [40, 41, 42, 43, 44, 45, 46, 47]]], (ONE,), 0),
    ([[2, "play", [7, None, True], -1, 1.5, [[]]]], (ONE,), 0),
    ([], (ONE,), 0),
    ([[1, None, DECK]], (), 0),
]


@pytest.mark.parametrize(("events", "secrets", "saved"), CASES)
def test_whatever_is_folded_unfolds_to_the_very_bytes(events, secrets, saved):
    packed = msgspec.msgpack.encode(events)
    short = folded(packed, secrets)
    assert unfolded(short, secrets) == packed
    assert len(packed) - len(short) == saved


def test_a_pack_that_lay_sorted_is_kept_as_it_lay():
    packed = msgspec.msgpack.encode([[1, unsealed(ONE, TWICE)]])
    assert bytes(TWICE) in folded(packed, (ONE,))


def test_events_stored_before_there_was_folding_are_read_as_they_are():
    packed = msgspec.msgpack.encode([[1, None, DECK]])
    assert unfolded(packed, (ONE,)) == packed
