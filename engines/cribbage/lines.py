"""A score as it is read out: parts of one kind together, each a line."""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from engines.core.cards import Card
from engines.cribbage.actions import in_order
from engines.cribbage.scoring import RANK, Kind, Part, Parts

_OF_A_KIND = {1: Kind.PAIR, 3: Kind.PAIR_ROYAL, 6: Kind.DOUBLE_PAIR_ROYAL}
"""Three cards of a rank make three pairs, and four make six (rule 6.3)."""


class Line(msgspec.Struct, frozen=True):
    """``times`` parts of one *kind*, *points* in all: "2 runs of 3 for 6"."""

    kind: Kind
    times: int
    length: int
    """Cards in one of them."""
    points: int
    cards: tuple[Card, ...]
    """The cards of all of them together, by rank."""


def lines(parts: Parts) -> tuple[Line, ...]:
    """Return *parts* as lines in their order; pairs of one rank are three or four of a kind."""
    found: list[Line] = []
    for kind, group in groupby(parts, key=lambda part: part.kind):
        same = list(group)
        found += _pairs(same) if kind is Kind.PAIR else [_line(kind, same)]
    return tuple(found)


def _line(kind: Kind, parts: list[Part]) -> Line:
    cards = dict.fromkeys(card for part in parts for card in part.cards)
    points = sum(part.points for part in parts)
    return Line(kind, len(parts), len(parts[0].cards), points, in_order(tuple(cards)))


def _pairs(parts: list[Part]) -> Iterator[Line]:
    """Yield three or four of a kind first, then the pairs of other ranks in one line."""
    single: list[Part] = []
    for _, group in groupby(parts, key=lambda part: RANK[part.cards[0]]):
        same = list(group)
        if len(same) == 1:
            single += same
            continue
        line = _line(_OF_A_KIND[len(same)], same)
        yield Line(line.kind, 1, len(line.cards), line.points, line.cards)
    if single:
        yield _line(Kind.PAIR, single)
