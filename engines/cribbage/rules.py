"""The rules of cribbage. Numbers in comments and refusals are those of RULES.md."""

from collections.abc import Callable, Iterator
from itertools import combinations, starmap
from typing import Any

from msgspec.structs import replace

from engines.core.cards import PACK
from engines.core.contract import Result
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.cribbage import cutting, play
from engines.cribbage.actions import CUTS, GO, PLAYS, Action, Cut, Go, Lay, Leave, Play, Timeout
from engines.cribbage.computer.easy import least
from engines.cribbage.events import Event, Left, Shuffled
from engines.cribbage.observe import view
from engines.cribbage.options import Options, check, starts
from engines.cribbage.refusals import admit, not_now
from engines.cribbage.show import end
from engines.cribbage.state import (
    CUT_DEALER,
    LAY,
    OVER,
    PLAY,
    State,
    can_play,
    depths,
    may_play,
    other,
)

_NOBODY: frozenset[Seat] = frozenset()
_ONE = (frozenset((Seat(0),)), frozenset((Seat(1),)))
_BOTH = frozenset((Seat(0), Seat(1)))
_WAITING = {(True, True): _NOBODY, (False, True): _ONE[0], (True, False): _ONE[1]}
"""Whom the crib waits for, by who has laid away."""


class Finish(Result, frozen=True):
    """A cribbage result also tells which seat dealt first, so that the next game can alternate."""

    opener: Seat | None = None


def blank(seats: int, options: Options) -> State:
    """Return the table before its first shuffle."""
    del seats  # always two (rule 1.1)
    return State(CUT_DEALER, starts(options))


def begin(seats: int, options: Options, shuffler: Shuffler) -> tuple[Event, ...]:
    """Shuffle for the cut, or for the first deal; refuse options no table can have."""
    del seats
    check(options)
    dealer = None if options.dealer == "cut" else Seat(options.dealer)
    return (Shuffled(dealer, shuffler.shuffled(PACK)),)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats the table waits for: both may lay away at once (rule 3.3)."""
    if state.turn is not None:
        return _ONE[state.turn]
    if state.phase is LAY:
        return _WAITING.get((bool(state.laid[0]), bool(state.laid[1])), _BOTH)
    return _NOBODY


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Return what *seat* may do: cuts by depth, cards by rank, or the go that it must say."""
    if state.phase is LAY:
        hand = () if state.laid[seat] else state.hands[seat]
        return starmap(Lay, combinations(hand, 2))
    if seat != state.turn:
        return iter(())
    if state.phase is PLAY:
        cards = may_play(state, seat)
        return map(PLAYS.__getitem__, cards) if cards else iter((GO,))
    allowed = depths(state.phase, len(state.deck), len(state.lifted))
    return iter(CUTS[allowed.start : allowed.stop])


def decide(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* does *action*, or raise ``RuleError``."""
    if state.phase is OVER:
        raise not_now(OVER)
    return DONE[type(action)](state, seat, action, shuffler)


def _leave(state: State, seat: Seat, _action: Leave, _shuffler: Shuffler) -> tuple[Event, ...]:
    return Left(seat), end(state, "left", other(seat), state.scores)


def _time_out(state: State, seat: Seat, _: Timeout, shuffler: Shuffler) -> tuple[Event, ...]:
    admit(state, seat, (state.phase,))
    return decide(state, seat, idle(state, seat), shuffler)


DONE: dict[type[Action], Callable[[State, Seat, Any, Shuffler], tuple[Event, ...]]] = {
    Cut: cutting.cut,
    Lay: cutting.lay,
    Play: play.play,
    Go: play.go,
    Leave: _leave,
    Timeout: _time_out,
}
"""What happens by each kind of action: found at once, where a ``match`` would try each in turn."""


def forced(state: State) -> tuple[Seat, Action] | None:
    """Return the go of the seat on turn that can play nothing: the table says it (rule 4.5)."""
    turn = state.turn
    if turn is None or state.phase is not PLAY or can_play(state, turn):
        return None
    return turn, GO


def idle(state: State, seat: Seat) -> Action:
    """Return what the clock plays for *seat*, which is awaited (rule 8.2)."""
    return least(view(state, seat))


def scores(state: State) -> tuple[int, ...]:
    """Return the points pegged, by seat."""
    return state.scores


def result(state: State) -> Finish | None:
    """Return how it ended: the winner before the loser, with the points pegged (7.1 and 8.1)."""
    if state.winner is None or state.outcome is None:
        return None
    places = ((state.winner,), (other(state.winner),))
    return Finish(places, state.scores, state.outcome, opener=state.opener)


def again(options: Options, seats: int, last: Result | None) -> Options:
    """Return the options of the next game: the other seat deals first (rule 2.6)."""
    del seats
    opener = last.opener if isinstance(last, Finish) else None
    if opener is None:
        opener = None if options.dealer == "cut" else Seat(options.dealer)
    return options if opener is None else replace(options, dealer=other(opener))
