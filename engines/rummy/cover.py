"""Covering cards with melds as cheaply as can be: the search behind every grouping.

Three facts keep it small.

* A joker left over can always lengthen the second sequence, so only firm cards (no jokers) can be
  loose, and a meld is its firm cards with the number of jokers that it needs at least.
* A pure sequence of six or more is two pure sequences; so it is enough to set aside one pure
  sequence of three to five cards in every way and to cover the rest.
* In covering, the lowest card is placed first. A sequence takes every card still there between its
  ends: whoever would have used the skipped card can take the joker that stood in its place (a pair
  with a joker that loses a card leaves one card, a sequence with two jokers).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engines.core.cards import Card, rank, suit
from engines.rummy.melds import ACE_HIGH, SHORTEST
from engines.rummy.pack import Group, Groups

NEVER = 1_000_000
"""The cost where there is no way."""
_RUNS = tuple(
    frozenset(Card(each * 13 + place % 13) for place in range(first, first + size))
    for size in (5, 4, 3)
    for each in range(4)
    for first in range(ACE_HIGH + 2 - size)
)
"""Every pure sequence of three to five cards."""


class Meld(NamedTuple):
    """Firm cards by bit, the jokers that they need, and whether they are a sequence."""

    cards: int
    jokers: int
    sequence: bool


class Cover(NamedTuple):
    """The cost of the cards left loose, and the meld of the lowest card (``None``: it is loose)."""

    loose: int
    meld: Meld | None


_DONE, _SHORT = Cover(0, None), Cover(NEVER, None)


class Search:
    """Covers *firm* cards, sorted, that cost *costs* if loose; remembers what it has worked out."""

    def __init__(self, firm: Sequence[Card], costs: Sequence[int]) -> None:
        self._firm = firm
        self._costs = costs
        self._ranks = [rank(card) for card in firm]
        self._seen: dict[tuple[int, int, bool], Cover] = {}
        bits = [(1 << i, rank(card), suit(card)) for i, card in enumerate(firm)]
        self._above = [
            [(bit, place) for bit, place, of in bits[i + 1 :] if of == suit(card)]
            for i, card in enumerate(firm)
        ]
        self._mates = [
            [(bit, of) for bit, place, of in bits[i + 1 :] if place == rank(card)]
            for i, card in enumerate(firm)
        ]

    @property
    def effort(self) -> int:
        """How much was worked out so far: a measure of time that is the same everywhere."""
        return len(self._seen)

    def held(self, cards: int) -> Group:
        """Return the firm cards of the bits *cards*."""
        return tuple(card for i, card in enumerate(self._firm) if cards >> i & 1)

    def cost(self, cards: int) -> int:
        """Return what the firm cards of the bits *cards* cost if they are loose."""
        return sum(each for i, each in enumerate(self._costs) if cards >> i & 1)

    def cover(self, cards: int, jokers: int, *, need: bool) -> Cover:
        """Return the cheapest way to meld *cards* with *jokers*; *need*: with a sequence."""
        if not cards:
            return _DONE if not need or jokers >= SHORTEST else _SHORT
        key = (cards, jokers, need)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self._covered(cards, jokers, need)
        return found

    def _covered(self, cards: int, jokers: int, need: bool) -> Cover:
        low = cards & -cards
        loose, chosen = NEVER, None
        for meld in self._melds(cards, low.bit_length() - 1, jokers):
            rest = need and not meld.sequence
            left = self.cover(cards ^ meld.cards, jokers - meld.jokers, need=rest).loose
            if left < loose:
                loose, chosen = left, meld
                if left == 0:
                    return Cover(0, meld)
        cost = self._costs[low.bit_length() - 1]
        if cost >= loose:
            return Cover(loose, chosen)
        apart = cost + self.cover(cards ^ low, jokers, need=need).loose
        return Cover(loose, chosen) if loose <= apart else Cover(apart, None)

    def _melds(self, cards: int, low: int, jokers: int) -> list[Meld]:
        """Return the melds of *low*, the lowest of *cards*, with others of them."""
        found, start = list[Meld](), self._ranks[low]
        others = [(bit, place) for bit, place in self._above[low] if bit & cards]
        if others or jokers >= SHORTEST - 1:
            self._add_runs(found, 1 << low, start, others, jokers)
            if start == 0:
                self._add_runs(found, 1 << low, ACE_HIGH, others[::-1], jokers)
        mates = [mate for mate in self._mates[low] if mate[0] & cards]
        if mates:
            self._add_sets(found, low, mates, jokers)
        return found

    def _add_runs(
        self, found: list[Meld], cards: int, start: int, others: list[tuple[int, int]], jokers: int
    ) -> None:
        """Add the sequences from *start* that take the first few of *others*, each rank once."""
        if jokers >= SHORTEST - 1:
            found.append(Meld(cards, SHORTEST - 1, sequence=True))
        size, last = 1, start % ACE_HIGH
        for bit, place in others:
            if place == last:
                continue
            size, last = size + 1, place
            gaps = abs(place - start) + 1 - size
            if gaps > jokers:
                return
            cards |= bit
            needs = max(gaps, SHORTEST - size)
            if needs <= jokers:
                found.append(Meld(cards, needs, sequence=True))

    def _add_sets(
        self, found: list[Meld], low: int, mates: list[tuple[int, int]], jokers: int
    ) -> None:
        """Add the sets of *low* with *mates* of other suits; a pair needs a joker."""
        own = suit(self._firm[low])
        others = {of: bit for bit, of in reversed(mates) if of != own}
        for size in range(len(others), 0, -1):
            needs = max(0, SHORTEST - 1 - size)
            if needs <= jokers:
                for some in combinations(others.values(), size):
                    cards = 1 << low | sum(some)
                    found.append(Meld(cards, needs, sequence=False))

    def loose(self, cards: int, jokers: int) -> int:
        """Return the bits of *cards* that ``cover`` leaves loose beside a sequence."""
        loose, need = 0, True
        while cards:
            meld = self.cover(cards, jokers, need=need).meld
            if meld is None:
                loose |= cards & -cards
                cards &= cards - 1
                continue
            cards ^= meld.cards
            jokers -= meld.jokers
            need = need and not meld.sequence
        return loose

    def groups(self, cards: int, jokers: Sequence[Card]) -> Groups:
        """Lay out what ``cover`` found for *cards* and a sequence; every joker finds a place."""
        sequences, sets, loose, spare = list[Group](), list[Group](), list[Card](), list(jokers)
        need = True
        while cards:
            meld = self.cover(cards, len(spare), need=need).meld
            if meld is None:
                loose += self.held(cards & -cards)
                cards &= cards - 1
                continue
            taken = (*self.held(meld.cards), *(spare.pop() for _ in range(meld.jokers)))
            (sequences if meld.sequence else sets).append(taken)
            cards ^= meld.cards
            need = need and not meld.sequence
        if not sequences:
            sequences.append(())
        sequences[0] += tuple(spare)
        return (*sequences, *sets, *((tuple(loose),) if loose else ()))


def pure_sequences(firm: Sequence[Card], jokers: Sequence[Card]) -> Iterator[tuple[int, Group]]:
    """Yield the pure sequences of three to five: the bits of their firm cards, and wild cards."""
    bits = {card: 1 << i for i, card in reversed(list(enumerate(firm)))}
    there = bits.keys() | set(jokers)
    for run in _RUNS:
        if run <= there:
            own = tuple(card for card in run if card not in bits)
            yield sum(bits.get(card, 0) for card in run), own


def less(cards: Sequence[Card], taken: Group) -> list[Card]:
    """Return *cards* without those *taken*."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return rest
