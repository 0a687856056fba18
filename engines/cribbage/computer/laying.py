"""What four of six cards will count on average, whatever the starter; and what two bring the crib."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engines.core.cards import Card
from engines.cribbage.actions import Lay
from engines.cribbage.scoring import JACK, TALLY, rank_points

Means = Sequence[Sequence[float]]
"""Points of a crib on average, by the ranks of the two cards that one seat laid in it."""


def weighed(
    six: Sequence[Card], cribs: Means | None, *, own_crib: bool
) -> Iterator[tuple[float, Lay]]:
    """Yield each pair of *six* (in the order of hands) with what laying it away is worth.

    That is the mean of the four cards kept, plus that of the crib if it is one's own, less it if
    it is the rival's; without *cribs* the crib is left out.
    """
    left = [4] * 13
    for card in six:
        left[card % 13] -= 1
    sign = 1 if own_crib else -1
    for low, high in combinations(six, 2):
        kept = [card for card in six if card not in (low, high)]
        worth = mean_show(kept, six, left)
        if cribs is not None:
            worth += sign * cribs[low % 13][high % 13]
        yield worth, Lay(low, high)


def mean_show(kept: Sequence[Card], seen: Sequence[Card], left: Sequence[int]) -> float:
    """Return the exact mean of *kept* over the 46 starters that are not among the six *seen*.

    *left*: cards not seen, by rank.
    """
    points, tally = 0, sum([TALLY[card] for card in kept])
    for rank, cards in enumerate(left):
        if cards:
            points += cards * rank_points(tally + TALLY[rank])
    for card in kept:
        if card % 13 == JACK:
            points += _unseen(card // 13, seen)
    suit = kept[0] // 13
    if all(card // 13 == suit for card in kept):
        points += 4 * 46 + _unseen(suit, seen)
    return points / 46


def _unseen(suit: int, seen: Sequence[Card]) -> int:
    return 13 - sum([card // 13 == suit for card in seen])
