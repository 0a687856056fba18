"""A round as the "Position" of the rules: written out, and set up from it."""

from collections import Counter
from typing import Any

import msgspec

from engines.core.cards import RANKS, Card, card, cards, is_joker, name, names, rank
from engines.core.contract import Position
from engines.core.seats import Seat
from engines.updown.course import settle
from engines.updown.options import Options
from engines.updown.pack import DECK, FITS, sort_hand
from engines.updown.scoring import lowest
from engines.updown.state import State


class _Written(msgspec.Struct, frozen=True):
    """The fields of a position; those with a default may be left out."""

    hands: tuple[tuple[str, ...], ...]
    draw: tuple[str, ...]
    discard: tuple[str, ...]
    rank: str
    turn: int
    held: str | None = None
    passes: int = 0
    over: bool = False
    starter: int | None = None
    out: tuple[int, ...] = ()


def position(state: State) -> dict[str, Any]:
    """Return the whole round, JSON-ready; *out* lists the seats that left."""
    return {
        "hands": [names(hand) for hand in state.hands],
        "draw": names(state.pile),
        "discard": names(state.discard),
        "rank": RANKS[state.rank],
        "turn": state.turn,
        "held": None if state.held is None else name(state.held),
        "passes": state.passes,
        "over": state.outcome is not None,
        "starter": state.starter,
        "out": [seat for seat, left in enumerate(state.out) if left],
    }


def place(seats: int, options: Options, position: Position) -> State:
    """Return the round of *position*; ``ValueError`` names what is wrong with it.

    Where the rules go on by themselves (a seat that can only pass) they have done so.
    """
    try:
        written = msgspec.convert(dict(position), _Written)
    except msgspec.ValidationError as wrong:
        raise ValueError(str(wrong)) from None
    _check_seats(written, seats)
    state = State(
        hands=tuple(sort_hand(cards(hand)) for hand in written.hands),
        starter=options.starter if written.starter is None else Seat(written.starter),
        out=tuple(seat in written.out for seat in range(seats)),
        pile=cards(written.draw),
        discard=cards(written.discard),
        rank=_rank(written.rank),
        turn=Seat(written.turn),
        held=None if written.held is None else card(written.held),
        passes=written.passes,
    )
    _check_cards(state)
    return _over(state) if written.over else _going(state)


def _rank(letter: str) -> int:
    if len(letter) != 1 or letter not in RANKS:
        raise ValueError(f"{letter!r} is no rank")
    return RANKS.index(letter)


def _check_seats(written: _Written, seats: int) -> None:
    if len(written.hands) != seats:
        raise ValueError(f"{len(written.hands)} hands for {seats} seats")
    named = [written.turn, *written.out]
    if written.starter is not None:
        named.append(written.starter)
    for seat in named:
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat}")
    if any(written.hands[seat] for seat in written.out):
        raise ValueError("a seat that left holds cards")
    if not 0 <= written.passes <= seats - len(set(written.out)):
        raise ValueError(f"{written.passes} passes in a row cannot be")


def _check_cards(state: State) -> None:
    everything: list[Card] = [*state.pile, *state.discard]
    everything += [card for hand in state.hands for card in hand]
    strange = Counter(everything)
    strange.subtract(DECK)
    for odd, count in strange.items():
        if count:
            raise ValueError(f"{name(odd)} is there {1 + count} times")
    if not state.discard:
        raise ValueError("no card is in play")
    top = state.discard[-1]
    if not is_joker(top) and rank(top) != state.rank:
        raise ValueError(f"{name(top)} is in play, so its rank is in force")


def _going(state: State) -> State:
    """Check a round that goes on, and make the passes that are due."""
    if state.out[state.turn]:
        raise ValueError(f"seat {state.turn} left")
    if sum(state.out) == len(state.out) - 1:
        raise ValueError("one seat is left, so the round is over")
    if any(not hand and not left for hand, left in zip(state.hands, state.out, strict=True)):
        raise ValueError("a hand is empty, so the round is over")
    if state.passes and (state.pile or state.held is not None):
        raise ValueError("nobody passes while there is a card to draw")
    if state.held is not None and not (
        state.held in state.hands[state.turn] and FITS[state.rank][state.held]
    ):
        raise ValueError(f"{name(state.held)} is no fitting card of seat {state.turn}")
    return settle(state)


def _over(state: State) -> State:
    """Find how a round ended: the last seat, an empty hand, or the lowest total."""
    if state.held is not None:
        raise ValueError("no card is held once the round is over")
    still = [Seat(seat) for seat, left in enumerate(state.out) if not left]
    empty = [seat for seat in still if not state.hands[seat]]
    first = still if len(still) == 1 else empty
    if first:
        return msgspec.structs.replace(state, outcome="winner", winner=first[0])
    seats = lowest(state)
    if len(seats) > 1:
        return msgspec.structs.replace(state, outcome="draw")
    return msgspec.structs.replace(state, outcome="blocked", winner=seats[0])
