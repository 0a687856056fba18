"""Before the play: who deals, the deal, the crib and the starter (chapters 2 and 3)."""

from collections.abc import Iterator

from engines.core.cards import PACK, name
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.cribbage.actions import Cut, Lay
from engines.cribbage.events import CutForDeal, DealerFound, Dealt, Event, Laid, Shuffled, Turned
from engines.cribbage.refusals import admit
from engines.cribbage.scoring import GAME_POINTS, JACK, RANK, Kind, Part
from engines.cribbage.show import add, pegged, won
from engines.cribbage.state import (
    CUT_DEALER,
    CUT_DECK,
    CUT_STARTER,
    CUTTING,
    LAY,
    State,
    depths,
    other,
)

_NUMBERS = {CUT_DEALER: "2.4", CUT_DECK: "3.1", CUT_STARTER: "3.4"}
"""The rule that bounds the cut of each phase."""
_LAYING = (LAY,)


def cut(state: State, seat: Seat, action: Cut, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* lifts cards."""
    admit(state, seat, CUTTING)
    depth = action.depth
    allowed = depths(state.phase, len(state.deck), len(state.lifted))
    if depth not in allowed:
        number = _NUMBERS[state.phase]
        raise RuleError("no_such_depth", number, low=allowed[0], high=allowed[-1], depth=depth)
    if state.phase is CUT_DEALER:
        return tuple(_cut_for_deal(state, seat, depth, shuffler))
    if state.phase is CUT_DECK:
        return (_deal(state, seat, depth),)
    return tuple(_turn_up(state, seat, depth))


def _cut_for_deal(state: State, seat: Seat, depth: int, shuffler: Shuffler) -> Iterator[Event]:
    """Show a card; after the second the lower deals, or both cut again (rules 2.1 to 2.3)."""
    shown = state.deck[depth - 1]
    yield CutForDeal(seat, depth, shown)
    if not state.lifted:
        return
    first, second = RANK[state.cuts[0]], RANK[shown]
    dealer = None if first == second else Seat(int(second < first))
    yield DealerFound(dealer)
    yield Shuffled(dealer, shuffler.shuffled(PACK))


def _deal(state: State, seat: Seat, depth: int) -> Dealt:
    """Deal six each from the pack as cut, the non-dealer *seat* first (rules 3.1 and 3.2)."""
    top = (state.deck[depth:] + state.deck[:depth])[:12]
    own, theirs = top[0::2], top[1::2]
    return Dealt(seat, depth, hands=(theirs, own) if seat else (own, theirs))


def _turn_up(state: State, seat: Seat, depth: int) -> Iterator[Event]:
    """Turn the starter; a Jack pegs 2 for the dealer at once (rules 3.4 and 3.5)."""
    starter = state.deck[depth]
    yield Turned(seat, depth, starter)
    if RANK[starter] == JACK:
        heels = pegged(state.scores, other(seat), (Part(Kind.HEELS, 2, (starter,)),))
        yield heels
        if heels.score == GAME_POINTS:
            yield won(state, heels.seat, add(state.scores, heels))


def lay(state: State, seat: Seat, action: Lay, _: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* lays two cards away (rule 3.3)."""
    admit(state, seat, _LAYING)
    low, high = action.low, action.high
    if low == high:
        raise RuleError("two_cards", "3.3", card=name(low))
    for card in (low, high):
        if card not in state.hands[seat]:
            raise RuleError("not_held", "3.3", card=name(card))
    return (Laid(seat, (low, high)),)
