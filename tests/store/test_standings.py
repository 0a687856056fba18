"""Standings as the store keeps them: counted with each game, the same when made anew."""

import asyncio
import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest
from store.samples import ANA, BEGAN, BO, CHAIRS, TABLE, act, acts, begun, ended, record

from bot.annals import GameRecord, Leader
from bot.records import Chair, Phase, TableId, UserId
from bot.standings import COMPUTERS, Period, Rank, rank_of
from bot.store import standings
from bot.store.check import check_file
from bot.store.migrate import MIGRATIONS, NEWEST, migrate
from bot.store.store import Store
from engines.core.contract import Feat, Level, Result
from engines.core.series import Row, leaderboard

KEPT = ("finish", "standing", "member", "rivalry", "feat")
DAY = 86_400.0
PEOPLE = tuple(Chair(f"P{n:02}", user=UserId(10**17 + n)) for n in range(12))
COMPUTERS_AT = tuple(Chair("Computer", level=level) for level in Level)


def kept(path):
    with closing(sqlite3.connect(path)) as raw:
        return {name: sorted(raw.execute(f"SELECT * FROM {name}")) for name in KEPT}


async def ranked(store, **changes):
    facts = {"game": None, "period": Period.ALL, "now": BEGAN, "first": 0, "most": 50}
    asked = {**facts, **changes}
    guild = asked.pop("guild", 11)
    return await store.leaders(guild, asked.pop("game"), asked.pop("period"), **asked)


async def test_a_finished_game_counts_in_the_same_transaction(store):
    await store.commit(record(), begun=begun(), entry=act(0))
    assert await store.profile(11, ANA) is None
    await store.commit(record(), ended=ended(begun()))
    ana = await store.profile(11, ANA)
    assert ana.games == (GameRecord("updown", 1, 1, 0, 0, 1),)
    assert ana.ranking == 22  # a person and a Hard computer left behind
    assert [(r.rival, r.name, r.ahead) for r in ana.rivals] == [
        (COMPUTERS[Level.HARD], "", 1),
        (BO, CHAIRS[1].name, 1),
    ]
    assert (await store.profile(11, BO)).games[0].won == 0
    assert await store.profile(12, ANA) is None  # another server knows nothing of it
    found = await ranked(store)
    assert found.people == 2
    assert found.rows[0] == Leader(1, ANA, "Ana Nass", 0, 1, 1, 1)


async def test_a_commit_that_clashes_counts_nothing(store, path):
    await store.commit(record(), begun=begun(), entry=act(0))
    answers = await asyncio.gather(
        store.commit(record(), entry=act(1), version=7, ended=ended(begun())),
        return_exceptions=True,
    )
    assert type(answers[0]).__name__ == "ClashError"
    assert kept(path) == {name: [] for name in KEPT}


async def test_a_game_that_ends_twice_counts_once(store):
    await store.commit(record(), begun=begun(), entry=act(0), ended=ended(begun()))
    await store.commit(record(), ended=ended(begun()))
    assert (await store.profile(11, ANA)).games[0].played == 1


async def test_a_game_dealt_once_more_counts_nothing_even_after_a_restart(path):
    async with await Store.open(path) as store:
        await store.commit(record(), begun=begun(repeats=True), entry=act(0))
    async with await Store.open(path) as store:
        again = await store.round(TABLE, 1)
        assert again.repeats
        await store.commit(record(), ended=ended(again))
        assert await store.profile(11, ANA) is None


async def test_gains_are_kept_with_the_round(store):
    await store.commit(record(), begun=begun(), entry=act(0))
    over = msgspec.structs.replace(ended(begun()), gains=(30, -10, -20))
    await store.commit(record(), ended=over)
    assert await store.round(TABLE, 1) == over
    assert [row.points for row in (await ranked(store)).rows] == [30, -10]


