"""One table in memory: tests, simulation, the engine protocol and benchmarks play on it."""

from typing import Any

import msgspec

from engines.core.contract import AnyGame, Position, Result
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler


class Playout:
    """A game as it goes on; ``do`` either changes it by events or raises and changes nothing."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: msgspec.Struct | None = None,
        shuffler: Shuffler | None = None,
        *,
        position: Position | None = None,
    ) -> None:
        if seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise ValueError(f"{game.key} seats {low} to {high}, not {seats}")
        if shuffler is None:
            raise ValueError("a playout needs a shuffler")
        self.game, self.seats, self.options = game, seats, options or game.options()
        self._shuffler = shuffler
        self.events: tuple[Any, ...] = ()
        if position is None:
            self.state = game.blank(seats, self.options)
            self._happen(game.begin(seats, self.options, shuffler))
        else:
            self.state = game.place(seats, self.options, position)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats the table waits for."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, or ``None``."""
        return self.game.result(self.state)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """Return the texts of what *seat* may do now."""
        return tuple(self.game.text(action) for action in self.game.legal(self.state, seat))

    def do(self, seat: Seat, text: str) -> tuple[Any, ...]:
        """Let *seat* act; return the events, or raise ``RuleError`` or ``ValueError``."""
        if seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}")
        events = self.game.decide(self.state, seat, self.game.parse(text), self._shuffler)
        self._happen(events)
        return events

    def view(self, seat: Seat | None) -> Any:
        """Return the table as *seat* sees it."""
        return self.game.view(self.state, seat)

    def _happen(self, events: tuple[Any, ...]) -> None:
        self.state = self.game.replay(self.state, events)
        self.events += events
