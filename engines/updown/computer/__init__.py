"""Computer players: each sees the view of its seat, and nothing else."""

from random import Random
from typing import assert_never

from engines.core.contract import Level
from engines.updown.actions import Action
from engines.updown.computer.easy import easy
from engines.updown.computer.hard import hard
from engines.updown.computer.medium import medium
from engines.updown.views import View


def choose(view: View, level: Level, random: Random) -> Action:
    """Return the action of a computer of *level* for the seat of *view*, which is on turn."""
    match level:
        case Level.EASY:
            return easy(view, random)
        case Level.MEDIUM:
            return medium(view)
        case Level.HARD:
            return hard(view, random)
        case _:
            assert_never(level)
