"""Imagined futures: which cards of a hand end up in a declaration.

A dream adds cards drawn at random from those unseen and asks which cards the melds are then made
of. Cards that few dreams use are the ones to throw. Dreams look just so far ahead that a good part
of them comes true.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engines.core.cards import Card
from engines.rummy.cover import NEVER, Search, pure_sequences
from engines.rummy.pack import HAND, PACK, held, is_joker
from engines.rummy.views import View

_CARD, _OWN = 100, 101
"""What a loose card costs in a dream: rather use one's own cards than dreamt ones."""
_AHEAD = {2: 32, 4: 24, 6: 14}
"""How many cards a dream may add, and how many dreams there is time for then."""
_FARTHEST = max(_AHEAD)
_TRIALS = 8
EFFORT = 2500
"""What is worked out before the dreaming stops; it keeps a move short on a hand of many melds."""
_GOOD = 0.4
"""The part of the trials that must come true for the dreams to look that far."""
_FADES = 0.3
"""How much less a dream counts for each card that it lacks."""


class Dream(NamedTuple):
    """A future: how many cards *lack* for a declaration, and the cards *used*.

    *effort*: what it took to find out.
    """

    lack: int
    used: Counter[Card]
    drawn: tuple[Card, ...]
    effort: int

    @property
    def weight(self) -> float:
        """How much this future counts."""
        return float(_FADES**self.lack)


def unseen(view: View) -> list[Card]:
    """Return the cards that this seat cannot place: closed pile and other hands, sorted."""
    left = Counter(PACK)
    left.subtract([view.wild_card, *view.open, *held(view.hand)])
    for seat, taken in enumerate(view.taken):
        if seat != view.seat:
            left.subtract(taken)
    for seat, hand in enumerate(view.hands):
        if seat != view.seat:
            left.subtract(held(hand))
    return sorted(left.elements())


def dreams(hand: Sequence[Card], pool: Sequence[Card], wild: int, random: Random) -> list[Dream]:
    """Return futures of *hand* with cards of *pool*."""
    found, spent = list[Dream](), 0
    for ahead, count in _AHEAD.items():
        found = []
        while len(found) < count and (len(found) < _TRIALS // 2 or spent < EFFORT):
            if len(found) == _TRIALS and ahead < _FARTHEST and not _are_good(found):
                break
            found.append(_dream_of(hand, pool, ahead, wild, random))
            spent += found[-1].effort
        if len(found) > _TRIALS or _are_good(found):
            break
    return found


def _are_good(found: Sequence[Dream]) -> bool:
    return sum(not each.lack for each in found) >= _GOOD * len(found)


def _dream_of(
    hand: Sequence[Card], pool: Sequence[Card], ahead: int, wild: int, random: Random
) -> Dream:
    return dream(hand, random.sample(pool, min(ahead, len(pool))), wild)


def dream(hand: Sequence[Card], drawn: Sequence[Card], wild: int) -> Dream:
    """Return what becomes of *hand* with the cards *drawn*."""
    cards, own = [*hand, *drawn], set(hand)
    firm = sorted(card for card in cards if not is_joker(card, wild))
    jokers = [card for card in cards if is_joker(card, wild)]
    search = Search(firm, [_OWN if card in own else _CARD for card in firm])
    everything, spare = (1 << len(firm)) - 1, len(cards) - HAND
    least, way = NEVER, None
    for bits, wilds in pure_sequences(firm, jokers):
        left, free = everything ^ bits, len(jokers) - len(wilds)
        loose = search.cover(left, free, need=True).loose
        if loose < least:
            least, way = loose, (left, free)
            if loose // _CARD <= spare:
                break
    if way is None:
        return Dream(HAND, Counter(), tuple(drawn), search.effort)
    apart = search.loose(*way)
    used = Counter(search.held(everything ^ apart))
    used.update(jokers)
    lack = max(0, apart.bit_count() - spare)
    return Dream(lack, used, tuple(drawn), search.effort)
