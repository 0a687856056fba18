"""What a seat may do, as it can tell from its view."""

from engines.core.cards import Card
from engines.updown.state import FITS
from engines.updown.views import View


def playable(view: View) -> list[Card]:
    """Return the cards that the seat on turn may play (rules 2.1 to 2.3)."""
    fits = FITS[view.rank]
    return [card for card in view.hand if fits[card]]
