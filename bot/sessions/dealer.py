"""The dealer of a table: deals rounds, carries out acts and what the rules let follow by itself.

All of it writes into the book, so it runs only while the caller has the book alone.
"""

from collections.abc import Callable

import msgspec

from bot.records import Phase, Record, UserId
from bot.sessions import presence, seating, step
from bot.sessions.book import Book
from bot.sessions.moment import REDO, TAKEBACK, Moment
from bot.sessions.seating import SeatingError
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Recording, Repeated

RESTART = "restart"
"""The wish to deal the same round once more."""


class Dealer:
    """Acts on the cards of *book*.

    *now*: seconds since the epoch; *shuffler*: one for each act; *reaches*: whether the hand of a
    person at this table can be shown.
    """

    def __init__(
        self,
        book: Book,
        now: Callable[[], float],
        shuffler: Callable[[], Recording],
        reaches: Callable[[UserId], bool],
    ) -> None:
        self._book = book
        self._now = now
        self._shuffler = shuffler
        self._reaches = reaches

    async def deal(self, record: Record) -> None:
        """Deal the first round, or the one after that at hand."""
        await self._deal(record, ())

    async def deal_next(self) -> None:
        """Deal without those who left; back to the lobby with too few, and a series is over."""
        record = seating.without_gone(self._book.record)
        if len(record.chairs) >= self._book.game.seats[0]:
            await self.deal(record)
        else:
            phase = Phase.LOBBY if record.length is None else Phase.CLOSED
            await self._book.write(msgspec.structs.replace(record, phase=phase, deadline=None))

    async def play(self, seat: Seat, action: str, record: Record | None = None) -> None:
        """Carry out *action*, in notation; ``RuleError`` if the rules refuse it.

        *record*: what the act starts from, if that is not what stands in the book.
        """
        try:
            await self._play(seat, action, record or self._book.record)
        except RuleError as refused:
            refused.game = self._book.game.key
            raise
        await self._do_forced()

    async def ask(self, seat: Seat, wish: str) -> None:
        """Do as *seat* wishes: take back, redo or restart; with other people, ask them first."""
        moment, record = self._turnable(seat, wish), self._book.record
        if presence.other_people(record, seat):
            await self._book.write(msgspec.structs.replace(record, asked=(seat, wish)))
        else:
            await self._turn(moment, seat, wish)

    async def agree(self, seat: Seat, wish: str) -> None:
        """Do what another seat than *seat* asks for, if that is *wish*."""
        asking, asked = self._book.record.asked or (seat, "")
        if asking == seat or asked != wish:
            raise SeatingError("nobody_asked")
        await self._turn(self._turnable(asking, wish), asking, wish)

    async def decline(self) -> None:
        """Let the game go on as it stands, whatever somebody asks for."""
        if self._book.record.asked is None:
            raise SeatingError("nobody_asked")
        self._book.note = "note-declined"
        await self._book.write(msgspec.structs.replace(self._book.record, asked=None))

    def _turnable(self, seat: Seat, wish: str) -> Moment:
        """Return the moment, if this game can be turned back from it as *seat* wishes."""
        moment = self._book.moment
        if moment is None or not self._book.game.takes_back:
            raise SeatingError("cannot_take_back")
        if self._book.record.phase is not Phase.PLAYING:
            raise SeatingError("not_playing")
        if wish == TAKEBACK and moment.last_by(seat) is None:
            raise SeatingError("nothing_to_take_back")
        if wish == REDO and not moment.undone:
            raise SeatingError("nothing_to_redo")
        return moment

    async def _turn(self, moment: Moment, seat: Seat, wish: str) -> None:
        """Take back, redo or restart from *moment*."""
        record = self._book.record
        if wish == RESTART:
            await self._deal(record, moment.same_again, repeats=True)
        else:
            await self._book.write_step(step.turn(record, moment, seat, wish, now=self._now()))
            await self._do_forced()

    async def _deal(
        self, record: Record, known: tuple[bytes, ...], *, repeats: bool = False
    ) -> None:
        game, last = self._book.game, await self._book.last_result()
        await self._book.write_step(
            step.deal(
                record,
                game,
                last,
                now=self._now(),
                shuffler=self._repeating(known),
                repeats=repeats,
                known=known,
            )
        )
        await self._do_forced()

    async def _play(self, seat: Seat, action: str, record: Record) -> None:
        moment = self._book.moment
        if moment is None:
            raise SeatingError("not_playing")
        now, shuffler, reaches = self._now(), self._repeating(moment.to_repeat), self._reaches
        await self._book.write_step(
            step.play(record, moment, seat, action, now=now, shuffler=shuffler, reaches=reaches)
        )

    def _repeating(self, known: tuple[bytes, ...]) -> Recording:
        """Return the shuffler of an act that is to repeat *known*."""
        return Repeated(known) if known else self._shuffler()

    async def _do_forced(self) -> None:
        """Do what the rules leave no choice about, act by act."""
        game = self._book.game
        while self._book.moment is not None and self._book.record.phase is Phase.PLAYING:
            forced = game.forced(self._book.moment.state)
            if forced is None:
                return
            seat, action = forced
            await self._play(seat, game.text(action), self._book.record)
