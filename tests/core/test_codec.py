"""Stored events: small, exact, and readable for as long as they are kept."""

import msgspec
import pytest

from engines.core.codec import pack_events, unpack_events
from engines.core.shelf import game

UPDOWN = game("updown")
STORED = bytes.fromhex("9293020022940301c0c2")
"""Seat 0 played the nine of hearts (34) before events of play had a call; seat 1 drew."""


def test_events_are_read_as_they_were_written():
    events = unpack_events(UPDOWN, STORED)
    assert [type(event).__name__ for event in events] == ["Played", "Drew"]
    assert events[0].card == 34
    assert events[0].call is None
    assert unpack_events(UPDOWN, pack_events(events)) == events


def test_an_event_is_small():
    (played,) = unpack_events(UPDOWN, pack_events(unpack_events(UPDOWN, STORED)[:1]))
    assert len(pack_events([played])) <= 13


@pytest.mark.parametrize(
    "damaged", [b"", b"\xff", STORED[:-1], STORED + b"\x00", b"\x91\x93\x63\x00\x22", b"\x91\x07"]
)
def test_damaged_events_are_told(damaged):
    with pytest.raises(msgspec.DecodeError):
        unpack_events(UPDOWN, damaged)
