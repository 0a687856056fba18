"""Sequences and sets, and what a grouped hand is worth."""

from collections.abc import Sequence
from enum import StrEnum

from engines.core.cards import PRINTED_JOKER, Card, names, rank, suit
from engines.rummy.pack import HAND, LEAST, MOST, Group, Groups, cost, held, is_joker

SHORTEST = 3
LONGEST_SET, LONGEST_SEQUENCE = 4, 13
ACE_HIGH = 13
"""The place of an ace above the king; below the two it has place 0."""


class Kind(StrEnum):
    """What a group is."""

    PURE = "pure"
    IMPURE = "impure"
    SET = "set"
    LOOSE = "loose"


def kind(group: Group, wild: int) -> Kind:
    """Return what *group* is (rules 4.1 to 4.7); jokers alone read as the most that they can be.

    Wild cards of different suits are a set first (4.5), though ``is_sequence`` holds for them too.
    """
    if is_pure(group):
        return Kind.PURE
    if _stand_ins(group, wild) == 0:
        return Kind.SET
    if is_sequence(group, wild):
        return Kind.IMPURE
    return Kind.SET if is_set(group, wild) else Kind.LOOSE


def is_pure(group: Group) -> bool:
    """Tell whether *group* is a sequence with every card in its own place (rules 4.1, 4.2)."""
    if not SHORTEST <= len(group) <= LONGEST_SEQUENCE or PRINTED_JOKER in group:
        return False
    return len(set(map(suit, group))) == 1 and _fits(group, len(group))


def is_sequence(group: Group, wild: int) -> bool:
    """Tell whether *group* reads as a sequence, pure or with jokers standing in (rule 4.3)."""
    if is_pure(group):
        return True
    if not SHORTEST <= len(group) <= LONGEST_SEQUENCE:
        return False
    firm = [card for card in group if not is_joker(card, wild)]
    if not firm:
        return any(card != PRINTED_JOKER for card in group)
    return len(set(map(suit, firm))) == 1 and _fits(firm, len(group))


def is_set(group: Group, wild: int) -> bool:
    """Tell whether *group* is a set with at most one joker standing in (rules 4.4, 4.5)."""
    standing = _stand_ins(group, wild)
    return standing is not None and standing <= 1


def has_second_joker(group: Group, wild: int) -> bool:
    """Tell whether *group* would be a set but for a second joker (rule 4.4)."""
    standing = _stand_ins(group, wild)
    return standing is not None and standing > 1 and not is_sequence(group, wild)


def points(groups: Groups, wild: int) -> int:
    """Return what a losing hand costs, exactly as grouped, 2..80 (rules 6.1 to 6.5)."""
    return max(LEAST, min(MOST, sum_of_cards(groups, wild)))


def sum_of_cards(groups: Groups, wild: int) -> int:
    """Return what all the cards that count add up to, 0..130 (rules 6.1 to 6.4)."""
    sequences = [group for group in groups if is_sequence(group, wild)]
    pure = [group for group in sequences if is_pure(group)]
    if pure and len(sequences) > 1:
        free = [group for group in groups if group in sequences or is_set(group, wild)]
    else:
        free = pure
    return sum(cost(card, wild) for group in groups if group not in free for card in group)


class Flaw(StrEnum):
    """Why a declaration is wrong."""

    CARDS = "cards"
    SECOND_JOKER = "second_joker"
    LOOSE = "loose"
    NO_PURE = "no_pure"
    ONE_SEQUENCE = "one_sequence"


def flaw(groups: Groups, wild: int) -> tuple[Flaw, Group] | None:
    """Return what is wrong with a declaration and in which group, or ``None`` (rule 5.2)."""
    if len(held(groups)) != HAND:
        return Flaw.CARDS, ()
    for group in groups:
        if has_second_joker(group, wild):
            return Flaw.SECOND_JOKER, group
        if not is_sequence(group, wild) and not is_set(group, wild):
            return Flaw.LOOSE, group
    if not any(map(is_pure, groups)):
        return Flaw.NO_PURE, ()
    if sum(is_sequence(group, wild) for group in groups) < 2:
        return Flaw.ONE_SEQUENCE, ()
    return None


def reason(flaw: Flaw, group: Group) -> str:
    """Say in English what is wrong, for the engine protocol; the bot has its own words."""
    shown = " ".join(names(group))
    return {
        Flaw.CARDS: f"a declaration has {HAND} cards",
        Flaw.SECOND_JOKER: f"{shown}: a set takes one joker at this table, not two",
        Flaw.LOOSE: f"{shown}: neither a sequence nor a set",
        Flaw.NO_PURE: "no pure sequence",
        Flaw.ONE_SEQUENCE: "only one sequence; two are needed",
    }[flaw]


def _fits(firm: Sequence[Card], size: int) -> bool:
    """Tell whether cards of one suit have places of their own in a sequence of *size* cards."""
    ranks = set(map(rank, firm))
    if len(ranks) != len(firm):
        return False
    high = {ACE_HIGH if each == 0 else each for each in ranks}
    return max(ranks) - min(ranks) < size or max(high) - min(high) < size


def _stand_ins(group: Group, wild: int) -> int | None:
    """Return how many jokers stand in if *group* is read as a set; ``None`` if it is none."""
    if not SHORTEST <= len(group) <= LONGEST_SET:
        return None
    firm = [card for card in group if not is_joker(card, wild)]
    if not firm:  # wild cards in their own rank: each suit once (rule 4.5)
        return len(group) - len({suit(card) for card in group if card != PRINTED_JOKER})
    ranks, suits = set(map(rank, firm)), set(map(suit, firm))
    return len(group) - len(firm) if len(ranks) == 1 and len(suits) == len(firm) else None
