"""Computer players: each sees the view of its seat, and nothing else."""

from random import Random
from typing import assert_never

from engines.core.contract import Level
from engines.cribbage.actions import Action
from engines.cribbage.computer.easy import easy
from engines.cribbage.computer.hard import hard
from engines.cribbage.computer.medium import medium
from engines.cribbage.views import View


def choose(view: View, level: Level, random: Random) -> Action:
    """Return the action of a computer of *level* for the seat of *view*, which is awaited."""
    match level:
        case Level.EASY:
            return easy(view, random)
        case Level.MEDIUM:
            return medium(view, random)
        case Level.HARD:
            return hard(view, random)
        case _:
            assert_never(level)
