"""How a round goes on: the state after an event, and what follows by itself.

Numbers in comments are those of RULES.md.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engines.core.cards import rank
from engines.core.seats import Seat
from engines.updown.deal import deal
from engines.updown.events import Dealt, Drew, Ended, Event, Kept, Left, Passed, Played
from engines.updown.pack import Hand, hand_points, with_card
from engines.updown.scoring import lowest
from engines.updown.state import State, can_play, must_play, next_seat


def settled(state: State, event: Event) -> tuple[Event, ...]:
    """Return *event* with what follows by itself: passes (4.3) and the end (5.1, 5.2, 6.3)."""
    if _just_goes_on(state, event):
        return (event,)
    now = evolve(state, event)
    if isinstance(event, Played) and not now.hands[event.seat]:
        return event, _end(now, "winner", event.seat)
    if sum(now.out) == len(now.out) - 1:
        return event, _end(now, "winner", now.turn)
    if now.pile:
        return (event,)
    return event, *_passes(now)


def _just_goes_on(state: State, event: Event) -> bool:
    """Tell quickly that nothing follows, as most often: cards are left to draw and to play."""
    return len(state.pile) > 1 and len(state.hands[state.turn]) > 1 and type(event) is not Left


def _passes(state: State) -> Iterator[Event]:
    """Yield the passes of the seats that nothing fits, and the end if all have passed."""
    while not can_play(state, state.turn):
        passed = Passed(state.turn)
        state = evolve(state, passed)
        yield passed
        if state.passes == len(state.out) - sum(state.out):
            seats = lowest(state)
            yield _end(state, "draw") if len(seats) > 1 else _end(state, "blocked", seats[0])
            return


def settle(state: State) -> State:
    """Return *state* with the passes made that the rules make by themselves."""
    if must_play(state) and not state.outcome:
        for event in _passes(state):
            state = evolve(state, event)
    return state


def _end(state: State, outcome: str, winner: Seat | None = None) -> Ended:
    points = tuple(hand_points(hand) for hand in state.hands)
    return Ended(outcome, winner, state.hands, points)


def evolve(state: State, event: Event) -> State:
    """Return *state* after *event*."""
    return AFTER[type(event)](state, event)


def _dealt(state: State, event: Dealt) -> State:
    dealt = deal(event.order, event.seats, event.starter)
    return State(
        hands=dealt.hands,
        starter=event.starter,
        out=state.out,
        pile=dealt.pile,
        discard=(dealt.up,),
        rank=rank(dealt.up),
        turn=event.starter,
    )


def _played(state: State, event: Played) -> State:
    hand = state.hands[event.seat]
    at = hand.index(event.card)
    return replace(
        state,
        hands=_with_hand(state.hands, event.seat, hand[:at] + hand[at + 1 :]),
        discard=(*state.discard, event.card),
        rank=rank(event.card) if event.call is None else event.call,
        turn=next_seat(event.seat, state.out),
        held=None,
        passes=0,
    )


def _drew(state: State, event: Drew) -> State:
    seat, card = event.seat, state.pile[0]
    return replace(
        state,
        hands=_with_hand(state.hands, seat, with_card(state.hands[seat], card)),
        pile=state.pile[1:],
        turn=seat if event.held else next_seat(seat, state.out),
        held=card if event.held else None,
    )


def _kept(state: State, event: Kept) -> State:
    return replace(state, held=None, turn=next_seat(event.seat, state.out))


def _passed(state: State, event: Passed) -> State:
    return replace(state, passes=state.passes + 1, turn=next_seat(event.seat, state.out))


def _ended(state: State, event: Ended) -> State:
    return replace(state, outcome=event.outcome, winner=event.winner, held=None)


def _left(state: State, event: Left) -> State:
    seat = event.seat
    out = (*state.out[:seat], True, *state.out[seat + 1 :])
    on_turn = seat == state.turn
    return replace(
        state,
        hands=_with_hand(state.hands, seat, ()),
        out=out,
        pile=state.pile + state.hands[seat],
        turn=next_seat(seat, out) if on_turn else state.turn,
        held=None if on_turn else state.held,
        passes=0,
    )


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    changed = [*hands]
    changed[seat] = hand
    return tuple(changed)


AFTER: dict[type[Event], Callable[[State, Any], State]] = {
    Dealt: _dealt,
    Played: _played,
    Drew: _drew,
    Kept: _kept,
    Passed: _passed,
    Left: _left,
    Ended: _ended,
}
"""What each event changes."""
