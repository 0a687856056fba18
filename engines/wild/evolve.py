"""What each event makes of a state. Nothing here refuses, and nothing knows the rules' reasons."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.core.seats import Seat
from engines.wild.cards import Hand
from engines.wild.deal import dealt_deck, dealt_hand
from engines.wild.events import (
    Arranged,
    Called,
    Caught,
    Dealt,
    Drew,
    Ended,
    Event,
    Kept,
    Left,
    Moved,
    Played,
    Reshuffled,
    Why,
)
from engines.wild.state import State, taken_in

_BESIDES = (Why.HIT, Why.CAUGHT)
"""Why a seat draws that has not its turn by it."""


def evolve(state: State, event: Event) -> State:
    """Return *state* after *event*."""
    return AFTER[type(event)](state, event)


def _played(state: State, event: Played) -> State:
    seat, card, table = event.seat, event.card, state.table
    hand = state.hands[seat]
    place = hand.index(card)
    hands = _with_hand(state.hands, seat, hand[:place] + hand[place + 1 :])
    now = replace(
        table,
        discard=(*table.discard, card),
        suit=event.suit,
        turn=event.turn,
        dir=event.dir,
        pending=event.pending,
        holding=False,
        exposed=(seat,) if event.exposed else (),
        called=None,
        first=False,
        last=seat,
    )
    return replace(state, hands=hands, held=None, table=now)


def _drew(state: State, event: Drew) -> State:
    hands, table, cards = state.hands, state.table, event.cards
    if cards:
        hands = _with_hand(hands, event.seat, taken_in(state, hands[event.seat], cards))
    deck = state.deck[event.count :]
    if event.why in _BESIDES:
        return replace(state, hands=hands, deck=deck, table=replace(table, pile=len(deck)))
    now = replace(
        table,
        pile=len(deck),
        turn=event.turn,
        pending=0,
        holding=event.holds,
        exposed=(),
        called=table.called if event.turn == event.seat else None,
    )
    held = cards[-1] if event.holds else None
    return replace(state, hands=hands, deck=deck, held=held, table=now)


def _dealt(state: State, event: Dealt) -> State:
    hands = tuple(
        taken_in(state, (), dealt_hand(event.order, event.seats, Seat(n)))
        for n in range(event.seats)
    )
    deck = dealt_deck(event.order, event.seats, event.up)
    now = replace(
        state.table,
        pile=len(deck),
        discard=(event.up,),
        suit=event.up // 13,
        turn=event.starter,
    )
    return replace(state, hands=hands, deck=deck, table=now)


def _reshuffled(state: State, event: Reshuffled) -> State:
    table = state.table
    now = replace(table, pile=event.count, discard=table.discard[-1:])
    return replace(state, deck=event.order, table=now)


def _kept(state: State, event: Kept) -> State:
    now = replace(state.table, turn=event.turn, holding=False, exposed=(), called=None)
    return replace(state, held=None, table=now)


def _called(state: State, event: Called) -> State:
    if event.ahead:
        return replace(state, table=replace(state.table, called=event.seat))
    return _unexposed(state, event)


def _unexposed(state: State, event: Called | Caught) -> State:
    exposed = _without(state.table.exposed, event.seat)
    return replace(state, table=replace(state.table, exposed=exposed))


def _arranged(state: State, event: Arranged) -> State:
    return replace(state, hands=_with_hand(state.hands, event.seat, event.hand))


def _moved(state: State, event: Moved) -> State:
    return replace(state, hands=event.hands)


def _ended(state: State, event: Ended) -> State:
    now = replace(
        state.table,
        turn=None,
        pending=0,
        holding=False,
        exposed=(),
        called=None,
        outcome=event.outcome,
        winner=event.winner,
        points=None if event.winner is None else event.points,
    )
    return replace(state, held=None, table=now)


def _left(state: State, event: Left) -> State:
    seat, table, deck = event.seat, state.table, state.deck + state.hands[event.seat]
    now = replace(
        table,
        out=(*table.out[:seat], True, *table.out[seat + 1 :]),
        pile=len(deck),
        exposed=_without(table.exposed, seat),
    )
    state = replace(state, hands=_with_hand(state.hands, seat, ()), deck=deck, table=now)
    if seat != table.turn:
        return state
    now = replace(now, turn=event.turn, pending=0, holding=False, called=None)
    return replace(state, held=None, table=now)


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    changed = [*hands]
    changed[seat] = hand
    return tuple(changed)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


AFTER: dict[type[Event], Callable[[State, Any], State]] = {
    Dealt: _dealt,
    Played: _played,
    Drew: _drew,
    Reshuffled: _reshuffled,
    Kept: _kept,
    Called: _called,
    Caught: _unexposed,
    Arranged: _arranged,
    Left: _left,
    Ended: _ended,
    Moved: _moved,
}
"""What each event changes."""
