"""A player's biggest win in words."""

from bot.words import Say
from engines.core.contract import Feat


def feat(best: Feat, say: Say) -> str:
    """Return the points of all cards that the others were left with."""
    return say("updown-feat", points=best.worth)
