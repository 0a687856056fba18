"""Easy: plays what fits as it comes, draws needlessly, forgets to call and seldom catches."""

from random import Random

from engines.wild.actions import Action, Call, Draw
from engines.wild.computer.sight import chances, on_turn, plays, word
from engines.wild.views import View

NEEDLESS_DRAW = 0.15
CALLS, CATCHES, JUMPS = 0.5, 0.25, 0.25
"""How often it takes such a chance."""


def easy(view: View, random: Random) -> Action | None:
    """Return a careless action, or ``None`` off turn."""
    acts = chances(view)
    said = word(acts)
    if said is not None and random.random() < (CALLS if isinstance(said, Call) else CATCHES):
        return said
    fitting = plays(acts)
    if not on_turn(view):
        return random.choice(fitting) if fitting and random.random() < JUMPS else None
    draw = next((act for act in acts if isinstance(act, Draw)), None)
    if draw is not None and random.random() < NEEDLESS_DRAW:
        return draw
    return random.choice(fitting) if fitting else _other(acts)


def _other(acts: list[Action]) -> Action:
    """Return what there is to do beside a play: to draw."""
    return next(act for act in acts if not isinstance(act, Call))
