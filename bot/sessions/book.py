"""The book of a table: its record and moment as the store has them, changed one wish at a time.

Whatever happens is written before anybody is told. A write that fails leaves the book at what the
store says, for it may or may not have gone through.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from bot.records import Entry, Ledger, Record, Round, TableId
from bot.sessions.moment import Moment
from bot.sessions.step import Step
from engines.core.codec import unpack_events
from engines.core.contract import AnyGame, Result
from engines.core.seats import Seat


class Book:
    """What is known of a table. *told* is called after every change and must not fail."""

    def __init__(
        self, record: Record, game: AnyGame, ledger: Ledger, told: Callable[[], None]
    ) -> None:
        self.record = record
        self.game = game
        self.moment: Moment | None = None
        self.note = ""
        """A message key that stands at the table until the next act."""
        self._ledger = ledger
        self._told = told
        self._busy = asyncio.Lock()

    @property
    def busy(self) -> bool:
        """Whether a wish is being carried out right now."""
        return self._busy.locked()

    async def alone(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run *work* after all that came before; a caller that gives up does not cut it short."""
        await self._asked(work)

    async def write(
        self,
        record: Record,
        moment: Moment | None = None,
        *,
        begun: Round | None = None,
        entry: Entry | None = None,
        ended: Round | None = None,
    ) -> None:
        """Store *record*, with an act if there was one, and tell; only while ``alone``."""
        version = moment.acts - 1 if moment is not None else 0
        try:
            await self._ledger.commit(
                record, begun=begun, entry=entry, version=version, ended=ended
            )
        except BaseException:
            await self._return_to_stored()
            raise
        self.record = record
        self.moment = moment if moment is not None else self.moment
        if entry is not None:
            self.note = ""
        self._told()

    async def write_step(self, change: Step) -> None:
        """Store all that an act changes, and of a round that ended what its players may tell."""
        await self.write(
            change.record,
            change.moment,
            begun=change.begun,
            entry=change.entry,
            ended=None if change.ended is None else await self._with_feats(change, change.ended),
        )

    async def write_silently(self, **changes: Any) -> None:
        """Store facts of the record that change nothing at the table, and tell nobody."""
        record = msgspec.structs.replace(self.record, **changes)
        await self._ledger.commit(record)
        self.record = record

    def remark(self, note: str) -> None:
        """Have *note* stand at the table until the next act, and tell; nothing is stored."""
        self.note = note
        self._told()

    async def read(self) -> None:
        """Rebuild the round at hand from its stored acts."""
        self.moment = await self._stored_moment(self.record)

    async def last_result(self) -> Result | None:
        """Return how the round at hand ended, or else the last one of the table it follows."""
        moment, follows = self.moment, self.record.follows
        if moment is None and follows is not None:
            before = await self._ledger.record(follows)
            moment = None if before is None else await self._stored_moment(before)
        return None if moment is None else self.game.result(moment.state)

    def _asked(self, work: Callable[[], Awaitable[None]]) -> asyncio.Future[None]:
        """Begin *work*; return how it goes. As a shield does, at half its price."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        loop.create_task(self._in_turn(work, answer))  # noqa: RUF006 - what it awaits holds it
        return answer

    async def _in_turn(
        self, work: Callable[[], Awaitable[None]], answer: asyncio.Future[None]
    ) -> None:
        try:
            async with self._busy:
                await work()
        except (Exception, asyncio.CancelledError) as fault:  # noqa: BLE001 - the caller's to hear
            if not answer.done():
                answer.set_exception(fault)
        else:
            if not answer.done():
                answer.set_result(None)
        finally:
            del answer  # the fault's traceback holds this frame: no ring of references

    async def _with_feats(self, change: Step, ended: Round) -> Round:
        """Return *ended* with the best hand of each seat, by all of its acts that stand."""
        if self.game.feats is None:
            return ended
        stored = await self._ledger.entries(ended.table, ended.number)
        line = change.moment.line((*stored, change.entry))
        events = tuple(event for act in line for event in unpack_events(self.game, act.events))
        found = self.game.feats(events)
        feats = tuple(found.get(Seat(seat)) for seat in range(ended.seats))
        return msgspec.structs.replace(ended, feats=feats if found else ())

    async def _return_to_stored(self) -> None:
        stored = await self._ledger.record(self.record.id)
        if stored is not None:
            self.record = stored
            self.moment = await self._stored_moment(stored)

    async def _stored_moment(self, record: Record) -> Moment | None:
        return await self._last_moment(record.id, record.round) if record.round else None

    async def _last_moment(self, table: TableId, number: int) -> Moment | None:
        """Return the last moment of round *number*; one dealt once more knows what it repeats."""
        round_ = await self._ledger.round(table, number)
        if round_ is None:
            return None
        earlier = await self._last_moment(table, number - 1) if round_.repeats else None
        known = () if earlier is None else earlier.same_again
        moment = Moment.before_deal(self.game, round_, known)
        for entry in await self._ledger.entries(table, number):
            moment = moment.after(entry)
        return moment
