"""Write a store with live tables as this program makes it: ``PYTHONPATH=. python …/make.py``.

Done once for each version of the store, at the latest before the next migration: what stands in
``v1.sql`` and so on was written by the programs of those days, and is never written again.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from importlib import import_module
from pathlib import Path
from random import Random

from bot.records import UserId
from bot.sessions import seating
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker
from bot.store.store import Store
from engines.core.contract import Level

GAMES = {
    key: import_module(f"engines.{key}.game").GAME
    for key in ("updown", "cribbage", "rummy", "wild")
}
MAYA, THEO = Asker(UserId(101), "Maya"), Asker(UserId(102), "Theo")
BEGAN, ACTS = 1_780_000_000.0, 14


async def play(path: Path) -> None:
    """Leave a live table of each game in the store at *path*, and one with a finished round."""
    now, chance = [BEGAN], Random(4)
    async with await Store.open(path) as store:
        hall = Hall(GAMES, store, lambda table: None, pace=1e9, now=lambda: now[0])

        async def table(key: str, channel: int, acts: int) -> None:
            game = GAMES[key]
            wish = [lambda record: seating.join(record, THEO, game)]
            live = await hall.open(key, MAYA, guild=1, channel=channel, locale="en-US", wishes=wish)
            await live.start(MAYA)
            while live.record.phase == "playing" and acts:
                now[0], acts, moment = now[0] + 5, acts - 1, live.moment
                seat = min(moment.awaited)
                act = game.choose(game.view(moment.state, seat), Level.EASY, chance)
                await live.act(live.record.chairs[seat].user, game.text(act))

        for channel, key in enumerate(GAMES, 20):
            await table(key, channel, ACTS)
        await table("updown", 30, 10_000)
        await hall.close()


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "parlour.db"
        asyncio.run(play(path))
        with closing(sqlite3.connect(path)) as store:
            (version,) = store.execute("PRAGMA user_version").fetchone()
            (folder / f"v{version}.sql").write_text("\n".join(store.iterdump()) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