async def test_the_best_hand_of_each_game_is_kept_the_first_of_equal_ones(store):
    two, win, at = PEOPLE[:2], ((0,), (1,)), BEGAN
    for number, worth in enumerate((20, 24, 24, 12)):
        at += DAY
        feats = (Feat(worth, (("5h", "Js"), (f"{number}c",))), None)
        await play(store, TableId(f"T{number}"), two, win, at, game="cribbage", feats=feats)
    await play(store, TableId("T9"), two, win, at, game="wild", feats=(Feat(200), Feat(3)))
    await play(store, TableId("T8"), two, win, at, guild=12, game="wild", feats=(Feat(900), None))
    games = {each.game: each for each in (await store.profile(11, two[0].user)).games}
    assert games["cribbage"].feat == Feat(24, (("5h", "Js"), ("1c",)))
    assert games["cribbage"].feat_at == BEGAN + 2 * DAY
    assert games["wild"].feat == Feat(200)
    other = {each.game: each.feat for each in (await store.profile(11, two[1].user)).games}
    assert other == {"cribbage": None, "wild": Feat(3)}


async def test_a_game_that_is_a_series_by_its_own_law_is_won_as_one(store):
    pool = {"game": "rummy", "series": True}
    await play(store, TableId("T1"), PEOPLE[:2], ((0,), (1,)), BEGAN, **pool)
    await play(store, TableId("T2"), PEOPLE[:2], ((0, 1),), BEGAN, **pool)
    await play(store, TableId("T3"), PEOPLE[:2], ((0,), (1,)), BEGAN, game="rummy")
    assert [row.series for row in (await ranked(store)).rows] == [2, 1]
    assert (await store.profile(11, PEOPLE[0].user)).ranking == 23  # 3 for a game of a series


async def finished_series(store, table=TABLE, tally=(2, 0, 1), **changes):
    running = {"length": 3, "gone": (), "points": (40, 0, 20)}
    await store.commit(record(table, **running), begun=begun(table), entry=act(0))
    await store.commit(record(table, **running, phase=Phase.BETWEEN), ended=ended(begun(table)))
    closed = {**running, "phase": Phase.CLOSED, "counted": 3, "tally": tally, **changes}
    await store.commit(record(table, **closed))


async def test_a_series_counts_when_its_table_closes_and_only_then(store):
    await store.commit(record(length=3), begun=begun(), entry=act(0))
    await store.commit(record(length=3, phase=Phase.BETWEEN), ended=ended(begun()))
    assert (await ranked(store)).rows[0].series == 0
    await finished_series(store, TableId("S2"))
    await store.commit(await store.record(TableId("S2")))  # noted again: counted once
    top = (await ranked(store)).rows[0]
    assert (top.user, top.series) == (ANA, 1)
    assert [each.id for each in await store.ended_series(22, 5)] == ["S2"]
    assert await store.ended_series(23, 5) == ()


async def test_a_series_that_everybody_left_is_nobodys(store):
    await finished_series(store, gone=(0, 1, 2))
    assert all(row.series == 0 for row in (await ranked(store)).rows)


async def test_a_shared_series_is_each_winners(store):
    await finished_series(store, tally=(1, 1, 1), points=(9, 9, 2))
    assert [row.series for row in (await ranked(store)).rows] == [1, 1]


async def play(
    store,
    table,
    chairs,
    places,
    at,
    *,
    game="updown",
    guild=11,
    points=None,
    feats=(),
    series=False,
):
    seats = len(chairs)
    facts = {"game": game, "chairs": chairs, "guild": guild, "gone": ()}
    round_ = begun(table, game=game, chairs=chairs, seats=seats, began=at - 60, series=series)
    await store.commit(record(table, **facts), begun=round_, entry=act(0))
    result = Result(places, points or (1,) * seats, "winner")
    over = msgspec.structs.replace(round_, ended=at, result=result, feats=feats)
    await store.commit(record(table, **facts, phase=Phase.CLOSED), ended=over)


async def test_periods_games_and_servers_are_counted_apart(store):
    two, win = PEOPLE[:2], ((0,), (1,))
    month = 31 * DAY
    await play(store, TableId("T1"), two, win, BEGAN)
    await play(store, TableId("T2"), two, win, BEGAN - month)
    await play(store, TableId("T3"), two, win, BEGAN - 6 * month, game="wild")
    await play(store, TableId("T4"), two, win, BEGAN, guild=12)

    async def won(**asked):
        return [row.games for row in (await ranked(store, **asked)).rows]

    assert await won() == [3, 0]
    assert await won(game="wild") == [1, 0]
    assert await won(guild=12) == [1, 0]
    assert await won(period=Period.MONTH) == [1, 0]
    assert await won(period=Period.MONTH, now=BEGAN + month) == []
    assert await won(period=Period.SEASON, now=BEGAN - 6 * month) == [1, 0]


