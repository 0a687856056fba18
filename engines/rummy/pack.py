"""The pack of Indian rummy, its jokers, and what cards cost."""

from collections.abc import Iterable
from itertools import chain, groupby

from engines.core import cards
from engines.core.cards import PRINTED_JOKER, Card, rank, suit

Group = tuple[Card, ...]
"""Cards that lie together; their order never matters."""
Groups = tuple[Group, ...]
"""A hand as its player has arranged it."""

PACK: Group = cards.PACK * 2 + (PRINTED_JOKER,) * 2
"""Two packs and two printed jokers, 106 cards (rule 1.1)."""
HAND = 13
"""Cards dealt to each seat (rule 2.4)."""
MOST, LEAST = 80, 2
"""The bounds of a losing hand (rule 6.5), ``MOST`` also the price of a wrong declaration (5.3)."""

POINTS = (10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What a card costs, by rank, ace first (rule 6.1)."""


def wild_rank(wild_card: Card) -> int:
    """Return the rank that is wild; a printed joker turned makes aces wild (rule 2.6)."""
    return 0 if wild_card == PRINTED_JOKER else rank(wild_card)


def is_joker(card: Card, wild: int) -> bool:
    """Tell whether *card* may stand in for others: a printed joker or one of the rank *wild*."""
    return card == PRINTED_JOKER or card % 13 == wild


def cost(card: Card, wild: int) -> int:
    """Return the points of a loose *card*, 0..10; jokers cost nothing (rule 6.1)."""
    return 0 if is_joker(card, wild) else POINTS[card % 13]


def by_suit(held: Iterable[Card]) -> Groups:
    """Return *held* as it is dealt: a group a suit, in rank order, printed jokers last (2.7)."""
    return tuple(tuple(same) for _, same in groupby(sorted(held), suit))


def card(text: str) -> Card:
    """Return the rummy card written *text*; raise ``ValueError`` for anything else."""
    found = cards.card(text)
    if cards.is_joker(found) and found != PRINTED_JOKER:
        raise ValueError(f"{text!r} is no card of this game; its jokers are Xx")
    return found


def groups(text: str) -> Groups:
    """Read ``2h 3h 4h / 5c 9d``; raise ``ValueError`` if a group is empty or a card is none."""
    found = tuple(tuple(card(code) for code in part.split()) for part in text.split("/"))
    if not all(found):
        raise ValueError(f"{text!r} has an empty group")
    return found


def text(arranged: Groups) -> str:
    """Write *arranged* as ``groups`` reads it."""
    return " / ".join(" ".join(cards.names(group)) for group in arranged)


def held(arranged: Groups) -> list[Card]:
    """Return the cards of *arranged*, in its order."""
    return list(chain.from_iterable(arranged))


def without(arranged: Groups, card: Card) -> Groups:
    """Return *arranged* less one *card*: of equal cards the one in the later group (rule 5.10)."""
    at = len(arranged) - 1
    while card not in arranged[at]:
        at -= 1
    group = arranged[at]
    where = len(group) - 1 - group[::-1].index(card)
    rest = group[:where] + group[where + 1 :]
    return arranged[:at] + ((rest,) if rest else ()) + arranged[at + 1 :]
