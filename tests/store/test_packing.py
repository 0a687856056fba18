"""Packed acts are read as they were, whatever packed them; what is damaged is noticed."""

import hashlib
import lzma
import re
import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest
from store.samples import BEGAN, TABLE, acts, begun, ended, play, record

from bot.store.acts import SLICE, STRETCH, act
from bot.store.check import check_file
from bot.store.packing import DICTIONARIES, QUICK, TIGHT, Act, pack, unpack
from bot.store.store import Store
from engines.core.codec import pack_events
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.updown.game import GAME

PUBLISHED = {
    "01_updown.zstd": "4d651afcfbaf9248f158dd4b3017da84846162fee59a13f48f170990e4f79904",
    "02_cribbage.zstd": "f1033b52fb87af5ff77771f57333529241eae74f9ae3017bb6d50a60c36250df",
    "03_wild.zstd": "4057a7acb08f8bf9933a10d1bcdf418de4185fde90f7666d2932e48bd649cb58",
    "04_rummy.zstd": "850718bb7284aa3df6e1368a746b634042bac9da932ac2436ed44ea3a9b34bf6",
}
"""The SHA-256 of each dictionary: rounds were packed with it, so it is never to be changed."""

ROUND = [act(BEGAN, entry) for entry in acts(40)]
TIMES = [each.tenths for each in ROUND]


def test_dictionaries_are_as_they_were_published():
    found = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in DICTIONARIES.values()
    }
    assert found == PUBLISHED
    assert [*DICTIONARIES] == [*range(1, len(PUBLISHED) + 1)]


@pytest.mark.parametrize("game", [*(path.stem[3:] for path in DICTIONARIES.values()), "whist"])
@pytest.mark.parametrize("level", [QUICK, TIGHT])
def test_acts_are_unpacked_as_they_were(game, level):
    for some in (ROUND, ROUND[:1], ROUND[7:9], []):
        assert unpack(pack(game, some, level)) == tuple(some)


def test_a_dictionary_makes_real_rounds_smaller():
    playout, chance, moves = Playout(GAME, 2, GAME.options(), Seeded(1)), Random(1), []
    while playout.result is None:
        (seat, *_) = playout.to_act
        action = chance.choice(playout.legal(seat))
        events = pack_events(playout.do(seat, action))
        moves.append(Act(seat, action, events, 70 * len(moves), ()))
    assert len(pack("updown", moves)) < len(pack("whist", moves)) * 0.7


def test_acts_packed_by_columns_are_read_for_ever():
    events = b"".join(each.events for each in ROUND)
    columns = [
        [each.seat for each in ROUND],
        [each.action for each in ROUND],
        [after - before for before, after in zip([0, *TIMES], TIMES, strict=False)],
        [len(each.events) for each in ROUND],
        events,
        {0: ROUND[0].secrets},
    ]
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 16, "lc": 0, "pb": 0}]
    squeezed = lzma.compress(msgspec.msgpack.encode(columns), lzma.FORMAT_RAW, filters=filters)
    assert unpack(b"\x01" + squeezed) == tuple(ROUND)


def outcome(packed):
    """Return the acts, or what is wrong; a frame's header also says how much memory it wants."""
    try:
        return unpack(packed)
    except ValueError as fault:
        return re.search("damaged|unknown", str(fault))[0]


@pytest.mark.parametrize("game", ["updown", "whist"])
def test_every_damaged_byte_but_a_secret_s_is_noticed(game):
    packed = pack(game, ROUND)
    for place in range(len(packed) - 32):
        damaged = bytearray(packed)
        damaged[place] ^= 0x55
        assert outcome(bytes(damaged)) in ("damaged", "unknown", tuple(ROUND)), place
    for cut in (0, 1, 2, 9, len(packed) - 33, len(packed) - 1):
        assert outcome(packed[:cut]) in ("damaged", "unknown")


def test_a_dictionary_that_this_program_lacks_is_named():
    with pytest.raises(ValueError, match="99"):
        unpack(b"\x02\x63" + pack("whist", ROUND)[2:])


@pytest.mark.parametrize("count", [STRETCH - 1, STRETCH, STRETCH + 1, 13 * STRETCH])
async def test_acts_are_read_back_wherever_a_stretch_ends(path, count):
    entries = acts(count + 2)
    async with await Store.open(path) as store:
        await store.commit(record(), begun=begun())
        await play(store, entries[:count])
    async with await Store.open(path) as store:
        live = await store.entries(TABLE, 1)
        assert [entry.action for entry in live] == [entry.action for entry in entries[:count]]
        assert check_file(path).problems == ()
        await play(store, entries[count:], first=count)
        live = await store.entries(TABLE, 1)
        await store.commit(record(), ended=ended(begun()))
        assert await store.entries(TABLE, 1) == live
        assert len(live) == count + 2
    assert (check_file(path).problems, check_file(path).acts) == ((), count + 2)
    with closing(sqlite3.connect(path)) as raw:
        pieces = [size for (size,) in raw.execute("SELECT length(bytes) FROM slice")]
        assert (
            raw.execute("SELECT round FROM tail UNION SELECT round FROM stretch").fetchall() == []
        )
    assert max(pieces) <= SLICE
    assert len(pieces) > 1 or count < 13 * STRETCH
