"""One table: wishes are taken one at a time; check, decide, store, evolve, tell.

A wish that is refused raises ``RuleError``, ``SeatingError`` or ``StaleError`` and changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from bot.records import Ledger, Phase, Record, TableId, UserId
from bot.sessions import clock, presence, seating
from bot.sessions.book import Book
from bot.sessions.computers import Computers
from bot.sessions.dealer import Dealer
from bot.sessions.moment import Moment
from bot.sessions.seating import Asker, SeatingError
from bot.sight import Sight
from engines.core.contract import LEAVE, TIMEOUT, AnyGame
from engines.core.seats import Seat
from engines.core.shuffle import Recording, Sealed

HURRY = "note-hurry"
"""The key of the word that time is nearly up."""


class StaleError(Exception):
    """The button was made for an earlier moment of this seat's own situation."""


@dataclass(frozen=True, slots=True)
class House:
    """What a table works with, given from outside."""

    ledger: Ledger
    tell: Callable[["Table"], None]
    """Called after every change; must neither wait nor fail."""
    now: Callable[[], float]
    """Seconds since the epoch."""
    shuffler: Callable[[], Recording] = Sealed
    """Makes the shuffler of an act."""
    reaches: Callable[[TableId, UserId], bool] = lambda _table, _user: True
    """Whether a person's hand at a table can be shown at this moment."""
    chance: Random = field(default_factory=Random)
    """For the computers' choices; cards are shuffled by *shuffler*."""


