"""Points, places and the next round's start."""

from itertools import groupby

from engines.core.cards import is_joker, rank
from engines.core.contract import Result
from engines.core.seats import Seat, after
from engines.updown.options import Options
from engines.updown.state import DECK, Hand, State

JOKER_POINTS, ACE_POINTS, COURT_POINTS = 50, 30, 10

POINTS: tuple[int, ...] = tuple(
    JOKER_POINTS
    if is_joker(card)
    else ACE_POINTS
    if rank(card) == 0
    else min(rank(card) + 1, COURT_POINTS)
    for card in DECK
)
"""The points of each card left in a hand, by card (rule 5.4)."""


def hand_points(hand: Hand) -> int:
    """Return the total of *hand* in points (rule 5.4)."""
    return sum([POINTS[card] for card in hand])


def lowest(state: State) -> tuple[Seat, ...]:
    """Return the seats still in with the lowest total, one or more (rules 5.2 and 5.3)."""
    totals = {
        Seat(seat): hand_points(hand)
        for seat, hand in enumerate(state.hands)
        if not state.out[seat]
    }
    least = min(totals.values())
    return tuple(seat for seat, total in totals.items() if total == least)


def scores(state: State) -> tuple[int, ...]:
    """Return the rounds won by seat: 1 for the winner of this one (rule 5.6)."""
    return tuple(int(seat == state.winner) for seat in range(len(state.hands)))


def result(state: State) -> Result | None:
    """Return places and hand totals once over: the winner, the others by total, who left last."""
    if state.outcome is None:
        return None
    totals = tuple(hand_points(hand) for hand in state.hands)

    def standing(seat: Seat) -> tuple[bool, bool, int]:
        return state.out[seat], seat != state.winner, 0 if state.out[seat] else totals[seat]

    seats = sorted((Seat(n) for n in range(len(totals))), key=standing)
    places = tuple(tuple(group) for _, group in groupby(seats, key=standing))
    return Result(places, totals, state.outcome)


def again(options: Options, seats: int, result: Result | None) -> Options:
    """Return the options of the next round: the start moves one seat clockwise (rule 1.5)."""
    del result  # who won does not matter
    return Options(starter=after(options.starter, seats))
