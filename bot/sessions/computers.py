"""The computers at a table: whose move is awaited, what they choose, and how they act on it.

They choose off the event loop, from their seat's view alone, and act only on what they saw.
"""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any

from bot.records import Phase
from bot.sessions.book import Book
from bot.sessions.dealer import Dealer
from bot.sessions.moment import Moment
from engines.core.contract import Level
from engines.core.seats import Seat

log = logging.getLogger(__name__)


class Computers:
    """The seats of *book* that a computer plays, also for people who are away."""

    def __init__(self, book: Book, dealer: Dealer, chance: Random) -> None:
        self._book = book
        self._dealer = dealer
        self._chance = chance
        self._asked: dict[Seat, int] = {}
        """The version at which each was last asked to act out of turn."""

    def due(self) -> Seat | None:
        """Return the computer's seat that the table waits for."""
        moment = self._playing()
        if moment is None:
            return None
        return next((seat for seat in sorted(moment.awaited) if self._level(seat)), None)

    async def move(self) -> None:
        """Let the computer on turn choose and act."""
        seat, moment = self.due(), self._book.moment
        level = None if seat is None else self._level(seat)
        if seat is None or level is None or moment is None:
            return
        action = await self._chosen(moment, seat, level)
        await self._act(seat, action, lambda: self._book.moment is moment)

    def watched(self) -> bool:
        """Tell whether a person may act out of turn right now, and so needs a moment to see it."""
        moment = self._playing()
        return moment is not None and any(
            seat not in moment.awaited and self._level(seat) is None and moment.situations[seat][1]
            for seat in moment.seats
        )

    def onlookers(self) -> tuple[Seat, ...]:
        """Return the computers' seats that may do something out of turn and were not asked yet."""
        moment = self._playing()
        if moment is None:
            return ()
        return tuple(
            seat
            for seat in moment.seats
            if seat not in moment.awaited
            and self._level(seat)
            and moment.situations[seat][1]
            and self._asked.get(seat) != moment.version(seat)
        )

    async def onlookers_move(self) -> None:
        """Ask each computer that may act out of turn, once for each situation of its seat."""
        for seat in self.onlookers():
            moment, level = self._book.moment, self._level(seat)
            if moment is None or level is None:
                return
            self._asked[seat] = moment.version(seat)
            await self._look_on(seat, moment, level)

    async def _look_on(self, seat: Seat, moment: Moment, level: Level) -> None:
        action = await self._choice(moment, seat, level)

        def stands() -> bool:
            now = self._book.moment
            return now is not None and now.version(seat) == moment.version(seat)

        await self._act(seat, action, stands)

    async def _act(self, seat: Seat, action: Any, stands: Callable[[], bool]) -> None:
        """Do *action*, if any was chosen and what it was chosen on still *stands*."""
        if action is None:
            return

        async def play() -> None:
            if stands() and not self._book.record.paused:
                await self._dealer.play(seat, self._book.game.text(action))

        await self._book.alone(play)

    async def _chosen(self, moment: Moment, seat: Seat, level: Level) -> Any:
        """Return what a computer of *level* does; what the clock would do, should it fail."""
        try:
            return await self._choice(moment, seat, level)
        except Exception as fault:  # noqa: BLE001 - people must not wait for ever, whatever it is
            # A fault's own words may name cards, so its kind has to do.
            table, kind = self._book.record.id, type(fault).__name__
            log.error("table %s: a computer cannot choose: %s", table, kind)  # noqa: TRY400 - as said
            return moment.game.idle(moment.state, seat)

    async def _choice(self, moment: Moment, seat: Seat, level: Level) -> Any:
        chance = Random(self._chance.getrandbits(64))
        view = moment.game.view(moment.state, seat)
        return await asyncio.to_thread(moment.game.choose, view, level, chance)

    def _playing(self) -> Moment | None:
        """Return the moment, while the table waits for anybody and a computer plays there."""
        record = self._book.record
        if record.phase is not Phase.PLAYING or record.paused:
            return None
        plays = record.away or any(chair.level for chair in record.chairs)
        return self._book.moment if plays else None

    def _level(self, seat: Seat) -> Level | None:
        """Return how well the computer at *seat* plays; a person who is away has one, too."""
        record = self._book.record
        return Level.MEDIUM if seat in record.away else record.chairs[seat].level
