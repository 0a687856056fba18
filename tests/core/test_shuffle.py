"""The shuffles: by the book, even, and repeatable."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.shuffle import (
    Opened,
    OutOfDecksError,
    Repeated,
    Sealed,
    Seeded,
    Stacked,
    commitment,
    unsealed,
)


def by_the_book(secret, count):
    """Shuffle as the docstring says, written a second time and plainly."""
    stream = b"".join(
        hmac.new(secret, block.to_bytes(8, "big"), hashlib.sha256).digest() for block in range(200)
    )
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    pile = list(range(count))
    for last in range(count - 1, 0, -1):
        k = last + 1
        while numbers[0] >= 2**32 - 2**32 % k:
            numbers.pop(0)
        other = numbers.pop(0) % k
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


@given(secret=st.binary(min_size=32, max_size=32), count=st.integers(0, 120))
def test_an_order_is_the_one_that_the_docstring_describes(secret, count):
    assert unsealed(secret, range(count)) == by_the_book(secret, count)


def test_a_sealed_shuffle_can_be_opened_and_its_commitment_checked():
    sealed = Sealed()
    first, second = sealed.shuffled(range(54)), sealed.shuffled(range(52))
    assert len(sealed.secrets) == 2
    assert all(len(secret) == 32 for secret in sealed.secrets)
    assert sealed.secrets[0] != sealed.secrets[1]
    opened = Opened(sealed.secrets)
    assert (opened.shuffled(range(54)), opened.shuffled(range(52))) == (first, second)
    assert commitment(sealed.secrets[0]) == hashlib.sha256(sealed.secrets[0]).hexdigest()
    with pytest.raises(OutOfDecksError):
        opened.shuffled(range(2))


def test_repeated_goes_on_with_fresh_secrets():
    sealed = Sealed()
    first = sealed.shuffled(range(54))
    repeated = Repeated(sealed.secrets)
    assert repeated.shuffled(range(54)) == first
    second = repeated.shuffled(range(54))
    assert repeated.secrets[0] == sealed.secrets[0]
    assert unsealed(repeated.secrets[1], range(54)) == second


def chi_square(seen, expected):
    return sum((count - expected) ** 2 / expected for count in seen)


@pytest.mark.parametrize(
    "order_of", [lambda n: unsealed(n.to_bytes(32, "big"), range(4)), Seeded(1)]
)
def test_all_orders_are_equally_likely(order_of):
    """With 23 degrees of freedom chi-square passes 58 once in ten thousand times."""
    rounds = 12_000
    draw = order_of if callable(order_of) else lambda _: order_of.shuffled(range(4))
    seen = Counter(draw(n) for n in range(rounds))
    assert set(seen) == set(permutations(range(4)))
    assert chi_square(seen.values(), rounds / 24) < 58


def test_every_place_gets_every_card():
    """A card's place after 5,200 shuffles; 51 degrees of freedom, 100 once in 50,000 times."""
    rounds = 5_200
    orders = [unsealed(n.to_bytes(32, "big"), range(52)) for n in range(rounds)]
    for card in (0, 25, 51):
        places = Counter(order.index(card) for order in orders)
        assert chi_square([places[at] for at in range(52)], rounds / 52) < 100


@given(seed=st.integers())
def test_seeded_shuffles_repeat(seed):
    first, second = Seeded(seed), Seeded(seed)
    orders = [first.shuffled(range(20)) for _ in range(3)]
    assert orders == [second.shuffled(range(20)) for _ in range(3)]
    assert all(sorted(order) == [*range(20)] for order in orders)


def test_seeded_shuffles_stay_the_same_from_release_to_release():
    assert Seeded(7).shuffled(range(10)) == (2, 7, 4, 6, 8, 9, 0, 5, 1, 3)


def test_stacked_gives_its_orders_in_turn_then_none():
    stacked = Stacked([[2, 0, 1], [1, 0]])
    assert stacked.shuffled(range(3)) == (2, 0, 1)
    with pytest.raises(OutOfDecksError, match="order 2 is not of the cards"):
        stacked.shuffled(range(3))
    assert stacked.shuffled(range(2)) == (1, 0)
    with pytest.raises(OutOfDecksError, match="shuffle 3 has no order"):
        stacked.shuffled(range(2))


@pytest.mark.parametrize("order", [[], [0, 1], [0, 1, 1], [0, 1, 2, 3], [0, 1, "2"]])
def test_stacked_refuses_other_cards(order):
    with pytest.raises(OutOfDecksError):
        Stacked([order]).shuffled(range(3))
