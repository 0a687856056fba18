"""Events and views as plain values."""

import json
from enum import Enum
from typing import NewType

import msgspec
import pytest

from engines.core.cards import name
from engines.core.plain import plain
from engines.core.shelf import game
from engines.core.shuffle import Seeded

Card = NewType("Card", int)


class Suit(Enum):
    RED = "red"


class Inner(msgspec.Struct, tag=7):
    card: Card | None = None


class Outer(msgspec.Struct):
    many: tuple[Card, ...] = ()
    nested: tuple[tuple[Card, ...], ...] = ()
    pair: tuple[int, Card] = (0, Card(0))
    some: frozenset[Card] = frozenset()
    named: dict[str, Card] = {}
    either: Card | str = "no"
    suit: Suit = Suit.RED
    inner: Inner | None = None
    number: int = 3


ROWS = [
    ("many", (1, 2), ["2c", "3c"]),
    ("nested", ((1,), ()), [["2c"], []]),
    ("pair", (5, 5), [5, "6c"]),
    ("some", frozenset({2, 1}), ["2c", "3c"]),
    ("named", {"a": 1}, {"a": "2c"}),
    ("either", 1, "2c"),
    ("either", "no", "no"),
    ("suit", Suit.RED, "red"),
    ("inner", Inner(Card(1)), {"type": "Inner", "card": "2c"}),
    ("inner", Inner(), {"type": "Inner", "card": None}),
    ("inner", None, None),
    ("number", 3, 3),
]


@pytest.mark.parametrize(("field", "value", "expected"), ROWS)
def test_a_value_is_told_by_its_type(field, value, expected):
    told = plain(Outer(**{field: value}), name)
    assert told[field] == expected
    assert json.loads(json.dumps(told)) == told


def test_views_and_events_of_a_game_have_their_cards_as_texts():
    updown = game("updown")
    (dealt,) = updown.begin(2, updown.options(), Seeded(7))
    told = plain(dealt, name)
    assert told["type"] == "Dealt"
    assert len(told["order"]) == 54
    assert told["up"] == "Js"
    state = updown.evolve(updown.blank(2, updown.options()), dealt)
    view = plain(updown.view(state, 0), name)
    assert view["discard"] == ["Js"]
    assert view["rank"] == 10
