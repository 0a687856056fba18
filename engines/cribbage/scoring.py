"""What cards are worth, in parts: each part is one line of the count, with the cards that make it.

Numbers in docstrings are those of RULES.md.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations, product
from operator import itemgetter

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
TALLY = tuple(1 << 3 * (card % 13) for card in PACK)
"""``TALLY[card]`` is 8 to the power of its rank: the sum over up to seven cards, their tally, tells
how many there are of each rank, whatever their order."""

_BY_RANK = RANK.__getitem__
_SUIT = tuple(card // 13 for card in PACK)
_NOBS = tuple(Card(card - card % 13 + JACK) for card in PACK)


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

Places = tuple[int, ...]
Pick = Callable[[Sequence[Card]], tuple[Card, ...]]
"""What picks the cards of a part out of cards sorted by rank."""

_PAIRS: tuple[tuple[Places, ...], ...] = tuple(
    tuple(combinations(range(cards), 2)) for cards in range(6)
)
_SETS: tuple[tuple[Places, ...], ...] = tuple(
    tuple(at for size in range(2, cards + 1) for at in combinations(range(cards), size))
    for cards in range(6)
)
"""By the number of cards: the places of every pair, and of every set of two or more."""

_EQUALS = {2: (Kind.PAIR, 2), 3: (Kind.PAIR_ROYAL, 6), 4: (Kind.DOUBLE_PAIR_ROYAL, 12)}


def total(parts: Parts) -> int:
    """Return the points of *parts* together."""
    points = 0
    for part in parts:
        points += part.points
    return points


def score_play(count: tuple[Card, ...], reached: int) -> Parts:
    """Return what the last card of *count*, which makes the count *reached*, pegs (5.1 to 5.5)."""
    if len(count) < 2:
        return ()
    combination = combined(tuple([RANK[card] for card in count]))
    made: Parts = ()
    if combination is not None:
        kind, points, cards = combination
        made = (Part(kind, points, count[-cards:]),)
    if reached == 15:
        return (Part(Kind.FIFTEEN, 2, count), *made)
    return (Part(Kind.THIRTY_ONE, 2, count), *made) if reached == 31 else made


@lru_cache(maxsize=1 << 15)
def combined(ranks: tuple[int, ...]) -> tuple[Kind, int, int] | None:
    """Return kind, points and number of cards of what the last of *ranks* makes with those before.

    Equals exclude a run, which holds no rank twice (rules 5.2 and 5.3).
    """
    if equal := _equals_played(ranks):
        return (*_EQUALS[equal], equal)
    run = _run_played(ranks)
    return (Kind.RUN, run, run) if run else None


def _equals_played(ranks: tuple[int, ...]) -> int:
    """Return how many of the last *ranks* are equal, 2 to 4, or 0 (rule 5.2)."""
    last, equal = ranks[-1], 1
    for rank in ranks[-2::-1]:
        if rank != last:
            break
        equal += 1
    return equal if equal > 1 else 0


def _run_played(ranks: tuple[int, ...]) -> int:
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
    first, second, third, fourth = hand
    tally = TALLY[first] + TALLY[second] + TALLY[third] + TALLY[fourth] + TALLY[starter]
    five = [first, second, third, fourth, starter]
    five.sort(key=_BY_RANK)
    parts = [Part(kind, points, pick(five)) for kind, points, pick in _shape(tally)]
    if flush := flush_points(hand, starter, crib=crib):
        parts.append(Part(Kind.FLUSH, flush, hand if flush == 4 else (*hand, starter)))
    if (jack := _NOBS[starter]) in hand:
        parts.append(Part(Kind.NOBS, 1, (jack,)))
    return tuple(parts)


def flush_points(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> int:
    """Return 5 for five cards of one suit, 4 for the four of a hand, else 0 (rule 6.5)."""
    first, second, third, fourth = hand
    suit = _SUIT[first]
    if not suit == _SUIT[second] == _SUIT[third] == _SUIT[fourth]:
        return 0
    if _SUIT[starter] == suit:
        return 5
    return 0 if crib else 4


def shown_points(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> int:
    """Return the points of ``score_show`` alone, quickly."""
    tally = sum([TALLY[card] for card in hand]) + TALLY[starter]
    nobs = his_nobs(starter) in hand
    return rank_points(tally) + flush_points(hand, starter, crib=crib) + nobs


def his_nobs(starter: Card) -> Card:
    """Return the Jack of the suit of *starter* (rule 6.6)."""
    return _NOBS[starter]


@cache
def rank_points(tally: int) -> int:
    """Return the points of fifteens, pairs and runs among the ranks of *tally*."""
    return sum([points for _, points, _ in _shape(tally)])


@cache
def _shape(tally: int) -> tuple[tuple[Kind, int, Pick], ...]:
    """Return kind, points and cards of each part that the ranks of *tally* alone decide.

    There are 6,175 hands of five ranks, so each is worked out once.
    """
    ranks = [rank for rank in range(13) for _ in range(tally >> 3 * rank & 7)]
    values = [VALUE[rank] for rank in ranks]
    found = [
        *[
            (Kind.FIFTEEN, 2, at)
            for at in _SETS[len(ranks)]
            if sum([values[place] for place in at]) == 15
        ],
        *[(Kind.PAIR, 2, at) for at in _PAIRS[len(ranks)] if ranks[at[0]] == ranks[at[1]]],
        *_runs(ranks),
    ]
    return tuple([(kind, points, _pick(at)) for kind, points, at in found])


@cache
def _pick(places: Places) -> Pick:
    return itemgetter(*places)


def _runs(ranks: list[int]) -> list[tuple[Kind, int, Places]]:
    """Return every way to make the longest run (rule 6.4); five cards hold no two of them apart."""
    places: dict[int, list[int]] = {}
    for place, rank in enumerate(ranks):
        places.setdefault(rank, []).append(place)
    run: list[int] = []
    longest: list[int] = []
    for rank in places:
        run = [*run, rank] if rank - 1 in run else [rank]
        longest = max(longest, run, key=len)
    if len(longest) < 3:
        return []
    return [(Kind.RUN, len(longest), at) for at in product(*[places[rank] for rank in longest])]
