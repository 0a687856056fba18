"""The toss and the split of a pool."""

import pytest

from engines.core.cards import cards
from engines.rummy import prize
from engines.rummy.options import Variant

TOSSES = [
    ("2.1", "9h Kd 4s", 1),
    ("2.1", "Ah Ks", 0),
    ("2.1", "Ah As Ac", 1),
    ("2.2", "Tc Td 9s", 1),
    ("2.2", "7c 7d 7h 7s", 3),
]

SPLITS = [
    # rule, variant, scores, started, fee, drops, payouts
    ("9.1", "pool101", [50, 60, 70], 3, 100, [2, 2, 1], []),
    ("9.1", "pool101", [50, 50, 50, 50], 5, 100, [2, 2, 2, 2], []),
    ("9.1", "pool201", [50, 50], 2, 100, [6, 6], []),
    ("9.3", "pool101", [40, 81], 4, 100, [3, 0], [350, 50]),
    ("9.3", "pool101", [20, 21], 4, 100, [4, 3], [250, 150]),
    ("9.3", "pool61", [0, 31, 46], 6, 10, [4, 1, 0], [44, 13, 3]),
    ("9.3", "pool61", [1, 15], 3, 9, [3, 3], [14, 13]),
    ("9.4", "pool201", [75, 176], 6, 50, [5, 0], [275, 25]),
    ("9.4", "pool101", [0, 41, 81], 6, 100, [5, 2, 0], []),
    ("9.4", "pool61", [0, 60, 60], 4, 25, [4, 0, 0], []),
]


@pytest.mark.parametrize(("rule", "shown", "winner"), TOSSES)
def test_toss(rule, shown, winner):
    assert prize.toss(cards(shown.split())) == winner


@pytest.mark.parametrize(("rule", "variant", "scores", "started", "fee", "drops", "paid"), SPLITS)
def test_split(rule, variant, scores, started, fee, drops, paid):
    found = prize.split(Variant(variant), scores, started, fee)
    assert (found.offered, list(found.drops), list(found.payouts)) == (bool(paid), drops, paid)
    assert not paid or sum(found.payouts) == started * fee
