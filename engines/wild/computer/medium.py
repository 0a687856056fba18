"""Medium: plays the suit that it holds most of, Wilds last; calls, and catches more often than not."""

from random import Random

from engines.wild.actions import Action, Call, Draw, Play
from engines.wild.cards import WILD
from engines.wild.computer.sight import (
    chances,
    named_suit,
    of_suit,
    on_turn,
    plays,
    rest,
    traded,
    word,
)
from engines.wild.views import View

CALLS, CATCHES, JUMPS = 0.9, 0.6, 0.6
"""How often it takes such a chance."""


def medium(view: View, random: Random) -> Action | None:
    """Return a sensible action, or ``None`` off turn."""
    acts = chances(view)
    said = word(acts)
    if said is not None and random.random() < (CALLS if isinstance(said, Call) else CATCHES):
        return said
    fitting = plays(acts)
    if not on_turn(view) and (not fitting or random.random() > JUMPS):
        return None
    if fitting:
        return max(fitting, key=lambda play: _worth(view, play))
    return next(act for act in acts if isinstance(act, Draw))


def _worth(view: View, play: Play) -> tuple[int, bool, int]:
    """Return what speaks for *play*: a smaller hand, no Wild spent, cards left of the suit."""
    left = rest(view.hand, play.card)
    return -traded(view, play), play.card < WILD, of_suit(left, named_suit(play))
