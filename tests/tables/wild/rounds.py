"""Tables of Wild at any moment of a random game, as sights of each seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace
from presenters.rounds import EN, LONGEST, PT, SECRET
from presenters.rounds import record as record_of
from tables.wild.samples import TEN, act

from bot.records import Phase, Record
from bot.sight import Sight, Story
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded, commitment
from engines.wild.game import GAME
from engines.wild.options import Options

__all__ = ["EN", "LONGEST", "PT"]
EVERY_RULE = [
    Options(
        stacking=bool(n & 1),
        draw_until_playable=bool(n & 2),
        jump_in=bool(n & 4),
        seven_zero=bool(n & 8),
        auto_sort=n % 3 > 0,
    )
    for n in range(16)
]
"""Every combination of the house rules, by number."""


def record(seats: int, names: tuple[str, ...] = (), **changes) -> Record:
    facts = {
        "game": "wild",
        "round": 2,
        "length": 5,
        "counted": 1,
        "tally": (1, *(0,) * (seats - 1)),
        "points": (120, *(0,) * (seats - 1)),
    }
    return record_of(seats, names or TEN[:seats], **facts | changes)


@dataclass
class Live:
    """A game that goes on, with what each audience sees of it."""

    playout: Playout
    record: Record
    acts: list = field(default_factory=list)

    @classmethod
    def deal(cls, seats: int = 2, seed: int = 1, options: Options | None = None, **changes):
        playout = Playout(GAME, seats, options or Options(), shuffler=Seeded(seed))
        return cls(playout, record(seats, **changes), [playout.events])

    @classmethod
    def at(cls, playout: Playout, **changes) -> "Live":
        return cls(playout, record(playout.seats, **changes))

    def do(self, seat: int, action: str) -> None:
        self.acts.append(self.playout.do(Seat(seat), action))

    def sight(self, seat: int | None = None) -> Sight:
        return Sight(
            record=self.record,
            seat=seat,
            view=self.playout.view(seat),
            legal=() if seat is None else self.playout.legal(seat),
            version=0 if seat is None else 7,
            heard=self.heard(seat),
            commitments=(commitment(SECRET),),
            until=1_900_000_000.5,
        )

    def heard(self, seat: int | None) -> tuple:
        acts = [[GAME.hear(event, seat) for event in act] for act in self.acts[-6:]]
        return tuple(tuple(each for each in act if each is not None) for act in acts)

    def story(self) -> Story:
        acts, result = tuple(self.acts), self.playout.result
        return Story(self.sight(), self.record.round, result, acts, (SECRET,))

    def over(self) -> "Live":
        self.record = replace(self.record, phase=Phase.BETWEEN)
        return self


def moments(seats: int, seed: int, options: Options | None = None, **changes) -> Iterator[Live]:
    """Yield a random game before each act and at its end; odd seeds like to draw, hands grow."""
    chance = Random(seed)
    live = Live.deal(seats, seed, options or EVERY_RULE[seed % 16], **changes)
    while live.playout.result is None:
        yield live
        able = [n for n in range(seats) if live.playout.legal(n)]
        seat = chance.choice(able) if chance.random() < 0.3 else min(live.playout.to_act)
        live.do(seat, choose(live, seat, chance, lazy=seed % 2 == 1))
    yield live


def played_out(seats: int, seed: int, options: Options | None = None, **changes) -> Live:
    """Return a game that Medium computers play to its end: shorter than a random one."""
    chance = Random(seed)
    live = Live.deal(seats, seed, options or EVERY_RULE[seed % 16], **changes)
    while live.playout.result is None:
        live.acts.append(act(live.playout, chance)[1])
    return live.over()


def choose(live: Live, seat: int, chance: Random, *, lazy: bool) -> str:
    legal = live.playout.legal(seat)
    draws = [text for text in legal if text in {"draw", "keep"}]
    if draws and lazy and len(live.acts) < 60 and chance.random() < 0.5:
        return draws[0]
    return chance.choice(legal)
