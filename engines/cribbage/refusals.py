"""Who may do something now: the refusals that many acts share."""

from typing import assert_never

from engines.core.seats import RuleError, Seat
from engines.cribbage.state import Phase, State


def admit(state: State, seat: Seat, phases: tuple[Phase, ...]) -> None:
    """Refuse an act of another phase, and a seat the table does not wait for."""
    if state.phase not in phases:
        raise not_now(state.phase)
    if state.turn is None:
        if state.laid[seat]:
            raise RuleError("laid_already", "3.3")
    elif seat != state.turn:
        raise RuleError("not_your_turn", not_now(state.phase).rule, turn=state.turn)


def not_now(phase: Phase) -> RuleError:
    """Return the refusal of an act of another phase than *phase*, in which the table is."""
    match phase:
        case Phase.CUT_DEALER:
            return RuleError("cut_first", "2.3")
        case Phase.CUT_DECK:
            return RuleError("cut_first", "3.1")
        case Phase.LAY:
            return RuleError("lay_first", "3.4")
        case Phase.CUT_STARTER:
            return RuleError("starter_first", "3.4")
        case Phase.PLAY:
            return RuleError("play_on", "4.1")
        case Phase.OVER:
            return RuleError("over", "7.3")
        case _:
            assert_never(phase)
