"""A player's best hand of cribbage in words."""

from bot.presenters.cards import shorts
from bot.words import Say
from engines.core.cards import cards
from engines.core.contract import Feat


def feat(best: Feat, say: Say) -> str:
    """Return what a hand counted, its four cards and the starter."""
    hand, starter = (shorts(cards(group), say) for group in best.cards)
    return say("cribbage-feat", points=best.worth, cards=hand, starter=starter)
