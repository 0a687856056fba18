"""Every live table: opened, woken from the store, rung when a clock or a computer is due."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec

from bot.records import Chair, Ledger, Phase, Record, TableId
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import House, Table
from engines.core.contract import AnyGame

log = logging.getLogger(__name__)


class Hall:
    """The tables that are awake, at most one object a table.

    *tell* is called with each table that changed; *pace*: seconds that a computer takes to move.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        ledger: Ledger,
        tell: Callable[[Table], None],
        *,
        pace: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.games = games
        self.now = now
        self._ledger = ledger
        self._tell = tell
        self._pace = pace
        self._house = House(ledger=ledger, tell=self._changed, now=now)
        self._awake: dict[TableId, Table] = {}
        self._waking: dict[TableId, asyncio.Lock] = {}
        self._alarms: dict[tuple[TableId, str], asyncio.TimerHandle] = {}
        self._running: set[asyncio.Task[None]] = set()

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
        await self._ledger.commit(record)
        table = Table(record, self.games[game], self._house)
        self._awake[record.id] = table
        return table

    async def rematch(self, table: Table, asker: Asker) -> Table:
        """Open a table with the seats and options of *table*, whose match is over."""
        old = table.record
        if old.phase is not Phase.CLOSED:
            raise SeatingError("still_open")
        stay = tuple(c for n, c in enumerate(old.chairs) if n not in old.gone)
        if asker.user not in {chair.user for chair in stay}:
            raise SeatingError("not_seated")
        record = msgspec.structs.replace(
            old,
            id=TableId(secrets.token_hex(4)),
            host=asker.user,
            created=self.now(),
            message=None,
            posted=0.0,
            phase=Phase.LOBBY,
            chairs=stay,
            gone=(),
            round=0,
            tally=(),
            recapped=0,
        )
        await self._ledger.commit(record)
        new = Table(record, self.games[old.game], self._house)
        self._awake[record.id] = new
        return new

    async def table(self, table_id: TableId) -> Table:
        """Return the live table; ``SeatingError`` if there never was one."""
        if table_id in self._awake:
            return self._awake[table_id]
        async with self._waking.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._awake:
                record = await self._ledger.record(table_id)
                if record is None or record.game not in self.games:
                    raise SeatingError("no_such_table")
                await self._wake(record, restarted=False)
        self._waking.pop(table_id, None)
        return self._awake[table_id]

    async def tables_in(self, channel: int) -> tuple[Table, ...]:
        """Return the tables of *channel* that are not closed, oldest first."""
        records = await self._ledger.tables_in(channel)
        return tuple([await self.table(r.id) for r in records if r.game in self.games])

    async def wake_all(self) -> tuple[Table, ...]:
        """Wake every open table after a start of the process; clocks begin anew."""
        records = await self._ledger.open_tables()
        return tuple([await self._wake(r, restarted=True) for r in records if r.game in self.games])

    async def close(self) -> None:
        """Stop clocks and computers; every table is stored already."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _wake(self, record: Record, *, restarted: bool) -> Table:
        table = Table(record, self.games[record.game], self._house)
        await table.wake(restarted=restarted)
        self._awake[record.id] = table
        self._arm(table)
        return table

    def _changed(self, table: Table) -> None:
        self._arm(table)
        if table.record.phase is Phase.CLOSED:
            self._awake.pop(table.record.id, None)
        self._tell(table)

    def _arm(self, table: Table) -> None:
        deadline = table.record.deadline
        self._set(table, "clock", deadline.at - self.now() if deadline else None, table.expire)
        computer = table.computer_due()
        self._set(table, "computer", None if computer is None else self._pace, table.computer_moves)

    def _set(
        self,
        table: Table,
        kind: str,
        delay: float | None,
        ring: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        key = (table.record.id, kind)
        alarm = self._alarms.pop(key, None)
        if alarm is not None:
            alarm.cancel()
        if delay is not None:
            loop = asyncio.get_running_loop()
            self._alarms[key] = loop.call_later(max(delay, 0.0), self._ring, table, ring)

    def _ring(self, table: Table, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.ensure_future(self._rung(table, ring))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _rung(self, table: Table, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        before = table.moment
        try:
            await ring()
        except Exception:
            # A fault of one table must not end the process nor stop its clock for good.
            log.exception("table %s: the clock or a computer failed", table.record.id)
        if table.moment is before:
            self._later(table)

    def _later(self, table: Table) -> None:
        """Ring again in a while: the clock was early, or the store refused for now."""
        asyncio.get_running_loop().call_later(1.0, self._arm, table)
