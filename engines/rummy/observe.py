"""From the whole truth to what one seat may know."""

from functools import cache

from msgspec.structs import replace

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.rummy.absence import drop_price, may_drop
from engines.rummy.course import hand_dealt
from engines.rummy.ending import offer, prize
from engines.rummy.events import Arranged, Dealt, Declared, Drew, Event, Turned
from engines.rummy.pack import Groups, by_suit, held
from engines.rummy.refusals import locked
from engines.rummy.rules import can_take, to_act
from engines.rummy.state import Drawn, State
from engines.rummy.table import CLOSED, DISCARD, DRAW, OPEN
from engines.rummy.views import View


def view(state: State, seat: Seat | None) -> View:
    """Return the table as *seat* sees it; a spectator (``None``) sees no hand that is not shown."""
    drawn = state.drawn
    sees = drawn is not None and (drawn.pile is OPEN or seat == state.turn)
    split = offer(state) if state.vote is None else prize(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        deal=state.deal,
        dealer=state.dealer,
        toss=state.toss,
        turn=state.turn,
        to_act=_order(to_act(state)),
        wild_card=state.wild_card,
        wild=state.wild,
        hand=() if seat is None else state.hands[seat],
        hands=_open_hands(state),
        counts=tuple([sum(map(len, hand)) for hand in state.hands]),
        closed=len(state.closed),
        open=state.open,
        open_free=can_take(state),
        drawn=drawn.card if drawn is not None and sees else None,
        drawn_from=None if drawn is None else drawn.pile,
        taken=state.taken,
        locked=locked(state) if seat == state.turn else None,
        scores=state.scores,
        chips=state.chips,
        fixed=state.fixed,
        misses=state.misses,
        drop_price=_drop_price(state, seat),
        drawn_once=_order(state.drawn_once),
        in_deal=_order(state.in_deal),
        in_table=_order(state.in_table),
        left=_order(state.left),
        declarer=state.declarer,
        finish=state.finish if seat is not None and seat == state.declarer else None,
        shown=_order(state.shown),
        payouts=split.payouts,
        vote=None if state.vote is None else _order(state.vote),
        ready=_order(state.ready),
        result=state.result,
    )


@cache
def _order(seats: frozenset[Seat]) -> tuple[Seat, ...]:
    """Return *seats* in their order; there are 64 sets of them."""
    return tuple(sorted(seats))


def _open_hands(state: State) -> tuple[Groups, ...]:
    if not state.shown:
        return ((),) * state.seats
    return tuple(hand if seat in state.shown else () for seat, hand in enumerate(state.hands))


def _drop_price(state: State, seat: Seat | None) -> int | None:
    playing = state.phase in (DRAW, DISCARD) and seat in state.in_deal
    return drop_price(state, seat) if seat is not None and playing and may_drop(state) else None


def hear(event: Event, seat: Seat | None) -> Event | None:
    """Return *event* without the cards that *seat* may not know; ``None``: it hears nothing."""
    match event:
        case Dealt():
            hand = () if seat is None else hand_dealt(event, seat)
            return replace(event, order=(), hand=hand)
        case Turned():
            return Turned()
        case Drew(drawer, _) if drawer != seat:
            return Drew(drawer)
        case Arranged(arranger, _) if arranger != seat:
            return None
        case Declared(declarer, groups, _, flaw) if declarer != seat:
            return Declared(declarer, groups, None, flaw)
        case _:
            return event


def resample(state: State, seat: Seat | None, shuffler: Shuffler) -> State:
    """Return a random state that *seat* cannot tell from *state*.

    Cards that others took from the open pile stay with them. That a closed pile made of the open
    one holds no card of a hand is not modelled.
    """
    hidden = [other for other in _seats(state) if other != seat and other not in state.shown]
    unseen = _unseen(state, seat, hidden)
    pool = list(shuffler.shuffled(unseen))
    hands, drawn = list(state.hands), state.drawn
    for other in hidden:
        if not hands[other]:
            continue
        hands[other], drawn = _imagined(state, other, pool, drawn)
    finish = state.finish
    if finish is not None and seat != state.declarer:
        finish = pool.pop()
    aside = tuple(pool.pop() for _ in state.aside)
    return replace(
        state, hands=tuple(hands), drawn=drawn, finish=finish, aside=aside, closed=tuple(pool)
    )


def _seats(state: State) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(state.seats)))


def _unseen(state: State, seat: Seat | None, hidden: list[Seat]) -> list[Card]:
    """Return the cards that *seat* cannot place, in a fixed order."""
    unseen = [*state.closed, *state.aside]
    for other in hidden:
        rest = held(state.hands[other])
        for card in state.taken[other]:
            rest.remove(card)
        unseen += rest
    if state.finish is not None and seat != state.declarer:
        unseen.append(state.finish)
    return sorted(unseen)


def _imagined(
    state: State, other: Seat, pool: list[Card], drawn: Drawn | None
) -> tuple[Groups, Drawn | None]:
    """Take a hand for *other* from *pool*; a card it has just drawn stands alone, last."""
    known, size = list(state.taken[other]), len(held(state.hands[other]))
    cards = known + [pool.pop() for _ in range(size - len(known))]
    if drawn is None or other != state.turn:
        return by_suit(cards), drawn
    if drawn.pile is CLOSED:
        drawn = Drawn(cards[-1], CLOSED)
    cards.remove(drawn.card)
    return (*by_suit(cards), (drawn.card,)), drawn
