"""The state after each event. Nothing is refused here: an event is a fact."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.core.seats import Seat
from engines.cribbage.actions import in_order
from engines.cribbage.events import (
    CountEnded,
    CutForDeal,
    DealerFound,
    Dealt,
    Ended,
    Event,
    Laid,
    Left,
    Pegged,
    Played,
    SaidGo,
    Shown,
    Shuffled,
    Turned,
)
from engines.cribbage.state import (
    CUT_DEALER,
    CUT_DECK,
    CUT_STARTER,
    LAY,
    OVER,
    PLAY,
    State,
    by_seat,
    other,
    without,
)


def evolve(state: State, event: Event) -> State:
    """Return *state* after *event*."""
    return AFTER[type(event)](state, event)


def _shuffled(state: State, event: Shuffled) -> State:
    """Return the table with a fresh pack: of the deal before nothing is left but its counts."""
    dealer = event.dealer
    return State(
        phase=CUT_DEALER if dealer is None else CUT_DECK,
        scores=state.scores,
        dealer=dealer,
        opener=dealer if state.opener is None else state.opener,
        turn=Seat(0) if dealer is None else other(dealer),
        deck=event.order,
        cuts=state.cuts,
        shows=state.shows,
        rear=state.rear,
    )


def _cut(state: State, event: CutForDeal) -> State:
    """Put the first seat's packet aside; the second cuts what it left."""
    if state.lifted:
        return replace(state, cuts=(*state.cuts, event.card), turn=None)
    lifted, deck = state.deck[: event.depth], state.deck[event.depth :]
    return replace(state, deck=deck, lifted=lifted, cuts=(event.card,), turn=Seat(1))


def _found(state: State, event: DealerFound) -> State:
    return replace(state, dealer=event.dealer)


def _dealt(state: State, event: Dealt) -> State:
    deck = state.deck[event.depth :] + state.deck[: event.depth]
    hands = (in_order(event.hands[0]), in_order(event.hands[1]))
    return replace(state, phase=LAY, deck=deck[12:], hands=hands, turn=None, cuts=())


def _laid(state: State, event: Laid) -> State:
    """Lay two cards into the crib; after the second seat's, the starter is cut."""
    seat = event.seat
    low, high = event.cards
    hands = without(without(state.hands, seat, low), seat, high)
    laid = by_seat(state.laid, seat, event.cards)
    if not laid[1 - seat]:
        return replace(state, hands=hands, laid=laid)
    assert state.dealer is not None
    turn = other(state.dealer)
    return replace(state, phase=CUT_STARTER, hands=hands, laid=laid, kept=hands, turn=turn)


def _turned(state: State, event: Turned) -> State:
    deck = state.deck[: event.depth] + state.deck[event.depth + 1 :]
    return replace(state, phase=PLAY, deck=deck, starter=event.starter, shows=())


def _played(state: State, event: Played) -> State:
    seat, card = event.seat, event.card
    return replace(
        state,
        hands=without(state.hands, seat, card),
        count=(*state.count, card),
        total=event.total,
        played=(*state.played, (seat, card)),
        turn=event.turn,
    )


def _said_go(state: State, event: SaidGo) -> State:
    return replace(state, go=(*state.go, event.seat), turn=event.turn)


def _pegged(state: State, event: Pegged) -> State:
    return _scored(state, event.seat, event.score, state.shows)


def _ended_count(state: State, event: CountEnded) -> State:
    return replace(state, count=(), total=0, go=(), turn=event.lead)


def _shown(state: State, event: Shown) -> State:
    return _scored(state, event.seat, event.score, (*state.shows, event))


def _scored(state: State, seat: Seat, score: int, shows: tuple[Shown, ...]) -> State:
    """Move the rear peg of *seat* before its front peg; a count of nothing moves none."""
    (first, second), rear = state.scores, state.rear
    if seat:
        moved = rear if score == second else (rear[0], second)
        return replace(state, scores=(first, score), rear=moved, shows=shows)
    moved = rear if score == first else (first, rear[1])
    return replace(state, scores=(score, second), rear=moved, shows=shows)


def _left(state: State, _: Left) -> State:
    return state


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase=OVER, turn=None, outcome=event.outcome, winner=event.winner)


AFTER: dict[type[Event], Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    CutForDeal: _cut,
    DealerFound: _found,
    Dealt: _dealt,
    Laid: _laid,
    Turned: _turned,
    Played: _played,
    SaidGo: _said_go,
    Pegged: _pegged,
    CountEnded: _ended_count,
    Shown: _shown,
    Left: _left,
    Ended: _ended,
}
"""What each kind of event changes: found at once, where a ``match`` would try each in turn."""
