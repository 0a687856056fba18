"""Random games to look at from every side."""

from random import Random

from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME
from engines.cribbage.options import Options


def walk(seed, *, start=(0, 0), dealer="cut", acts=10_000):
    """Yield the table at each moment of a random game (the same object, as it goes on)."""
    random = Random(seed)
    table = Playout(GAME, 2, Options(dealer=dealer, start=start), Seeded(seed))
    yield table
    for _ in range(acts):
        if not table.to_act:
            return
        seat = random.choice(sorted(table.to_act))
        table.do(seat, random.choice(table.legal(seat)))
        yield table


def at(seed, acts):
    """Return the table after so many random acts, or at its end."""
    *_, table = walk(seed, acts=acts)
    return table