async def many(store, seed, games=120):
    """Store games and series of every kind, with equal times now and then."""
    random, at = Random(seed), BEGAN
    for number in range(games):
        table, at = TableId(f"T{number}"), at + random.choice((0, 0, 3, DAY))
        chairs = tuple(random.sample(PEOPLE + COMPUTERS_AT, random.choice((2, 2, 3, 5))))
        seats = list(range(len(chairs)))
        random.shuffle(seats)
        places = random.choice((tuple((s,) for s in seats), (tuple(seats[:2]), tuple(seats[2:]))))
        places = tuple(group for group in places if group) if random.random() < 0.95 else ()
        length = random.choice((None, None, 3))
        facts = {
            "chairs": chairs,
            "gone": tuple(random.sample(seats, random.choice((0, 0, 0, 1, len(seats))))),
            "guild": random.choice((11, 11, 12, None)),
            "length": length,
            "tally": tuple(random.randrange(3) for _ in seats),
            "points": tuple(random.randrange(3) for _ in seats),
            "counted": random.randrange(3),
        }
        game = random.choice(("updown", "wild"))
        kind = {"repeats": random.random() < 0.1, "series": random.random() < 0.2}
        round_ = begun(table, game=game, chairs=chairs, seats=len(chairs), **kind)
        first = {"begun": round_, "entry": act(0)}
        await store.commit(record(table, game=game, **facts), **first)
        result = Result(places, tuple(random.randrange(50) for _ in seats), "winner")
        gains = tuple(random.randrange(-9, 9) for _ in seats) if random.random() < 0.2 else ()
        feats = tuple(random.choice((None, Feat(random.randrange(9), (("2c",),)))) for _ in seats)
        more = {"gains": gains, "feats": feats}
        over = msgspec.structs.replace(round_, ended=at, result=result, **more)
        phase = random.choice((Phase.CLOSED, Phase.BETWEEN))
        closed = record(table, game=game, **facts, phase=phase)
        await store.commit(closed, ended=over)


@pytest.mark.parametrize("seed", range(3))
async def test_all_standings_can_be_made_anew_from_the_games(path, seed):
    async with await Store.open(path) as store:
        await many(store, seed)
        counted = kept(path)
        await store._writer.do(standings.rebuild)
        assert kept(path) == counted
    assert all(counted.values())
    assert len({rank_of(ranking) for *_, ranking in counted["member"]}) >= 2
    assert any(row[7] for row in counted["standing"])


@pytest.mark.parametrize("seed", range(3))
async def test_the_order_of_a_leaderboard_is_the_rule_of_the_engines(store, seed):
    await many(store, seed)
    for guild in (11, 12, 0):
        for period in Period:
            rows = (await ranked(store, guild=guild, period=period, now=BEGAN + 30 * DAY)).rows
            given = [Row(row.name, row.series, row.games, row.points) for row in rows]
            assert tuple((row.rank, row.name) for row in rows) == leaderboard(given)


async def test_a_leaderboard_is_read_in_pages(store):
    await many(store, 1)
    whole = await ranked(store)
    pages = [await ranked(store, first=at, most=5) for at in range(0, whole.people, 5)]
    assert tuple(row for page in pages for row in page.rows) == whole.rows
    assert {page.people for page in pages} == {len(whole.rows)}


async def test_my_games_are_listed_newest_first_with_everybody_in_them(store):
    await play(store, TableId("T1"), PEOPLE[:2], ((0,), (1,)), BEGAN, points=(5, 0))
    trio = (PEOPLE[2], PEOPLE[0], COMPUTERS_AT[0])
    await play(store, TableId("T2"), trio, ((0, 1), (2,)), BEGAN + 9, game="wild")
    found = await store.history(PEOPLE[0].user, first=0, most=10)
    assert found.count == 2
    newest, oldest = found.games
    assert (newest.table, newest.game, newest.place, newest.chairs) == ("T2", "wild", 1, trio)
    assert (oldest.points, oldest.ranking, oldest.kept) == (5, 10, True)
    assert (await store.history(PEOPLE[0].user, first=1, most=1)).games == (oldest,)
    assert (await store.history(UserId(5), first=0, most=9)).games == ()


