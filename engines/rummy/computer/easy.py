"""Easy: draws from the closed pile, and throws any card that is in no meld yet."""

from random import Random

from engines.rummy.actions import Action, Discard, Draw
from engines.rummy.computer.hand import declaration, off_turn, rest, throws
from engines.rummy.grouping import best
from engines.rummy.pack import is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View


def choose(view: View, random: Random) -> Action:
    """Return what Easy does."""
    waits = off_turn(view)
    if waits is not None:
        return waits
    if view.phase is Phase.DRAW:
        return Draw()
    return declaration(view) or _throw(view, random)


def _throw(view: View, random: Random) -> Discard:
    after = {card: best(rest(view, card), view.wild).points for card in throws(view)}
    least = min(after.values())
    loose = [card for card, points in after.items() if points <= least + _CARELESS]
    return Discard(
        random.choice([card for card in loose if not is_joker(card, view.wild)] or loose)
    )


_CARELESS = 20
"""How many points Easy does not mind keeping."""
