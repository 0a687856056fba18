"""A table as the "Position" of the rules: written out, and set up from it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from engines.core.cards import Card, name, names
from engines.core.contract import Position
from engines.core.lines import convert
from engines.core.seats import Seat
from engines.rummy.opening import blank
from engines.rummy.options import Options, Variant, check
from engines.rummy.pack import HAND, PACK, Group, card, held
from engines.rummy.state import Drawn, State
from engines.rummy.table import Phase, Pile, RummyResult


class _Written(msgspec.Struct, frozen=True):
    """The fields of a position; those with a default may be left out."""

    variant: Variant
    wild_card: str
    hands: tuple[tuple[tuple[str, ...], ...], ...]
    closed: tuple[str, ...]
    open: tuple[str, ...]
    open_first: bool
    turn: int | None
    phase: Phase
    drawn: tuple[str, Pile] | None
    scores: tuple[int, ...]
    misses: tuple[int, ...]
    drawn_once: tuple[int, ...]
    in_deal: tuple[int, ...]
    in_table: tuple[int, ...]
    dealer: int
    deal: int = 1
    fixed: tuple[int | None, ...] | None = None
    declarer: int | None = None
    shown: tuple[int, ...] = ()
    finish: str | None = None
    chips: tuple[int, ...] | None = None
    vote: tuple[int, ...] | None = None
    ready: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    taken: tuple[tuple[str, ...], ...] | None = None
    aside: tuple[str, ...] = ()
    asked: bool = False
    toss: tuple[str, ...] = ()
    outcome: str | None = None
    places: tuple[tuple[int, ...], ...] = ()


def position(state: State) -> dict[str, Any]:
    """Return the whole table, JSON-ready.

    Beside the fields of the rules: *taken*, the cards each hand took from the open pile; *aside*,
    finish cards of wrong declarations after which the deal went on; *asked*, whether a split was
    asked for since the deal; *toss*, the cards shown; *outcome* and *places* once over.
    """
    drawn, result = state.drawn, state.result
    return {
        "variant": state.options.variant.value,
        "wild_card": name(state.wild_card),
        "hands": [[names(group) for group in hand] for hand in state.hands],
        "closed": names(state.closed),
        "open": names(state.open),
        "open_first": state.open_first,
        "turn": state.turn,
        "phase": state.phase.value,
        "drawn": None if drawn is None else [name(drawn.card), drawn.pile.value],
        "scores": list(state.scores),
        "misses": list(state.misses),
        "drawn_once": sorted(state.drawn_once),
        "in_deal": sorted(state.in_deal),
        "in_table": sorted(state.in_table),
        "dealer": state.dealer,
        "deal": state.deal,
        "fixed": list(state.fixed),
        "declarer": state.declarer,
        "shown": sorted(state.shown),
        "finish": None if state.finish is None else name(state.finish),
        "chips": list(state.chips),
        "vote": None if state.vote is None else sorted(state.vote),
        "ready": sorted(state.ready),
        "left": sorted(state.left),
        "taken": [names(cards) for cards in state.taken],
        "aside": names(state.aside),
        "asked": state.asked,
        "toss": names(state.toss),
        "outcome": None if result is None else result.outcome,
        "places": [] if result is None else [list(place) for place in result.places],
    }


def place(seats: int, options: Options, position: Position) -> State:
    """Return the table of *position*; ``ValueError`` names what is wrong with it."""
    check(options)
    written = convert(dict(position), _Written)
    if written.variant is not options.variant:
        raise ValueError(f"a position of {written.variant.value} at a table of {options.variant}")
    _check_seats(written, seats)
    state = _with_drawn(_read(seats, options, written))
    _check_cards(state)
    _check_phase(state)
    return state


def _read(seats: int, options: Options, written: _Written) -> State:
    empty = blank(seats, options)
    return State(
        options=options,
        seats=seats,
        phase=written.phase,
        deal=written.deal,
        dealer=Seat(written.dealer),
        toss=_cards(written.toss),
        turn=_turn(written),
        wild_card=card(written.wild_card),
        hands=tuple(tuple(map(_cards, hand)) for hand in written.hands),
        closed=_cards(written.closed),
        open=_cards(written.open),
        open_first=written.open_first,
        drawn=None if written.drawn is None else Drawn(card(written.drawn[0]), written.drawn[1]),
        taken=empty.taken if written.taken is None else tuple(map(_cards, written.taken)),
        scores=written.scores,
        chips=empty.chips if written.chips is None else written.chips,
        misses=written.misses,
        drawn_once=_seats(written.drawn_once),
        in_deal=_seats(written.in_deal),
        in_table=_seats(written.in_table),
        left=_seats(written.left),
        fixed=empty.fixed if written.fixed is None else written.fixed,
        declarer=None if written.declarer is None else Seat(written.declarer),
        finish=None if written.finish is None else card(written.finish),
        aside=_cards(written.aside),
        shown=_seats(written.shown),
        vote=None if written.vote is None else _seats(written.vote),
        asked=written.asked,
        ready=_seats(written.ready),
        result=_result(written),
    )


def _cards(texts: Iterable[str]) -> Group:
    return tuple(map(card, texts))


def _seats(numbers: Iterable[int]) -> frozenset[Seat]:
    return frozenset(map(Seat, numbers))


def _turn(written: _Written) -> Seat | None:
    plays = written.phase in (Phase.DRAW, Phase.DISCARD)
    return Seat(written.turn) if plays and written.turn is not None else None


def _result(written: _Written) -> RummyResult | None:
    if written.phase is not Phase.OVER:
        return None
    if written.outcome is None or written.chips is None:
        raise ValueError("a game that is over has an outcome, places and chips")
    places = tuple(tuple(map(Seat, place)) for place in written.places)
    return RummyResult(places, written.scores, written.outcome, written.chips)


def _with_drawn(state: State) -> State:
    """Return *state* with the card just drawn in the hand, where a position tells it apart."""
    if state.phase is not Phase.DISCARD or state.drawn is None or state.turn is None:
        return state
    hand, drawn = state.hands[state.turn], state.drawn.card
    if len(held(hand)) != HAND:
        return state
    hands = list(state.hands)
    hands[state.turn] = (*hand, (drawn,))
    return msgspec.structs.replace(state, hands=tuple(hands))


def _check_seats(written: _Written, seats: int) -> None:
    by_seat = ("hands", "scores", "misses", "fixed", "chips", "taken")
    for field in by_seat:
        value = getattr(written, field)
        if value is not None and len(value) != seats:
            raise ValueError(f"{field}: {len(value)} for {seats} seats")
    listed = ("drawn_once", "in_deal", "in_table", "shown", "ready", "left")
    named = [seat for field in listed for seat in getattr(written, field)]
    named += [written.dealer, *(written.vote or ())]
    named += [seat for place in written.places for seat in place]
    named += [seat for seat in (written.turn, written.declarer) if seat is not None]
    for seat in named:
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat}")
    settled = written.phase in (Phase.BETWEEN, Phase.OVER)
    if not settled and not set(written.in_deal) <= set(written.in_table):
        raise ValueError("in_deal: a seat that is out of the table")


def _check_cards(state: State) -> None:
    """Refuse more of a card than the pack holds; some may be out of sight with dropped hands."""
    everything: list[Card] = [state.wild_card, *state.closed, *state.open, *state.aside]
    everything += [each for hand in state.hands for each in held(hand)]
    if state.finish is not None:
        everything.append(state.finish)
    for each, count in Counter(everything).items():
        if count > PACK.count(each):
            raise ValueError(f"{name(each)} is there {count} times")
    if not all(group for hand in state.hands for group in hand):
        raise ValueError("hands: an empty group")
    for seat, cards in enumerate(state.taken):
        if Counter(cards) - Counter(held(state.hands[seat])):
            raise ValueError(f"taken: seat {seat} does not hold them")


def _check_phase(state: State) -> None:
    if state.phase is Phase.DISCARD and state.drawn is None:
        raise ValueError("drawn: who is to throw has drawn")
    if state.phase is not Phase.DISCARD and state.drawn is not None:
        raise ValueError("drawn: nobody is to throw")
    playing = state.phase in (Phase.DRAW, Phase.DISCARD)
    if playing and (state.turn not in state.in_deal or len(state.in_deal) < 2):
        raise ValueError("turn: nobody, or too few, in the deal")
    if state.phase is Phase.SHOW and state.declarer not in state.in_deal:
        raise ValueError("declarer: nobody in the deal")
    if state.phase in (Phase.BETWEEN, Phase.OVER):
        return
    for seat in state.in_deal:
        fits = HAND + (state.phase is Phase.DISCARD and seat == state.turn)
        if len(held(state.hands[seat])) != fits:
            raise ValueError(f"hands: seat {seat} needs {fits} cards")
    if state.drawn is not None and state.drawn.card not in held(state.hands[state.turn or 0]):
        raise ValueError("drawn: the card is not in the hand")
