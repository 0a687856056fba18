"""Calls the roll: asks Discord whether those whom a table waits for are still in the server.

Without the privileged intent for members nobody tells the bot that somebody left a server, but one
member may be asked about. Whoever is gone leaves the table as by resigning: their cards go the
game's way, hosting passes on, and nobody waits for somebody who cannot come.
Source: Discord, "Get Guild Member"; 10007 is an unknown member.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.components.answer import UNREACHABLE
from bot.components.bell import awaited
from bot.components.governor import Governor, Route
from bot.records import Phase, TableId, UserId
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table
from bot.store.errors import StoreError

FIRST = 5 * 60.0
"""Seconds that a table waits for somebody before they are asked about; then twice as many, and so
on, so that a table which is forgotten costs next to nothing."""
UNKNOWN_MEMBER = 10007

log = logging.getLogger(__name__)


class Roll:
    """Minds whom tables wait for; *find* gives the live table."""

    def __init__(
        self,
        client: discord.Client,
        find: Callable[[TableId], Awaitable[Table]],
        governor: Governor,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._find = find
        self._governor = governor
        self._now = now
        self._waits: dict[TableId, tuple[object, float, float]] = {}
        """By table what stands there, since when, and when the roll is called next."""
        self._alarms: dict[TableId, asyncio.TimerHandle] = {}
        self._calling: set[asyncio.Task[None]] = set()

    def heed(self, table: Table) -> None:
        """Take note of a change of *table*; neither waits nor fails."""
        key, now, stands = table.record.id, self._now(), _stands(table)
        if not _waited_for(table):
            self._forget(key)
            return
        if key not in self._waits or self._waits[key][0] != stands:
            self._waits[key] = (stands, now, now + FIRST)
        self._arm(key)

    async def left(self, table: Table, user: UserId) -> bool:
        """Tell whether *user* left the server of *table*; who did, leaves the table too."""
        if not await self._is_gone(table, user):
            return False
        log.info("table %s: a player is no longer in the server", table.record.id)
        with contextlib.suppress(SeatingError):  # they are out already
            await table.leave(user)
            table.remark("note-left-server")
        return True

    async def settle(self) -> None:
        """Wait until everybody was asked about whose time has come."""
        await asyncio.gather(*self._calling)

    async def close(self) -> None:
        """Ask no more."""
        for key in tuple(self._waits):
            self._forget(key)
        for calling in self._calling:
            calling.cancel()
        await asyncio.gather(*self._calling, return_exceptions=True)

    async def _call(self, key: TableId) -> None:
        """Ask about everybody whom a table waits for, and again after twice the time."""
        if key not in self._waits:
            return
        table = await self._find(key)
        stands, since, _ = self._waits[key]
        if stands == _stands(table):
            now = self._now()
            self._waits[key] = (stands, since, now + max(FIRST, now - since))
            for user in _waited_for(table):
                with contextlib.suppress(*UNREACHABLE, StoreError):  # asked again later
                    await self.left(table, user)
        self.heed(table)

    async def _is_gone(self, table: Table, user: UserId) -> bool:
        guild = self._client.get_guild(table.record.guild or 0)
        if guild is None:
            return False
        await self._governor.leave(Route.OTHER)
        try:
            await guild.fetch_member(user)
        except discord.NotFound as unknown:
            return unknown.code == UNKNOWN_MEMBER
        return False

    def _arm(self, key: TableId) -> None:
        if key in self._alarms:
            self._alarms.pop(key).cancel()
        delay = max(self._waits[key][2] - self._now(), 0.0)
        self._alarms[key] = asyncio.get_running_loop().call_later(delay, self._ring, key)

    def _ring(self, key: TableId) -> None:
        calling = asyncio.ensure_future(self._call(key))
        self._calling.add(calling)
        calling.add_done_callback(self._calling.discard)

    def _forget(self, key: TableId) -> None:
        self._waits.pop(key, None)
        if key in self._alarms:
            self._alarms.pop(key).cancel()


def _stands(table: Table) -> object:
    """Return a mark of what the table waits for: another once somebody acted, came or went."""
    record, moment = table.record, table.moment
    acts = 0 if moment is None else moment.acts
    return record.phase, record.round, record.chairs, record.gone, acts


def _waited_for(table: Table) -> tuple[UserId, ...]:
    """Return the people without whom *table* does not go on: who is to act, or a lobby's host."""
    record = table.record
    if record.phase is Phase.LOBBY:
        return (record.host,)
    people = (record.chairs[seat].user for seat in awaited(table))
    return tuple(user for user in people if user is not None)
