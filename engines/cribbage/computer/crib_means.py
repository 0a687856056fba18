"""How the table in ``cribs`` was made: ``python -m engines.cribbage.computer.crib_means``.

Two players who lay away by the table so far are watched for what they lay (``laid_pairs``); a pair
of one's own is then averaged over the rival's pairs and every starter (``crib_means``), which gives
the next table. After four rounds it hardly moves. About a minute.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb
from random import Random

from engines.core.cards import PACK
from engines.cribbage.actions import in_order
from engines.cribbage.computer.laying import Means, weighed
from engines.cribbage.scoring import JACK, TALLY, rank_points

Pair = tuple[int, int]

ROUNDS, HANDS = 4, 15_000
HIS_NOBS = 0.25
"""What a Jack of one's own brings the crib on average: the starter is of its suit."""

PAIRS: tuple[Pair, ...] = tuple(combinations_with_replacement(range(13), 2))
"""The 91 pairs of ranks."""


def laid_pairs(cribs: Means | None, random: Random, hands: int, *, own_crib: bool) -> Counter[Pair]:
    """Return how often each pair of ranks is laid away from *hands* random hands."""
    laid: Counter[Pair] = Counter()
    for _ in range(hands):
        six = in_order(random.sample(PACK, 6))
        _, lay = max(weighed(six, cribs, own_crib=own_crib), key=lambda each: each[0])
        laid[lay.low % 13, lay.high % 13] += 1
    return laid


def crib_means(rivals: Counter[Pair]) -> list[list[float]]:
    """Return the mean crib for each pair of one's own against what *rivals* laid."""
    means = [[0.0] * 13 for _ in range(13)]
    for low, high in PAIRS:
        means[low][high] = means[high][low] = round(_mean((low, high), rivals), 2)
    return means


def _mean(own: Pair, rivals: Counter[Pair]) -> float:
    left = [4] * 13
    for rank in own:
        left[rank] -= 1
    points = weight = 0.0
    for rival, laid in rivals.items():
        likely = laid * _ways(rival, left) / _ways(rival, [4] * 13)
        if likely:
            points += likely * _over_starters((*own, *rival), left, rival)
            weight += likely
    return points / weight + own.count(JACK) * HIS_NOBS


def _ways(pair: Pair, left: Sequence[int]) -> int:
    low, high = pair
    return comb(left[low], 2) if low == high else left[low] * left[high]


def _over_starters(four: tuple[int, ...], left: Sequence[int], rival: Pair) -> float:
    """Return the mean of the crib *four* over the 48 starters that are left."""
    points, crib = 0, sum([TALLY[rank] for rank in four])
    for rank, cards in enumerate(left):
        points += (cards - rival.count(rank)) * rank_points(crib + TALLY[rank])
    return points / 48


def tables(random: Random, hands: int) -> tuple[Means, Means]:
    """Return the tables of one's own crib and of the rival's, from *hands* laid each round."""
    own: Means | None = None
    rivals: Means | None = None
    for _ in range(ROUNDS):
        by_rival = laid_pairs(rivals, random, hands, own_crib=False)
        by_dealer = laid_pairs(own, random, hands, own_crib=True)
        own, rivals = crib_means(by_rival), crib_means(by_dealer)
    assert own is not None
    assert rivals is not None
    return own, rivals


def main() -> None:
    """Print the tables, ``OWN`` before ``RIVALS``, a row a rank."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    own, rivals = tables(Random(121), hands)
    rows = [", ".join(f"{mean:.2f}" for mean in row) for row in (*own, *rivals)]
    print("\n".join(f"({row})," for row in rows))  # noqa: T201 - a command speaks by printing


if __name__ == "__main__":
    main()
