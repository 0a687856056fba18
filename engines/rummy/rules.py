"""The rules of Indian rummy. Numbers in comments and refusals are those of RULES.md."""

from collections.abc import Iterator
from typing import assert_never

from engines.core import cards
from engines.core.cards import Card, name
from engines.core.contract import Result
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.rummy.absence import drop_price, leave, may_drop, miss
from engines.rummy.actions import (
    Accept,
    Action,
    Arrange,
    Declare,
    Discard,
    Draw,
    Drop,
    Leave,
    Ready,
    Refuse,
    Show,
    Split,
    Take,
    Timeout,
)
from engines.rummy.declaring import arrange, declare, show
from engines.rummy.ending import awaited, offer, settled
from engines.rummy.events import (
    Answered,
    Asked,
    Drew,
    Dropped,
    Event,
    Threw,
    Took,
    Turned,
    Waited,
)
from engines.rummy.options import Options
from engines.rummy.pack import held, is_joker, without
from engines.rummy.refusals import locked, may_throw, on_turn, still_in
from engines.rummy.state import State
from engines.rummy.table import BETWEEN, DISCARD, DRAW, SHOW, Phase, Pile

_DRAW, _TAKE, _DROP, _READY = Draw(), Take(), Drop(), Ready()
_SPLIT, _ACCEPT, _REFUSE = Split(), Accept(), Refuse()
_DISCARDS = {card: Discard(card) for card in map(Card, range(cards.PRINTED_JOKER + 1))}


def to_act(state: State) -> frozenset[Seat]:
    """Return whom the table waits for; several may group, vote or get ready at once."""
    if state.turn is not None:
        return frozenset((state.turn,))
    if state.phase is SHOW:
        return state.in_deal - state.shown
    return awaited(state) if state.phase is BETWEEN else frozenset()


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Return what *seat* may do; ``declare`` and ``show`` by one example, the hand as it lies."""
    if seat == state.turn:
        return iter(_draws(state) if state.phase is DRAW else _throws(state, seat))
    if state.phase is SHOW and seat in state.in_deal - state.shown:
        return iter((Show(state.hands[seat]),))
    if state.phase is BETWEEN and seat in state.in_table:
        return _between(state, seat)
    return iter(())


def _draws(state: State) -> list[Action]:
    ways = ((can_draw, _DRAW), (can_take, _TAKE), (may_drop, _DROP))
    return [action for may, action in ways if may(state)]


def _throws(state: State, seat: Seat) -> list[Action]:
    """Return each card once, and a declaration that finishes with the last of them."""
    hand = held(state.hands[seat])
    fixed = locked(state)
    if fixed is not None:
        hand.remove(fixed)
    throws: list[Action] = [_DISCARDS[card] for card in dict.fromkeys(hand)]
    return [*throws, Declare(hand[-1], without(state.hands[seat], hand[-1]))]


def _between(state: State, seat: Seat) -> Iterator[Action]:
    if state.vote is not None:
        if seat not in state.vote:
            yield _ACCEPT
            yield _REFUSE
        return
    if offer(state).offered:
        yield _SPLIT
    if seat in awaited(state):
        yield _READY


def can_draw(state: State) -> bool:
    """Tell whether there is a card to draw, or an open pile to turn (rule 3.6)."""
    return bool(state.closed) or len(state.open) > 1


def can_take(state: State) -> bool:
    """Tell whether the top of the open pile is free (rules 3.2, 3.3)."""
    if not state.open:
        return False
    return state.open_first or not is_joker(state.open[-1], state.wild)


def decide(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* does *action*, or raise ``RuleError``."""
    still_in(state, seat)
    match action:
        case Draw():
            return _draw(state, seat, shuffler)
        case Take():
            return (_take(state, seat),)
        case Discard():
            return (_discard(state, seat, action.card),)
        case Arrange():
            return (arrange(state, seat, action.groups),)
        case _:
            return settled(state, _ending(state, seat, action), shuffler)


