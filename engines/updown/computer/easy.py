"""Easy: plays what fits as it comes, and draws more often than is good."""

from random import Random

from engines.core.cards import is_joker
from engines.updown.actions import Action, Draw, Keep, Play
from engines.updown.computer.choices import playable
from engines.updown.views import View


def easy(view: View, random: Random) -> Action:
    """Return a careless action: any fitting card, any call, and now and then a needless draw."""
    cards = playable(view)
    if not cards or (view.pile and not view.holding and random.random() < 0.25):
        return Keep() if view.holding else Draw()
    card = random.choice(cards)
    return Play(card, random.randrange(13)) if is_joker(card) else Play(card)
