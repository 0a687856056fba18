"""The rules of Wild. Numbers in comments and refusals are those of RULES.md."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.seats import EVERY_SEAT, RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.wild.actions import (
    Action,
    Arrange,
    Call,
    Catch,
    Draw,
    Keep,
    Leave,
    Play,
    Timeout,
)
from engines.wild.cards import name
from engines.wild.deal import deal
from engines.wild.draws import draw, draw_turn
from engines.wild.events import Arranged, Called, Caught, Ended, Event, Kept, Left, Why
from engines.wild.evolve import evolve
from engines.wild.offers import DRAW, KEEP, can_draw, offers, playable
from engines.wild.options import Options
from engines.wild.plays import cheapest, play
from engines.wild.state import State
from engines.wild.table import Table, next_on

_WAITING: dict[Seat | None, frozenset[Seat]] = {
    None: frozenset(),
    **{seat: frozenset((seat,)) for seat in EVERY_SEAT},
}
"""Whom the table waits for, by whose turn it is."""


def blank(seats: int, options: Options) -> State:
    """Return the table before the deal."""
    return State(Table(options, out=(False,) * seats), hands=((),) * seats)


def begin(seats: int, options: Options, shuffler: Shuffler) -> tuple[Event, ...]:
    """Shuffle and deal (rules 1.1 to 1.5); refuse a starter who has no seat."""
    if options.starter not in range(seats):
        raise RuleError("no_such_seat", "1.5", seat=options.starter)
    return (deal(seats, options, shuffler),)


def to_act(state: State) -> frozenset[Seat]:
    """Return the one seat on turn; nobody once over."""
    return _WAITING[state.table.turn]


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Yield what *seat* may do, on turn or not (a jump-in, a call, a catch)."""
    return iter(offers(state.table, seat, state.hands[seat], state.held))


def decide(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* does *action*, or raise ``RuleError``."""
    table = state.table
    if table.turn is None:
        raise RuleError("over", "12.1")
    if table.out[seat]:
        raise RuleError("left", "14.1")
    return DONE[type(action)](state, seat, action, shuffler)


def _admit_turn(state: State, seat: Seat) -> None:
    if seat != state.table.turn:
        raise RuleError("not_your_turn", "3.1", turn=state.table.turn or 0)


def _draw(state: State, seat: Seat, _action: Draw, shuffler: Shuffler) -> tuple[Event, ...]:
    _admit_turn(state, seat)
    if state.held is not None:
        raise RuleError("already_drew", "3.3", card=name(state.held))
    if not can_draw(state.table) and playable(state.table, state.hands[seat], None):
        raise RuleError("nothing_to_draw", "5.3")
    return draw_turn(state, seat, shuffler)


def _keep(state: State, seat: Seat, _action: Keep, _shuffler: Shuffler) -> tuple[Event, ...]:
    _admit_turn(state, seat)
    if state.held is None:
        raise RuleError("nothing_drawn", "3.3")
    return (Kept(seat, next_on(state.table, seat)),)


def _call(state: State, seat: Seat, _action: Call, _shuffler: Shuffler) -> tuple[Event, ...]:
    table = state.table
    if seat in table.exposed:
        return (Called(seat, ahead=False),)
    if seat != table.turn or len(state.hands[seat]) != 2 or table.called == seat:
        raise RuleError("no_call", "6.5")
    return (Called(seat, ahead=True),)


def _catch(state: State, by: Seat, action: Catch, shuffler: Shuffler) -> tuple[Event, ...]:
    seat = action.seat
    if seat == by or seat not in state.table.exposed:
        raise RuleError("no_catch", "6.5", seat=seat)
    caught = Caught(seat, by)
    now = evolve(state, caught)
    assert now.table.turn is not None
    return caught, *draw(now, seat, Why.CAUGHT, 2, now.table.turn, shuffler)


def _arrange(state: State, seat: Seat, action: Arrange, _: Shuffler) -> tuple[Event, ...]:
    if state.table.options.auto_sort:
        raise RuleError("hands_are_sorted", "11.1")
    if sorted(action.hand) != sorted(state.hands[seat]):
        raise RuleError("not_your_hand", "11.2")
    return (Arranged(seat, action.hand),)


def _leave(state: State, seat: Seat, _action: Leave, _shuffler: Shuffler) -> tuple[Event, ...]:
    table = state.table
    assert table.turn is not None
    left = Left(seat, next_on(table, seat) if seat == table.turn else table.turn)
    if table.out.count(False) > 2:
        return (left,)
    return left, Ended("stopped")


def _run_out(state: State, seat: Seat, _: Timeout, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what the clock does: a whole turn (rules 15.1 to 15.3)."""
    _admit_turn(state, seat)
    action = idle(state, seat)
    events = decide(state, seat, action, shuffler)
    if not isinstance(action, Draw):
        return events
    for event in events:
        state = evolve(state, event)
    return events if state.held is None else events + decide(state, seat, KEEP, shuffler)


DONE: dict[type[Action], Callable[[State, Seat, Any, Shuffler], tuple[Event, ...]]] = {
    Play: play,
    Draw: _draw,
    Keep: _keep,
    Call: _call,
    Catch: _catch,
    Arrange: _arrange,
    Leave: _leave,
    Timeout: _run_out,
}
"""What happens by each kind of action: found at once, where a ``match`` would try each in turn."""


def idle(state: State, seat: Seat) -> Draw | Keep | Play:
    """Return what the clock plays next for *seat*, which is on turn (rules 15.1 to 15.3)."""
    if state.held is not None:
        return KEEP
    if can_draw(state.table):
        return DRAW
    return cheapest(state, seat) or DRAW
