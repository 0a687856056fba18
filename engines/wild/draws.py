"""Drawing cards, with a shuffle of the cards played whenever the pile runs out."""

from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.wild.cards import PACK, Card, Hand
from engines.wild.events import Drew, Event, Reshuffled, Why
from engines.wild.offers import fitting
from engines.wild.state import State
from engines.wild.table import next_seat

_NOTHING: frozenset[Card] = frozenset()


def draw_turn(state: State, seat: Seat, shuffler: Shuffler) -> tuple[Event, ...]:
    """Let *seat*, on turn, draw: the stack that it faces, or for its turn (rules 3, 7.2, 8.1)."""
    table = state.table
    after = next_seat(seat, table.dir, table.out)
    if table.pending:
        return draw(state, seat, Why.STACK, table.pending, after, shuffler)
    need = len(PACK) if table.options.draw_until_playable else 1
    return draw(state, seat, Why.TURN, need, after, shuffler, fitting(table))


def draw(
    state: State,
    seat: Seat,
    why: Why,
    need: int,
    turn: Seat,
    shuffler: Shuffler,
    wanted: frozenset[Card] = _NOTHING,
) -> tuple[Event, ...]:
    """Draw *need* cards, or up to the first one *wanted*; *turn* is to act next unless it is found.

    Cards that are not there lapse (rule 5.2); a seat that finds what it wants holds it.
    """
    table = state.table
    cards = _cut(state.deck, need, wanted)
    last = _drew(seat, why, turn, cards, wanted)
    if last.holds or len(cards) == need or len(table.discard) < 2:
        return (last,)
    assert table.turn is not None
    before = (_drew(seat, why, table.turn, cards),) if cards else ()
    order = shuffler.shuffled(table.discard[:-1])
    cards = _cut(order, need - len(cards), wanted)
    return (*before, Reshuffled(len(order), order), _drew(seat, why, turn, cards, wanted))


def _cut(deck: Hand, need: int, wanted: frozenset[Card]) -> Hand:
    """Return the first *need* cards of *deck*, or those up to the first one *wanted*."""
    if need > 1 and wanted:
        for place, card in enumerate(deck[:need]):
            if card in wanted:
                return deck[: place + 1]
    return deck[:need]


def _drew(
    seat: Seat, why: Why, turn: Seat, cards: Hand, wanted: frozenset[Card] = _NOTHING
) -> Drew:
    if cards and cards[-1] in wanted:
        return Drew(seat, why, seat, len(cards), cards, holds=True)
    return Drew(seat, why, turn, len(cards), cards)
