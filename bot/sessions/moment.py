"""A round at one moment, rebuilt from its acts: the game's state and what each audience may see."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.records import Entry, Record, Round
from bot.sight import Sight, Turned
from engines.core.codec import unpack_events
from engines.core.contract import LEAVE, TIMEOUT, AnyGame
from engines.core.seats import EVERY_SEAT, Seat
from engines.core.shuffle import commitment

HEARD = 6
"""How many of the last acts a sight tells."""
TAKEBACK, REDO = "takeback", "redo"
"""Acts of a table where the game allows them; both lines of play stay in the store."""
ROUND_SHIFT = 16
"""A seat's version is ``round << 16 | act``, so that a button of an earlier round is stale too."""


class Moment(msgspec.Struct, frozen=True):
    """A round after *acts* acts. *situations* and *since* go by seat."""

    game: AnyGame
    round: Round
    state: Any
    situations: tuple[Any, ...]
    """Each seat's hand and legal actions; ``None`` before the deal."""
    since: tuple[int, ...]
    """The act after which each seat's situation has stood."""
    acts: int = 0
    awaited: frozenset[Seat] = frozenset()
    """Whom the table waits for; nobody before the deal."""
    latest: tuple[tuple[Any, ...], ...] = ()
    """The events of the last few acts, whole."""
    secrets: tuple[bytes, ...] = ()
    """Of every shuffle so far, those of what was taken back among them."""
    shuffles: tuple[bytes, ...] = ()
    """The secrets of the shuffles that stand."""
    known: tuple[bytes, ...] = ()
    """What the shuffles repeat, one after the other, where the round is an earlier one once more."""
    before: "Moment | None" = None
    """The moment before the last act, where the game can be taken back."""
    led: Entry | None = None
    """The act that led from there to here."""
    by: Seat | None = None
    """Whose act was the last; ``None`` for the deal and for what the table did by itself."""
    undone: tuple["Moment", ...] = ()
    """What was taken back and can be done again, the latest first."""

    @classmethod
    def before_deal(cls, game: AnyGame, round_: Round, known: tuple[bytes, ...] = ()) -> "Moment":
        """Return the table before the round's first event; its shuffles are to repeat *known*."""
        seats = round_.seats
        blank = game.blank(seats, msgspec.convert(round_.options, game.options))
        return cls(game, round_, blank, (None,) * seats, (0,) * seats, known=known)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat of the round."""
        return EVERY_SEAT[: self.round.seats]

    @property
    def to_repeat(self) -> tuple[bytes, ...]:
        """What the next shuffles repeat; none where the round is no earlier one once more."""
        return self.known[len(self.shuffles) :]

    @property
    def same_again(self) -> tuple[bytes, ...]:
        """What the shuffles of this round dealt once more repeat."""
        return self.shuffles + self.to_repeat

    def after(self, entry: Entry) -> "Moment":
        """Return the moment after *entry*."""
        if entry.action in (TAKEBACK, REDO) and entry.seat is not None:
            return self._turned(entry.seat, redone=entry.action == REDO)
        events = unpack_events(self.game, entry.events)
        state = self.game.replay(self.state, events)
        acts = self.acts + 1
        found = situations(self.game, state, self.seats)
        stood = zip(self.since, self.situations, found, strict=True)
        return replace(
            self,
            state=state,
            situations=found,
            since=tuple([since if was == now else acts for since, was, now in stood]),
            acts=acts,
            awaited=self.game.to_act(state),
            latest=self._heard_of(events),
            secrets=self.secrets + entry.secrets,
            shuffles=self.shuffles + entry.secrets,
            before=self if self.game.takes_back else None,
            led=entry if self.game.takes_back else None,
            by=None if self.game.forced(self.state) else entry.seat,
            undone=(),
        )

    def line(self, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Return those of the round's *entries* that stand: without what was taken back."""
        if not self.game.takes_back:
            return tuple(entries)
        line, moment = [], self
        while moment.before is not None and moment.led is not None:
            line.append(moment.led)
            moment = moment.before
        return tuple(reversed(line))

    def _heard_of(self, events: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
        """Return the last few acts with *events*, but for what nobody else hears of (a grouping).

        That is no news, and moves no clock: *latest* stays the very same then.
        """
        for event in events:
            if self.game.hear(event, None) is not None:
                return (*self.latest[1 - HEARD :], events)
        return self.latest

    def last_by(self, seat: Seat) -> "Moment | None":
        """Return the moment before *seat*'s latest act of its own, or ``None``."""
        moment: Moment | None = self
        while moment is not None and moment.by != seat:
            moment = moment.before
        return moment.before if moment else None

    def _turned(self, seat: Seat, *, redone: bool) -> "Moment":
        """Return the moment to which *seat* takes the table back, or forward again."""
        target = self.undone[0] if redone and self.undone else self.last_by(seat)
        if target is None:
            return replace(self, acts=self.acts + 1)
        acts = self.acts + 1
        return replace(
            target,
            acts=acts,
            since=(acts,) * self.round.seats,
            latest=(*self.latest, (Turned(seat, redone),))[-HEARD:],
            secrets=self.secrets,
            undone=self.undone[1:] if redone else (self, *self.undone),
        )

    def version(self, seat: Seat) -> int:
        """Return the version that *seat*'s buttons carry now."""
        return self.round.number << ROUND_SHIFT | self.since[seat]

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """Return what *seat* may do, in the game's notation."""
        return tuple(map(self.game.text, self.game.legal(self.state, seat)))

    def understands(self, action: str) -> bool:
        """Tell whether *action* is written as the game writes one, and is a seat's own to do."""
        try:
            self.game.parse(action)
        except ValueError:
            return False
        return action not in (LEAVE, TIMEOUT)

    def sight(self, record: Record, seat: Seat | None, note: str = "") -> Sight:
        """Return the table as *seat*, or the channel, may see it."""
        return Sight(
            record=record,
            seat=seat,
            view=self.game.view(self.state, seat),
            legal=() if seat is None else self.legal(seat),
            version=0 if seat is None else self.version(seat),
            heard=self._heard(seat),
            commitments=tuple(map(commitment, self.secrets)),
            until=record.deadline.of(seat) if record.deadline else None,
            takes_back=self.game.takes_back,
            can_take_back=seat is not None and self.last_by(seat) is not None,
            can_redo=bool(self.undone),
            misses_left=self._misses_left(record, seat),
            note=note,
            repeats=self.round.repeats,
        )

    def _misses_left(self, record: Record, seat: Seat | None) -> int | None:
        most = self.game.stand_in
        missed = 0 if seat is None or seat in record.away else record.missed[seat]
        return most - missed if most is not None and missed else None

    def _heard(self, audience: Seat | None) -> tuple[tuple[Any, ...], ...]:
        acts = (
            tuple(part for event in act if (part := self._part(event, audience)) is not None)
            for act in self.latest
        )
        return tuple(act for act in acts if act)

    def _part(self, event: Any, audience: Seat | None) -> Any:
        return event if isinstance(event, Turned) else self.game.hear(event, audience)


def situations(game: AnyGame, state: Any, seats: Sequence[Seat]) -> tuple[Any, ...]:
    """Return what each of *seats* holds and may do."""
    return tuple([(game.hand(state, seat), tuple(game.legal(state, seat))) for seat in seats])
