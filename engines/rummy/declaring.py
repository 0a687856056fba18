"""Arranging a hand, declaring it, and closing it after somebody's declaration."""

from engines.core.cards import Card
from engines.core.seats import RuleError, Seat
from engines.rummy import melds
from engines.rummy.events import Arranged, Declared, Shown
from engines.rummy.pack import Groups
from engines.rummy.refusals import exactly, in_deal, may_throw, on_turn
from engines.rummy.state import State
from engines.rummy.table import Phase


def arrange(state: State, seat: Seat, groups: Groups) -> Arranged:
    """Save a grouping, at any time before the hand is closed (rule 5.8)."""
    in_deal(state, seat)
    _not_shown(state, seat)
    exactly(state, seat, groups)
    return Arranged(seat, groups)


def declare(state: State, seat: Seat, finish: Card, groups: Groups) -> Declared:
    """Lay down the hand in place of a throw (rules 5.1, 5.2)."""
    on_turn(state, seat, Phase.DISCARD)
    may_throw(state, seat, finish)
    exactly(state, seat, groups, (finish,))
    wrong = melds.flaw(groups, state.wild)
    return Declared(seat, groups, finish, wrong[0].value if wrong else "")


def show(state: State, seat: Seat, groups: Groups) -> Shown:
    """Close the hand early (rule 5.7)."""
    in_deal(state, seat)
    if state.phase is not Phase.SHOW:
        raise RuleError("nothing_declared", "5.7")
    _not_shown(state, seat)
    exactly(state, seat, groups)
    return Shown(seat, groups)


def _not_shown(state: State, seat: Seat) -> None:
    if seat in state.shown:
        raise RuleError("already_shown", "5.7")
