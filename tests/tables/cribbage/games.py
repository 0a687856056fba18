"""Tables of cribbage at any moment of a random game, as sights of each seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from presenters.rounds import record

from bot.sight import Sight, Story
from engines.core.cards import NAMES
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded, commitment
from engines.cribbage.game import GAME
from engines.cribbage.options import Options

SECRET = bytes(range(32))
SCENE = "scene"


@dataclass
class Live:
    """A game that goes on, with what each audience sees of it."""

    playout: Playout
    record: object
    acts: list = field(default_factory=list)

    @classmethod
    def deal(cls, seed: int = 1, options: Options | None = None, **changes) -> "Live":
        playout = Playout(GAME, 2, options, Seeded(seed))
        return cls(playout, record(2, game="cribbage", clock=None, **changes), [playout.events])

    @classmethod
    def placed(cls, **position) -> "Live":
        """Return a table set up as *position* says; the pack is what is left over."""
        named = [*position.get("crib", []), position.get("starter")]
        named += [card for hand in position.get("hands", []) for card in hand]
        named += [card for _, card in position.get("played", [])]
        deck = [card for card in NAMES[:52] if card not in named]
        whole = {"scores": [0, 0], "dealer": 0, "deck": deck, **position}
        playout = Playout(GAME, 2, shuffler=Seeded(0), position=whole)
        return cls(playout, record(2, game="cribbage", clock=None))

    @property
    def view(self):
        return self.playout.view(None)

    def turn(self) -> Seat:
        return min(self.playout.to_act)

    def do(self, seat: int, action: str) -> None:
        self.acts.append(self.playout.do(Seat(seat), action))

    def sight(self, seat: int | None = None, state=None) -> Sight:
        """Return what *seat* sees; of another *state* of the same game, if given."""
        state = self.playout.state if state is None else state
        heard = [tuple(GAME.hear(event, seat) for event in act) for act in self.acts[-6:]]
        legal = () if seat is None else tuple(map(GAME.text, GAME.legal(state, Seat(seat))))
        return Sight(
            record=self.record,
            seat=seat,
            view=GAME.view(state, seat),
            legal=legal,
            version=0 if seat is None else 7,
            heard=tuple(heard),
            commitments=(commitment(SECRET),),
            takes_back=True,
            can_take_back=seat is not None,
            can_redo=seat is not None,
        )

    def story(self) -> Story:
        return Story(
            self.sight(),
            self.record.round,
            self.playout.result,
            tuple(self.acts),
            (SECRET,),
            self.playout.events,
        )


def moments(seed: int, options: Options | None = None, **changes) -> Iterator[Live]:
    """Yield a random game before each act and at its end."""
    chance = Random(seed)
    live = Live.deal(seed, options, **changes)
    while live.playout.result is None:
        yield live
        seat = chance.choice(sorted(live.playout.to_act))
        live.do(seat, chance.choice(live.playout.legal(seat)))
    yield live


def partials(sight: Sight) -> list[str]:
    """Return what may be shown of a sight before it counts."""
    lays = [text for text in sight.legal if text.startswith("lay")][:1]
    return ["hint", "count", *lays]