def _ending(  # noqa: PLR0911 - one return an action
    state: State,
    seat: Seat,
    action: Drop | Declare | Show | Split | Accept | Refuse | Ready | Leave | Timeout,
) -> tuple[Event, ...]:
    """Return what an act brings about that may end a deal or the game."""
    match action:
        case Drop():
            return (_drop(state, seat),)
        case Declare(finish, groups):
            return (declare(state, seat, finish, groups),)
        case Show(groups):
            return (show(state, seat, groups),)
        case Split():
            return (_split(state, seat),)
        case Accept() | Refuse():
            return (_answer(state, seat, accepts=isinstance(action, Accept)),)
        case Ready():
            return (_ready(state, seat),)
        case Leave():
            return leave(state, seat)
        case Timeout():
            return (miss(state, seat),)
        case _:
            assert_never(action)


def _draw(state: State, seat: Seat, shuffler: Shuffler) -> tuple[Event, ...]:
    """Draw; an empty closed pile is made of the open one first (rule 3.6)."""
    on_turn(state, seat, DRAW)
    if state.closed:
        return (Drew(seat, state.closed[0]),)
    if not can_draw(state):
        raise RuleError("pile_empty", "3.6")
    order = shuffler.shuffled(state.open[:-1])
    return Turned(order), Drew(seat, order[0])


def _take(state: State, seat: Seat) -> Took:
    on_turn(state, seat, DRAW)
    if not state.open:
        raise RuleError("nothing_open", "3.1")
    top = state.open[-1]
    if not can_take(state):
        raise RuleError("joker_locked", "3.2", card=name(top))
    return Took(seat, top)


def _discard(state: State, seat: Seat, card: Card) -> Threw:
    on_turn(state, seat, DISCARD)
    may_throw(state, seat, card)
    return Threw(seat, card)


def _drop(state: State, seat: Seat) -> Dropped:
    on_turn(state, seat, DRAW)
    if not may_drop(state):
        raise RuleError("no_drop", "8.3")
    why = "middle" if seat in state.drawn_once else "first"
    return Dropped(seat, drop_price(state, seat), why)


def _split(state: State, seat: Seat) -> Asked:
    _is_between(state)
    if state.vote is not None:
        raise RuleError("split_asked", "9.2")
    offered = offer(state)
    if not offered.offered:
        raise RuleError("no_split", "9.1")
    return Asked(seat, offered.payouts)


def _answer(state: State, seat: Seat, *, accepts: bool) -> Answered:
    _is_between(state)
    if state.vote is None:
        raise RuleError("no_split_asked", "9.2")
    if seat in state.vote:
        raise RuleError("already_answered", "9.2")
    return Answered(seat, accepts)


def _ready(state: State, seat: Seat) -> Waited:
    _is_between(state)
    if state.vote is not None:
        raise RuleError("split_asked", "9.2")
    if seat not in awaited(state):
        raise RuleError("already_ready", "8.5")
    return Waited(seat)


def _is_between(state: State) -> None:
    if state.phase is not BETWEEN:
        raise RuleError("not_between_deals", "8.5")


def idle(state: State, seat: Seat) -> Action:
    """Return what the clock plays for *seat*; a turn missed before it drew is no action (7.2)."""
    match state.phase:
        case Phase.DISCARD if state.drawn is not None and state.drawn.pile is Pile.CLOSED:
            return Discard(state.drawn.card)
        case Phase.SHOW:
            return Show(state.hands[seat])
        case Phase.BETWEEN:
            return _READY if state.vote is None else _REFUSE
        case _:
            return Timeout()


def scores(state: State) -> tuple[int, ...]:
    """Return the penalty points by seat."""
    return state.scores


def result(state: State) -> Result | None:
    """Return how the game ended (rule 11.1), or ``None``."""
    return state.result


def again(options: Options, seats: int, result: Result | None) -> Options:
    """Return the options of the next game: the same, with a new toss."""
    del seats, result
    return options
