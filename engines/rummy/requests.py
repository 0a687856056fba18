"""Requests of the engine protocol that need no table: melds, points, the toss, the split."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core import cards
from engines.core.lines import convert
from engines.rummy import melds, pack, prize
from engines.rummy.grouping import best
from engines.rummy.options import TERMS, Variant

Request = dict[str, Any]
Answer = dict[str, Any]


class _Group(msgspec.Struct):
    group: str
    wild: str


class _Groups(msgspec.Struct):
    groups: str
    wild: str


class _Hand(msgspec.Struct):
    hand: str
    wild: str


class _Toss(msgspec.Struct):
    cards: list[str]


class _Split(msgspec.Struct):
    variant: Variant
    scores: list[int]
    started: int
    entry_fee: int


def classify(request: Request) -> Answer:
    """Answer what one group is: ``pure``, ``impure``, ``set`` or ``loose``."""
    asked = convert(request, _Group)
    found = pack.groups(asked.group)
    if len(found) != 1:
        raise ValueError("group: one group, without a stroke")
    return {"kind": melds.kind(found[0], _wild(asked.wild)).value}


def judge(request: Request) -> Answer:
    """Answer whether groups are a valid declaration, and if not, *why*."""
    asked = convert(request, _Groups)
    wrong = melds.flaw(pack.groups(asked.groups), _wild(asked.wild))
    return {"valid": wrong is None, "why": None if wrong is None else melds.reason(*wrong)}


def points(request: Request) -> Answer:
    """Answer what a losing hand costs as it is grouped."""
    asked = convert(request, _Groups)
    return {"points": melds.points(pack.groups(asked.groups), _wild(asked.wild))}


def best_grouping(request: Request) -> Answer:
    """Answer the grouping of a hand that costs least, and whether it is a valid declaration."""
    asked = convert(request, _Hand)
    hand = [pack.card(text) for text in asked.hand.split()]
    if not 1 <= len(hand) <= pack.HAND + 1:
        raise ValueError(f"hand: {len(hand)} cards; it has 1 to {pack.HAND + 1}")
    found = best(hand, _wild(asked.wild))
    return {
        "points": found.points,
        "groups": pack.text(found.groups),
        "declares": found.declares,
    }


def toss(request: Request) -> Answer:
    """Answer who wins the toss, by the place in the list of cards shown."""
    shown = [cards.card(text) for text in convert(request, _Toss).cards]
    if not shown or any(map(cards.is_joker, shown)) or len(set(shown)) < len(shown):
        raise ValueError("cards: different cards of one pack without jokers")
    return {"winner": prize.toss(shown)}


def split(request: Request) -> Answer:
    """Answer the split of a pool among the seats still in."""
    asked = convert(request, _Split)
    _check_pool(asked.variant, asked.scores, asked.started, asked.entry_fee)
    found = prize.split(asked.variant, asked.scores, asked.started, asked.entry_fee)
    return {"offered": found.offered, "drops": found.drops, "payouts": found.payouts}


def _check_pool(variant: Variant, scores: Sequence[int], started: int, fee: int) -> None:
    limit = TERMS[variant].limit
    if not limit:
        raise ValueError(f"variant: {variant.value} is no pool")
    if not scores or any(not 0 <= score < limit for score in scores):
        raise ValueError(f"scores: of seats still in, 0 to {limit - 1}")
    if not len(scores) <= started <= 6 or fee < 1:
        raise ValueError("started: at most six seats and no fewer than are left; entry_fee: from 1")


def _wild(letter: str) -> int:
    if len(letter) != 1 or letter not in cards.RANKS:
        raise ValueError(f"wild: {letter!r} is no rank")
    return cards.RANKS.index(letter)


REQUESTS: dict[str, Callable[[Request], Answer]] = {
    "classify": classify,
    "judge": judge,
    "points": points,
    "best": best_grouping,
    "toss": toss,
    "split": split,
}
"""What ``python -m engines`` answers for this game."""
