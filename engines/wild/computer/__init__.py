"""Computer players: each sees the view of its seat, and nothing else."""

from random import Random
from typing import assert_never

from engines.core.contract import Level
from engines.wild.actions import Action
from engines.wild.computer.easy import easy
from engines.wild.computer.hard import hard
from engines.wild.computer.medium import medium
from engines.wild.views import View


def choose(view: View, level: Level, random: Random) -> Action | None:
    """Return what a computer of *level* does in the seat of *view*, which may do something.

    On turn it always acts. Off turn, where there is a jump-in, a call or a catch for it, ``None``
    says that it lets the chance go.
    """
    match level:
        case Level.EASY:
            return easy(view, random)
        case Level.MEDIUM:
            return medium(view, random)
        case Level.HARD:
            return hard(view, random)
        case _:
            assert_never(level)
