"""How a table goes on: the state after each event."""

from typing import assert_never

from msgspec.structs import replace

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.rummy.events import (
    Answered,
    Arranged,
    Asked,
    DealEnded,
    Dealt,
    Declared,
    Drew,
    Dropped,
    Ended,
    Event,
    Left,
    Missed,
    Shown,
    Threw,
    Took,
    Tossed,
    Turned,
    Waited,
)
from engines.rummy.pack import HAND, MOST, Groups, by_suit, without
from engines.rummy.state import Drawn, State, following, put, put_out
from engines.rummy.table import BETWEEN, CLOSED, DISCARD, DRAW, OPEN, OVER, SHOW, RummyResult


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0911, PLR0912 - one arm an event
    """Return *state* after *event*."""
    match event:
        case Threw():
            return _threw(state, event.seat, event.card)
        case Drew():
            return _drew(state, event.seat)
        case Took():
            return _took(state, event.seat, event.card)
        case Turned(order):
            return replace(state, closed=order, open=state.open[-1:], open_first=False)
        case Missed(seat, thrown, back):
            return _missed(state, seat, thrown, back)
        case Dropped(seat, points, _, thrown, back):
            return put_out(_gave_back(state, seat, thrown, back), seat, points)
        case Arranged(seat, groups):
            return replace(state, hands=put(state.hands, seat, groups))
        case Declared():
            return _declared(state, event)
        case Shown(seat, groups):
            return replace(state, hands=put(state.hands, seat, groups), shown=state.shown | {seat})
        case Tossed(dealer, cards):
            return replace(state, dealer=dealer, toss=cards)
        case Dealt():
            return _dealt(state, event)
        case DealEnded():
            return _deal_ended(state, event)
        case Asked(seat):
            return replace(state, vote=frozenset((seat,)), asked=True)
        case Answered(seat, accepts):
            voted = (state.vote or frozenset()) | {seat}
            return replace(state, vote=voted if accepts else None)
        case Waited(seat):
            return replace(state, ready=state.ready | {seat})
        case Left(seat):
            return _left(state, seat)
        case Ended():
            return _ended(state, event)
        case _:
            assert_never(event)


def _drew(state: State, seat: Seat) -> State:
    card = state.closed[0]
    return replace(
        state,
        hands=put(state.hands, seat, (*state.hands[seat], (card,))),
        closed=state.closed[1:],
        drawn=Drawn(card, CLOSED),
        drawn_once=state.drawn_once | {seat},
        phase=DISCARD,
    )


def _took(state: State, seat: Seat, card: Card) -> State:
    return replace(
        state,
        hands=put(state.hands, seat, (*state.hands[seat], (card,))),
        taken=put(state.taken, seat, (*state.taken[seat], card)),
        open=state.open[:-1],
        drawn=Drawn(card, OPEN),
        drawn_once=state.drawn_once | {seat},
        phase=DISCARD,
    )


def _threw(state: State, seat: Seat, card: Card) -> State:
    taken = state.taken[seat]
    locked = state.drawn is not None and state.drawn == Drawn(card, OPEN)
    if card in taken and not (locked and taken.count(card) == 1):
        at = taken.index(card)
        state = replace(state, taken=put(state.taken, seat, taken[:at] + taken[at + 1 :]))
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        open=(*state.open, card),
        open_first=False,
        drawn=None,
        phase=DRAW,
        turn=following(seat, state.in_deal, state.seats),
        misses=put(state.misses, seat, 0),
    )


def _gave_back(state: State, seat: Seat, thrown: Card | None, back: Card | None) -> State:
    """Return *state* with the card just drawn on the open pile, where it was thrown or came from.

    The card dealt face up stays free when it goes *back*, and not when another is *thrown* on it.
    """
    card = thrown if back is None else back
    if card is None:
        return state
    taken = state.taken[seat]
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        taken=state.taken if back is None else put(state.taken, seat, taken[:-1]),
        open=(*state.open, card),
        open_first=state.open_first and thrown is None,
        drawn=None,
    )


def _missed(state: State, seat: Seat, thrown: Card | None, back: Card | None) -> State:
    return replace(
        _gave_back(state, seat, thrown, back),
        phase=DRAW,
        turn=following(seat, state.in_deal, state.seats),
        misses=put(state.misses, seat, state.misses[seat] + 1),
    )


def _declared(state: State, event: Declared) -> State:
    """Lay the declarer's hand open; a wrong one is out with 80 (rules 5.2 to 5.5)."""
    seat, opponents = event.seat, len(state.in_deal) - 1
    plays_on = event.flaw and opponents > 1 and state.plays_on
    taken = state.drawn is not None and state.drawn.pile == OPEN
    now = replace(
        state,
        hands=put(state.hands, seat, event.groups),
        taken=put(state.taken, seat, ()),
        drawn=None,
        open_first=state.open_first and not taken,
        shown=state.shown | {seat},
        misses=put(state.misses, seat, 0),
    )
    if event.finish is not None and plays_on:
        return put_out(replace(now, aside=(*now.aside, event.finish)), seat, MOST)
    now = replace(now, declarer=seat, finish=event.finish)
    if event.flaw:
        return put_out(now, seat, MOST)
    return replace(now, phase=SHOW, turn=None, fixed=put(now.fixed, seat, 0))


def hand_dealt(event: Dealt, seat: Seat) -> Groups:
    """Return the hand that *seat* was dealt, one card at a time; none if it does not play."""
    if seat not in event.players:
        return ()
    first, step = event.players.index(seat), len(event.players)
    return by_suit(event.order[first : HAND * step : step])


def _dealt(state: State, event: Dealt) -> State:
    seats, players = state.seats, event.players
    nothing = ((),) * seats
    return State(
        options=state.options,
        seats=seats,
        phase=DRAW,
        deal=event.number,
        dealer=event.dealer,
        toss=state.toss,
        turn=players[0],
        wild_card=event.wild,
        hands=tuple(hand_dealt(event, Seat(seat)) for seat in range(seats)),
        closed=event.order[HAND * len(players) + 2 :],
        open=(event.up,),
        open_first=True,
        taken=nothing,
        scores=state.scores,
        chips=state.chips,
        misses=(0,) * seats,
        in_deal=frozenset(players),
        in_table=state.in_table,
        left=state.left,
        fixed=(None,) * seats,
    )


def _deal_ended(state: State, event: DealEnded) -> State:
    return replace(
        state,
        phase=BETWEEN,
        turn=None,
        drawn=None,
        fixed=event.points,
        scores=tuple(map(sum, zip(state.scores, event.points, strict=True))),
        chips=tuple(map(sum, zip(state.chips, event.chips, strict=True))),
        in_table=state.in_table - set(event.out),
    )


def _left(state: State, seat: Seat) -> State:
    """Mark who left; between deals the seat is out at once, and a vote is off (rule 10.3)."""
    now = replace(state, left=state.left | {seat})
    if state.phase is not BETWEEN:
        return now
    voting = state.vote is not None
    return replace(
        now, in_table=state.in_table - {seat}, vote=None, asked=state.asked and not voting
    )


def _ended(state: State, event: Ended) -> State:
    result = RummyResult(event.places, state.scores, event.outcome, event.chips)
    return replace(state, phase=OVER, turn=None, chips=event.chips, vote=None, result=result)
