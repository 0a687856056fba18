"""Measure the standings: ``PYTHONPATH=.:tests python tests/bench/standings.py [GAMES] [FOLDER]``.

Fills a store with so many finished games (100,000 unless told) of one channel, then asks the bot on
the sandbox by slash command, and prints the median and the slowest of each answer in milliseconds.
"""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from play.parlour import Open, live, play_round
from play.test_rounds import seated

from bot.records import UserId
from bot.standings import month_of
from bot.store import standings
from bot.store.privacy import forget, scrub
from engines.core.contract import Feat, Result

GAMES, PEOPLE, YEARS, ASKED = 100_000, 400, 3, 21
DAY = 86_400.0
TARGET = 300


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
        columns = "options, packed, acts, channel"
        round_ = raw.execute(f"SELECT {columns} FROM round").fetchone()
        for number in range(2, games + 2):
            at = now - random.random() * YEARS * 365 * DAY
            raw.execute(
                "INSERT INTO record VALUES (?, ?, ?, 0, ?, ?, 0, ?, NULL)",
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
                f" feats, {columns}) VALUES (?, 1, 0, ?, 2, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    number,
                    "cribbage" if number % 3 == 2 and number != games // 2 else "updown",
                    at,
                    at + 300,
                    msgspec.msgpack.encode(msgspec.structs.astuple(result)),
                    msgspec.msgpack.encode((hand, None)),
                    *round_,
                ),
            )
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


async def asked(maya, name, options):
    """Return the seconds that each of some answers took."""
    took = []
    for _ in range(ASKED):
        began = time.perf_counter()
        answer = await maya.command(name, options)
        assert answer.message is not None, answer.why
        assert bool(answer.message.images) == (name == "recap"), answer.message.text
        assert "went wrong" not in answer.message.text
        took.append(time.perf_counter() - began)
    return took


async def completed(maya):
    took = []
    for typed in ("", "player 7", "no such", "round 1", "maya") * 4:
        began = time.perf_counter()
        await maya.complete("recap", {"round": typed}, focused="round")
        took.append(time.perf_counter() - began)
    return took


async def main(games, folder):
    path = folder / "standings.db"
    parlour, maya, now = await first_game(path)
    rebuilt = fill(path, maya, now, games)
    size = path.stat().st_size
    await parlour.run()
    print(f"{games:,} games, {size / 1e6:.0f} MB; rebuilt from them in {rebuilt:.1f} s")
    table = f"{games // 2:08x}"
    rows = {
        "/leaderboard": ("leaderboard", {}),
        "/leaderboard game": ("leaderboard", {"game": "updown"}),
        "/leaderboard season": ("leaderboard", {"period": "season"}),
        "/profile": ("profile", {}),
        "/games": ("games", {}),
        "/recap": ("recap", {}),
        "/recap of an old game": ("recap", {"round": f"{table}:1"}),
    }
    worst = 0.0
    try:
        for shown, (name, options) in rows.items():
            worst = max(worst, _told(shown, await asked(maya, name, options)))
        worst = max(worst, _told("/recap completion", await completed(maya)))
    finally:
        await parlour.stop()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        began = time.perf_counter()
        forget(raw, UserId(maya.user))
        middle = time.perf_counter()
        scrub(raw)
        print(f"deleting the busiest person {middle - began:.1f} s, ", end="")
        print(f"writing the file anew {time.perf_counter() - middle:.1f} s")
    print(f"worst median {worst:.0f} ms, target {TARGET} ms; month {month_of(now)}")
    return worst <= TARGET


def _told(shown, took):
    median = statistics.median(took) * 1000
    print(f"{shown:24} median {median:6.1f} ms   slowest {max(took) * 1000:6.1f} ms")
    return median


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory(dir=sys.argv[2] if len(sys.argv) > 2 else None) as place:
        sys.exit(0 if asyncio.run(main(count, Path(place))) else 1)
