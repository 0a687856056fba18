"""Rummy tables at any moment of random games, as sights of each seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import msgspec
from presenters.rounds import EN, LONGEST, PT, SECRET
from presenters.rounds import record as record_of

from bot.records import Phase, Record
from bot.sight import Sight, Story
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded, commitment
from engines.rummy.game import GAME
from engines.rummy.options import Options

__all__ = ["EN", "LONGEST", "PT"]
PEOPLE = ("Maya", "Theo", "Priya", "Arjun", "Lena", "Omar")


def record(seats: int = 2, names: tuple[str, ...] = (), **changes) -> Record:
    facts = {"game": "rummy", "tally": (1, 1, 0, 0, 0, 0)[:seats]}
    return record_of(seats, names or PEOPLE[:seats], **facts | changes)


@dataclass
class Live:
    """A game that goes on, with what each audience sees of it."""

    playout: Playout
    record: Record
    acts: list = field(default_factory=list)

    @classmethod
    def deal(cls, seats: int = 2, seed: int = 1, *, names: tuple[str, ...] = (), **options):
        chosen = msgspec.convert({"toss": False, **options}, Options)
        playout = Playout(GAME, seats, chosen, Seeded(seed))
        return cls(playout, record(seats, names), [playout.events])

    @classmethod
    def of(cls, playout: Playout, **changes):
        """Return a table that was set up by hand."""
        return cls(playout, record(playout.seats, **changes), [()])

    def do(self, seat: int, action: str) -> None:
        self.acts.append(self.playout.do(Seat(seat), action))

    @property
    def over(self) -> bool:
        return self.playout.result is not None

    def sight(self, seat: int | None = None) -> Sight:
        heard = [
            tuple(part for event in act if (part := GAME.hear(event, seat)) is not None)
            for act in self.acts[-6:]
        ]
        closed = msgspec.structs.replace(self.record, phase=Phase.BETWEEN, points=(5,) * 6)
        return Sight(
            record=closed if self.over else self.record,
            seat=seat,
            view=self.playout.view(seat),
            legal=() if seat is None else self.playout.legal(seat),
            version=0 if seat is None else 0x640012,
            heard=tuple(act for act in heard if act),
            commitments=(commitment(SECRET),),
            until=1_900_000_000.5,
        )

    def story(self) -> Story:
        return Story(self.sight(), 3, self.playout.result, tuple(self.acts), (SECRET,))


MOST_ACTS = 400


def moments(seats: int, seed: int, *, every: int = 1, **options) -> Iterator[Live]:
    """Yield a game before each *every*-th act and at its end.

    Two seats of three are played by Easy and Medium, so that deals end; the others do anything,
    and now and then somebody groups at random, drops, declares wrongly, misses or leaves.
    """
    chance, live = Random(seed), Live.deal(seats, seed, **options)
    for number in range(MOST_ACTS):
        if live.over:
            break
        if number % every == 0:
            yield live
        seat = chance.choice(sorted(live.playout.to_act))
        live.do(seat, _act(live, seat, chance))
    yield live


def _act(live: Live, seat: int, chance: Random) -> str:
    legal = live.playout.legal(seat)
    luck = chance.random()
    if luck < 0.03:
        return "timeout"
    if luck < 0.08 and live.sight(seat).view.phase != "between":
        return f"arrange {_random_groups(live.sight(seat).view.hand, chance)}"
    if luck < 0.1:
        return chance.choice(legal)
    if "accept" in legal:
        return chance.choice(["accept", "refuse"])
    if "split" in legal and chance.random() < 0.3:
        return "split"
    level = (Level.EASY, Level.MEDIUM)[seat % 2]
    return GAME.text(GAME.choose(live.playout.view(seat), level, chance))


def _random_groups(hand, chance: Random) -> str:
    from engines.core.cards import names
    from engines.rummy.pack import held

    cards = names(held(hand))
    chance.shuffle(cards)
    marks = [chance.choice([" ", " ", "/"]) for _ in cards]
    return "".join(c + m for c, m in zip(cards, marks, strict=True)).rstrip(" /")