class Table:
    """A live table. ``record`` and ``moment`` are values; they change only when stored."""

    def __init__(self, record: Record, game: AnyGame, house: House) -> None:
        self.game = game
        self._now = house.now
        self._book = Book(record, game, house.ledger, lambda: house.tell(self))
        reaches = partial(house.reaches, record.id)
        self._dealer = Dealer(self._book, house.now, house.shuffler, reaches)
        self.computers = Computers(self._book, self._dealer, house.chance)

    @property
    def record(self) -> Record:
        """What is known of the table besides its cards."""
        return self._book.record

    @property
    def moment(self) -> Moment | None:
        """The round at hand, or the one that ended; ``None`` before the first."""
        return self._book.moment

    @property
    def note(self) -> str:
        """The key of a word that stands at the table until the next act, or nothing."""
        return self._book.note

    @property
    def busy(self) -> bool:
        """Whether a wish is being carried out right now."""
        return self._book.busy

    @property
    def over(self) -> bool:
        """Whether the round at the table has ended by its rules."""
        return self.moment is not None and self.game.result(self.moment.state) is not None

    # What it looks like

    def sight(self, seat: Seat | None) -> Sight:
        """Return the table as *seat*, or the channel, may see it now."""
        if self.moment is None:
            return Sight(record=self.record, seat=seat, view=None, note=self.note)
        return self.moment.sight(self.record, seat, self.note)

    def sight_of(self, user: UserId) -> Sight:
        """Return the table as *user* may see it; refuse people without a seat."""
        return self.sight(self._seat(user))

    def version(self, seat: Seat | None) -> int:
        """Return the version that *seat*'s buttons carry now, 0 before the first round."""
        return 0 if self.moment is None or seat is None else self.moment.version(seat)

    # What people wish

    async def change(self, wish: Callable[[Record], Record]) -> None:
        """Carry out a wish about seats and rules, a function of ``bot.sessions.seating``."""

        async def carry_out() -> None:
            record = wish(self.record)
            if (record.paused, record.away) != (self.record.paused, self.record.away):
                record = self._with_new_clock(record)
            await self._book.write(record)

        await self._book.alone(carry_out)

    async def start(self, asker: Asker) -> None:
        """Deal the first round, or the next one after a lobby in between."""

        async def deal() -> None:
            seating.require_startable(self.record, asker, self.game)
            goes_on = self.record.round or self.record.follows
            await self._dealer.deal(self.record if goes_on else seating.host_first(self.record))

        await self._book.alone(deal)

    async def again(self, asker: Asker, *, seen: int) -> None:
        """Deal a new round after round number *seen*; an unfinished one ends uncounted.

        Anybody seated may when the round is over, only the host while it goes on. With too few
        seats left the table goes back to its lobby.
        """

        async def deal() -> None:
            seating.require_seated(self.record, asker)
            if seen != self.record.round or not self.record.round:
                raise StaleError
            if self.record.phase is Phase.PLAYING:
                seating.require_redealable(self.record, asker)
            await self._dealer.deal_next()

        await self._book.alone(deal)

    async def ready(self, asker: Asker, *, seen: int) -> None:
        """Note that *asker* waits for the next game of the series; the last one to wait deals it."""

        async def wait() -> None:
            if seen != self.record.round:
                raise StaleError
            record = presence.ready(self.record, asker)
            if presence.all_ready(record):
                await self._dealer.deal_next()
            else:
                await self._book.write(record)

        await self._book.alone(wait)

    async def turn(self, asker: Asker, wish: str) -> None:
        """Take back, redo or restart (``takeback``, ``redo``, ``restart``).

        At once against computers; with other people at the table one of them must agree first.
        """
        await self._book.alone(
            lambda: self._dealer.ask(seating.require_seated(self.record, asker), wish)
        )

    async def agree(self, asker: Asker, wish: str) -> None:
        """Agree to *wish*, if another person asks for it."""
        await self._book.alone(
            lambda: self._dealer.agree(seating.require_seated(self.record, asker), wish)
        )

    async def decline(self, asker: Asker) -> None:
        """Decline what another person asks for, or give up the own wish; the game goes on."""
        seating.require_seated(self.record, asker)
        await self._book.alone(self._dealer.decline)

    async def back(self, asker: Asker) -> None:
        """Give a person's seat back from the computer that played for it."""
        await self.change(lambda record: presence.back(record, asker))

    async def act(self, user: UserId, action: str, seen: int | None = None) -> None:
        """Let the seat of *user* act. *seen*: its version when the button was made."""

        async def play() -> None:
            seat, moment = self._playing(user)
            if seen is not None and seen != moment.version(seat):
                raise StaleError
            if not moment.understands(action):
                raise SeatingError("no_such_action")
            await self._dealer.play(seat, action, presence.returned(self.record, seat))

        await self._book.alone(play)

    async def leave(self, user: UserId) -> None:
        """Let *user* leave for good; during a round its seat's cards go the game's way."""

        async def go() -> None:
            await self._leave(self._seat(user))

        await self._book.alone(go)

    async def forget(self, user: UserId) -> None:
        """Let *user* leave, if they still play here, and know them no more."""
        if self.record.seat_of(user) is not None and self.record.phase is not Phase.CLOSED:
            await self.leave(user)
        await self.change(lambda record: seating.without_person(record, user))

    async def kick(self, asker: Asker, seat: Seat, *, seen: int) -> None:
        """Remove whoever sits at *seat*; the wish of the host or a moderator who saw ``sitting``."""

        async def go() -> None:
            seating.require_host(seating.as_seen(self.record, seen), asker)
            seating.require_sitting(self.record, seat)
            await self._leave(seat)

        await self._book.alone(go)

    # What the clock does, and what is noted by the way

    async def expire(self) -> None:
        """Play the clock's action for each seat whose time is up, and for nobody else."""

        async def ring() -> None:
            deadline = self.record.deadline
            if deadline is None or self._now() < deadline.at:
                return
            if self.record.phase is Phase.BETWEEN:
                await self._dealer.deal_next()
            rung = self.moment
            for seat in deadline.seats:
                if seat not in deadline.late and self._still_asked(seat, rung):
                    await self._dealer.play(seat, TIMEOUT)
            late = tuple(seat for seat in deadline.late if self._still_asked(seat, rung))
            if late:
                extended = clock.extended(deadline, late)
                await self._book.write(msgspec.structs.replace(self.record, deadline=extended))

        await self._book.alone(ring)

    async def warn(self) -> None:
        """Say at the table that time is nearly up."""
        if self.record.deadline is not None and self.record.phase is Phase.PLAYING:
            self.remark(HURRY)

    async def wake(self, *, restarted: bool = False) -> None:
        """Rebuild the round from the store; after a restart clocks begin anew."""
        await self._book.read()
        if restarted and self.record.phase is Phase.BETWEEN and self.record.length is not None:
            deadline = clock.between(self.record, now=self._now())
            await self._book.write(msgspec.structs.replace(self.record, deadline=deadline))
        if restarted and self.record.phase is Phase.PLAYING:
            self._book.note = "note-back"
            await self._book.write(self._with_new_clock(self.record))

    async def noted(self, **changes: Any) -> None:
        """Store what was shown and who was called (``message``, ``called``, …), and tell nobody."""
        await self._book.alone(lambda: self._book.write_silently(**changes))

    def remark(self, note: str) -> None:
        """Have the word of the key *note* stand at the table until the next act, and tell."""
        self._book.remark(note)

    # Who and when

    def _seat(self, user: UserId) -> Seat:
        seat = self.record.seat_of(user)
        if seat is None:
            raise SeatingError("not_seated")
        return seat

    def _playing(self, user: UserId) -> tuple[Seat, Moment]:
        seat = self._seat(user)
        if self.record.phase is Phase.CLOSED:
            raise SeatingError("table_closed")
        if self.moment is None or self.record.phase is not Phase.PLAYING:
            raise SeatingError("not_playing")
        if self.record.paused:
            raise SeatingError("paused")
        return seat, self.moment

    def _still_asked(self, seat: Seat, rung: Moment | None) -> bool:
        """Tell whether *seat* is asked now what it was asked at *rung*."""
        now = self.moment
        if now is None or rung is None or seat not in now.awaited:
            return False
        return now.since[seat] == rung.since[seat]

    def _with_new_clock(self, record: Record) -> Record:
        deadline = clock.deadline(record, self.moment, before=None, now=self._now())
        return msgspec.structs.replace(record, deadline=deadline)

    async def _leave(self, seat: Seat) -> None:
        if self.record.phase is Phase.PLAYING:
            await self._dealer.play(seat, LEAVE)
        elif self.record.phase is Phase.CLOSED:
            raise SeatingError("table_closed")
        elif self.record.phase is Phase.LOBBY:
            await self._book.write(seating.out_of_lobby(self.record, seat))
        else:
            await self._book.write(seating.gone(self.record, seat))
