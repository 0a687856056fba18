"""The clock, and leaving the table."""

from engines.core.seats import RuleError, Seat
from engines.rummy.ending import awaited
from engines.rummy.events import Answered, Dropped, Event, Left, Missed, Shown, Waited
from engines.rummy.options import Variant
from engines.rummy.state import State
from engines.rummy.table import Phase, Pile


def miss(state: State, seat: Seat) -> Event:
    """Return what the clock does to a seat that the table waits for (rules 7.2 to 7.6)."""
    if state.phase is Phase.SHOW:
        if seat not in state.in_deal - state.shown:
            raise RuleError("not_awaited", "7.2")
        return Shown(seat, state.hands[seat], late=True)
    if state.phase is Phase.BETWEEN:
        if seat not in awaited(state):
            raise RuleError("not_awaited", "7.2")
        return Waited(seat) if state.vote is None else Answered(seat, accepts=False, late=True)
    if seat != state.turn:
        raise RuleError("not_awaited", "7.2")
    return _missed_turn(state, seat)


def _missed_turn(state: State, seat: Seat) -> Missed | Dropped:
    missed, terms = _undo(state, seat), state.options.terms
    if state.misses[seat] + 1 < terms.misses:
        return missed
    return Dropped(seat, terms.middle, "misses", missed.thrown, missed.back)


def _undo(state: State, seat: Seat) -> Missed:
    """Throw or give back what the seat on turn has drawn (rules 7.3, 7.4)."""
    drawn = state.drawn
    if drawn is None or seat != state.turn:
        return Missed(seat)
    if drawn.pile is Pile.OPEN:
        return Missed(seat, back=drawn.card)
    return Missed(seat, thrown=drawn.card)


def leave(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return what happens when *seat* gives up its place (rules 10.1 to 10.4)."""
    left = Left(seat)
    if state.phase is Phase.BETWEEN or seat not in state.in_deal:
        return (left,)
    if state.phase is Phase.SHOW:
        return (left,) if seat in state.shown else (Shown(seat, state.hands[seat]), left)
    undone = _undo(state, seat)
    return left, Dropped(seat, drop_price(state, seat), "left", undone.thrown, undone.back)


def drop_price(state: State, seat: Seat) -> int:
    """Return what a drop costs *seat* now: the first one until it has drawn (rule 3.9)."""
    terms = state.options.terms
    return terms.middle if seat in state.drawn_once else terms.first


def may_drop(state: State) -> bool:
    """Tell whether the variant has drops at all (rule 8.3)."""
    return state.options.variant is not Variant.DEALS
