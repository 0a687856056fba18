"""What every computer knows about its own cards."""

from engines.core.cards import Card
from engines.rummy.actions import Accept, Action, Declare, Ready, Refuse, Show
from engines.rummy.grouping import best
from engines.rummy.pack import cost, held
from engines.rummy.table import Phase
from engines.rummy.views import View


def throws(view: View) -> list[Card]:
    """Return the cards that may be thrown, each once, the dearest first."""
    hand = held(view.hand)
    if view.locked is not None:
        hand.remove(view.locked)
    return sorted(set(hand), key=lambda card: (-cost(card, view.wild), card))


def rest(view: View, card: Card) -> list[Card]:
    """Return the hand without one *card*."""
    hand = held(view.hand)
    hand.remove(card)
    return hand


def declaration(view: View) -> Declare | None:
    """Return a valid declaration, if there is one; it finishes with the cheapest card."""
    for card in reversed(throws(view)):
        found = best(rest(view, card), view.wild)
        if found.declares:
            return Declare(card, found.groups)
    return None


def off_turn(view: View) -> Action | None:
    """Return what any computer does while nobody draws or throws; ``None`` if somebody does."""
    match view.phase:
        case Phase.SHOW:
            return Show(best(held(view.hand), view.wild).groups)
        case Phase.BETWEEN:
            return Ready() if view.vote is None else _answer(view)
        case _:
            return None


def _answer(view: View) -> Accept | Refuse:
    """Accept a split that gives at least an equal share."""
    mine = 0 if view.seat is None else view.payouts[view.seat]
    return Accept() if mine * len(view.in_table) >= sum(view.payouts) else Refuse()
