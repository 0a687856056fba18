"""Who may know what: views, heard events, and the worlds a seat cannot tell apart."""

from msgspec.structs import replace

from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.wild.deal import dealt_hand
from engines.wild.events import Arranged, Dealt, Drew, Event, Moved, Reshuffled
from engines.wild.offers import fitting
from engines.wild.state import State, taken_in
from engines.wild.views import View


def view(state: State, seat: Seat | None) -> View:
    """Return what *seat* may know; ``None`` for a spectator."""
    table = state.table
    hands = () if table.winner is None else state.hands
    counts = tuple(map(len, state.hands))
    if seat is None:
        return View(None, table, counts, hands=hands)
    held = state.held if seat == table.turn else None
    return View(seat, table, counts, state.hands[seat], held, hands)


def hear(event: Event, seat: Seat | None) -> Event | None:
    """Return the part of *event* that *seat* may know, or ``None``."""
    match event:
        case Dealt(seats, starter, up, order):
            hand = () if seat is None else dealt_hand(order, seats, seat)
            return Dealt(seats, starter, up, hand=hand)
        case Drew(drawer) if drawer != seat:
            return replace(event, cards=())
        case Reshuffled(count):
            return Reshuffled(count)
        case Moved(hands):
            own = [hand if n == seat else () for n, hand in enumerate(hands)]
            return Moved(tuple(own))
        case Arranged(arranger) if arranger != seat:
            return None
        case _:
            return event


def resample(state: State, seat: Seat | None, shuffler: Shuffler) -> State:
    """Return a random state with the same view for *seat*.

    Views keep no memory, so neither does this: what a seat could remember (a hand that it gave
    away with a 7) is shuffled too.
    """
    table = state.table
    hidden = [n for n in range(len(state.hands)) if n != seat and table.winner is None]
    unseen = sum([state.hands[n] for n in hidden], state.deck)
    cards = list(shuffler.shuffled(unseen))
    held = state.held
    if held is not None and table.turn in hidden:
        fits = fitting(table)
        held = next(card for card in cards if card in fits)
        cards.remove(held)
    hands = list(state.hands)
    for n in hidden:
        own = () if held is None or n != table.turn else (held,)
        dealt = len(hands[n]) - len(own)
        hands[n] = taken_in(state, (*cards[:dealt],), own)
        del cards[:dealt]
    return replace(state, hands=tuple(hands), deck=tuple(cards), held=held)
