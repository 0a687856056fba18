"""500 tables want to be shown all the time: Discord never says no, and little of its leave is lost.

Discord is the sandbox's own buckets, on a virtual clock; requests are 10 to 50 ms on their way.
"""

import asyncio
from collections import Counter
from random import Random

import pytest
from faults.virtual import virtual_time

from bot.components.governor import A_SECOND, Governor, Route
from bot.components.latest import Latest
from bot.sandbox.buckets import Buckets, Limited

TABLES, MINUTE = 500, 60.0
ROUTES = {Route.POST: "POST", Route.EDIT: "PATCH", Route.DELETE: "DELETE"}


class Discord:
    """Takes requests, and counts those it has to refuse."""

    def __init__(self, chance: Random) -> None:
        self.now = asyncio.get_running_loop().time
        self.buckets = Buckets(self)
        self.taken, self.refused, self.shown = Counter(), 0, {}
        self._chance = chance

    async def takes(self, route, channel) -> None:
        await asyncio.sleep(0.01 + self._chance.random() * 0.04)
        path = ("channels", str(channel), "messages", "1")[: 3 if route is Route.POST else 4]
        try:
            self.buckets.take(ROUTES[route], path)
        except Limited:
            self.refused += 1
        self.taken[route] += 1


class Tables:
    """Tables whose state is a number that grows; shown and called as the bot does it."""

    def __init__(self, discord, governor, channels: int, chance: Random) -> None:
        self.states, self.waits = dict.fromkeys(range(TABLES), 0), []
        self._discord, self._governor = discord, governor
        self._channels, self._chance = channels, chance
        self._latest = Latest(self._show, interval=1.0)

    async def play(self, until: float) -> None:
        """Let something happen at random tables, a hundred times a second, and call somebody."""
        pings = []
        while self._discord.now() < until:
            await asyncio.sleep(self._chance.expovariate(100))
            table = self._chance.randrange(TABLES)
            self.states[table] += 1
            self._latest.mark(table, table)
            if self._chance.random() < 0.01:
                pings.append(asyncio.ensure_future(self._ping(table)))
        await asyncio.gather(*pings)

    async def settle(self) -> None:
        await self._latest.settle()

    async def _show(self, table: int) -> None:
        await self._governor.leave(Route.EDIT, table % self._channels)
        state = self.states[table]
        await self._discord.takes(Route.EDIT, table % self._channels)
        self._discord.shown[table] = max(state, self._discord.shown.get(table, 0))

    async def _ping(self, table: int) -> None:
        began = self._discord.now()
        await self._governor.leave(Route.POST, table % self._channels, urgent=True)
        self.waits.append(self._discord.now() - began)
        await self._discord.takes(Route.POST, table % self._channels)


async def run(channels: int):
    """A minute of 500 tables in so many channels; return Discord, the tables and what was used."""
    discord = Discord(Random(1))
    tables = Tables(discord, Governor(), channels, Random(2))
    await tables.play(MINUTE)
    used = discord.taken.total()
    await tables.settle()
    return discord, tables, used


@pytest.mark.parametrize(
    ("channels", "a_second"),
    [(500, A_SECOND), (20, 20), (40, 40)],
    ids=["the whole bot", "twenty channels", "forty channels"],
)
def test_no_request_too_many_and_hardly_one_too_few(channels, a_second):
    """*a_second*: the requests that Discord would take, by the bound for all or that for channels."""
    with virtual_time() as runner:
        discord, tables, used = runner.run(run(channels))
    assert discord.refused == 0
    assert used >= 0.9 * a_second * MINUTE
    assert discord.shown == {t: state for t, state in tables.states.items() if state}
    assert tables.waits
    assert max(tables.waits) < 1.0


def test_without_limits_leave_is_given_at_once():
    async def asked():
        governor = Governor(limited=False)
        for _ in range(200):
            await governor.leave(Route.EDIT, 1)
        return asyncio.get_running_loop().time()

    with virtual_time() as runner:
        assert runner.run(asked()) == 0


def test_who_gives_up_takes_no_leave_and_full_channels_stop_no_others():
    async def asked():
        governor, given = Governor(), []

        async def ask(channel):
            await governor.leave(Route.EDIT, channel)
            given.append(channel)

        crowd = [asyncio.ensure_future(ask(1)) for _ in range(8)]
        other = asyncio.ensure_future(ask(2))
        await asyncio.sleep(0.1)
        assert given == [1] * 5 + [2]
        crowd[5].cancel()
        await asyncio.sleep(6)
        assert len(given) == 8
        await asyncio.gather(*crowd, other, return_exceptions=True)
        await asyncio.sleep(6)
        governor.forget()
        assert governor._places == {}

    with virtual_time() as runner:
        runner.run(asked())
