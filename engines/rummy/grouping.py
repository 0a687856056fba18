"""The best grouping of a hand, exactly."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.core.cards import Card, rank
from engines.rummy.cover import Search, less, pure_sequences
from engines.rummy.pack import HAND, LEAST, MOST, POINTS, Groups, by_suit, is_joker


class Best(NamedTuple):
    """A hand grouped so that it costs the fewest *points*, 2..80, and whether it *declares*."""

    points: int
    groups: Groups
    declares: bool


def best(hand: Sequence[Card], wild: int) -> Best:
    """Return the grouping of *hand* that costs a loser least; one that declares if there is one."""
    return _best(tuple(hand), wild)


@lru_cache(maxsize=1 << 13)
def _best(hand: tuple[Card, ...], wild: int) -> Best:
    """Return ``best``; whoever thinks about a hand asks for it, less a card, again and again."""
    firm = sorted(card for card in hand if not is_joker(card, wild))
    jokers = [card for card in hand if is_joker(card, wild)]
    search = Search(firm, [POINTS[rank(card)] for card in firm])
    everything = (1 << len(firm)) - 1
    total = search.cost(everything)
    least, groups = total, by_suit(hand)
    for cards, own in pure_sequences(firm, jokers):
        left, spare = everything ^ cards, less(jokers, own)
        loose = search.cover(left, len(spare), need=True).loose
        if loose <= least:
            least, groups = loose, ((*search.held(cards), *own), *search.groups(left, spare))
            if loose == 0:
                return Best(LEAST, groups, declares=len(hand) == HAND)
        elif total - search.cost(cards) < least:
            least = total - search.cost(cards)
            groups = ((*search.held(cards), *own), *by_suit([*search.held(left), *spare]))
    return Best(max(LEAST, min(MOST, least)), groups, declares=False)
