"""Deleting a person: every column that may name them, every byte of the file; and retention."""

import json
import sqlite3
from contextlib import closing

import msgspec
import pytest
from store.samples import ANA, BEGAN, BO, CHAIRS, TABLE, act, acts, begun, ended, record, window

from bot.preferences import Personal
from bot.records import Chair, Phase, TableId, UserId
from bot.store.check import check_file
from bot.store.privacy import PEOPLE
from bot.store.store import Store
from engines.core.contract import Feat, Level, Result

ALONE, SERIES = TableId("ALONE"), TableId("SERIES")
NOBODY = {
    "record": {"id", "channel", "open", "unshown", "seating"},
    "chair": {"record", "seating", "seat"},
    "round": {"id", "record", "number", "seating", "seats", "acts", "slice", "slices"}
    | {"repeats", "series", "channel"},
    "tail": {"round", "following"},
    "stretch": {"round", "first"},
    "slice": {"id"},
    "window": {"record"},
    "finish": {"round", "place", "points", "ranking"},
    "standing": {"guild", "month", "played", "won", "shared", "series", "points", "best"},
    "member": {"guild", "ranking"},
    "feat": {"guild", "worth"},
    "rivalry": {"guild", "played", "ahead", "behind"},
    "preference": set(),
    "server": {"guild"},
}
"""Columns of whole numbers that are no people; a new one has to be put here or in ``PEOPLE``."""


async def fill(store):
    """Store whatever can name Ana: games shared and alone, a series, an open hand, old seatings."""
    await store.commit(record(chairs=()))
    await store.commit(record(), begun=begun(), entry=act(0))
    best = (Feat(24, (("5h", "Js"), ("5c",))), None, None)
    await store.commit(record(), ended=msgspec.structs.replace(ended(begun()), feats=best))
    await store.keep_window(window())
    await store.commit(record(chairs=CHAIRS[1:], host=BO, phase=Phase.CLOSED))
    alone = (CHAIRS[0], Chair("Computer", level=Level.EASY))
    facts = {"chairs": alone, "gone": ()}
    round_ = begun(ALONE, chairs=alone, seats=2)
    await store.commit(record(ALONE, **facts), begun=round_, entry=acts(1)[0])
    over = {"ended": BEGAN + 60, "result": Result(((0,), (1,)), (1, 0), "winner")}
    over = msgspec.structs.replace(round_, **over)
    await store.commit(record(ALONE, **facts, phase=Phase.CLOSED), ended=over)
    running = {"length": 3, "gone": (), "tally": (2, 0, 1), "points": (9, 0, 1), "counted": 3}
    await store.commit(record(SERIES, **running), begun=begun(SERIES), entry=act(0))
    closed = record(SERIES, **running, phase=Phase.CLOSED)
    await store.commit(closed, ended=ended(begun(SERIES), at=BEGAN + 900))
    await store.keep_window(window(SERIES))
    await store.keep_personal(ANA, Personal(large=True))


