"""Where the cards of a round lie."""


def piles(state):
    """Return every card of *state*, once for each time it is there."""
    return [*state.pile, *state.discard, *[card for hand in state.hands for card in hand]]
