"""Tables of One Up, One Down at any moment of a random round, as sights of each seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.records import Chair, Phase, Record
from bot.sight import Sight, Story
from bot.words import Words
from engines.core.cards import NAMES
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded, commitment
from engines.updown.game import GAME

WORDS = Words.load(strict=True)
EN, PT = WORDS.speaker("en-US"), WORDS.speaker("pt-BR")
LONGEST = "*_~`|<@123>[x](y)#:-" + "W" * 30
SECRET = bytes(range(32))


def record(seats: int = 2, names: tuple[str, ...] = (), **changes) -> Record:
    people = names or ("Maya", "Theo", "Priya")[:seats]
    chairs = tuple(Chair(name, 10 + n) for n, name in enumerate(people))
    fields = {
        "id": "k7m2p9qa",
        "game": "updown",
        "guild": 1,
        "channel": 2,
        "host": 10,
        "locale": "en",
        "created": 0.0,
        "phase": Phase.PLAYING,
        "chairs": chairs,
        "round": 3,
        "tally": (1, 1, 0)[:seats],
        "clock": 60,
    }
    return Record(**fields | changes)


@dataclass
class Live:
    """A round that goes on, with what each audience sees of it."""

    playout: Playout
    record: Record
    acts: list = field(default_factory=list)

    @classmethod
    def deal(cls, seats: int = 2, seed: int = 1, **changes) -> "Live":
        playout = Playout(GAME, seats, shuffler=Seeded(seed))
        return cls(playout, record(seats, **changes), [playout.events])

    @classmethod
    def placed(cls, hands: list[list[str]], top: str) -> "Live":
        """Return a round where seat 0 plays on *top*; every other card is in the pile."""
        gone = {top, *(card for hand in hands for card in hand)}
        position = {
            "hands": hands,
            "draw": [text for text in NAMES[:54] if text not in gone],
            "discard": [top],
            "rank": top[0],
            "turn": 0,
            "held": None,
            "passes": 0,
            "over": False,
        }
        playout = Playout(GAME, len(hands), shuffler=Seeded(0), position=position)
        return cls(playout, record(len(hands)))

    def do(self, seat: int, action: str) -> None:
        self.acts.append(self.playout.do(Seat(seat), action))

    def sight(self, seat: int | None = None) -> Sight:
        heard = [tuple(GAME.hear(event, seat) for event in act) for act in self.acts[-6:]]
        return Sight(
            record=self.record,
            seat=seat,
            view=self.playout.view(seat),
            legal=() if seat is None else self.playout.legal(seat),
            version=0 if seat is None else 7,
            heard=tuple(heard),
            commitments=(commitment(SECRET),),
            until=1_900_000_000.5,
        )

    def story(self) -> Story:
        return Story(
            self.sight(), self.record.round, self.playout.result, tuple(self.acts), (SECRET,)
        )


def moments(seats: int, seed: int, **changes) -> Iterator[Live]:
    """Yield a random round before each act and at its end; drawing is liked, hands grow big."""
    chance = Random(seed)
    live = Live.deal(seats, seed, **changes)
    while live.playout.result is None:
        yield live
        (seat,) = live.playout.to_act
        legal = live.playout.legal(seat)
        lazy = [text for text in legal if text in {"draw", "keep"}]
        live.do(seat, lazy[0] if lazy and chance.random() < seed % 5 / 5 else chance.choice(legal))
    yield live


def computers(seats: int) -> tuple[Chair, ...]:
    person = Chair("Maya", 10)
    return (person, *(Chair("Computer", level=Level.HARD) for _ in range(seats - 1)))
