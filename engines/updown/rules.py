"""The rules of One Up, One Down. Numbers in comments and refusals are those of RULES.md."""

from collections.abc import Iterator
from typing import assert_never

from engines.core.cards import RANKS, Card, is_joker, name, rank
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.updown.actions import Action, Draw, Keep, Leave, Play, Timeout
from engines.updown.course import evolve, settled
from engines.updown.deal import deal
from engines.updown.events import Dealt, Drew, Event, Kept, Left, Played
from engines.updown.options import Options
from engines.updown.pack import DECK, FITS, POINTS
from engines.updown.state import State

CALLS = range(13)
_PLAYS: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(card, call) for call in CALLS) if is_joker(card) else (Play(card),) for card in DECK
)
_DRAW, _KEEP = Draw(), Keep()


def blank(seats: int, options: Options) -> State:
    """Return the table before the deal."""
    return State(hands=((),) * seats, starter=options.starter, out=(False,) * seats)


def begin(seats: int, options: Options, shuffler: Shuffler) -> tuple[Event, ...]:
    """Shuffle and deal (rules 1.1 to 1.4); refuse a starter who has no seat."""
    if options.starter not in range(seats):
        raise RuleError("no_such_seat", "1.5", starter=options.starter, seats=seats)
    order = shuffler.shuffled(DECK)
    up = deal(order, seats, options.starter).up
    return (Dealt(options.starter, up, order, seats=seats),)


def to_act(state: State) -> frozenset[Seat]:
    """Return the one seat on turn; nobody once over."""
    return frozenset() if state.outcome else frozenset((state.turn,))


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Yield what *seat* may do: its fitting cards by rank, Jokers call by call, then the pile."""
    acts: list[Action] = []
    if not state.outcome and seat == state.turn:
        for card in _playable(state):
            acts += _PLAYS[card]
        if state.held is not None:
            acts.append(_KEEP)
        elif state.pile:
            acts.append(_DRAW)
    return iter(acts)


def _playable(state: State) -> list[Card]:
    """Return the cards that the seat on turn may play (rules 2.1 to 2.3)."""
    fits = FITS[state.rank]
    return [card for card in state.hands[state.turn] if fits[card]]


def decide(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* does *action*, or raise ``RuleError``."""
    del shuffler  # the pile was put in order at the deal, and is never shuffled again (1.4)
    _admit(state, seat, action)
    match action:
        case Play(card, call):
            _admit_play(state, card, call)
            return settled(state, Played(seat, card, call))
        case Draw():
            return _draw(state)
        case Keep():
            return _keep(state)
        case Leave():
            return settled(state, Left(seat))
        case Timeout():
            return _run_out(state, seat)
        case _:
            assert_never(action)


def _admit(state: State, seat: Seat, action: Action) -> None:
    """Refuse whoever may do nothing now."""
    if state.outcome:
        raise RuleError("over", "5.7")
    if state.out[seat]:
        raise RuleError("left", "6.1")
    if seat != state.turn and not isinstance(action, Leave):
        raise RuleError("not_your_turn", "3.1", turn=state.turn)


def _admit_play(state: State, card: Card, call: int | None) -> None:
    """Refuse a card that the seat on turn may not play, or a call it may not make."""
    if card not in state.hands[state.turn]:
        raise RuleError("not_held", "3.5", card=name(card))
    if is_joker(card):
        if call not in CALLS:
            raise RuleError("needs_call", "2.3", card=name(card))
        return
    if call is not None:
        raise RuleError("no_call", "2.3", card=name(card))
    if not FITS[state.rank][card]:
        number = "2.2" if rank(card) == state.rank else "2.1"
        raise RuleError("does_not_fit", number, card=name(card), rank=RANKS[state.rank])


def _draw(state: State) -> tuple[Event, ...]:
    if state.held is not None:
        raise RuleError("already_drew", "3.2", card=name(state.held))
    if not state.pile:
        raise RuleError("pile_empty", "4.1")
    card = state.pile[0]
    if FITS[state.rank][card]:
        return (Drew(state.turn, card, held=True),)
    return settled(state, Drew(state.turn, card))


def _keep(state: State) -> tuple[Event, ...]:
    if state.held is None:
        if state.pile:
            raise RuleError("nothing_drawn", "3.4")
        raise RuleError("must_play", "4.1")
    return settled(state, Kept(state.turn))


def _run_out(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return what the clock does: a whole turn (rules 6.5 and 6.6)."""
    match idle(state, seat):
        case Draw():
            drawn = _draw(state)
            waiting = evolve(state, drawn[0])
            return drawn if waiting.held is None else (*drawn, *_keep(waiting))
        case Play(card, call):
            return settled(state, Played(seat, card, call))
        case _:
            return _keep(state)


def idle(state: State, seat: Seat) -> Draw | Keep | Play:
    """Return what the clock plays next for *seat*, which is on turn (rules 6.5 and 6.6)."""
    if state.held is not None:
        return _KEEP
    if state.pile:
        return _DRAW
    fitting = _playable(state)
    ordinary = [card for card in fitting if not is_joker(card)]
    if ordinary:
        return Play(max(ordinary, key=POINTS.__getitem__))
    card = fitting[0]
    left = [other for other in state.hands[seat] if other != card]
    return Play(card, max(CALLS, key=lambda call: sum([FITS[call][other] for other in left])))
