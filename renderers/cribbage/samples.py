"""Moments of a game, for finding the colours that its pictures need."""

from collections.abc import Iterator
from random import Random

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME
from renderers.cribbage.board import table
from renderers.cribbage.own import hand
from renderers.cribbage.words import ENGLISH
from renderers.kit.scene import Scene
from renderers.kit.theme import Look

_EVERY = 9
"""How many acts lie between two samples."""


def samples() -> Iterator[Scene]:
    """Yield tables and hands of a game between two computers, and its end."""
    playout, random = Playout(GAME, 2, shuffler=Seeded(4)), Random(4)
    acts = 0
    while playout.result is None:
        (seat, *_) = sorted(playout.to_act)
        if acts % _EVERY == 0:
            yield table(playout.view(None), ("Maya", "Theo"), Look(), _say)
            yield hand(playout.view(seat), ("Maya", "Theo"), Look(), _say)
        action = GAME.choose(playout.view(seat), Level.EASY, random)
        assert action is not None
        playout.do(seat, GAME.text(action))
        acts += 1
    yield table(playout.view(None), ("Maya", "Theo"), Look(), _say)


def _say(key: str, /, **facts: str | int) -> str:
    return ENGLISH[key].format(**facts)
