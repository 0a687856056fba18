"""What cards are worth, in parts: each part is one line of the count, with the cards that make it.

Numbers in docstrings are those of RULES.md.
"""

from enum import StrEnum
from functools import cache
from itertools import combinations

import msgspec

from engines.core.cards import PACK, Card

GAME_POINTS = 121
"""Points that win (rule 7.1)."""
SKUNK, DOUBLE_SKUNK = 91, 61
"""A loser under these is skunked, or skunked twice (rule 7.4)."""
JACK = 10
"""The rank of a Jack, counting from 0."""
RANK = tuple(card % 13 for card in PACK)
"""``RANK[card]``, 0 (ace) to 12 (king)."""
VALUE = tuple(min(card % 13 + 1, 10) for card in PACK)
"""``VALUE[card]`` in a count or a fifteen, 1 to 10 (rule 4.2)."""


class Kind(StrEnum):
    """What a part of a score is for; the locales have a sentence for each."""

    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty_one"
    PAIR = "pair"
    PAIR_ROYAL = "pair_royal"
    DOUBLE_PAIR_ROYAL = "double_pair_royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    HEELS = "heels"
    GO = "go"
    LAST = "last"


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of a score: "run of 3 for 3" is a ``run`` of three *cards* for 3 *points*."""

    kind: Kind
    points: int
    cards: tuple[Card, ...]


Parts = tuple[Part, ...]

_EQUALS = {2: (Kind.PAIR, 2), 3: (Kind.PAIR_ROYAL, 6), 4: (Kind.DOUBLE_PAIR_ROYAL, 12)}


def total(parts: Parts) -> int:
    """Return the points of *parts* together."""
    return sum([part.points for part in parts])


def score_play(count: tuple[Card, ...], reached: int) -> Parts:
    """Return what the last card of *count*, which makes the count *reached*, pegs (5.1 to 5.5)."""
    parts = []
    if reached == 15:
        parts.append(Part(Kind.FIFTEEN, 2, count))
    elif reached == 31:
        parts.append(Part(Kind.THIRTY_ONE, 2, count))
    equal = equals_played(ranks := [RANK[card] for card in count])
    if equal > 1:
        kind, points = _EQUALS[equal]
        parts.append(Part(kind, points, count[-equal:]))
    elif length := run_played(ranks):
        parts.append(Part(Kind.RUN, length, count[-length:]))
    return tuple(parts)


def equals_played(ranks: list[int]) -> int:
    """Return how many of the last *ranks* are equal, 1 to 4 (rule 5.2)."""
    last, equal = ranks[-1], 1
    for rank in ranks[-2::-1]:
        if rank != last:
            break
        equal += 1
    return equal


def run_played(ranks: list[int]) -> int:
    """Return the length of the longest run that the last of *ranks* completes, or 0 (rule 5.3)."""
    low = high = ranks[-1]
    seen, longest = {low}, 0
    for size, rank in enumerate(ranks[-2::-1], 2):
        if rank in seen:
            break
        seen.add(rank)
        if rank < low:
            low = rank
        elif rank > high:
            high = rank
        if high - low == size - 1 and size > 2:
            longest = size
    return longest


def score_show(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> Parts:
    """Return the parts of four cards counted with *starter* (rules 6.2 to 6.6).

    Fifteens first, then pairs, runs, the flush and his nobs, each from the low cards up.
    """
    five = sorted((*hand, starter), key=RANK.__getitem__)
    parts = [
        Part(kind, points, tuple([five[at] for at in places]))
        for kind, points, places in _shape(tuple([RANK[card] for card in five]))
    ]
    suit = starter // 13
    if flush := flush_points(hand, starter, crib=crib):
        parts.append(Part(Kind.FLUSH, flush, hand if flush == 4 else (*hand, starter)))
    parts += [
        Part(Kind.NOBS, 1, (card,)) for card in hand if RANK[card] == JACK and card // 13 == suit
    ]
    return tuple(parts)


def flush_points(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> int:
    """Return 5 for five cards of one suit, 4 for the four of a hand, else 0 (rule 6.5)."""
    suit = hand[0] // 13
    if not all(card // 13 == suit for card in hand):
        return 0
    if starter // 13 == suit:
        return 5
    return 0 if crib else 4


def shown_points(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> int:
    """Return the points of ``score_show`` alone, quickly."""
    ranks = sorted([RANK[card] for card in (*hand, starter)])
    nobs = JACK + starter // 13 * 13 in hand
    return rank_points(tuple(ranks)) + flush_points(hand, starter, crib=crib) + nobs


@cache
def rank_points(ranks: tuple[int, ...]) -> int:
    """Return the points of fifteens, pairs and runs among *ranks*, lowest first."""
    return sum([points for _, points, _ in _shape(ranks)])


@cache
def _shape(ranks: tuple[int, ...]) -> tuple[tuple[Kind, int, tuple[int, ...]], ...]:
    """Return kind, points and places of each part that the sorted *ranks* alone decide.

    There are 6,175 hands of five ranks, so each is worked out once.
    """
    places = range(len(ranks))
    sizes = range(2, len(ranks) + 1)
    fifteens = [
        (Kind.FIFTEEN, 2, at)
        for size in sizes
        for at in combinations(places, size)
        if sum([VALUE[ranks[place]] for place in at]) == 15
    ]
    pairs = [(Kind.PAIR, 2, at) for at in combinations(places, 2) if ranks[at[0]] == ranks[at[1]]]
    return (*fifteens, *pairs, *_runs(ranks))


def _runs(ranks: tuple[int, ...]) -> list[tuple[Kind, int, tuple[int, ...]]]:
    """Return every way to make the longest run (rule 6.4)."""
    for size in range(len(ranks), 2, -1):
        runs = [
            (Kind.RUN, size, at)
            for at in combinations(range(len(ranks)), size)
            if all(ranks[at[0]] + step == ranks[place] for step, place in enumerate(at))
        ]
        if runs:
            return runs
    return []
