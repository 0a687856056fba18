"""What a computer makes of its view: what it may do, and what a play would leave it with."""

from engines.core.seats import Seat
from engines.wild.actions import Action, Call, Catch, Play
from engines.wild.cards import WILD, ZEROS, Card, Hand
from engines.wild.offers import offers
from engines.wild.table import next_seat
from engines.wild.views import View


def chances(view: View) -> list[Action]:
    """Return what the seat of *view* may do now."""
    assert view.seat is not None
    return offers(view.table, view.seat, view.hand, view.held)


def plays(acts: list[Action]) -> list[Play]:
    """Return the plays among *acts*."""
    return [act for act in acts if isinstance(act, Play)]


def word(acts: list[Action]) -> Call | Catch | None:
    """Return a catch that is open, or a call that a play can follow or that is overdue."""
    catch = next((act for act in acts if isinstance(act, Catch)), None)
    if catch is not None:
        return catch
    call = next((act for act in acts if isinstance(act, Call)), None)
    return call if len(acts) == 1 or plays(acts) else None


def on_turn(view: View) -> bool:
    """Tell whether the table waits for the seat of *view*."""
    return view.seat == view.table.turn


def rest(hand: Hand, card: Card) -> Hand:
    """Return *hand* without one *card*."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def named_suit(play: Play) -> int:
    """Return the suit in force after *play*."""
    return play.card // 13 if play.suit is None else play.suit


def of_suit(hand: Hand, suit: int) -> int:
    """Return how many cards of *suit* are in *hand*."""
    return sum([card < WILD and card // 13 == suit for card in hand])


def traded(view: View, play: Play) -> int:
    """Return by how many cards the hand grows (shrinks, if negative) by the swap of *play*."""
    left = len(view.hand) - 1
    if play.other is not None:
        return view.counts[play.other] - left
    if left and view.table.options.seven_zero and play.card in ZEROS:
        return view.counts[_giver(view)] - left
    return 0


def _giver(view: View) -> Seat:
    assert view.seat is not None
    return next_seat(view.seat, -view.table.dir, view.table.out)
