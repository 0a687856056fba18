"""The best grouping against a search that knows nothing but what a meld is."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.rummy import melds, pack
from engines.rummy.grouping import best
from engines.rummy.pack import HAND, PACK, cost, held


def try_all(hand, wild):
    """Return the fewest points and whether the hand declares, by trying every group of cards."""
    costs = [cost(card, wild) for card in hand]
    found, pure_cost = _melds(hand, wild)

    @cache
    def loose(cards, pure, sequences):
        if not cards:
            return 0 if pure and sequences >= 2 else 1000
        low = (cards & -cards).bit_length() - 1
        least = costs[low] + loose(cards & cards - 1, pure, sequences)
        for bits, is_pure, is_sequence in found[low]:
            if bits & cards == bits:
                more = min(2, sequences + is_sequence)
                least = min(least, loose(cards ^ bits, pure or is_pure, more))
        return least

    @cache
    def declares(cards, pure, sequences):
        if not cards:
            return pure and sequences >= 2
        low = (cards & -cards).bit_length() - 1
        return any(
            bits & cards == bits
            and declares(cards ^ bits, pure or is_pure, min(2, sequences + is_sequence))
            for bits, is_pure, is_sequence in found[low]
        )

    everything = (1 << len(hand)) - 1
    points = min(loose(everything, False, 0), sum(costs) - pure_cost)
    return max(2, min(80, points)), len(hand) == HAND and declares(everything, False, 0)


def _melds(hand, wild):
    found, dearest = [[] for _ in hand], 0
    for bits in range(1 << len(hand)):
        group = tuple(card for i, card in enumerate(hand) if bits >> i & 1)
        pure, sequence = melds.is_pure(group), melds.is_sequence(group, wild)
        if sequence or melds.is_set(group, wild):
            found[(bits & -bits).bit_length() - 1].append((bits, pure, sequence))
        if pure:
            dearest = max(dearest, sum(cost(card, wild) for card in group))
    return found, dearest


def check(hand, wild):
    found = best(hand, wild)
    assert (found.points, found.declares) == try_all(hand, wild), pack.text((tuple(hand),))
    assert sorted(held(found.groups)) == sorted(hand)
    assert melds.points(found.groups, wild) == found.points
    assert (melds.flaw(found.groups, wild) is None) == found.declares


@st.composite
def dense(draw):
    """A hand of few suits or ranks, so that melds compete for its cards."""
    wild, low = draw(st.integers(0, 12)), draw(st.integers(0, 12))
    suits = draw(st.sets(st.integers(0, 4), min_size=2, max_size=3))
    near = [card for card in PACK if card // 13 in suits or (card % 13 - low) % 13 < 3]
    return draw(st.permutations(near))[: draw(st.integers(5, 10))], wild


@settings(max_examples=150, deadline=None)
@given(dense())
def test_the_best_grouping_is_exact(given_hand):
    check(*given_hand)


@pytest.mark.parametrize("seed", range(8))
def test_the_best_grouping_of_a_whole_hand_is_exact(seed):
    random = Random(seed)
    check(random.sample([card for card in PACK if card // 13 in (seed % 4, 3, 4)], HAND), seed)


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_that_declares_is_found(seed):
    """Made of melds: two sequences, a set, and a group of either kind."""
    random = Random(seed)
    wild = random.randrange(13)
    hand = [*_run(random, 4), *_run(random, 3), *_set(random), *_set(random)]
    if melds.flaw((tuple(hand[:4]), tuple(hand[4:7]), tuple(hand[7:10]), tuple(hand[10:])), wild):
        pytest.fail("the hand was made of melds")
    random.shuffle(hand)
    assert best(hand, wild).declares


def _run(random, size):
    suit, first = random.randrange(4), random.randrange(14 - size)
    return [suit * 13 + first + step for step in range(size)]


def _set(random):
    rank = random.randrange(13)
    return [suit * 13 + rank for suit in random.sample(range(4), 3)]
