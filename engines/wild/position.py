"""The table in the words of the rules' "Position", and back."""

from itertools import chain

import msgspec

from engines.core.contract import Position
from engines.core.seats import Seat
from engines.wild.cards import FACES, PACK, SUITS, TAKES, WILD, WILD_FOUR, card, cards, name, names
from engines.wild.offers import fitting
from engines.wild.options import Options
from engines.wild.state import State, taken_in
from engines.wild.table import Table

MOST_PENDING = 16
"""The eight +2 of a pack, or its four +4, in one stack."""


class _Position(msgspec.Struct, frozen=True):
    """The fields as JSON has them; a field that may be left out is as at the start of a turn."""

    hands: list[list[str]]
    draw: list[str]
    discard: list[str]
    suit: str
    turn: Seat | None
    dir: int = 1
    pending: int = 0
    pending_face: str | None = None
    phase: str = "turn"
    drawn: str | None = None
    exposed: list[Seat] = []
    called: Seat | None = None
    first: bool = False
    last: Seat | None = None
    out: list[int] = []
    winner: Seat | None = None
    points: int | None = None


def position(state: State) -> Position:
    """Return the whole table, JSON-ready."""
    table = state.table
    return {
        "hands": [names(hand) for hand in state.hands],
        "draw": names(state.deck),
        "discard": names(table.discard),
        "suit": SUITS[table.suit],
        "turn": table.turn,
        "dir": table.dir,
        "pending": table.pending,
        "pending_face": _pending_face(table),
        "phase": "over" if table.outcome else "drawn" if table.holding else "turn",
        "drawn": None if state.held is None else name(state.held),
        "exposed": list(table.exposed),
        "called": table.called,
        "first": table.first,
        "last": table.last,
        "out": [seat for seat, left in enumerate(table.out) if left],
        "winner": table.winner,
        "points": table.points,
    }


def _pending_face(table: Table) -> str | None:
    if not table.pending:
        return None
    top = table.discard[-1]
    return "F" if top == WILD_FOUR else FACES[top % 13]


def place(seats: int, options: Options, position: Position) -> State:
    """Return the table that *position* describes; ``ValueError`` names what is wrong with it."""
    try:
        fields = msgspec.convert(position, _Position)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"position: {wrong}") from None
    _check_seats(fields, seats)
    _check_table(fields)
    state = _placed(options, fields)
    _check_moment(state, fields)
    return state


def _placed(options: Options, fields: _Position) -> State:
    over = fields.phase == "over"
    table = Table(
        options=options,
        out=tuple(seat in fields.out for seat in range(len(fields.hands))),
        pile=len(fields.draw),
        discard=cards(fields.discard),
        suit=SUITS.index(fields.suit),
        turn=None if over else fields.turn,
        dir=fields.dir,
        pending=fields.pending,
        holding=fields.phase == "drawn",
        exposed=tuple(fields.exposed),
        called=fields.called,
        first=fields.first,
        last=fields.last,
        outcome=None if not over else "stopped" if fields.winner is None else "winner",
        winner=fields.winner,
        points=fields.points,
    )
    held = None if fields.drawn is None else card(fields.drawn)
    state = State(table, (), cards(fields.draw), held)
    hands = tuple(taken_in(state, (), cards(hand)) for hand in fields.hands)
    return msgspec.structs.replace(state, hands=hands)


def _check_seats(fields: _Position, seats: int) -> None:
    """Refuse seats that are not there."""
    _must(len(fields.hands) == seats, f"hands: {len(fields.hands)} for {seats} seats")
    one = [fields.turn, fields.called, fields.last, fields.winner]
    for seat in (*fields.exposed, *fields.out, *(seat for seat in one if seat is not None)):
        _must(seat in range(seats), f"there is no seat {seat}")


def _check_table(fields: _Position) -> None:
    """Refuse what no table can show, whoever is on turn."""
    every = cards(chain(*fields.hands, fields.draw, fields.discard))
    _must(sorted(every) == list(PACK), "the cards are not those of one pack of 108")
    _must(bool(fields.discard), "discard: there is no top card")
    top = card(fields.discard[-1])
    _must(fields.suit in tuple(SUITS), f"suit: {fields.suit!r} is none")
    _must(top >= WILD or SUITS[top // 13] == fields.suit, "suit: the top card has another")
    _must(fields.dir in (1, -1), f"dir: {fields.dir} is neither 1 nor -1")
    _must(fields.phase in ("turn", "drawn", "over"), f"phase: {fields.phase!r} is none")
    _must((fields.phase == "drawn") is (fields.drawn is not None), "drawn: not in this phase")


def _check_moment(state: State, fields: _Position) -> None:
    """Refuse a moment that no game comes to."""
    table, hands = state.table, state.hands
    _must(not any(hand for hand, left in zip(hands, table.out, strict=True) if left), "out: a hand")
    if table.outcome is not None:
        return
    _must(table.winner is None and table.points is None, "winner: before the game is over")
    _must(table.out.count(False) > 1, "out: fewer than two seats are left")
    _must(all(hand or left for hand, left in zip(hands, table.out, strict=True)), "hands: none")
    _must(table.turn is not None and not table.out[table.turn], "turn: nobody's")
    _must(table.called in (None, table.turn), "called: not the seat on turn")
    _must(all(len(hands[seat]) == 1 for seat in table.exposed), "exposed: not one card")
    _must(table.pending == 0 or TAKES[table.discard[-1]] > 0, "pending: the top card takes none")
    _must(fields.pending_face == _pending_face(table), "pending_face: not the top card's")
    _must(table.pending == 0 or table.options.stacking, "pending: without stacking")
    _must(table.pending in range(MOST_PENDING + 1), f"pending: {table.pending} cards")
    if state.held is not None and table.turn is not None:
        fits = state.held in hands[table.turn] and state.held in fitting(table)
        _must(fits and not table.pending, "drawn: no card that may be played")


def _must(holds: bool, wrong: str) -> None:
    if not holds:
        raise ValueError(f"position: {wrong}")
