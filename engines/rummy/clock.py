"""How long a seat may take: for a turn, for grouping, for a vote and between deals."""

from engines.core.seats import Seat
from engines.rummy.state import State
from engines.rummy.table import Phase

TURN_SECONDS, PRACTICE_SECONDS = 30, 60
GROUPING_SECONDS, VOTE_SECONDS, READY_SECONDS = 20, 20, 60
GRACE_SECONDS = 20


def seconds(state: State, seat: Seat, clock: int | None) -> int | None:
    """Return the time of an awaited seat (rules 5.6, 7.1, 8.5, 9.2), or ``None``.

    *clock*: the seconds a turn that the host set, 0 for no clock at all, or none set.
    """
    if clock == 0:
        return None
    chosen = clock or state.options.turn_seconds
    unhurried = state.options.practice and not chosen
    match state.phase:
        case Phase.DRAW | Phase.DISCARD if unhurried:
            return PRACTICE_SECONDS if seat in state.drawn_once else None
        case Phase.DRAW | Phase.DISCARD:
            return chosen or TURN_SECONDS
        case Phase.SHOW:
            return GROUPING_SECONDS
        case Phase.BETWEEN if state.vote is not None:
            return VOTE_SECONDS
        case _:
            return None if unhurried else READY_SECONDS


def one_turn(before: State, after: State, seat: Seat) -> bool:
    """Tell whether *seat* has drawn and is to throw: the time of its turn goes on (rule 7.1)."""
    return (
        before.turn == after.turn == seat
        and before.phase is Phase.DRAW
        and after.phase is Phase.DISCARD
    )


def grace(state: State) -> int:
    """Return what a lost connection adds to the time for grouping, in seconds (rule 5.6)."""
    return GRACE_SECONDS if state.phase is Phase.SHOW else 0
