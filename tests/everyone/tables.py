"""A table of any game that goes on, with its sights: for what must hold in every game."""

from dataclasses import dataclass, field
from random import Random

from bot import catalogue
from bot.records import Chair, Phase, Record
from bot.sight import Sight
from bot.words import Words
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded

GAMES = catalogue.load()
WORDS = Words.load(strict=True)
EN, PT = WORDS.speaker("en"), WORDS.speaker("pt-BR")
PEOPLE = ("Maya", "Theo", "Priya", "João", "Ana", "Li")


@dataclass
class Live:
    """A round of the game *key* that goes on; Easy computers can move for anybody."""

    key: str
    playout: Playout
    record: Record
    chance: Random
    acts: list = field(default_factory=list)

    @classmethod
    def deal(cls, key: str, seats: int, seed: int, names: tuple[str, ...] = PEOPLE) -> "Live":
        playout = Playout(GAMES[key].game, seats, shuffler=Seeded(seed))
        record = Record(
            id="k7m2p9qa",
            game=key,
            guild=1,
            channel=2,
            host=10,
            locale="en",
            created=0.0,
            phase=Phase.PLAYING,
            chairs=tuple(Chair(name, 10 + n) for n, name in enumerate(names[:seats])),
            round=1,
            tally=(0,) * seats,
        )
        return cls(key, playout, record, Random(seed), [playout.events])

    @property
    def part(self):
        return GAMES[self.key].part

    def sight(self, seat: int | None = None) -> Sight:
        game = self.playout.game
        return Sight(
            record=self.record,
            seat=seat,
            view=self.playout.view(seat),
            legal=() if seat is None else self.playout.legal(seat),
            heard=tuple(tuple(game.hear(event, seat) for event in act) for act in self.acts[-6:]),
        )

    def do(self, seat: int, text: str) -> None:
        """Act, and let the table do what the rules leave no choice about."""
        self.acts.append(self.playout.do(Seat(seat), text))
        game = self.playout.game
        while (forced := game.forced(self.playout.state)) is not None:
            self.acts.append(self.playout.do(forced[0], game.text(forced[1])))

    def go(self, seat: int, level: Level = Level.EASY) -> None:
        """Let a computer move for *seat*."""
        game = self.playout.game
        chosen = game.choose(self.playout.view(Seat(seat)), level, self.chance)
        self.do(seat, game.text(chosen))

    def moments(self, most: int = 5000):
        """Yield before each act of Easy computers, and at the end."""
        for _ in range(most):
            yield self
            if not self.playout.to_act:
                return
            self.go(min(self.playout.to_act))