def columns(path):
    """Return every column that can hold a whole number, by table."""
    with closing(sqlite3.connect(path)) as raw:
        tables = [
            name for (name,) in raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        return {
            table: {
                name
                for _, name, kind, *_ in raw.execute(f"PRAGMA table_info({table})")
                if kind in ("INTEGER", "ANY")
            }
            for table in tables
        }


def holding(path, user):
    """Return the columns, by table, in which *user*'s id stands."""
    with closing(sqlite3.connect(path)) as raw:
        return {
            (table, name)
            for table, names in columns(path).items()
            for name in names
            if raw.execute(f"SELECT 1 FROM {table} WHERE {name} = ? LIMIT 1", (user,)).fetchone()
        }


def traces(user, name):
    """Return what of a person may stand in a file: the id in SQLite's bytes, as text, the name."""
    number = int(user)
    return (
        number.to_bytes(8, "big"),
        number.to_bytes(8, "little"),
        str(number).encode(),
        name.encode(),
    )


def content(path):
    return b"".join(f.read_bytes() for f in path.parent.iterdir() if f.name.startswith(path.name))


async def test_every_whole_number_of_the_schema_is_known_to_be_a_person_or_not(store, path):
    known = {table: set(PEOPLE.get(table, ())) | NOBODY[table] for table in NOBODY}
    assert columns(path) == known
    assert all(not set(PEOPLE[table]) & NOBODY[table] for table in PEOPLE)


async def test_every_column_of_people_is_filled_and_forgotten(store, path):
    await fill(store)
    everywhere = {(table, name) for table, names in PEOPLE.items() for name in names}
    assert holding(path, ANA) == everywhere
    await store.forget(ANA)
    assert holding(path, ANA) == set()
    assert holding(path, BO) >= {("chair", "user"), ("finish", "user"), ("rivalry", "user")}


async def test_not_a_byte_of_a_deleted_person_is_left_in_the_file(path):
    async with await Store.open(path) as store:
        await fill(store)
        assert all(trace in content(path) for trace in traces(ANA, "Ana Nass")[::3])
        await store.forget(ANA)
        left = content(path)  # with its log, while the store is open
        assert not [trace for trace in traces(ANA, "Ana Nass") if trace in left]
        assert BO.to_bytes(8, "big") in left
        await store.commit(record(TableId("AFTER"), chairs=CHAIRS[1:], host=BO))
    assert check_file(path).problems == ()
    assert not [trace for trace in traces(ANA, "Ana Nass") if trace in content(path)]


async def test_others_keep_their_results_against_a_former_player(store, path):
    await fill(store)
    before = await store.profile(11, BO)
    await store.forget(ANA)
    assert await store.profile(11, ANA) is None
    bo = await store.profile(11, BO)
    assert (bo.games, bo.ranking) == (before.games, before.ranking)
    assert [(r.rival, r.name, r.played) for r in bo.rivals] == [(-3, "", 2), (0, "", 2)]
    (newest, _) = (await store.history(BO, first=0, most=9)).games
    assert newest.chairs[0] == Chair("")
    assert newest.chairs[0].former
    assert (await store.round(TABLE, 1)).chairs[0].former
    assert await store.entries(TABLE, 1) != ()
    assert (await store.record(TABLE)).host == BO
    assert (await store.record(SERIES)).host == 0
    assert await store.record(ALONE) is None
    assert await store.entries(ALONE, 1) == ()


async def test_two_former_players_are_one_opponent(store):
    cy = Chair("Cy", user=UserId(3 * 10**17))
    for table, other in (("T1", CHAIRS[0]), ("T2", cy), ("T3", cy)):
        chairs = (CHAIRS[1], other)
        round_ = begun(TableId(table), chairs=chairs, seats=2)
        await store.commit(record(TableId(table), chairs=chairs), begun=round_, entry=act(0))
        result = Result(((0,), (1,)), (1, 0), "winner")
        over = msgspec.structs.replace(round_, ended=BEGAN, result=result)
        closed = record(TableId(table), chairs=chairs, phase=Phase.CLOSED)
        await store.commit(closed, ended=over)
    for user in (ANA, cy.user):
        await store.forget(user)
    (rival,) = (await store.profile(11, BO)).rivals
    assert (rival.rival, rival.played, rival.ahead) == (0, 3, 3)


async def test_deleting_somebody_unknown_changes_nothing(store):
    await fill(store)
    before = await store.data_of(ANA)
    await store.forget(UserId(5))
    assert await store.data_of(ANA) == before


async def test_all_that_is_stored_about_a_person_is_told(store):
    await fill(store)
    data = json.loads(json.dumps(await store.data_of(ANA)))
    assert data["user"] == str(ANA)
    assert {row["table"] for row in data["tables"]} == {TABLE, ALONE, SERIES}
    assert {row["name"] for row in data["tables"]} == {"Ana Nass"}
    assert [(row["table"], row["place"]) for row in data["games"]] == [
        (ALONE, 1),
        (TABLE, 1),
        (SERIES, 1),
    ]
    (standing,) = data["standings"]
    assert (standing["month"], standing["played"], standing["series"]) == ("2025-10", 3, 1)
    assert data["servers"] == [{"server": 11, "name": "Ana Nass", "ranking_points": 48}]
    assert {row["opponent"] for row in data["opponents"]} == {BO, -1, -3}
    assert len(data["open_hands"]) == 2
    (best,) = data["best_hands"]
    assert (best["game"], best["worth"], best["cards"]) == ("updown", 24, [["5h", "Js"], ["5c"]])
    assert data["settings"]["large"] is True
    everything = json.dumps(data)
    assert "aW50ZXJhY3Rpb24" not in everything  # a token is no answer to give away
    nobody = await store.data_of(UserId(5))
    assert {len(found) for key, found in nobody.items() if key != "user"} == {0}


async def test_open_tables_that_know_somebody_are_found(store):
    await fill(store)
    assert await store.tables_of(ANA) == ()
    await store.commit(record(TableId("LOBBY"), phase=Phase.LOBBY, gone=()))
    await store.commit(record(TableId("HOSTED"), chairs=CHAIRS[1:], host=ANA))
    assert set(await store.tables_of(ANA)) == {"LOBBY", "HOSTED"}


# Retention


@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.BETWEEN])
async def test_moves_of_old_games_go_and_results_stay(store, path, phase):
    await store.commit(record(), begun=begun(), entry=act(0))
    over = ended(begun(), at=BEGAN + 600)
    await store.commit(record(phase=phase), entry=act(1), version=1, ended=over)
    standing = await store.profile(11, ANA)
    assert await store.drop_moves(BEGAN + 600) == 0
    closed = phase is Phase.CLOSED
    assert await store.drop_moves(BEGAN + 601) == closed  # those of an open table are needed
    assert len(await store.entries(TABLE, 1)) == (0 if closed else 2)
    assert await store.round(TABLE, 1) == over
    assert await store.profile(11, ANA) == standing
    assert len(await store.ended_rounds(22, 5)) == (not closed)
    assert (await store.history(ANA, first=0, most=9)).games[0].kept is not closed
    assert [each.number for each in await store.rounds_of(TABLE)] == [1]
    assert check_file(path).problems == ()
