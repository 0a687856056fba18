"""Make the dictionaries that rounds are packed with: ``PYTHONPATH=.:tests python …/dictionaries.py``.

Done once a dictionary: a published one is never changed. Give a new one the next free number, once
rounds of a game say other things than they did; the old one stays, for what was packed with it. It
is made of rounds as people of several tempers play them, and none that a bench measures.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import zstandard
from bench.parties import GAMES, HOST, Parties

from bot.store import acts, packing
from bot.store.store import Store
from engines.core.contract import Level

SIZE = 48 * 1024
ROUNDS = {Level.EASY: 150, Level.HARD: 30}
FIRST_SEED = 5_000


async def played(game, level, count):
    """Return the acts of *count* rounds of *game*, by people who choose as *level* does."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "played.db"
        async with await Store.open(path) as store:
            parties = Parties(store, count, seed=FIRST_SEED + len(level), level=level)
            sizes = [*GAMES[game].seats][:5]
            tables = [await parties.open(game, sizes[n % len(sizes)]) for n in range(count)]
            for table in tables:
                await table.start(HOST)
            await parties.play_all(tables)
            await parties.hall.close()
        with closing(sqlite3.connect(path)) as raw:
            found = raw.execute("SELECT id FROM round").fetchall()
            return [acts.stored(raw, identity) for (identity,) in found]


def main(folder, games):
    """Write a dictionary of each of *games* to *folder*."""
    folder.mkdir(exist_ok=True)
    for number, game in enumerate(games, max(packing.DICTIONARIES, default=0) + 1):
        rounds = [
            each
            for level, count in ROUNDS.items()
            for each in asyncio.run(played(game, level, count))
        ]
        made = zstandard.train_dictionary(SIZE, [*map(packing.rows, rounds)], level=packing.TIGHT)
        path = folder / f"{number:02}_{game}.zstd"
        path.write_bytes(made.as_bytes())
        print(f"{path.name}: of {len(rounds)} rounds, {sum(map(len, rounds)):,} acts")


if __name__ == "__main__":
    main(Path(packing.__file__).with_name("dictionaries"), sys.argv[1:] or [*GAMES])
