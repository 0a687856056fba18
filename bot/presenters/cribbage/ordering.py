"""A hand as its owner likes it sorted."""

from msgspec.structs import replace

from bot.presenters.cards import in_order as sorted_cards
from engines.cribbage.views import View


def in_order(view: View, *, by_suit: bool) -> View:
    """Return *view* with its own cards by suit, or else by rank."""
    hand, kept = (sorted_cards(cards, by_suit=by_suit) for cards in (view.hand, view.kept))
    return replace(view, hand=hand, kept=kept)
