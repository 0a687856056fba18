"""The toss before the first deal, and the split of a pool's prize."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.cards import Card, rank, suit
from engines.rummy.options import TERMS, Variant


class Split(NamedTuple):
    """Whether a split is *offered*, the *drops* of each seat still in, and whole chips for each."""

    offered: bool
    drops: tuple[int, ...]
    payouts: tuple[int, ...]


def toss(shown: Sequence[Card]) -> int:
    """Return which of the cards *shown* wins the toss (rules 2.1, 2.2).

    The ace is high and the ace of spades wins in any case; of equal ranks spades go before hearts,
    diamonds and clubs.

    >>> toss([Card(12), Card(0)])
    1
    """
    return max(range(len(shown)), key=lambda i: ((rank(shown[i]) - 1) % 13, suit(shown[i])))


def drops(variant: Variant, score: int) -> int:
    """Return how many first drops *score* can still take and stay under the limit (rule 9.3)."""
    terms = TERMS[variant]
    return (terms.limit - 1 - score) // terms.first


def split(variant: Variant, scores: Sequence[int], started: int, fee: int) -> Split:
    """Return the split of a pool of *started* fees among the seats still in (rules 9.1 to 9.4)."""
    left = tuple(drops(variant, score) for score in scores)
    fewest, seats = min(left), len(scores)
    owed = [(each - fewest) * fee for each in left]
    rest = started * fee - sum(owed)
    if not (2 <= seats <= 3 and started > seats and rest >= fee):
        return Split(offered=False, drops=left, payouts=())
    paid = [each + rest // seats for each in owed]
    paid[left.index(max(left))] += rest % seats
    return Split(offered=True, drops=left, payouts=tuple(paid))
