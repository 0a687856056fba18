"""One table: wishes are taken one at a time; check, decide, store, evolve, tell.

Whatever happens is stored before anybody is shown it. A wish that is refused raises ``RuleError``,
``SeatingError`` or ``StaleError`` and changes nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from bot.records import Entry, Ledger, Phase, Record, Round, UserId
from bot.sessions import clock, seating, step
from bot.sessions.moment import REDO, TAKEBACK, Moment
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.step import Step
from bot.sight import Sight
from engines.core.contract import LEAVE, TIMEOUT, AnyGame, Level
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Recording, Repeated, Sealed

log = logging.getLogger(__name__)

RESTART = "restart"
"""The wish to deal the same round once more."""


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
    chance: Random = field(default_factory=Random)
    """For the computers' choices; cards are shuffled by *shuffler*."""


class Table:
    """A live table. ``record`` and ``moment`` are values; they change only when stored."""

    def __init__(self, record: Record, game: AnyGame, house: House) -> None:
        self.record = record
        self.game = game
        self.moment: Moment | None = None
        self.note = ""
        self._house = house
        self._busy = asyncio.Lock()
        self._asked: dict[Seat, int] = {}
        """The version at which each computer was last asked to act out of turn."""

    @property
    def busy(self) -> bool:
        """Whether a wish is being carried out right now."""
        return self._busy.locked()

    # What it looks like

    def sight(self, seat: Seat | None) -> Sight:
        """Return the table as *seat*, or the channel, may see it now."""
        if self.moment is None:
            return Sight(record=self.record, seat=seat, view=None, note=self.note)
        return self.moment.sight(self.record, seat, self.note)

    def sight_of(self, user: UserId) -> Sight:
        """Return the table as *user* may see it; refuse people without a seat."""
        seat = self.record.seat_of(user)
        if seat is None:
            raise SeatingError("not_seated")
        return self.sight(seat)

    # What people wish

    async def change(self, wish: Callable[[Record], Record]) -> None:
        """Carry out a wish about seats and rules, a function of ``bot.sessions.seating``."""

        async def carry_out() -> None:
            record = wish(self.record)
            if (record.paused, record.away) != (self.record.paused, self.record.away):
                deadline = clock.deadline(record, self.moment, before=None, now=self._house.now())
                record = msgspec.structs.replace(record, deadline=deadline)
            await self._commit(record)

        await self._alone(carry_out)

    async def start(self, asker: Asker) -> None:
        """Deal the first round, or the next one after a lobby in between."""

        async def deal() -> None:
            seating.require_startable(self.record, asker, self.game)
            goes_on = self.record.round or self.record.follows
            await self._deal(self.record if goes_on else seating.host_first(self.record))

        await self._alone(deal)

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
            await self._deal_next()

        await self._alone(deal)

    async def ready(self, asker: Asker, *, seen: int) -> None:
        """Note that *asker* waits for the next game of the series; the last one to wait deals it."""

        async def wait() -> None:
            if seen != self.record.round:
                raise StaleError
            record = seating.ready(self.record, asker)
            if seating.all_ready(record):
                await self._deal_next()
            else:
                await self._commit(record)

        await self._alone(wait)

    async def turn(self, asker: Asker, wish: str) -> None:
        """Take back, redo or restart (``takeback``, ``redo``, ``restart``).

        At once against computers; with other people at the table one of them must agree first.
        """

        async def ask() -> None:
            seat = seating.require_seated(self.record, asker)
            moment = self._turnable(seat, wish)
            if seating.other_people(self.record, seat):
                await self._commit(msgspec.structs.replace(self.record, asked=(seat, wish)))
            else:
                await self._turn(moment, seat, wish)

        await self._alone(ask)

    async def agree(self, asker: Asker) -> None:
        """Agree to what another person asked for."""

        async def agree() -> None:
            seat = seating.require_seated(self.record, asker)
            if self.record.asked is None or self.record.asked[0] == seat:
                raise SeatingError("nobody_asked")
            asking, wish = self.record.asked
            await self._turn(self._turnable(asking, wish), asking, wish)

        await self._alone(agree)

    async def back(self, asker: Asker) -> None:
        """Give a person's seat back from the computer that played for it."""
        await self.change(lambda record: seating.back(record, asker))

    async def act(self, user: UserId, action: str, seen: int | None = None) -> None:
        """Let the seat of *user* act. *seen*: its version when the button was made."""

        async def play() -> None:
            seat, moment = self._playing(user)
            if seen is not None and seen != moment.version(seat):
                raise StaleError
            if not _understood(self.game, action):
                raise SeatingError("no_such_action")
            await self._play(seat, action, seating.returned(self.record, seat))

        await self._alone(play)

    async def leave(self, user: UserId) -> None:
        """Let *user* leave for good; during a round its seat's cards go the game's way."""

        async def go() -> None:
            seat = self.record.seat_of(user)
            if seat is None:
                raise SeatingError("not_seated")
            await self._leave(seat)

        await self._alone(go)

    async def forget(self, user: UserId) -> None:
        """Let *user* leave, if they still play here, and know them no more."""
        if self.record.seat_of(user) is not None and self.record.phase is not Phase.CLOSED:
            await self.leave(user)
        await self.change(lambda record: seating.without_person(record, user))

    async def kick(self, asker: Asker, seat: Seat) -> None:
        """Remove the person or computer at *seat*; the host's or a moderator's wish."""

        async def go() -> None:
            seating.require_host(self.record, asker)
            seating.require_sitting(self.record, seat)
            await self._leave(seat)

        await self._alone(go)

    # What the clock and the computers do

    async def expire(self) -> None:
        """Play the clock's action for each seat whose time is up, and for nobody else."""

        async def ring() -> None:
            deadline = self.record.deadline
            if deadline is None or self._house.now() < deadline.at:
                return
            if self.record.phase is Phase.BETWEEN:
                await self._deal_next()
            rung = self.moment
            for seat in deadline.seats:
                if rung is not None and self._still_asked(seat, rung):
                    await self._play(seat, TIMEOUT)

        await self._alone(ring)

    def _still_asked(self, seat: Seat, rung: Moment) -> bool:
        """Tell whether *seat* is asked now what it was asked at *rung*."""
        now = self.moment
        return now is not None and seat in now.awaited and now.since[seat] == rung.since[seat]

    def computer_due(self) -> Seat | None:
        """Return the computer's seat that the table waits for."""
        if self.moment is None or self.record.phase is not Phase.PLAYING or self.record.paused:
            return None
        return next((s for s in sorted(self.moment.awaited) if self._level(s)), None)

    async def computer_moves(self) -> None:
        """Let the computer on turn choose, off the event loop, and act."""
        seat, moment = self.computer_due(), self.moment
        level = None if seat is None else self._level(seat)
        if seat is None or level is None or moment is None:
            return
        action = await self._chosen(moment, seat, level)

        async def play() -> None:
            if self.moment is moment and not self.record.paused and action is not None:
                await self._play(seat, self.game.text(action))

        await self._alone(play)

    def onlookers(self) -> tuple[Seat, ...]:
        """Return the computers' seats that may do something out of turn and were not asked yet."""
        moment = self.moment
        if moment is None or self.record.phase is not Phase.PLAYING or self.record.paused:
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
            moment, level = self.moment, self._level(seat)
            if moment is None or level is None:
                return
            version = moment.version(seat)
            self._asked[seat] = version
            await self._move_out_of_turn(moment, seat, level, version)

    async def _move_out_of_turn(
        self, moment: Moment, seat: Seat, level: Level, version: int
    ) -> None:
        view = moment.game.view(moment.state, seat)
        chance = Random(self._house.chance.getrandbits(64))
        action = await asyncio.to_thread(moment.game.choose, view, level, chance)
        if action is None:
            return

        async def play() -> None:
            now = self.moment
            if now is not None and not self.record.paused and now.version(seat) == version:
                await self._play(seat, self.game.text(action))

        await self._alone(play)

    async def _chosen(self, moment: Moment, seat: Seat, level: Level) -> Any:
        """Return what a computer of *level* does; what the clock would do, should it fail."""
        game, chance = moment.game, Random(self._house.chance.getrandbits(64))
        try:
            view = game.view(moment.state, seat)
            return await asyncio.to_thread(game.choose, view, level, chance)
        except Exception as fault:  # noqa: BLE001 - people must not wait for ever, whatever it is
            # A fault's own words may name cards, so its kind has to do.
            kind = type(fault).__name__
            log.error("table %s: a computer cannot choose: %s", self.record.id, kind)  # noqa: TRY400 - as said
            return game.idle(moment.state, seat)

    def _level(self, seat: Seat) -> Level | None:
        """Return how well the computer at *seat* plays; a person who is away has one, too."""
        return Level.MEDIUM if seat in self.record.away else self.record.chairs[seat].level

    # Waking

    async def wake(self, *, restarted: bool = False) -> None:
        """Rebuild the round from the store; after a restart clocks begin anew."""
        self.moment = await self._stored_moment()
        if restarted and self.record.phase is Phase.BETWEEN and self.record.length is not None:
            deadline = clock.between(self.record, now=self._house.now())
            await self._commit(msgspec.structs.replace(self.record, deadline=deadline))
        if restarted and self.record.phase is Phase.PLAYING:
            self.note = "note-back"
            deadline = clock.deadline(self.record, self.moment, before=None, now=self._house.now())
            await self._commit(msgspec.structs.replace(self.record, deadline=deadline))

    async def noted(self, **changes: Any) -> None:
        """Store facts about the table's message (``message``, ``posted``, ``recapped``), silently."""

        async def note() -> None:
            record = msgspec.structs.replace(self.record, **changes)
            await self._house.ledger.commit(record)
            self.record = record

        await self._alone(note)

    # One at a time, and never half

    async def _alone(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run *work* after all that came before; a caller that gives up does not cut it short."""
        await asyncio.shield(asyncio.ensure_future(self._locked(work)))

    async def _locked(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self._busy:
            await work()

    def _playing(self, user: UserId) -> tuple[Seat, Moment]:
        seat = self.record.seat_of(user)
        if seat is None:
            raise SeatingError("not_seated")
        if self.record.phase is Phase.CLOSED:
            raise SeatingError("table_closed")
        if self.moment is None or self.record.phase is not Phase.PLAYING:
            raise SeatingError("not_playing")
        if self.record.paused:
            raise SeatingError("paused")
        return seat, self.moment

    async def _deal(
        self, record: Record, shuffler: Recording | None = None, *, repeats: bool = False
    ) -> None:
        last = self.moment.game.result(self.moment.state) if self.moment else None
        await self._store(
            step.deal(
                record,
                self.game,
                last,
                now=self._house.now(),
                shuffler=shuffler or self._house.shuffler(),
                repeats=repeats,
            )
        )
        await self._do_forced()

    async def _deal_next(self) -> None:
        record = seating.without_gone(self.record)
        if len(record.chairs) >= self.game.seats[0]:
            await self._deal(record)
        else:
            phase = Phase.LOBBY if record.length is None else Phase.CLOSED
            await self._commit(msgspec.structs.replace(record, phase=phase, deadline=None))

    async def _play(self, seat: Seat, action: str, record: Record | None = None) -> None:
        if self.moment is None:
            raise SeatingError("not_playing")
        shuffler = self._house.shuffler()
        now = self._house.now()
        record = record or self.record
        try:
            change = step.play(record, self.moment, seat, action, now=now, shuffler=shuffler)
        except RuleError as refused:
            refused.game = self.game.key
            raise
        await self._store(change)
        await self._do_forced()

    def _turnable(self, seat: Seat, wish: str) -> Moment:
        """Return the moment, if this game can be turned back from it as *seat* wishes."""
        moment = self.moment
        if moment is None or not self.game.takes_back:
            raise SeatingError("cannot_take_back")
        if self.record.phase is not Phase.PLAYING:
            raise SeatingError("not_playing")
        if wish == TAKEBACK and moment.last_by(seat) is None:
            raise SeatingError("nothing_to_take_back")
        if wish == REDO and not moment.undone:
            raise SeatingError("nothing_to_redo")
        return moment

    async def _turn(self, moment: Moment, seat: Seat, wish: str) -> None:
        if wish == RESTART:
            await self._deal(self.record, Repeated(moment.secrets), repeats=True)
        else:
            await self._store(step.turn(self.record, moment, seat, wish, now=self._house.now()))
            await self._do_forced()

    async def _do_forced(self) -> None:
        """Do what the rules leave no choice about, act by act."""
        while self.moment is not None and self.record.phase is Phase.PLAYING:
            forced = self.game.forced(self.moment.state)
            if forced is None:
                return
            seat, action = forced
            now, shuffler = self._house.now(), self._house.shuffler()
            text = self.game.text(action)
            await self._store(
                step.play(self.record, self.moment, seat, text, now=now, shuffler=shuffler)
            )

    async def _leave(self, seat: Seat) -> None:
        if self.record.phase is Phase.PLAYING:
            await self._play(seat, LEAVE)
        elif self.record.phase is Phase.CLOSED:
            raise SeatingError("table_closed")
        elif self.record.phase is Phase.LOBBY:
            chair = self.record.chairs[seat]
            asker = Asker(chair.user or self.record.host, chair.name)
            await self._commit(
                seating.quit_lobby(self.record, asker)
                if chair.user
                else seating.remove(self.record, asker, seat)
            )
        else:
            await self._commit(seating.gone(self.record, seat))

    async def _store(self, change: Step) -> None:
        await self._commit(
            change.record,
            change.moment,
            begun=change.begun,
            entry=change.entry,
            ended=change.ended,
        )

    async def _commit(
        self,
        record: Record,
        moment: Moment | None = None,
        *,
        begun: Round | None = None,
        entry: Entry | None = None,
        ended: Round | None = None,
    ) -> None:
        version = moment.acts - 1 if moment is not None else 0
        try:
            await self._house.ledger.commit(
                record, begun=begun, entry=entry, version=version, ended=ended
            )
        except BaseException:
            await self._return_to_stored()
            raise
        self.record = record
        self.moment = moment if moment is not None else self.moment
        if entry is not None:
            self.note = ""
        self._house.tell(self)

    async def _return_to_stored(self) -> None:
        """Take the store's word after a failed write: it may or may not have gone through."""
        stored = await self._house.ledger.record(self.record.id)
        if stored is not None:
            self.record = stored
            self.moment = await self._stored_moment()

    async def _stored_moment(self) -> Moment | None:
        record, ledger = self.record, self._house.ledger
        round_ = await ledger.round(record.id, record.round) if record.round else None
        if round_ is None:
            return None
        moment = Moment.before_deal(self.game, round_)
        for entry in await ledger.entries(record.id, record.round):
            moment = moment.after(entry)
        return moment


def _understood(game: AnyGame, action: str) -> bool:
    """Tell whether *action* is written as the game writes one, and is a seat's own to do."""
    try:
        game.parse(action)
    except ValueError:
        return False
    return action not in (LEAVE, TIMEOUT)
