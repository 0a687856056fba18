"""Computers at the rummy table; each sees what its seat sees."""

from random import Random
from typing import assert_never

from engines.core.contract import Level
from engines.rummy.actions import Action
from engines.rummy.computer import easy, hard, medium
from engines.rummy.views import View


def choose(view: View, level: Level, random: Random) -> Action:
    """Return what a computer of *level* does in the seat of *view*."""
    match level:
        case Level.EASY:
            return easy.choose(view, random)
        case Level.MEDIUM:
            return medium.choose(view, random)
        case Level.HARD:
            return hard.choose(view, random)
        case _:
            assert_never(level)
