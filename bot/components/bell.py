"""Calls the person whom a table waits for: an edit notifies nobody, so a short mention is posted.

One stands at most for a table and a seat, one is posted at most for a turn, and it is taken away
when the person moves. Where it stands is stored, so a new process neither doubles nor forgets it.
Whoever prefers a digest is written to once a day at most, about all the tables that wait.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord
import msgspec

from bot.components.answer import UNREACHABLE
from bot.components.governor import Governor, Route
from bot.components.latest import Latest
from bot.components.studio import Studio
from bot.preferences import DAY, PATIENCES, Pings, Preferences
from bot.presenters import table as tables
from bot.records import Call, Phase, Record, TableId, UserId
from bot.sessions.moment import ROUND_SHIFT, Moment
from bot.sessions.table import Table
from bot.words import Words
from engines.core.seats import Seat

log = logging.getLogger(__name__)

NOT_THERE = (discord.Forbidden, discord.NotFound)
"""The channel, or the person's messages, are closed to us."""


@dataclass(frozen=True, slots=True)
class _Wait:
    """Since when a table waits for a seat: in seconds since the epoch, and in acts."""

    since: float
    act: int


class Bell:
    """Rings for people who have not pressed anything for a while; *find* gives the live table."""

    def __init__(
        self,
        client: discord.Client,
        studio: Studio,
        words: Words,
        preferences: Preferences,
        find: Callable[[TableId], Awaitable[Table]],
        governor: Governor,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._studio = studio
        self._words = words
        self._preferences = preferences
        self._find = find
        self._governor = governor
        self._now = now
        self._waits: dict[TableId, dict[Seat, _Wait]] = {}
        self._alarms: dict[TableId, asyncio.TimerHandle] = {}
        self._stirred: dict[UserId, float] = {}
        """When each person last pressed or typed anything."""
        self._digesting = asyncio.Lock()
        self._looks: Latest[TableId, Table] = Latest(self._look, interval=0.0)
        self._ringing: set[asyncio.Task[None]] = set()

    def heed(self, table: Table) -> None:
        """Take note of a change of *table*; neither waits nor fails."""
        key, before = table.record.id, self._waits.get(table.record.id, {})
        waits = {seat: self._wait(table, seat, before.get(seat)) for seat in awaited(table)}
        if waits:
            self._waits[key] = waits
        else:
            self._waits.pop(key, None)
        if waits or table.record.called:
            self._looks.mark(key, table)
        else:
            self._set(key, None)

    def stir(self, user: UserId) -> None:
        """Note that *user* has just pressed or typed something, anywhere."""
        self._stirred[user] = self._now()

    async def reconsider(self, user: UserId) -> None:
        """Look again at the tables that wait for *user*, whose settings have changed."""
        for key in tuple(self._waits):
            table = await self._find(key)
            if table.record.seat_of(user) is not None:
                self._looks.mark(key, table)

    def forget(self) -> None:
        """Let go of presses too long ago to matter."""
        since = self._now() - max(PATIENCES)
        self._stirred = {user: at for user, at in self._stirred.items() if at > since}

    async def settle(self) -> None:
        """Wait until everything heeded has been looked at."""
        await self._looks.settle()

    async def close(self) -> None:
        """Ring no more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        for ringing in self._ringing:
            ringing.cancel()
        await self._looks.close()

    def _wait(self, table: Table, seat: Seat, before: _Wait | None) -> _Wait:
        """Return since when *seat* is waited for: its own last act, or the table's turning to it."""
        act = _act(table.moment)
        if before is None:
            # After a start of the process nobody has moved: what stands, stands for this turn.
            called = next((c.act for c in table.record.called if c.seat == seat), act)
            return _Wait(self._now(), called)
        moved = act > before.act and table.moment is not None and table.moment.by == seat
        return _Wait(self._now(), act) if moved else before

    async def _look(self, table: Table) -> None:
        """Take away the calls that were heard, make those that are due, and wait for the others."""
        key, waits = table.record.id, self._waits.get(table.record.id, {})
        called = await self._standing(table, waits)
        due = []
        for seat, wait in waits.items():
            user = table.record.chairs[seat].user
            if user is None or any(call.seat == seat for call in called):
                continue
            at = self._when(user, wait)
            if at is not None and at <= self._now():
                called = (*called, await self._call(table, seat, user, wait.act))
                await table.noted(called=called)
            elif at is not None:
                due.append(at)
        self._set(key, min(due, default=None))

    async def _standing(self, table: Table, waits: dict[Seat, _Wait]) -> tuple[Call, ...]:
        """Return the calls that are not answered yet; take the others away."""
        called = table.record.called
        standing = tuple(call for call in called if self._stands(call, table.record, waits))
        if standing != called:
            for call in set(called) - set(standing):
                await self._take_away(call)
            await table.noted(called=standing)
        return standing

    def _stands(self, call: Call, record: Record, waits: dict[Seat, _Wait]) -> bool:
        wait = waits.get(call.seat)
        if wait is None or wait.act > call.act:
            return False
        return self._preferences.of(record.chairs[call.seat].user).pings is not Pings.OFF

    def _when(self, user: UserId, wait: _Wait) -> float | None:
        """Return when *user* is to be called, or ``None``: not at all."""
        mine = self._preferences.of(user)
        if mine.pings is Pings.OFF:
            return None
        away = max(wait.since, self._stirred.get(user, 0.0)) + mine.patience
        return max(away, mine.digested + DAY) if mine.pings is Pings.DIGEST else away

    def _set(self, key: TableId, at: float | None) -> None:
        alarm = self._alarms.pop(key, None)
        if alarm is not None:
            alarm.cancel()
        if at is not None:
            delay = max(at - self._now(), 0.0)
            loop = asyncio.get_running_loop()
            self._alarms[key] = loop.call_later(delay, self._ring, key)

    def _ring(self, key: TableId) -> None:
        """Look at a table again, which may have been put to sleep meanwhile."""
        ringing = asyncio.ensure_future(self._find_and_look(key))
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)

    async def _find_and_look(self, key: TableId) -> None:
        if key in self._waits:
            self._looks.mark(key, await self._find(key))

    async def _call(self, table: Table, seat: Seat, user: UserId, act: int) -> Call:
        """Call *user*; where nothing can be posted the call is noted all the same, and not made."""
        record, pings = table.record, self._preferences.of(user).pings
        if pings is Pings.DIGEST and await self._digest(table, user):
            return Call(seat=seat, act=act)
        if pings is Pings.DIRECT:
            sent = await self._direct((record,), user, record.locale)
            if sent is not None:
                return Call(seat=seat, act=act, channel=sent.channel.id, message=sent.id)
        language = self._preferences.public_language(record.guild, record.locale)
        message = tables.ping(record, user, self._words.speaker(language))
        parcel = await self._studio.parcel((record.id, "ping", seat), message)
        channel = self._client.get_partial_messageable(record.channel, guild_id=record.guild)
        try:
            await self._governor.leave(Route.POST, record.channel, urgent=True)
            # The nonce makes Discord drop a second one, should the process end before it is noted.
            nonce = f"c{record.id}{seat}x{act:x}"[:25]
            posted = await channel.send(**parcel.sending(), nonce=nonce)
        except NOT_THERE as refused:
            log.info("nobody can be called at table %s: %s", record.id, refused)
            return Call(seat=seat, act=act)
        return Call(seat=seat, act=act, channel=record.channel, message=posted.id)

    async def _digest(self, table: Table, user: UserId) -> bool:
        """Tell *user* of every table that waits, *table* among them; false if they are not told.

        The others count as called, too; one of them may just have told of this one.
        """
        async with self._digesting:
            mine = self._preferences.of(user)
            if mine.digested + DAY > self._now():
                return True
            waiting = [(each, seat) async for each, seat in self._waiting_for(user)]
            records = [each.record for each, _ in waiting]
            # Noted first: should the process end here, a day without a word is better than two.
            digested = msgspec.structs.replace(mine, digested=self._now())
            await self._preferences.keep(user, digested)
            if await self._direct(records, user, table.record.locale) is None:
                return False
            for each, seat in waiting:
                if each is not table:
                    act = self._waits[each.record.id][seat].act
                    await each.noted(called=(*each.record.called, Call(seat=seat, act=act)))
            return True

    async def _waiting_for(self, user: UserId) -> AsyncIterator[tuple[Table, Seat]]:
        """Yield the tables that wait for *user*, and their seat there."""
        for key in tuple(self._waits):
            table = await self._find(key)
            seat = table.record.seat_of(user)
            if seat is not None and seat in self._waits.get(key, {}):
                yield table, seat

    async def _direct(
        self, records: Sequence[Record], user: UserId, place: str
    ) -> discord.Message | None:
        """Write to *user* about the tables *records*; ``None`` if they take no messages."""
        language = self._preferences.written_language(user, place)
        message = tables.ping_direct(records, self._words.speaker(language))
        parcel = await self._studio.parcel(("ping", user), message)
        try:
            for _ in ("ask who that is", "open the conversation", "write"):
                await self._governor.leave(Route.OTHER, urgent=True)
            person = await self._client.fetch_user(user)
            return await person.send(**parcel.sending())
        except NOT_THERE:
            return None

    async def _take_away(self, call: Call) -> None:
        if call.message:
            channel = self._client.get_partial_messageable(call.channel)
            await self._governor.leave(Route.DELETE)
            with contextlib.suppress(*UNREACHABLE):  # somebody else was quicker, or it stays
                await channel.get_partial_message(call.message).delete()


def awaited(table: Table) -> tuple[Seat, ...]:
    """Return the seats of the people whom *table* waits for; nobody's while it is paused."""
    record, moment = table.record, table.moment
    if moment is None or record.phase is not Phase.PLAYING or record.paused:
        return ()
    people = (seat for seat in sorted(moment.awaited) if record.chairs[seat].user is not None)
    return tuple(seat for seat in people if seat not in record.away)


def _act(moment: Moment | None) -> int:
    """Return a number that grows with each act of a table, through all its rounds."""
    return 0 if moment is None else moment.round.number << ROUND_SHIFT | moment.acts
