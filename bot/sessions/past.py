"""A round that is over: read again from its acts, proved from its secrets, exported."""

from dataclasses import dataclass
from typing import Any

import msgspec

from bot.records import Entry, Ledger, Record, Round, TableId
from bot.sessions.moment import REDO, TAKEBACK, Moment
from bot.sessions.seating import SeatingError
from bot.sight import Story, Turned
from engines.core.codec import pack_events, unpack_events
from engines.core.contract import AnyGame
from engines.core.seats import RuleError
from engines.core.shuffle import Opened, OutOfDecksError, Shuffler


@dataclass(frozen=True, slots=True)
class Past:
    """A finished round with every act of it."""

    game: AnyGame
    round: Round
    entries: tuple[Entry, ...]

    def story(self, record: Record) -> Story:
        """Return the round as it is told afterwards; nothing is hidden any more."""
        moment = Moment.before_deal(self.game, self.round)
        for entry in self.entries:
            moment = moment.after(entry)
        result = self.round.result
        if result is None:
            raise SeatingError("round_not_over")
        told = msgspec.structs.replace(record, chairs=self.round.chairs, gone=(), deadline=None)
        return Story(
            sight=moment.sight(told, None),
            number=self.round.number,
            result=result,
            acts=tuple(self._events(entry) for entry in self.entries),
            line=tuple(
                event
                for entry in moment.line(self.entries)
                for event in unpack_events(self.game, entry.events)
            ),
            secrets=self.secrets,
            stood_in=self.round.stood_in,
        )

    def views(self, most: int) -> tuple[Any, ...]:
        """Return the table as the channel saw it at up to *most* moments, evenly spread.

        The first is that of the deal, the last that of the end.
        """
        moment = Moment.before_deal(self.game, self.round)
        seen: list[Any] = []
        for entry in self.entries:
            moment = moment.after(entry)
            view = self.game.view(moment.state, None)
            if not seen or view != seen[-1]:
                seen.append(view)
        count = min(most, len(seen))
        return tuple(seen[n * (len(seen) - 1) // max(1, count - 1)] for n in range(count))

    def _events(self, entry: Entry) -> tuple[Any, ...]:
        if entry.action in (TAKEBACK, REDO) and entry.seat is not None:
            return (Turned(entry.seat, entry.action == REDO),)
        return unpack_events(self.game, entry.events)

    @property
    def secrets(self) -> tuple[bytes, ...]:
        """The secret of each shuffle, in turn."""
        return tuple(secret for entry in self.entries for secret in entry.secrets)


@dataclass(frozen=True, slots=True)
class Proof:
    """What playing a round again from its secrets showed.

    *agreed*: how many acts came out the same, from the deal on; *acts*: how many there are.
    """

    acts: int
    agreed: int

    @property
    def holds(self) -> bool:
        """Whether every shuffle and every act came out as it was played."""
        return self.acts == self.agreed


def prove(past: Past) -> Proof:
    """Play the round again: its actions, with the shuffles that its secrets give."""
    moment, shuffler = Moment.before_deal(past.game, past.round), Opened(past.secrets)
    for number, entry in enumerate(past.entries):
        try:
            events = played_again(past, moment, entry, shuffler)
        except (RuleError, ValueError, OutOfDecksError):
            return Proof(len(past.entries), number)
        if pack_events(events) != entry.events:
            return Proof(len(past.entries), number)
        moment = moment.after(entry)
    return Proof(len(past.entries), len(past.entries))


def played_again(past: Past, moment: Moment, entry: Entry, shuffler: Shuffler) -> tuple[Any, ...]:
    """Return the events that *entry*'s action gives at *moment* with the next shuffles.

    Raise ``RuleError``, ``ValueError`` or ``OutOfDecksError`` if it gives none.
    """
    game = past.game
    if entry.action in (TAKEBACK, REDO):
        return ()
    if entry.seat is None:
        options = msgspec.convert(past.round.options, game.options)
        return game.begin(past.round.seats, options, shuffler)
    return game.decide(moment.state, entry.seat, game.parse(entry.action), shuffler)


async def read(ledger: Ledger, game: AnyGame, table: TableId, number: int) -> Past:
    """Return round *number* of *table*; refuse one that is not over, for it hides cards."""
    round_ = await ledger.round(table, number)
    if round_ is None:
        raise SeatingError("no_such_round")
    if round_.ended is None:
        raise SeatingError("round_not_over")
    entries = await ledger.entries(table, number)
    if not entries:
        raise SeatingError("moves_not_kept")
    return Past(game, round_, entries)
