"""The port's promises, one by one: what is committed is read back, and nothing that clashes is."""

from inspect import signature

import msgspec
import pytest
from store.samples import (
    BEGAN,
    BO,
    CHAIRS,
    TABLE,
    act,
    acts,
    begun,
    ended,
    play,
    record,
    window,
)

from bot.records import Chair, ClashError, Ledger, Phase, TableId, UserId
from bot.store.errors import StoreError
from bot.store.store import Store

OTHER = TableId("ZZ99ZZ99")


def close(entries, others):
    """Whether two rounds are the same, times to a twentieth of a second."""
    zero = [msgspec.structs.replace(entry, at=0) for entry in entries]
    return zero == [msgspec.structs.replace(entry, at=0) for entry in others] and all(
        abs(one.at - other.at) <= 0.0501 for one, other in zip(entries, others, strict=True)
    )


def test_the_store_has_every_call_of_the_port():
    calls = [name for name in vars(Ledger) if not name.startswith("_")]
    assert len(calls) == 10
    for name in calls:
        assert signature(getattr(Store, name)) == signature(getattr(Ledger, name)), name


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"guild": None, "message": None, "deadline": None, "clock": None},
        {"phase": Phase.LOBBY, "round": 0, "chairs": (), "gone": (), "tally": (), "options": {}},
        {"phase": Phase.BETWEEN, "recapped": 1},
        {"chairs": (Chair("'; DROP TABLE chair; --", user=UserId(2**62)),)},
    ],
)
async def test_a_record_is_read_back_whole(store, changes):
    stored = record(**changes)
    await store.commit(stored)
    assert await store.record(TABLE) == stored


async def test_the_later_record_stands(store):
    await store.commit(record())
    later = record(phase=Phase.BETWEEN, chairs=CHAIRS[:2], host=BO, channel=23, message=34)
    await store.commit(later)
    assert await store.record(TABLE) == later
    assert await store.tables_in(22) == ()
    assert await store.tables_in(23) == (later,)


async def test_an_unknown_table_has_nothing(store):
    assert await store.record(TABLE) is None
    assert await store.round(TABLE, 1) is None
    assert await store.entries(TABLE, 1) == ()
    assert await store.open_tables() == ()
    assert await store.tables_in(22) == ()
    assert await store.ended_rounds(22, 5) == ()
    assert await store.windows(0) == ()


async def test_open_tables_are_listed_oldest_first_without_the_closed(store):
    young, old = record(OTHER, created=50, channel=7), record(created=40)
    shut = record(TableId("CC"), created=30, phase=Phase.CLOSED)
    for one in (young, old, shut):
        await store.commit(one)
    assert await store.open_tables() == (old, young)
    assert await store.tables_in(22) == (old,)
    assert await store.tables_in(7) == (young,)
    closed = msgspec.structs.replace(old, phase=Phase.CLOSED)
    await store.commit(closed)
    assert await store.open_tables() == (young,)
    assert await store.unshown_tables() == (shut, closed)
    await store.commit(msgspec.structs.replace(closed, settled=True))
    assert await store.unshown_tables() == (shut,)


async def test_a_round_is_read_back_whole(store):
    await store.commit(record(), begun=begun())
    assert await store.round(TABLE, 1) == begun()
    over = ended(begun())
    await store.commit(record(phase=Phase.BETWEEN), ended=over)
    assert await store.round(TABLE, 1) == over
    assert await store.round(TABLE, 2) is None


async def test_acts_are_read_back_in_their_order(store):
    entries = acts(30)
    await store.commit(record(), begun=begun(), entry=entries[0], version=0)
    await play(store, entries[1:], first=1)
    assert close(await store.entries(TABLE, 1), entries)


async def test_acts_of_a_finished_round_are_the_same(store):
    entries = acts(60)
    await store.commit(record(), begun=begun(), entry=entries[0])
    await play(store, entries[1:-1], first=1)
    before = await store.entries(TABLE, 1)
    await store.commit(record(), entry=entries[-1], version=59, ended=ended(begun()))
    assert close(await store.entries(TABLE, 1), entries)
    assert (await store.entries(TABLE, 1))[:-1] == before


async def test_a_move_taken_back_after_the_end_goes_on_and_ends_anew(store):
    entries = acts(12)
    await store.commit(record(), begun=begun())
    await play(store, entries[:8])
    await store.commit(record(), ended=ended(begun()))
    with pytest.raises(ClashError):
        await play(store, entries[8:], first=0)
    await play(store, entries[8:11], first=8)
    assert close(await store.entries(TABLE, 1), entries[:11])
    again = ended(begun(), outcome="blocked")
    await store.commit(record(), entry=entries[11], version=11, ended=again)
    assert close(await store.entries(TABLE, 1), entries)
    assert (await store.round(TABLE, 1)).result.outcome == "blocked"


ODD = [
    act(1, at=BEGAN - 3),  # a clock set back
    act(1, at=BEGAN + 90 * 86400, seat=9),
    msgspec.structs.replace(act(1), action="declare " + "/".join(["5h6h7h"] * 40)),
    msgspec.structs.replace(act(1), action="7"),
    msgspec.structs.replace(act(1), action="1" * 17),
    msgspec.structs.replace(act(1), action="chamar ás"),
    msgspec.structs.replace(act(1), events=b""),
    msgspec.structs.replace(act(1), events=bytes(range(256)) * 40),
    msgspec.structs.replace(act(1), seat=None, action=""),
    msgspec.structs.replace(act(1), secrets=(b"", b"\x00" * 32)),
]


