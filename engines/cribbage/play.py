"""The play: cards onto the count, and what they peg (chapters 4 and 5)."""

from collections.abc import Iterator

from engines.core.cards import Card, name
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.cribbage.actions import Go, Play
from engines.cribbage.events import CountEnded, Event, Played, SaidGo
from engines.cribbage.refusals import admit
from engines.cribbage.scoring import GAME_POINTS, VALUE, Kind, Part, Parts, score_play
from engines.cribbage.show import add, pegged, show, won
from engines.cribbage.state import PLAY, State, can_play, may_play, other

_PLAYING = (PLAY,)


def play(state: State, seat: Seat, action: Play, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* plays a card."""
    admit(state, seat, _PLAYING)
    card = action.card
    if card not in state.hands[seat]:
        raise RuleError("not_held", "4.4", card=name(card))
    total = state.total + VALUE[card]
    if total > 31:
        raise RuleError("over_31", "4.3", card=name(card), total=total)
    played = Played(seat, card, total, _next(state, seat, card, total))
    parts = score_play((*state.count, card), total)
    if not parts and played.turn is not None:
        return (played,)
    return (played, *_follows(state, played, parts, shuffler))


def _follows(state: State, played: Played, parts: Parts, shuffler: Shuffler) -> Iterator[Event]:
    """Yield what a card earns for its *parts*, and the end of the count or deal that it brings."""
    seat, card, scores = played.seat, played.card, state.scores
    if parts:
        earned = pegged(scores, seat, parts)
        yield earned
        scores = add(scores, earned)
        if earned.score == GAME_POINTS:
            yield won(state, seat, scores)
            return
    if played.turn is not None:
        return
    last = len(state.played) == 7
    if played.total != 31:
        earned = pegged(scores, seat, (Part(Kind.LAST if last else Kind.GO, 1, (card,)),))
        yield earned
        scores = add(scores, earned)
        if earned.score == GAME_POINTS:
            yield won(state, seat, scores)
            return
    if last:
        yield from show(state, scores, shuffler)
    else:
        yield CountEnded(other(seat) if state.hands[other(seat)] else seat)


def _next(state: State, seat: Seat, card: Card, total: int) -> Seat | None:
    """Return who acts after *seat* made the count *total*; nobody if it ends (4.6 to 4.9)."""
    if total == 31:
        return None
    rival = other(seat)
    if state.hands[rival] and not state.go:
        return rival
    room = 31 - total
    goes_on = any(VALUE[held] <= room for held in state.hands[seat] if held != card)
    return seat if goes_on else None


def go(state: State, seat: Seat, _action: Go, _shuffler: Shuffler) -> tuple[Event, ...]:
    """Return what happens when *seat* says go (rules 4.5 and 4.6)."""
    admit(state, seat, _PLAYING)
    if fitting := may_play(state, seat):
        raise RuleError("must_play", "4.5", card=name(fitting[0]))
    return tuple(_said_go(state, seat))


def _said_go(state: State, seat: Seat) -> Iterator[Event]:
    """Yield the go; if the other seat cannot go on either, its point and the end of the count."""
    rival = other(seat)
    if can_play(state, rival):
        yield SaidGo(seat, rival)
        return
    yield SaidGo(seat, None)
    earned = pegged(state.scores, rival, (Part(Kind.GO, 1, state.count[-1:]),))
    yield earned
    if earned.score == GAME_POINTS:
        yield won(state, rival, add(state.scores, earned))
    else:
        yield CountEnded(seat)
