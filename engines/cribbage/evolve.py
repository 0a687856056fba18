"""The state after each event. Nothing is refused here: an event is a fact."""

from typing import assert_never

from msgspec.structs import replace

from engines.core.cards import Card
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
from engines.cribbage.state import Phase, State, by_seat, other


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0911, PLR0912 - a case an event
    """Return *state* after *event*."""
    match event:
        case Played():
            return _played(state, event)
        case Pegged():
            return _scored(state, event)
        case Laid():
            return _laid(state, event.seat, event.cards)
        case SaidGo():
            return replace(state, go=(*state.go, event.seat), turn=event.turn)
        case CountEnded():
            return replace(state, count=(), total=0, go=(), turn=event.lead)
        case Shown():
            return replace(_scored(state, event), shows=(*state.shows, event))
        case Shuffled():
            return _shuffled(state, event)
        case Dealt():
            return _dealt(state, event)
        case Turned():
            deck = state.deck[: event.depth] + state.deck[event.depth + 1 :]
            return replace(state, phase=Phase.PLAY, deck=deck, starter=event.starter, shows=())
        case CutForDeal(_, depth, card):
            return _cut(state, depth, card)
        case DealerFound(dealer):
            return replace(state, dealer=dealer)
        case Left():
            return state
        case Ended(outcome, winner):
            return replace(state, phase=Phase.OVER, turn=None, outcome=outcome, winner=winner)
        case _:
            assert_never(event)


def _scored(state: State, event: Pegged | Shown) -> State:
    """Move the rear peg of the seat before its front peg; a count of nothing moves none."""
    (first, second), rear = state.scores, state.rear
    if event.seat:
        moved = rear if event.score == second else (rear[0], second)
        return replace(state, scores=(first, event.score), rear=moved)
    moved = rear if event.score == first else (first, rear[1])
    return replace(state, scores=(event.score, second), rear=moved)


def _played(state: State, event: Played) -> State:
    seat, card = event.seat, event.card
    left = tuple([held for held in state.hands[seat] if held != card])
    return replace(
        state,
        hands=by_seat(state.hands, seat, left),
        count=(*state.count, card),
        total=event.total,
        played=(*state.played, (seat, card)),
        turn=event.turn,
    )


def _shuffled(state: State, event: Shuffled) -> State:
    """Return the table with a fresh pack: of the deal before nothing is left but its counts."""
    dealer = event.dealer
    return State(
        phase=Phase.CUT_DEALER if dealer is None else Phase.CUT_DECK,
        scores=state.scores,
        dealer=dealer,
        opener=dealer if state.opener is None else state.opener,
        turn=Seat(0) if dealer is None else other(dealer),
        deck=event.order,
        cuts=state.cuts,
        shows=state.shows,
        rear=state.rear,
    )


def _cut(state: State, depth: int, card: Card) -> State:
    """Put the first seat's packet aside; the second cuts what it left."""
    if state.lifted:
        return replace(state, cuts=(*state.cuts, card), turn=None)
    return replace(
        state, deck=state.deck[depth:], lifted=state.deck[:depth], cuts=(card,), turn=Seat(1)
    )


def _dealt(state: State, event: Dealt) -> State:
    deck = state.deck[event.depth :] + state.deck[: event.depth]
    hands = (in_order(event.hands[0]), in_order(event.hands[1]))
    return replace(state, phase=Phase.LAY, deck=deck[12:], hands=hands, turn=None, cuts=())


def _laid(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    left = tuple([card for card in state.hands[seat] if card not in cards])
    hands, laid = by_seat(state.hands, seat, left), by_seat(state.laid, seat, cards)
    if not laid[1 - seat]:
        return replace(state, hands=hands, laid=laid)
    assert state.dealer is not None
    return replace(
        state,
        phase=Phase.CUT_STARTER,
        hands=hands,
        laid=laid,
        kept=hands,
        turn=other(state.dealer),
    )
