"""A player's quickest declaration in words."""

from bot.presenters.cards import short
from bot.words import Say
from engines.core.cards import cards
from engines.core.contract import Feat


def feat(best: Feat, say: Say) -> str:
    """Return in how many turns it came, and its groups."""
    groups = (" ".join(short(card, say) for card in cards(group)) for group in best.cards)
    return say("rummy-feat", turns=-best.worth, groups=" · ".join(groups))
