"""New groupings of a hand, made from what was chosen; each is one ``arrange`` of the notation.

Cards are chosen by their place in the hand, counted from 0 through all groups, so that twins are
two.
"""

from collections.abc import Collection, Iterator
from itertools import groupby

from engines.core.cards import Card, names, rank
from engines.core.cards import is_joker as is_printed
from engines.rummy.melds import Kind, kind
from engines.rummy.order import less, melds_first
from engines.rummy.pack import Group, Groups, by_suit, held


def written(groups: Groups) -> str:
    """Return *groups* in the notation, at its shortest: a button holds few characters."""
    return "/".join(" ".join(names(group)) for group in groups)


def chosen(groups: Groups, places: Collection[int]) -> tuple[Card, ...]:
    """Return the cards at *places*."""
    return tuple(card for place, card in enumerate(held(groups)) if place in places)


def together(groups: Groups, places: Collection[int], wild: int) -> Groups:
    """Return the hand with the cards at *places* in a group of their own."""
    return melds_first((*less(groups, places), chosen(groups, places)), wild)


def moved(groups: Groups, places: Collection[int], to: int, wild: int) -> Groups:
    """Return the hand with the cards at *places* moved to group *to*."""
    rest, cards = less(groups, places), chosen(groups, places)
    return melds_first(
        tuple((*group, *cards) if at == to else group for at, group in enumerate(rest)), wild
    )


def moves(
    groups: Groups, places: Collection[int], wild: int
) -> Iterator[tuple[int, Group, Groups]]:
    """Yield each group to which the cards at *places* can go, what it becomes, and the hand then.

    Of groups that are alike only the first is offered.
    """
    seen, cards = [groups], chosen(groups, places)
    for at, left in enumerate(less(groups, places)):
        then = moved(groups, places, at, wild)
        if left and not any(same(then, other) for other in seen):
            seen.append(then)
            yield at, (*left, *cards), then


def cuts(groups: Groups) -> Iterator[tuple[int, int, Groups]]:
    """Yield each way to split a group: which, before which of its cards, and the hand then.

    A cut at 0 lays every card of the group alone.
    """
    for at, group in enumerate(groups):
        before, after = groups[:at], groups[at + 1 :]
        if len(group) > 2:
            yield at, 0, (*before, *((card,) for card in group), *after)
        for cut in range(1, len(group)):
            yield at, cut, (*before, group[:cut], group[cut:], *after)


def by_rank(cards: Collection[Card]) -> Groups:
    """Return *cards* a group a rank, printed jokers last."""

    def place(card: Card) -> int:
        return 13 if is_printed(card) else rank(card)

    return tuple(tuple(same) for _, same in groupby(sorted(cards, key=place), place))


def sortings(groups: Groups, wild: int) -> Iterator[tuple[str, Groups]]:
    """Yield the ways to sort a hand that change it, by name; melds may stay as they are."""
    melds = tuple(group for group in groups if kind(group, wild) is not Kind.LOOSE)
    loose = held(tuple(group for group in groups if kind(group, wild) is Kind.LOOSE))
    ways = {
        "rest_suit": (*melds, *by_suit(loose)),
        "rest_rank": (*melds, *by_rank(loose)),
        "suit": by_suit(held(groups)),
        "rank": by_rank(held(groups)),
    }
    seen = [groups]
    for name, way in ways.items():
        if not any(same(way, other) for other in seen):
            seen.append(way)
            yield name, way


def same(one: Groups, other: Groups) -> bool:
    """Tell whether two groupings differ in nothing but how they lie."""
    return sorted(sorted(group) for group in one if group) == sorted(
        sorted(group) for group in other if group
    )
