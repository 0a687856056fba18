"""How the answers about games that were played grow with them: 1,000, 10,000, 100,000.

A store is filled with so many finished games of one channel; then the bot on the sandbox is asked by
slash command.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from bench.figures import Figure
from play.parlour import Open, live, play_round
from play.test_rounds import seated

from bot.records import UserId
from bot.store import standings
from bot.store.privacy import forget, scrub
from engines.core.contract import Feat, Result

GAMES = (1_000, 10_000, 100_000)
PEOPLE, YEARS, ASKED = 400, 3, 21
DAY = 86_400.0
TARGET = 300
"""Milliseconds that an answer may take with however many games."""


async def first_game(path):
    """Play one real round to its end and close its table; return Maya's id and when that was."""
    parlour = await Open.start(path, seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)

    async def move(player, action):
        await table.act(UserId(player.user), action)

    await play_round(parlour, [maya, theo], move=move)
    asked = await maya.command("table end")
    await maya.press("Yes, do it", asked.message.id)
    now = parlour.now()
    await parlour.leave()
    return parlour, maya, now


def fill(path, maya, now, games):
    """Copy that game *games* times, for people drawn at random, over some years."""
    random = Random(5)
    people = [(maya.user, "Maya")] + [(10**17 + n, f"Player {n}") for n in range(1, PEOPLE)]
    weights = [5.0, *(1 / (n + 3) for n in range(1, PEOPLE))]
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("BEGIN")
        record = raw.execute("SELECT channel, host, kept FROM record").fetchone()
        columns = "options, acts, slices, channel"
        round_ = raw.execute(f"SELECT {columns} FROM round").fetchone()
        slices = raw.execute("SELECT bytes FROM slice ORDER BY id").fetchall()
        for number in range(2, games + 2):
            at = now - random.random() * YEARS * 365 * DAY
            raw.execute(
                "INSERT INTO record (id, code, channel, open, created, host, seating, kept)"
                " VALUES (?, ?, ?, 0, ?, ?, 0, ?)",
                (number, f"{number:08x}", record[0], at, record[1], record[2]),
            )
            chosen = _people(random, people, weights)
            raw.executemany(
                "INSERT INTO chair VALUES (?, 0, ?, ?, ?, NULL)",
                [(number, seat, user, name) for seat, (user, name) in enumerate(chosen)],
            )
            seats = random.sample((0, 1), 2)
            result = Result(tuple((seat,) for seat in seats), (random.randrange(9),) * 2, "winner")
            hand = Feat(random.randrange(29), (("5c", "5d", "5h", "Js"), ("5s",)))
            raw.execute(
                "INSERT INTO round (record, number, seating, game, seats, began, ended, result,"
                f" feats, slice, {columns}) VALUES (?, 1, 0, ?, 2, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    number,
                    "cribbage" if number % 3 == 2 and number != games // 2 else "updown",
                    at,
                    at + 300,
                    msgspec.msgpack.encode(msgspec.structs.astuple(result)),
                    msgspec.msgpack.encode((hand, None)),
                    1 + len(slices) * (number - 1),
                    *round_,
                ),
            )
            raw.executemany("INSERT INTO slice (bytes) VALUES (?)", slices)
        began = time.perf_counter()
        standings.rebuild(raw)
        raw.execute("COMMIT")
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return time.perf_counter() - began


def _people(random, people, weights):
    while True:
        first, second = random.choices(people, weights, k=2)
        if first != second:
            return first, second


async def asked(maya, name, options, times):
    """Return the seconds that each of some answers took."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        answer = await maya.command(name, options)
        assert answer.message is not None, answer.why
        assert bool(answer.message.images) == (name == "recap"), answer.message.text
        assert "went wrong" not in answer.message.text
        took.append(time.perf_counter() - began)
    return took


async def completed(maya, times):
    took = []
    for typed in ("", "player 7", "no such", "round 1", "maya") * (times // 5 or 1):
        began = time.perf_counter()
        await maya.complete("recap", {"round": typed}, focused="round")
        took.append(time.perf_counter() - began)
    return took


async def answers(games, folder, times):
    """Yield the figures of *games* stored games, each answer asked *times* times."""
    path = folder / f"standings{games}.db"
    parlour, maya, now = await first_game(path)
    rebuilt = fill(path, maya, now, games)
    yield _stored("rebuilding", rebuilt, games)
    await parlour.run()
    rows = {
        "/leaderboard": ("leaderboard", {}),
        "/leaderboard game": ("leaderboard", {"game": "updown"}),
        "/leaderboard season": ("leaderboard", {"period": "season"}),
        "/profile": ("profile", {}),
        "/games": ("games", {}),
        "/recap": ("recap", {}),
        "/recap of an old game": ("recap", {"round": f"{games // 2:08x}:1"}),
    }
    try:
        for shown, (name, options) in rows.items():
            yield _answer(shown, await asked(maya, name, options, times), games)
        yield _answer("/recap completion", await completed(maya, times), games)
    finally:
        await parlour.stop()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        began = time.perf_counter()
        forget(raw, UserId(maya.user))
        yield _stored("deleting the busiest person", time.perf_counter() - began, games)
        began = time.perf_counter()
        scrub(raw)
        yield _stored("writing the file anew", time.perf_counter() - began, games)


def _answer(shown, took, games):
    return Figure(
        name=f"{shown}, {games:,} games",
        ours=statistics.median(took) * 1000,
        unit="ms",
        target=TARGET,
        at_most=True,
    )


def _stored(shown, seconds, games):
    return Figure(name=f"{shown}, {games:,} games", ours=seconds, unit="s")


async def _all(games, folder, times):
    return [figure async for figure in answers(games, folder, times)]


def figures(plan, peers):
    """Yield how long each answer takes, by how many games are stored."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        for games in GAMES[:1] if plan.quick else GAMES:
            yield from asyncio.run(_all(games, Path(folder), 5 if plan.quick else ASKED))
