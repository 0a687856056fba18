"""Hard: dreams of what may come, and throws what the fewest dreams need."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from engines.core.cards import Card
from engines.rummy.actions import Action, Discard, Draw, Drop, Take
from engines.rummy.computer.dreams import dream, dreams, unseen
from engines.rummy.computer.hand import declaration, off_turn, rest, throws
from engines.rummy.pack import cost, held, is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View

_EAGER = 1.3
"""How much likelier than a card of the closed pile the open one must be of use."""
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
    if not dream(hand, [top], wild).lack:
        return True
    mine, wanted, others = Counter(hand), 0.0, 0.0
    for each in dreams([*hand, top], pool, wild, random):
        wanted += each.weight * (each.used[top] > mine[top])
        drawn = Counter(each.drawn)
        spare = each.used - mine - Counter([top])
        others += each.weight * (spare & drawn).total() / len(each.drawn)
    return wanted > _EAGER * others


def _throw(view: View, random: Random) -> Card:
    pool, hand = unseen(view), held(view.hand)
    outs = _outs(view, Counter(pool))
    needed, count = dict.fromkeys(hand, 0.0), Counter(hand)
    for each in dreams(hand, pool, view.wild, random):
        for card, copies in count.items():
            needed[card] += each.weight * (each.used[card] >= copies)

    def regret(card: Card) -> tuple[float, ...]:
        joker = is_joker(card, view.wild)
        return joker, -outs[card], needed[card], -cost(card, view.wild), card

    return min(throws(view), key=regret)


def _outs(view: View, pool: Counter[Card]) -> Counter[Card]:
    """Return, for each card to throw, how many unseen cards would then finish the hand."""
    outs, hand = Counter[Card](), held(view.hand)
    finishing = [card for card in pool if not dream(hand, [card], view.wild).lack]
    for thrown in throws(view) if finishing else ():
        left = rest(view, thrown)
        good = [card for card in finishing if not dream(left, [card], view.wild).lack]
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
