"""A player's quickest declaration in words."""

from bot.presenters.rummy.wording import row
from bot.words import Say
from engines.core.cards import cards
from engines.core.contract import Feat
from engines.rummy.pack import wild_rank


def feat(best: Feat, say: Say) -> str:
    """Return in how many turns it came, and its groups, wild cards marked."""
    *held, (turned,) = (cards(group) for group in best.cards)
    groups = (row(group, wild_rank(turned), say) for group in held)
    return say("rummy-feat", turns=-best.worth, groups=" · ".join(groups))
