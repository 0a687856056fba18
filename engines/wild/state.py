"""The whole truth of a game. Nothing here but ``table`` may reach a player unfiltered."""

import msgspec

from engines.wild.cards import Card, Hand
from engines.wild.table import Table


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game; every collection is shared with the moments before it."""

    table: Table
    """What all may see."""
    hands: tuple[Hand, ...]
    """By seat, sorted or as arranged (rules 11.1 and 11.2); a drawn card is in the hand at once."""
    deck: Hand = ()
    """The draw pile, next card first."""
    held: Card | None = None
    """The fitting card just drawn, while the seat on turn decides (rule 3.3)."""


def taken_in(state: State, hand: Hand, cards: Hand) -> Hand:
    """Return *hand* with *cards*: sorted, or with the new ones on the right (rule 11.2)."""
    return tuple(sorted(hand + cards)) if state.table.options.auto_sort else hand + cards
