"""From the whole truth to what one seat may know."""

from collections.abc import Sequence

from msgspec.structs import replace

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.cribbage.actions import in_order
from engines.cribbage.events import Dealt, Event, Hand, Laid, Shuffled
from engines.cribbage.inference import holds_above
from engines.cribbage.scoring import VALUE
from engines.cribbage.show import open_hands
from engines.cribbage.state import CUTTING, OVER, PLAY, State, by_seat, depths
from engines.cribbage.views import View


def view(state: State, seat: Seat | None) -> View:
    """Return the table as *seat* sees it."""
    phase, hands, laid = state.phase, state.hands, state.laid
    over = phase is OVER
    return View(
        seat,
        phase,
        state.scores,
        state.dealer,
        state.turn,
        () if seat is None else hands[seat],
        () if seat is None else laid[seat],
        () if seat is None else state.kept[seat],
        (len(hands[0]), len(hands[1])),
        (bool(laid[0]), bool(laid[1])),
        len(state.deck),
        None if phase is PLAY else _depths(state),
        state.cuts,
        state.starter,
        state.count,
        state.total,
        state.played,
        state.go,
        state.shows,
        state.rear,
        state.outcome,
        state.winner,
        open_hands(state) if over else (),
        state.crib if over else (),
    )


def _depths(state: State) -> tuple[int, int] | None:
    if state.turn is None or state.phase not in CUTTING:
        return None
    allowed = depths(state.phase, len(state.deck), len(state.lifted))
    return allowed.start, allowed.stop - 1


def hear(event: Event, seat: Seat | None) -> Event | None:
    """Return the part of *event* that *seat* may know."""
    match event:
        case Shuffled(dealer):
            return Shuffled(dealer)
        case Dealt(cutter, depth, hands):
            return Dealt(cutter, depth, hand=() if seat is None else in_order(hands[seat]))
        case Laid(layer) if layer != seat:
            return Laid(layer)
        case _:
            return event


def resample(state: State, seat: Seat | None, shuffler: Shuffler) -> State:
    """Return a random state that *seat* cannot tell from *state*.

    Hidden are the pack, the packet under a card shown in the cut, and, until the game is over, what
    others hold and have laid away. Whoever said go holds no card that would have fitted then, and
    whoever goes on after a go holds one that fits.
    """
    others = () if state.phase is OVER else tuple(Seat(n) for n in (0, 1) if n != seat)
    hidden = [*state.deck, *state.lifted[:-1]]
    for each in others:
        hidden += state.hands[each] + state.laid[each]
    pool = list(shuffler.shuffled(hidden))
    for each in others:
        state = _with_cards(state, each, pool)
    lifted = _take(pool, state.lifted[:-1]) + state.lifted[-1:]
    return replace(state, deck=tuple(pool), lifted=lifted)


def _with_cards(state: State, seat: Seat, pool: list[Card]) -> State:
    """Return *state* with the hidden cards of *seat* taken from *pool* instead."""
    above = holds_above(state.played, seat, ended=not state.count, said_go=seat in state.go)
    room = 31 - state.total if state.go and state.turn == seat else 10
    hand = state.hands[seat]
    held = in_order(_take(pool, hand[:1], above, room) + _take(pool, hand[1:], above))
    laid = in_order(_take(pool, state.laid[seat]))
    kept = state.kept
    if kept[seat]:
        played = tuple([card for player, card in state.played if player == seat])
        kept = by_seat(kept, seat, in_order(held + played))
    hands = by_seat(state.hands, seat, held)
    return replace(state, hands=hands, laid=by_seat(state.laid, seat, laid), kept=kept)


def _take(pool: list[Card], instead: Sequence[Card], above: int = 0, most: int = 10) -> Hand:
    """Take as many cards as *instead* from *pool*, those worth more than *above* and at *most* so.

    A position that somebody made up may leave too few of them; then any others.
    """
    fitting = sorted(pool, key=lambda card: not above < VALUE[card] <= most)
    taken = tuple(fitting[: len(instead)])
    for card in taken:
        pool.remove(card)
    return taken
