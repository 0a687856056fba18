"""What a player may wonder about, and the key of the sentence that answers."""

import pytest

from engines.core.cards import card, cards
from engines.cribbage.explain import explain


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "remarks"),
    [
        ("2c 4d 6h 8s", "Td", False, ["nothing"]),
        ("2h 6h 8h Kh", "Qs", True, ["nothing", "crib_flush"]),
        ("2h 6h 8h Kh", "Qs", False, []),
        ("2h 6h 8h Kh", "Qh", True, []),
        ("2h 6h 8h Kc", "Qh", False, ["nothing", "borrowed_flush"]),
        ("2h 6h 8h Kc", "Qs", False, ["nothing"]),
        ("2c 4d 6h 8s", "Jh", False, ["nothing", "starter_jack"]),
        ("Qc Kd Ah 7s", "9d", False, ["nothing", "around_the_corner"]),
        ("Kc Ad 2h 9s", "7h", False, ["nothing", "around_the_corner"]),
        ("Kc Ad 9h 9s", "7h", False, []),
        ("Jc Qd Kh As", "Jd", True, ["around_the_corner", "starter_jack"]),
    ],
)
def test_explain(hand, starter, crib, remarks):
    assert list(explain(cards(hand.split()), card(starter), crib=crib)) == remarks
