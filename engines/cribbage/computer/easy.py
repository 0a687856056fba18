"""Easy: looks at a few of its choices, and no further than its own cards."""

from random import Random

from engines.cribbage.actions import Action
from engines.cribbage.computer.choices import choices, face_value
from engines.cribbage.views import View

LOOKS = 3
"""How many choices it looks at."""


def easy(view: View, random: Random) -> Action:
    """Return the better of a few choices taken at random."""
    looks = [random.choice(choices(view)) for _ in range(LOOKS)]
    return max(looks, key=lambda action: face_value(view, action))


def least(view: View) -> Action:
    """Return the action that makes least on its face, of equals the first (rule 8.2)."""
    return min(choices(view), key=lambda action: face_value(view, action))
