"""How a hand lies before its player: cards by their place, in an order that reads well.

The rules do not care for the order of cards in a group; eyes do.
"""

from collections.abc import Collection, Iterator

from engines.core.cards import Card, rank, suit
from engines.rummy.melds import ACE_HIGH, Kind, flaw, kind
from engines.rummy.pack import Group, Groups, held, is_joker


def in_order(group: Group, wild: int) -> Group:
    """Return *group* as it reads best: a run upwards, jokers where they stand in, else by suit.

    >>> in_order((Card(12), Card(0), Card(54), Card(10)), 6)
    (10, 54, 12, 0)
    """
    match kind(group, wild):
        case Kind.PURE:
            return _run(list(group), [])
        case Kind.IMPURE:
            firm = [card for card in group if not is_joker(card, wild)]
            return _run(firm, sorted(card for card in group if is_joker(card, wild)))
        case Kind.SET | Kind.LOOSE:
            return tuple(sorted(group, key=lambda card: (is_joker(card, wild), suit(card), card)))


def melds_first(groups: Groups, wild: int) -> Groups:
    """Return *groups* each in order, those that are melds before the loose ones."""
    ordered = (in_order(group, wild) for group in groups if group)
    return tuple(sorted(ordered, key=lambda group: kind(group, wild) is Kind.LOOSE))


def less(groups: Groups, places: Collection[int]) -> Groups:
    """Return *groups* without the cards at *places*, counted from 0 through all groups.

    A group of which nothing is left stays as an empty one, so that the others keep their numbers.

    >>> less(((Card(1), Card(2)), (Card(3),)), {1, 2})
    ((1,), ())
    """
    kept, at = list[Group](), 0
    for group in groups:
        kept.append(tuple(card for n, card in enumerate(group, start=at) if n not in places))
        at += len(group)
    return tuple(kept)


def finishes(groups: Groups, wild: int, locked: Card | None) -> Iterator[tuple[int, Groups]]:
    """Yield each place whose card can finish a valid declaration, and the groups left then.

    *locked*: the card just taken, which cannot finish unless its twin is held (rule 3.5).
    """
    cards = held(groups)
    for place, card in enumerate(cards):
        if card == locked and cards.count(card) == 1:
            continue
        left = tuple(group for group in less(groups, {place}) if group)
        if flaw(left, wild) is None:
            yield place, left


def _run(firm: list[Card], jokers: list[Card]) -> Group:
    """Return *firm* upwards with *jokers* in the gaps, the others behind or, at an ace, before."""
    if not firm:
        return tuple(jokers)
    size = len(firm) + len(jokers)
    at = {rank(card): card for card in firm}
    if 0 in at and max(at) >= size:
        at[ACE_HIGH] = at.pop(0)
    spare = iter(jokers)
    laid = [at[n] if n in at else next(spare) for n in range(min(at), max(at) + 1)]
    over = tuple(spare)
    behind = min(len(over), ACE_HIGH - max(at))
    return (*over[behind:], *laid, *over[:behind])