@pytest.mark.parametrize("odd", ODD)
async def test_an_odd_act_is_kept_as_it_is_live_and_finished(store, odd):
    await store.commit(record(), begun=begun(), entry=act(0))
    await store.commit(record(), entry=odd, version=1)
    assert close(await store.entries(TABLE, 1), [act(0), odd])
    await store.commit(record(), ended=ended(begun()))
    assert close(await store.entries(TABLE, 1), [act(0), odd])


async def test_a_finished_round_without_acts_has_none(store):
    await store.commit(record(), begun=begun())
    await store.commit(record(), ended=ended(begun()))
    assert await store.entries(TABLE, 1) == ()


CLASHES = [
    # what is committed after acts 0 and 1 of round 1
    {"entry": act(2), "version": 1},
    {"entry": act(2), "version": 3},
    {"entry": act(2), "version": 0},
    {"entry": act(2), "version": -1},
    {"entry": act(0), "version": 0, "begun": begun()},
    {"begun": begun(number=3)},
    {"ended": ended(begun(number=2))},
    {"entry": act(2), "version": 0, "to": 2},
]


@pytest.mark.parametrize("clash", CLASHES)
async def test_a_clash_stores_nothing(store, clash):
    facts = dict(clash)
    await store.commit(record(), begun=begun(), entry=act(0))
    await store.commit(record(), entry=act(1), version=1)
    before = await whole(store)
    changed = record(why_paused="other", chairs=CHAIRS[:1], host=BO, round=facts.pop("to", 1))
    with pytest.raises(ClashError):
        await store.commit(changed, **facts)
    assert await whole(store) == before
    await store.commit(record(), entry=act(2), version=2)
    assert len(await store.entries(TABLE, 1)) == 3


async def whole(store):
    return (
        await store.record(TABLE),
        await store.round(TABLE, 1),
        await store.round(TABLE, 2),
        await store.entries(TABLE, 1),
        await store.entries(TABLE, 2),
    )


async def test_a_clash_at_a_new_table_leaves_no_table(store):
    with pytest.raises(ClashError):
        await store.commit(record(), entry=act(0), version=0)
    assert await store.record(TABLE) is None


async def test_a_value_that_sqlite_refuses_is_a_store_error_of_that_caller_alone(store):
    with pytest.raises((StoreError, OverflowError)):
        await store.commit(record(channel=2**70))
    assert await store.record(TABLE) is None
    await store.commit(record())
    assert await store.record(TABLE) == record()


async def test_a_round_keeps_the_people_who_began_it(store):
    await store.commit(record(), begun=begun(), entry=act(0))
    await store.commit(record(chairs=CHAIRS[:2], phase=Phase.BETWEEN), ended=ended(begun()))
    await store.commit(record(chairs=(), phase=Phase.BETWEEN))
    assert (await store.record(TABLE)).chairs == ()
    assert (await store.round(TABLE, 1)).chairs == CHAIRS
    new = (Chair("Cy", user=UserId(303)), CHAIRS[2])
    await store.commit(record(chairs=new, round=2), begun=begun(number=2, chairs=new))
    assert (await store.record(TABLE)).chairs == new
    assert (await store.round(TABLE, 1)).chairs == CHAIRS
    assert (await store.round(TABLE, 2)).chairs == new


async def test_a_round_may_begin_with_other_people_than_the_record_shows(store):
    await store.commit(record(chairs=CHAIRS[:2]), begun=begun(chairs=CHAIRS))
    assert (await store.record(TABLE)).chairs == CHAIRS[:2]
    assert (await store.round(TABLE, 1)).chairs == CHAIRS


async def test_finished_rounds_of_a_channel_are_listed_newest_first(store):
    for number, (table, channel) in enumerate([(TABLE, 22), (OTHER, 22), (TableId("CC"), 7)]):
        await store.commit(record(table, channel=channel), begun=begun(table))
        over = ended(begun(table), at=BEGAN + number)
        await store.commit(record(table, channel=channel, phase=Phase.CLOSED), ended=over)
    await store.commit(record(round=2), begun=begun(number=2))
    found = await store.ended_rounds(22, 5)
    assert [(round_.table, round_.number) for round_ in found] == [(OTHER, 1), (TABLE, 1)]
    assert found[1] == ended(begun(), at=BEGAN)
    assert await store.ended_rounds(22, 1) == found[:1]
    assert await store.ended_rounds(22, 0) == await store.ended_rounds(22, -1) == ()


async def test_a_person_has_one_window_a_table_until_it_is_over(store):
    await store.commit(record())
    await store.commit(record(OTHER))
    await store.keep_window(window(until=BEGAN + 1))
    await store.keep_window(window(until=BEGAN + 5, token="later"))
    await store.keep_window(window(user=BO, until=BEGAN + 3))
    await store.keep_window(window(OTHER, until=BEGAN + 4))
    kept = (
        window(user=BO, until=BEGAN + 3),
        window(OTHER, until=BEGAN + 4),
        window(until=BEGAN + 5, token="later"),
    )
    assert await store.windows(BEGAN) == kept
    assert await store.windows(BEGAN + 3) == kept[1:]
    assert await store.windows(BEGAN) == kept[1:], "a window that was over is forgotten"


async def test_a_window_of_an_unknown_table_clashes(store):
    with pytest.raises(ClashError):
        await store.keep_window(window())


async def test_all_is_there_after_closing_and_opening(path):
    entries = acts(20)
    async with await Store.open(path) as store:
        await store.commit(record(), begun=begun())
        await play(store, entries)
        await store.keep_window(window())
        before = (await whole(store), await store.windows(0))
    async with await Store.open(path) as store:
        assert (await whole(store), await store.windows(0)) == before


async def test_a_closed_store_says_so(path):
    store = await Store.open(path)
    await store.close()
    await store.close()
    with pytest.raises(StoreError):
        await store.commit(record())
    with pytest.raises(StoreError):
        await store.record(TABLE)
