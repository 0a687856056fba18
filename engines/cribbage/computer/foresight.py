"""How the rest of the play goes if both sides play sensibly, by ranks alone."""

from functools import lru_cache

from engines.cribbage.computer.imagined import Ranks
from engines.cribbage.scoring import VALUE, combined


@lru_cache(maxsize=1 << 16)
def pegs(count: Ranks) -> int:
    """Return what the last rank of *count* pegs by itself (rules 5.1 to 5.5)."""
    combination = combined(count)
    total = sum([VALUE[rank] for rank in count])
    return 2 * (total in (15, 31)) + (0 if combination is None else combination[1])


@lru_cache(maxsize=1 << 16)
def appeal(count: Ranks) -> int:
    """Return how a sensible player likes to have made *count*: by its points, then what it leaves.

    A count of 5 or 21 invites a ten, one under 5 cannot be made 15, and else high cards go first.
    """
    total = sum([VALUE[rank] for rank in count])
    return 40 * pegs(count) - 20 * (total in (5, 21)) + 12 * (total < 5) + VALUE[count[-1]]


@lru_cache(maxsize=1 << 10)
def foresee(mine: Ranks, rivals: Ranks, count: Ranks, *, last: int) -> int:
    """Return the points I peg less those the rival pegs from here to the last card.

    *last*: who played the last card of *count*, 0 for me and 1 for the rival; the other is next.
    """
    hands = [list(mine), list(rivals)]
    margin, turn = 0, 1 - last
    room = 31 - sum([VALUE[rank] for rank in count])
    while True:
        fitting = [rank for rank in hands[turn] if VALUE[rank] <= room]
        if not fitting:
            turn = 1 - turn
            fitting = [rank for rank in hands[turn] if VALUE[rank] <= room]
        if fitting:
            made = (*count, fitting[0])
            if len(fitting) > 1:
                made = max([(*count, rank) for rank in fitting], key=appeal)
            margin += -pegs(made) if turn else pegs(made)
            hands[turn].remove(made[-1])
            count, room, last, turn = made, room - VALUE[made[-1]], turn, 1 - turn
            continue
        if room:
            margin += -1 if last else 1
        if not hands[0] and not hands[1]:
            return margin
        count, room, turn = (), 31, 1 - last
