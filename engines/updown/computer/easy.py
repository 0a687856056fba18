"""Easy: plays what fits as it comes, and draws more often than is good."""

from random import Random

from engines.core.cards import is_joker
from engines.updown.actions import Action, Play
from engines.updown.computer.choices import instead, playable
from engines.updown.views import View

NEEDLESS_DRAWS = 0.2
"""How often it draws although it could play."""


def easy(view: View, random: Random) -> Action:
    """Return a careless action: any fitting card, any call, and now and then a needless draw."""
    cards, other = playable(view), instead(view)
    if other and (not cards or (not view.holding and random.random() < NEEDLESS_DRAWS)):
        return other
    card = random.choice(cards)
    return Play(card, random.randrange(13)) if is_joker(card) else Play(card)
