"""A hand as its owner likes it sorted."""

from msgspec.structs import replace

from bot.presenters.cards import in_order as sorted_cards
from engines.updown.views import View


def in_order(view: View, *, by_suit: bool) -> View:
    """Return *view* with its own cards by suit, or else by rank."""
    return replace(view, hand=sorted_cards(view.hand, by_suit=by_suit))
