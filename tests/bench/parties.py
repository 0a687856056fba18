"""Tables of the hall, played by people who choose as computers do, at people's pace."""

import asyncio
from itertools import count
from random import Random

import msgspec

from bot.records import Chair, Phase, UserId
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker
from engines.core.contract import Level
from engines.cribbage.game import GAME as CRIBBAGE
from engines.rummy.game import GAME as RUMMY
from engines.updown.game import GAME as UPDOWN
from engines.wild.game import GAME as WILD

GAMES = {game.key: game for game in (UPDOWN, CRIBBAGE, WILD, RUMMY)}
SEATS = {"updown": 3, "cribbage": 2, "wild": 4, "rummy": 3}
"""How many sit at a table of each game."""
BEGAN = 1_760_000_000.0
PEOPLE = tuple(
    Chair(name, user=UserId(10**17 + number))
    for number, name in enumerate(
        ["Ana", "Bo", "Chi", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"]
    )
)
HOST = Asker(PEOPLE[0].user, PEOPLE[0].name)


class Parties:
    """Many tables side by side; each act takes a person some seconds of a clock of their own."""

    def __init__(self, store, tables, *, seed=1, level=Level.EASY):
        self.now, self._tables, self._chance = BEGAN, tables, Random(seed)
        self._level = level
        self._channels = count(1)
        self.hall = Hall(GAMES, store, lambda _: None, pace=1e9, now=lambda: self.now)

    async def open(self, game, seats=None):
        """Open a table in a channel of its own; nobody will play against a clock."""
        channel, chairs = next(self._channels), PEOPLE[: seats or SEATS[game]]
        table = await self.hall.open(game, HOST, guild=11, channel=channel, locale="en")
        await table.change(lambda found: msgspec.structs.replace(found, chairs=chairs, clock=0))
        return table

    async def play(self, table, most=10**9):
        """Let the people at *table* act, *most* times or until the round is over."""
        for _ in range(most):
            if table.record.phase is not Phase.PLAYING:
                return
            (seat, *_) = sorted(table.moment.awaited)
            view = table.game.view(table.moment.state, seat)
            action = table.game.choose(view, self._level, self._chance)
            self.now += self._chance.lognormvariate(2, 0.7) / self._tables
            await table.act(table.record.chairs[seat].user, table.game.text(action))

    async def play_all(self, tables, most=10**9):
        """Play all *tables* at once."""
        await asyncio.gather(*(self.play(table, most) for table in tables))