async def test_a_stronger_opponent_counts_for_more_as_of_that_moment(store):
    strong, weak, at = PEOPLE[0], PEOPLE[1], BEGAN
    for number in range(12):
        at += 60
        await play(store, TableId(f"T{number}"), (strong, weak), ((0,), (1,)), at)
    assert (await store.profile(11, strong.user)).ranking == 120
    await play(store, TableId("L"), (strong, weak), ((1,), (0,)), at + 60)
    profile = await store.profile(11, weak.user)
    assert profile.ranking == 13
    assert rank_of(profile.ranking) is Rank.ROOKIE


# A file of before


async def test_a_file_of_before_gets_its_standings_from_its_games(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, MIGRATIONS[:1])
    first, second = acts(2)
    new = path.with_name("new.db")
    async with await Store.open(new) as store:
        await store.commit(record(), begun=begun(), entry=first)
        await store.commit(record(length=3, counted=1), entry=second, version=1)
        closed = record(length=3, counted=1, tally=(2, 0, 1), gone=(), phase=Phase.CLOSED)
        await store.commit(closed, ended=ended(begun()))
    _copied(new, path)
    async with await Store.open(path) as store:
        assert (await store.round(TABLE, 1)).result == ended(begun()).result
        assert [round_.number for round_ in await store.ended_rounds(22, 5)] == [1]
        assert (await ranked(store)).people == 2
    assert kept(path) == kept(new)
    assert any(row[7] for row in kept(path)["standing"])
    assert (check_file(path).problems, check_file(path).version) == ((), NEWEST)


def _copied(new, old):
    """Put into the file *old*, of version 1, what *new* holds in the columns of that version."""
    with closing(sqlite3.connect(old, isolation_level=None)) as raw:
        raw.execute("ATTACH ? AS new", (str(new),))
        for table in ("record", "chair", "round"):
            kept = {row[1] for row in raw.execute(f"PRAGMA new.table_info({table})")}
            columns = [row[1] for row in raw.execute(f"PRAGMA main.table_info({table})")]
            columns = [name for name in columns if name in kept - {"acts"}]
            names = ", ".join(columns)
            raw.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM new.{table}")
        raw.execute("UPDATE main.round SET acts = 2, packed = (SELECT bytes FROM new.slice)")
        raw.execute("PRAGMA wal_checkpoint")


async def test_a_backfill_that_fails_leaves_the_file_as_it_was(path, monkeypatch):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, MIGRATIONS[:1])

        def failing(_):
            raise ValueError("no such luck")

        monkeypatch.setattr("bot.store.migrate.BESIDES", {"0002_standings": failing})
        with pytest.raises(ValueError, match="luck"):
            migrate(raw)
        assert raw.execute("PRAGMA user_version").fetchone() == (1,)
        tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_schema")}
        assert "finish" not in tables


# However many games there are


async def test_no_question_reads_a_whole_table(store):
    await many(store, 1)
    user, asked = PEOPLE[0].user, []

    def watching(connection):
        connection.set_trace_callback(asked.append)

    await store._reader.run(watching)
    await ranked(store, game="updown", period=Period.SEASON)
    await store.profile(11, user)
    await store.history(user, first=5, most=5)
    await store.ended_rounds(22, 25)
    await store.ended_series(22, 25)
    await store._reader.run(lambda c: c.set_trace_callback(None))
    plans = {
        detail
        for question in set(asked)
        if "SELECT" in question
        for *_, detail in await store._reader.run(
            lambda c, q=question: c.execute(f"EXPLAIN QUERY PLAN {q}").fetchall()
        )
    }
    assert sum("USING" in plan for plan in plans) > 8
    whole = {plan for plan in plans if plan.startswith("SCAN")}
    assert whole - {"SCAN total"} - {p for p in whole if "subquery" in p} == set()
