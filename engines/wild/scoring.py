"""Points, places and the next game's start."""

import msgspec

from engines.core.contract import Result
from engines.core.seats import Seat, after
from engines.wild.cards import KINDS, SEVENS, WILD, ZEROS, is_number
from engines.wild.options import Options
from engines.wild.state import State

POWER_POINTS, WILD_POINTS = 20, 50

POINTS: tuple[int, ...] = tuple(
    WILD_POINTS if card >= WILD else card % 13 if is_number(card) else POWER_POINTS
    for card in KINDS
)
"""The points of each card left in a hand (rule 12.2)."""
SEVEN_ZERO_POINTS: tuple[int, ...] = tuple(
    POWER_POINTS if card in SEVENS or card in ZEROS else POINTS[card] for card in KINDS
)
"""The same where 7 and 0 are power cards (rule 10.5)."""


def points_table(options: Options) -> tuple[int, ...]:
    """Return the points of each card under *options*."""
    return SEVEN_ZERO_POINTS if options.seven_zero else POINTS


def winning_points(state: State, winner: Seat) -> int:
    """Return the points of the cards left in the hands of all but *winner* (rule 12.2)."""
    points = points_table(state.table.options)
    return sum(
        points[card] for seat, hand in enumerate(state.hands) if seat != winner for card in hand
    )


def scores(state: State) -> tuple[int, ...]:
    """Return the points by seat: the winner's, and 0 for everybody else (rule 12.2)."""
    table = state.table
    return tuple((table.points or 0) if n == table.winner else 0 for n in range(len(table.out)))


def result(state: State) -> Result | None:
    """Return the winner, then the others side by side, then who left; no places if stopped."""
    table = state.table
    if table.outcome is None:
        return None
    if table.winner is None:
        return Result((), scores(state), table.outcome)
    others = [Seat(n) for n in range(len(table.out)) if n != table.winner]
    groups = (
        (table.winner,),
        tuple(seat for seat in others if not table.out[seat]),
        tuple(seat for seat in others if table.out[seat]),
    )
    return Result(tuple(group for group in groups if group), scores(state), table.outcome)


def again(options: Options, seats: int, result: Result | None) -> Options:
    """Return the options of the next game: the start moves one seat (rule 1.5), the rules stay."""
    del result  # who won does not matter
    return msgspec.structs.replace(options, starter=after(options.starter, seats))
