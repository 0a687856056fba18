"""Who may do something now: the refusals that many acts share."""

from collections.abc import Sequence

from engines.core.cards import Card, name
from engines.core.seats import RuleError, Seat
from engines.rummy.pack import Groups, held
from engines.rummy.state import State
from engines.rummy.table import BETWEEN, DISCARD, OPEN, SHOW, Phase


def still_in(state: State, seat: Seat) -> None:
    """Refuse whoever has left or is out of the table, and everyone once the game is over."""
    if state.result is not None:
        raise RuleError("over", "11.1")
    if seat in state.left:
        raise RuleError("left", "10.1")
    if seat not in state.in_table:
        raise RuleError("out_of_table", "8.2")


def on_turn(state: State, seat: Seat, phase: Phase) -> None:
    """Refuse unless *seat* is on turn, to draw or to throw as *phase* says (rules 3.1, 3.4)."""
    in_deal(state, seat)
    if state.phase is SHOW:
        raise RuleError("declared", "5.6")
    if seat != state.turn:
        raise RuleError("not_your_turn", "3.1")
    if state.phase is not phase:
        drawn = state.phase is DISCARD
        raise RuleError("already_drew", "3.1") if drawn else RuleError("draw_first", "3.4")


def in_deal(state: State, seat: Seat) -> None:
    """Refuse unless *seat* plays the deal that is going on."""
    if state.phase is BETWEEN:
        raise RuleError("between_deals", "8.5")
    if seat not in state.in_deal:
        raise RuleError("out_of_deal", "3.9")


def may_throw(state: State, seat: Seat, card: Card) -> None:
    """Refuse a card that is not held, and the one just taken from the open pile (rule 3.5)."""
    cards = held(state.hands[seat])
    if card not in cards:
        raise RuleError("not_held", "3.4", card=name(card))
    if card == locked(state) and cards.count(card) == 1:
        raise RuleError("just_taken", "3.5", card=name(card))


def locked(state: State) -> Card | None:
    """Return the card that the seat on turn took from the open pile and must keep this turn."""
    drawn = state.drawn
    return drawn.card if drawn is not None and drawn.pile is OPEN else None


def exactly(state: State, seat: Seat, groups: Groups, apart: Sequence[Card] = ()) -> None:
    """Refuse *groups* that are not exactly the cards held, less those *apart* (rule 5.9)."""
    if sorted([*held(groups), *apart]) != sorted(held(state.hands[seat])):
        raise RuleError("not_your_cards", "5.9")
