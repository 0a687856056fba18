"""Every live table: opened, woken from the store, rung when a clock or a computer is due."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import Any

from bot.records import Chair, Ledger, Phase, Record, TableId, UserId
from bot.sessions import clock
from bot.sessions.rematch import rematch, require_rematchable
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import HURRY, House, Table
from engines.core.contract import AnyGame
from engines.core.shuffle import Recording, Sealed

IDLE_SECONDS = 30 * 60.0
"""After so long without anything, a table with nothing due is let go; a press wakes it again."""
TOGETHER = 64
"""Tables that are woken at the same time after a start, so that their writes share a commit."""
AGAIN_SECONDS = 1.0
"""Until an alarm rings again that changed nothing: it was early, or the store refused."""

Ring = Callable[[], Coroutine[Any, Any, None]]
"""What an alarm does."""

log = logging.getLogger(__name__)

QUICKNESS = 0.6
"""Part of a computer's pace after which one that is not on turn catches or jumps in."""
REACTION = 4.5
"""Seconds that computers leave a person who may act out of turn: to jump in, to catch, to call."""


class Hall:
    """The tables that are awake, at most one object a table.

    *tell* is called with each table that changed; *pace*: seconds that a computer takes to move,
    times *slowness* of its table; *reaches*: whether a person's hand at a table can be shown.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        ledger: Ledger,
        tell: Callable[[Table], None],
        *,
        pace: float,
        slowness: Callable[[Record], float] = lambda _record: 1.0,
        now: Callable[[], float] = time.time,
        shuffler: Callable[[], Recording] = Sealed,
        reaches: Callable[[TableId, UserId], bool] = lambda _table, _user: True,
    ) -> None:
        self.games = games
        self.now = now
        self._ledger = ledger
        self._tell = tell
        self._pace = pace
        self._slowness = slowness
        self._house = House(
            ledger=ledger, tell=self._changed, now=now, shuffler=shuffler, reaches=reaches
        )
        self._awake: dict[TableId, Table] = {}
        self._used: dict[TableId, float] = {}
        """When each of them was last asked for or changed."""
        self._waking: dict[TableId, asyncio.Lock] = {}
        self._alarms: dict[TableId, dict[str, asyncio.TimerHandle]] = {}
        """Of each table with anything due: ``clock``, ``warning``, ``computer``, ``onlooker``."""
        self._running: set[asyncio.Task[None]] = set()
        self._rematching = asyncio.Lock()
        self._closed = False

    async def open(
        self,
        game: str,
        asker: Asker,
        *,
        guild: int | None,
        channel: int,
        locale: str,
        wishes: Sequence[Callable[[Record], Record]] = (),
    ) -> Table:
        """Open a table in *channel* with *asker* as its host on the first chair.

        *wishes*: what the host set at once, functions of ``bot.sessions.seating``.
        """
        record = Record(
            id=TableId(secrets.token_hex(4)),
            game=game,
            guild=guild,
            channel=channel,
            host=asker.user,
            locale=locale,
            created=self.now(),
            chairs=(Chair(name=asker.name, user=asker.user),),
        )
        for wish in wishes:
            record = wish(record)
        return await self._opened(record)

    async def rematch(self, table: Table, asker: Asker) -> tuple[Table, bool]:
        """Return where the people of *table*, which is closed, play on, and whether that is new.

        However often it is asked for, there is one such table until that one is closed, too.
        """
        async with self._rematching:
            require_rematchable(table.record, asker)
            following = await self._following(table.record)
            if following is not None:
                return following, False
            record = rematch(table.record, asker, TableId(secrets.token_hex(4)), now=self.now())
            # Noted first: should the process end here, a second press opens one table, not two.
            await table.noted(rematch=record.id)
            return await self._opened(record), True

    async def table(self, table_id: TableId) -> Table:
        """Return the live table; ``SeatingError`` if there never was one."""
        if table_id not in self._awake:
            await self._woken(table_id)
        self._used[table_id] = self.now()
        return self._awake[table_id]

    async def tables_in(self, channel: int) -> tuple[Table, ...]:
        """Return the tables of *channel* that are not closed, oldest first."""
        records = await self._ledger.tables_in(channel)
        return tuple([await self.table(r.id) for r in records if r.game in self.games])

    def awake_on(self, guild: int) -> tuple[Table, ...]:
        """Return the tables of a server that are awake."""
        return tuple(table for table in self._awake.values() if table.record.guild == guild)

    def reconsider(self, user: UserId) -> None:
        """Set the alarms anew where *user* plays, who likes another speed of computers now."""
        for table in tuple(self._awake.values()):
            if table.record.seat_of(user) is not None:
                self._arm(table)

    def playing(self) -> tuple[Table, ...]:
        """Return the tables where a round goes on."""
        awake = self._awake.values()
        return tuple(table for table in awake if table.record.phase is Phase.PLAYING)

    async def wake_all(self) -> tuple[Table, ...]:
        """Wake every open table after a start of the process; clocks begin anew.

        Among them are tables that were closed when the process ended before that was shown.

        A table that cannot be woken is logged and left, so that the others go on.
        """
        ledger, found = self._ledger, list[Table | None]()
        records = (*await ledger.open_tables(), *await ledger.unshown_tables())
        for first in range(0, len(records), TOGETHER):
            some = records[first : first + TOGETHER]
            found += await asyncio.gather(*map(self._restarted, some))
        return tuple(table for table in found if table is not None)

    def doze(self) -> tuple[TableId, ...]:
        """Let go of the tables where nothing is due and nothing has happened; return which."""
        since = self.now() - IDLE_SECONDS
        idle = tuple(
            key
            for key, table in self._awake.items()
            if self._used.get(key, 0.0) < since and not table.busy and not _due(table)
        )
        for key in idle:
            self._let_go(key)
        return idle

    async def close(self) -> None:
        """Stop clocks and computers; every table is stored already."""
        self._closed = True
        for key in tuple(self._alarms):
            self._disarm(key)
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _opened(self, record: Record) -> Table:
        await self._ledger.commit(record)
        table = Table(record, self.games[record.game], self._house)
        self._awake[record.id] = table
        self._used[record.id] = self.now()
        return table

    async def _following(self, record: Record) -> Table | None:
        """Return the open rematch of *record*, if there is one."""
        if record.rematch is None:
            return None
        try:
            table = await self.table(record.rematch)
        except SeatingError:
            return None
        return None if table.record.phase is Phase.CLOSED else table

    async def _woken(self, table_id: TableId) -> None:
        """Have *table_id* awake, once, however many ask at the same time."""
        try:
            async with self._waking.setdefault(table_id, asyncio.Lock()):
                if table_id in self._awake:
                    return
                record = await self._ledger.record(table_id)
                if record is None or record.game not in self.games:
                    raise SeatingError("no_such_table")
                table = await self._wake(record, restarted=False)
                if record.phase is Phase.CLOSED:
                    self._tell(table)  # the process may have ended before that was shown
        finally:
            self._waking.pop(table_id, None)

    async def _restarted(self, record: Record) -> Table | None:
        try:
            known = record.game in self.games
            return await self._wake(record, restarted=True) if known else None
        except Exception:
            log.exception("table %s cannot be woken", record.id)
            return None

    async def _wake(self, record: Record, *, restarted: bool) -> Table:
        table = Table(record, self.games[record.game], self._house)
        await table.wake(restarted=restarted)
        self._awake[record.id] = table
        self._used[record.id] = self.now()
        self._arm(table)
        return table

    def _changed(self, table: Table) -> None:
        self._used[table.record.id] = self.now()
        self._arm(table)
        if table.record.phase is Phase.CLOSED:
            self._let_go(table.record.id)
        self._tell(table)

    def _let_go(self, key: TableId) -> None:
        self._awake.pop(key, None)
        self._used.pop(key, None)
        self._disarm(key)

    def _disarm(self, key: TableId) -> None:
        for alarm in self._alarms.pop(key, {}).values():
            alarm.cancel()

    def _arm(self, table: Table) -> None:
        """Set the alarms of *table* for what is due next."""
        self._disarm(table.record.id)
        if self._closed or table.record.phase is Phase.CLOSED:
            return
        later = asyncio.get_running_loop().call_later
        alarms = {
            kind: later(max(delay, 0.0), self._ring, table, ring)
            for kind, delay, ring in self._next(table)
        }
        if alarms:
            self._alarms[table.record.id] = alarms

    def _next(self, table: Table) -> Iterator[tuple[str, float, Ring]]:
        """Yield what is due next at *table*: of which kind, in how many seconds, what it does."""
        deadline, computers = table.record.deadline, table.computers
        if deadline is not None:
            yield "clock", deadline.at - self.now(), table.expire
        warning = None if table.note == HURRY else clock.warning(table.record)
        if warning is not None:
            yield "warning", warning - self.now(), table.warn
        if computers.due() is not None:
            yield "computer", self._pace_of(table), computers.move
        if computers.onlookers():
            yield "onlooker", self._pace_of(table) * QUICKNESS, computers.onlookers_move

    def _pace_of(self, table: Table) -> float:
        """Return how many seconds a computer at *table* takes now."""
        pace = self._pace * self._slowness(table.record)
        return max(pace, REACTION) if pace and table.computers.watched() else pace

    def _ring(self, table: Table, ring: Ring) -> None:
        task = asyncio.ensure_future(self._rung(table, ring))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _rung(self, table: Table, ring: Ring) -> None:
        before = table.moment
        try:
            await ring()
        except Exception:
            # A fault of one table must not end the process nor stop its clock for good.
            log.exception("table %s: the clock or a computer failed", table.record.id)
        if table.moment is before:
            self._later(table)

    def _later(self, table: Table) -> None:
        """Ring again in a while, if the table is still awake then."""
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._arm_again, table)

    def _arm_again(self, table: Table) -> None:
        if self._awake.get(table.record.id) is table:
            self._arm(table)


def _due(table: Table) -> bool:
    return table.record.deadline is not None or table.computers.due() is not None
