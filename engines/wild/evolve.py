"""What each event makes of a state. Nothing here refuses, and nothing knows the rules' reasons."""

from typing import assert_never

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
from engines.wild.table import Table

_BESIDES = (Why.HIT, Why.CAUGHT)
"""Why a seat draws that has not its turn by it."""


def evolve(state: State, event: Event) -> State:  # noqa: PLR0911 - a line for each kind of event
    """Return *state* after *event*."""
    match event:
        case Played():
            return _played(state, event)
        case Drew():
            return _drew(state, event)
        case Reshuffled(count, order):
            now = replace(state.table, pile=count, discard=state.table.discard[-1:])
            return replace(state, deck=order, table=now)
        case Arranged(seat, hand):
            return replace(state, hands=_with_hand(state.hands, seat, hand))
        case Moved(hands):
            return replace(state, hands=hands)
        case Dealt():
            return _dealt(state, event)
        case Left(seat, turn):
            return _left(state, seat, turn)
        case Kept() | Ended():
            return replace(state, held=None, table=_said(state.table, event))
        case Called() | Caught():
            return replace(state, table=_said(state.table, event))
        case _:
            assert_never(event)


def _said(table: Table, event: Kept | Called | Caught | Ended) -> Table:
    """Return *table* after an event that moves no card."""
    match event:
        case Kept(_, turn):
            return replace(table, turn=turn, holding=False, exposed=(), called=None)
        case Called(seat, ahead) if ahead:
            return replace(table, called=seat)
        case Called(seat) | Caught(seat):
            return replace(table, exposed=_without(table.exposed, seat))
        case Ended(outcome, winner, points):
            return replace(
                table,
                turn=None,
                pending=0,
                holding=False,
                exposed=(),
                called=None,
                outcome=outcome,
                winner=winner,
                points=None if winner is None else points,
            )
        case _:
            assert_never(event)


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


def _left(state: State, seat: Seat, turn: Seat) -> State:
    table, deck = state.table, state.deck + state.hands[seat]
    now = replace(
        table,
        out=(*table.out[:seat], True, *table.out[seat + 1 :]),
        pile=len(deck),
        exposed=_without(table.exposed, seat),
    )
    state = replace(state, hands=_with_hand(state.hands, seat, ()), deck=deck, table=now)
    if seat != table.turn:
        return state
    now = replace(now, turn=turn, pending=0, holding=False, called=None)
    return replace(state, held=None, table=now)


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    changed = [*hands]
    changed[seat] = hand
    return tuple(changed)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)
