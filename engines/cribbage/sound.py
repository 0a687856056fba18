"""Whether a position that somebody wrote can be: every phase has its cards in their places."""

from collections import Counter

from engines.core.cards import PACK, name
from engines.core.seats import Seat
from engines.cribbage.scoring import GAME_POINTS
from engines.cribbage.state import Phase, State, may_play, other


def check(state: State) -> None:
    """Raise ``ValueError``, naming what is wrong, unless *state* is sound."""
    _check_pack(state)
    _check_scores(state)
    match state.phase:
        case Phase.CUT_DEALER:
            _require(state.dealer is None, "there is no dealer before the cut for the deal")
            _require(len(state.lifted) in (0, *range(4, 45)), "that packet cannot be lifted")
            _check_undealt(state)
        case Phase.CUT_DECK:
            _require(not state.lifted, "no packet is lifted before the deal")
            _check_undealt(state)
        case Phase.LAY:
            _check_lay(state)
        case Phase.CUT_STARTER:
            _require(not state.played and state.starter is None, "the starter is to be cut yet")
            _check_kept(state)
        case Phase.PLAY:
            _check_play(state)
        case Phase.OVER:
            _require(state.winner is not None, "a game that is over has a winner")
    if state.phase not in (Phase.CUT_DEALER, Phase.OVER):
        _require(state.dealer is not None, "there is no dealer")


def _require(sound: bool, wrong: str) -> None:
    if not sound:
        raise ValueError(wrong)


def _check_pack(state: State) -> None:
    """Require the 52 cards, each in one place."""
    places = [*state.deck, *state.lifted, *state.hands[0], *state.hands[1], *state.crib]
    places += [card for _, card in state.played]
    if state.starter is not None:
        places.append(state.starter)
    found = Counter(places)
    found.subtract(PACK)
    for card, surplus in found.items():
        if surplus:
            raise ValueError(f"{name(card)} is there {1 + surplus} times")


def _check_scores(state: State) -> None:
    over = state.phase is Phase.OVER
    for points in state.scores:
        _require(0 <= points <= GAME_POINTS, f"a score of {points} cannot be")
        _require(over or points < GAME_POINTS, "somebody has won, so the game is over")
    _require(over or state.winner is None, "nobody has won before the game is over")


def _check_undealt(state: State) -> None:
    _require(not any(state.hands) and not state.crib, "no cards are dealt yet")
    _require(state.starter is None and not state.played, "nothing is played yet")


def _check_lay(state: State) -> None:
    for hand, laid in zip(state.hands, state.laid, strict=True):
        _require(len(hand) + len(laid) == 6 and len(laid) in (0, 2), "six cards are dealt to each")
    _require(not all(state.laid), "both have laid away, so the starter is cut")
    _require(state.starter is None and not state.played, "nothing is played yet")


def _check_kept(state: State) -> None:
    _require(all(len(laid) == 2 for laid in state.laid), "each seat lays two cards away")
    _require(all(len(kept) == 4 for kept in state.kept), "each seat keeps four cards")


def _check_play(state: State) -> None:
    _check_kept(state)
    _require(state.starter is not None, "there is no starter")
    size = len(state.count)
    last = tuple(card for _, card in state.played[len(state.played) - size :])
    _require(last == state.count, "the count is the last of the cards played")
    _require(state.total < 31, f"a count of {state.total} has ended")
    _require(state.turn is not None, "nobody is on turn")
    turn = state.turn if state.turn is not None else Seat(0)
    _require(bool(state.hands[turn]), f"seat {turn} has no cards to play")
    _require(turn not in state.go and len(state.go) < 2, f"seat {turn} has said go")
    _require(not state.go or bool(state.count), "nobody says go before a card is played")
    if other(turn) in state.go:
        _require(bool(may_play(state, turn)), f"seat {turn} has nothing to play on with")
