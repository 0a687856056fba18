"""Where the cards of a game are: in hands, in the draw pile, or played."""

from engines.wild.cards import PACK


def piles(state):
    """Return every card of *state*, twins and all; before the deal those of the pack."""
    if not state.table.discard:
        return [*PACK]
    return [*sum(state.hands, ()), *state.deck, *state.table.discard]
