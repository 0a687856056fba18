"""Points credited, the show, and the end they may bring (chapters 6 and 7)."""

from collections.abc import Iterator

from engines.core.cards import PACK
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.cribbage.actions import in_order
from engines.cribbage.events import Ended, Event, Hand, Pegged, Shown, Shuffled
from engines.cribbage.scoring import GAME_POINTS, Parts, score_show, total
from engines.cribbage.state import State, other

Scores = tuple[int, int]


def pegged(scores: Scores, seat: Seat, parts: Parts) -> Pegged:
    """Return the pegging of *parts* on top of *scores*, never past 121 (rule 7.2)."""
    return Pegged(seat, parts, min(GAME_POINTS, scores[seat] + total(parts)))


def add(scores: Scores, event: Pegged | Shown) -> Scores:
    """Return *scores* after *event*."""
    return (scores[0], event.score) if event.seat else (event.score, scores[1])


def won(state: State, seat: Seat, scores: Scores) -> Ended:
    """Return the end of a game that *seat* won by reaching 121 (rule 7.1)."""
    return end(state, "winner", seat, scores)


def end(state: State, outcome: str, winner: Seat, scores: Scores) -> Ended:
    """Return the end of the game, with the cards of this deal open (rule 7.5)."""
    return Ended(outcome, winner, scores, open_hands(state), state.crib)


def open_hands(state: State) -> tuple[Hand, Hand]:
    """Return the four cards each seat kept, or what it holds before that."""
    return state.kept if state.kept[0] else state.hands


def show(state: State, scores: Scores, shuffler: Shuffler) -> Iterator[Event]:
    """Yield the three counts in order, until one wins, then the next deal (rules 6.1 and 6.8)."""
    starter, dealer = state.starter, state.dealer
    assert starter is not None
    assert dealer is not None
    first = other(dealer)
    for seat, cards, crib in (
        (first, state.kept[first], False),
        (dealer, state.kept[dealer], False),
        (dealer, in_order(state.crib), True),
    ):
        parts = score_show(cards, starter, crib=crib)
        score = min(GAME_POINTS, scores[seat] + total(parts))
        shown = Shown(seat, crib, cards, starter, parts, score)
        yield shown
        scores = add(scores, shown)
        if score == GAME_POINTS:
            yield won(state, seat, scores)
            return
    yield Shuffled(first, shuffler.shuffled(PACK))
