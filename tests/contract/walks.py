"""The battery that every game passes, whichever games lie in ``engines/``.

1. Random games end, under a bound; ``to_act`` is empty once they have, and never before.
2. Cards are conserved after every event.
3. Replaying the events gives the same state, also after they went through the codec.
4. What a seat sees, may do and hears is the same in every world it cannot tell from the true one,
   and it hears of no card that it does not see.
5. Illegal acts and acts out of turn are refused and change nothing; all legal ones are accepted.
6. Every action is written and read back the same; anything else is a ``ValueError``.
7. A state survives position, JSON and place.
8. The clock may run out for every awaited seat, and every seat may leave, at any moment; games
   still end. Computers choose legal acts from the view alone.

Here: random games to look at, walked from the first event to the last.
"""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st

from engines.core import shelf
from engines.core.contract import AnyGame, Level
from engines.core.plain import plain
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Seeded

BOUND = 5_000
"""No game of the battery takes more acts."""
PATIENCE = 300
"""Acts after which Medium computers play a random game to its end: aimless play need not end."""
CLOSELY = 400
"""Events of a walk, from the first, that are each looked at; long games bring nothing new."""
STRETCH = 100
"""Events in a row, anywhere in a walk, where every seat is asked what it sees after each."""
LOOKS = 12
"""How many moments of a walk are looked at closely."""

every_game = pytest.mark.parametrize(
    "game", [shelf.game(key) for key in shelf.games()], ids=lambda game: game.key
)
seeds = st.integers(0, 2**32)


class Moment(NamedTuple):
    """A state, who acted in it, and what happened."""

    state: Any
    seat: Seat
    action: Any
    events: tuple[Any, ...]


@dataclass
class Walk:
    """A random game: its options, every event, and every moment somebody acted in."""

    game: AnyGame
    seats: int
    options: msgspec.Struct
    shuffler: Seeded
    random: Random
    events: list[Any] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    end: Any = None

    @property
    def observers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*map(Seat, range(self.seats)), None]

    @property
    def looks(self) -> list[Moment]:
        """A few moments, the first among them."""
        count = min(LOOKS, len(self.moments))
        return [self.moments[0], *self.random.sample(self.moments, count)]

    def stretch(self) -> int:
        """The first event of a stretch: as often as not the very first."""
        return self.random.choice((0, self.random.randrange(max(1, len(self.events) - STRETCH))))

    @property
    def states(self) -> list[Any]:
        """The states of the looks, and the end."""
        return [*[moment.state for moment in self.looks], self.end]


def walk(game: AnyGame, seed: int, *, clock: float = 0, leave: float = 0) -> Walk:
    """Play a random game; *clock* and *leave* are how likely an act is one of those."""
    random = Random(seed)
    seats = random.choice(game.seats)
    chosen = {choice.key: random.choice(choice.values) for choice in game.choices}
    options = msgspec.convert(chosen, game.options)
    walked = Walk(game, seats, options, Seeded(seed), random)
    try:
        walked.events += game.begin(seats, options, walked.shuffler)
    except RuleError:
        assume(False)  # choices that do not go together
    state = game.replay(game.blank(seats, options), walked.events)
    while game.to_act(state):
        assert len(walked.moments) < BOUND
        moment = _act(walked, state, clock, leave)
        walked.moments.append(moment)
        walked.events += moment.events
        state = game.replay(state, moment.events)
    walked.end = state
    return walked


def _act(walked: Walk, state: Any, clock: float, leave: float) -> Moment:
    game, random = walked.game, walked.random
    dice = random.random()
    awaited = sorted(game.to_act(state))
    if dice < clock + leave:
        word = "timeout" if dice < clock else "leave"
        seat, action = random.choice(awaited), game.parse(word)
    elif len(walked.moments) > PATIENCE:
        seat = random.choice(awaited)
        action = game.choose(game.view(state, seat), Level.MEDIUM, random)
    else:
        acts = [(seat, each) for seat in range(walked.seats) for each in game.legal(state, seat)]
        seat, action = random.choice(acts)
    return Moment(state, seat, action, game.decide(state, seat, action, walked.shuffler))


def cards_in(value: Any) -> frozenset[Any]:
    """Return every card anywhere inside *value*, told by its type."""
    found: list[Any] = []
    plain(value, found.append)
    return frozenset(found)


@cache
def piles(key: str) -> Any:
    """Return ``tests/<game>/piles.py``'s ``piles``: a list of every card of a state; or ``None``."""
    name = f"{key}.piles"
    return import_module(name).piles if find_spec(key) and find_spec(name) else None
