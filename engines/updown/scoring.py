"""Points, places and the next round's start."""

from itertools import groupby

from engines.core.contract import Result
from engines.core.seats import Seat, after
from engines.updown.options import Options
from engines.updown.pack import hand_points
from engines.updown.state import State


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
