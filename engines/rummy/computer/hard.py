"""Hard: dreams of what may come, and throws what the fewest dreams need."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from engines.core.cards import Card, rank, suit
from engines.rummy.actions import Action, Discard, Draw, Drop, Take
from engines.rummy.computer.dreams import EFFORT, dream, dreams, unseen
from engines.rummy.computer.hand import declaration, off_turn, rest, throws
from engines.rummy.pack import cost, held, is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View

_EAGER = 1.1
"""How much likelier than a card of the closed pile the open one must be of use."""
_NEAR, _CHOICES = 4, 3
"""How near the end is when the cards that finish are counted, and for how many throws."""
_HOPELESS = 0.02
"""The part of the dreams that come true below which a hand is given up."""


def choose(view: View, random: Random) -> Action:
    """Return what Hard does."""
    waits = off_turn(view)
    if waits is not None:
        return waits
    if view.phase is Phase.DRAW:
        return _draw(view, random)
    return declaration(view) or Discard(_throw(view, random))


def _draw(view: View, random: Random) -> Action:
    hand, wild = held(view.hand), view.wild
    if view.open_free and is_joker(view.open[-1], wild):
        return Take()
    pool = unseen(view)
    if _may_give_up(view) and _is_hopeless(hand, pool, wild, random):
        return Drop()
    return Take() if view.open_free and _is_wanted(view, pool, random) else Draw()


def _is_wanted(view: View, pool: Sequence[Card], random: Random) -> bool:
    """Tell whether the open card is used more often than cards that are dreamt."""
    hand, top, wild = held(view.hand), view.open[-1], view.wild
    if not _has_company(hand, top, wild):
        return False
    if not dream(hand, [top], wild).lack:
        return True
    mine, wanted, others = Counter(hand), 0.0, 0.0
    for each in dreams([*hand, top], pool, wild, random):
        wanted += each.weight * (each.used[top] > mine[top])
        drawn = Counter(each.drawn)
        spare = each.used - mine - Counter([top])
        others += each.weight * (spare & drawn).total() / len(each.drawn)
    return wanted > _EAGER * others


def _has_company(hand: Sequence[Card], top: Card, wild: int) -> bool:
    """Tell whether *hand* has a card of the rank of *top*, or one near it in its suit."""
    return any(
        rank(card) == rank(top)
        or (suit(card) == suit(top) and (rank(card) - rank(top)) % 13 in (1, 2, 11, 12))
        for card in hand
        if not is_joker(card, wild) and card != top
    )


def _throw(view: View, random: Random) -> Card:
    pool, hand = unseen(view), held(view.hand)
    needed, count = dict.fromkeys(hand, 0.0), Counter(hand)
    futures = dreams(hand, pool, view.wild, random)
    for each in futures:
        for card, copies in count.items():
            needed[card] += each.weight * (each.used[card] >= copies)

    def regret(card: Card) -> tuple[float, ...]:
        return is_joker(card, view.wild), needed[card], -cost(card, view.wild), card

    choices = sorted(throws(view), key=regret)
    if len(futures[0].drawn) > _NEAR:
        return choices[0]
    outs = _outs(view, choices[:_CHOICES], Counter(pool))
    return max(choices[:_CHOICES], key=outs.__getitem__)


def _outs(view: View, choices: Sequence[Card], pool: Counter[Card]) -> Counter[Card]:
    """Return, for each card to throw, how many unseen cards would then finish the hand."""
    outs, hand, wild = Counter[Card](), held(view.hand), view.wild
    near = [card for card in pool if is_joker(card, wild) or _has_company(hand, card, wild)]
    finishing, spent = list[Card](), 0
    for card in near:
        future = dream(hand, [card], wild)
        finishing += [] if future.lack else [card]
        spent += future.effort
        if spent > EFFORT:
            break
    for thrown in choices if finishing else ():
        left = rest(view, thrown)
        good = [card for card in finishing if not dream(left, [card], wild).lack]
        outs[thrown] = sum(pool[card] for card in good)
    return outs


def _may_give_up(view: View) -> bool:
    """Tell whether a first drop is sensible: against several, and not out of the table by it."""
    first = view.drop_price == view.options.terms.first and view.seat not in view.drawn_once
    if view.seat is None or view.drop_price is None or not first or len(view.in_deal) < 3:
        return False
    limit = view.options.terms.limit
    return not limit or view.scores[view.seat] + view.drop_price < limit


def _is_hopeless(hand: list[Card], pool: list[Card], wild: int, random: Random) -> bool:
    found = dreams(hand, pool, wild, random)
    return sum(not each.lack for each in found) <= _HOPELESS * len(found)
