"""A game as the "Position" of the rules: written out, and set up from it."""

from typing import Any, Literal

import msgspec

from engines.core.cards import Card, card, cards, name, names
from engines.core.contract import Position
from engines.core.seats import Seat
from engines.cribbage.actions import in_order
from engines.cribbage.events import Hand, Shown
from engines.cribbage.options import Options
from engines.cribbage.scoring import GAME_POINTS, VALUE, Kind, Part
from engines.cribbage.sound import check
from engines.cribbage.state import Phase, State, other

Texts = tuple[str, ...]
SeatNumber = Literal[0, 1]


class _Count(msgspec.Struct, frozen=True):
    """One count of the last show; a part is its kind, its points and its cards."""

    seat: SeatNumber
    crib: bool
    cards: Texts
    starter: str
    parts: tuple[tuple[Kind, int, Texts], ...]
    score: int


class _Written(msgspec.Struct, frozen=True):
    """The fields of a position; those with a default may be left out where they are empty."""

    scores: tuple[int, int]
    dealer: SeatNumber | None
    phase: Phase
    deck: Texts
    hands: tuple[Texts, Texts] = ((), ())
    crib: Texts = ()
    starter: str | None = None
    count: Texts = ()
    played: tuple[tuple[SeatNumber, str], ...] = ()
    go: tuple[SeatNumber, ...] = ()
    turn: SeatNumber | None = None
    opener: SeatNumber | None = None
    lifted: Texts = ()
    cuts: Texts = ()
    shows: tuple[_Count, ...] = ()
    rear: tuple[int, int] = (0, 0)
    outcome: Literal["winner", "left"] | None = None
    winner: SeatNumber | None = None


def position(state: State) -> dict[str, Any]:
    """Return the whole game, JSON-ready; the crib lists seat 0's cards first."""
    return {
        "scores": list(state.scores),
        "dealer": state.dealer,
        "phase": str(state.phase),
        "deck": names(state.deck),
        "hands": [names(hand) for hand in state.hands],
        "kept": [names(hand) for hand in state.kept],
        "crib": names(state.crib),
        "starter": None if state.starter is None else name(state.starter),
        "count": names(state.count),
        "played": [[seat, name(card)] for seat, card in state.played],
        "go": list(state.go),
        "turn": state.turn,
        "opener": state.opener,
        "lifted": names(state.lifted),
        "cuts": names(state.cuts),
        "shows": [_count(shown) for shown in state.shows],
        "rear": list(state.rear),
        "outcome": state.outcome,
        "winner": state.winner,
    }


def _count(shown: Shown) -> dict[str, Any]:
    return {
        "seat": shown.seat,
        "crib": shown.crib,
        "cards": names(shown.cards),
        "starter": name(shown.starter),
        "parts": [[str(part.kind), part.points, names(part.cards)] for part in shown.parts],
        "score": shown.score,
    }


def place(seats: int, options: Options, position: Position) -> State:
    """Return the game of *position*; ``ValueError`` names what is wrong with it."""
    del seats, options  # always two, and a position has its own scores and dealer
    try:
        written = msgspec.convert(dict(position), _Written)
    except msgspec.ValidationError as wrong:
        raise ValueError(str(wrong)) from None
    state = _state(written)
    check(state)
    return state


def _state(written: _Written) -> State:
    """Return the state that *written* says, sound or not."""
    hands = in_order(cards(written.hands[0])), in_order(cards(written.hands[1]))
    laid = _laid(hands, cards(written.crib))
    played = tuple((Seat(seat), card(text)) for seat, text in written.played)
    count = cards(written.count)
    dealer = _seat(written.dealer)
    winner = _seat(written.winner)
    if written.phase is Phase.OVER and winner is None and GAME_POINTS in written.scores:
        winner = Seat(written.scores.index(GAME_POINTS))
    return State(
        phase=written.phase,
        scores=written.scores,
        dealer=dealer,
        opener=dealer if written.opener is None else Seat(written.opener),
        turn=_turn(written),
        deck=cards(written.deck),
        lifted=cards(written.lifted),
        cuts=cards(written.cuts),
        hands=hands,
        laid=laid,
        kept=_kept(hands, played) if all(laid) else ((), ()),
        starter=None if written.starter is None else card(written.starter),
        count=count,
        total=sum(VALUE[each] for each in count),
        played=played,
        go=tuple(Seat(seat) for seat in written.go),
        shows=tuple(_shown(shown) for shown in written.shows),
        rear=written.rear,
        outcome=written.outcome or (None if winner is None else "winner"),
        winner=winner,
    )


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _turn(written: _Written) -> Seat | None:
    """Return the seat on turn: who cuts is certain, who plays is written."""
    if written.phase is Phase.CUT_DEALER:
        return Seat(1 if written.lifted else 0)
    if written.phase in (Phase.CUT_DECK, Phase.CUT_STARTER) and written.dealer is not None:
        return other(Seat(written.dealer))
    return _seat(written.turn) if written.phase is Phase.PLAY else None


def _laid(hands: tuple[Hand, Hand], crib: Hand) -> tuple[Hand, Hand]:
    """Return who laid what: the seat with four cards, if the crib has two only."""
    if len(crib) == 2:
        return (in_order(crib), ()) if len(hands[0]) == 4 else ((), in_order(crib))
    return in_order(crib[:2]), in_order(crib[2:])


def _kept(hands: tuple[Hand, Hand], played: tuple[tuple[Seat, Card], ...]) -> tuple[Hand, Hand]:
    first, second = (
        in_order(hands[seat] + tuple(card for player, card in played if player == seat))
        for seat in (0, 1)
    )
    return first, second


def _shown(count: _Count) -> Shown:
    parts = tuple(Part(kind, points, cards(texts)) for kind, points, texts in count.parts)
    return Shown(
        Seat(count.seat), count.crib, cards(count.cards), card(count.starter), parts, count.score
    )
