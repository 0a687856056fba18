"""Cards and groups of this game in text: ``5♠★`` is wild, a group says what it is and costs."""

from collections.abc import Iterable, Iterator

from bot.presenters.cards import in_full, label, short
from bot.words import Say
from engines.core.cards import Card
from engines.core.cards import is_joker as is_printed
from engines.rummy import melds
from engines.rummy.pack import Group, Groups, cost, is_joker

STAR = "★"
"""Stands behind a card whose rank is wild."""


def shown(card: Card, wild: int, say: Say) -> str:
    """Return *card* within a sentence: ``9♥``, ``5♠★``, ``Joker``."""
    return short(card, say) + _star(card, wild)


def labelled(card: Card, wild: int, say: Say) -> str:
    """Return *card* as it stands alone, on a button or in a menu."""
    return label(card, say) + _star(card, wild)


def spoken(card: Card, wild: int, say: Say) -> str:
    """Return *card* in words that read well aloud: ``five of spades, wild``."""
    full = in_full(card, say)
    return say("rummy-card-wild", card=full) if _star(card, wild) else full


def _star(card: Card, wild: int) -> str:
    return STAR if is_joker(card, wild) and not is_printed(card) else ""


def row(cards: Iterable[Card], wild: int, say: Say) -> str:
    """Return *cards* side by side, as they lie in a group."""
    return " ".join(shown(card, wild, say) for card in cards)


def letter(at: int) -> str:
    """Return the name of group *at*: A, B, C, as in the picture."""
    return chr(ord("A") + at)


def loose_points(group: Group, wild: int) -> int:
    """Return what the cards of *group* cost if they are loose."""
    return sum(cost(card, wild) for card in group)


def kind_word(group: Group, wild: int, say: Say) -> str:
    """Return what *group* is, to stand within a sentence: ``pure run``, ``loose, 12 points``."""
    kind = melds.kind(group, wild)
    return say("rummy-kind", kind=kind.value, points=loose_points(group, wild))


def group_lines(groups: Groups, wild: int, say: Say) -> Iterator[str]:
    """Yield a line a group: its letter, its cards, what it is, and its points if it is loose."""
    for at, group in enumerate(groups):
        yield say(
            "rummy-group",
            letter=letter(at),
            kind=melds.kind(group, wild).value,
            cards=row(group, wild, say),
            points=loose_points(group, wild),
        )


def in_groups(groups: Groups, wild: int, say: Say) -> str:
    """Return a whole hand on one line, its groups parted."""
    return " · ".join(row(group, wild, say) for group in groups)


def worth(groups: Groups, wild: int, say: Say) -> str:
    """Return what the hand costs as it lies, which run it lacks, and whether 80 is the cap."""
    runs = [group for group in groups if melds.is_sequence(group, wild)]
    pure = any(map(melds.is_pure, runs))
    lack = "none" if pure and len(runs) > 1 else "second" if pure else "pure"
    said = say("rummy-worth", lack=lack, points=melds.points(groups, wild))
    return " ".join((said, *bound(groups, wild, say)))


def bound(groups: Groups, wild: int, say: Say) -> Iterator[str]:
    """Yield why the hand costs less than its cards add up to, or more (rule 6.5)."""
    total, points = melds.sum_of_cards(groups, wild), melds.points(groups, wild)
    if total != points:
        yield say("rummy-bound", which="most" if points < total else "least", sum=total)
