"""Medium: keeps its points low, and cards that have neighbours."""

from random import Random

from engines.core.cards import Card, rank, suit
from engines.rummy.actions import Action, Discard, Draw, Take
from engines.rummy.computer.hand import declaration, off_turn, rest, throws
from engines.rummy.grouping import best
from engines.rummy.pack import held, is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View

_GAIN = 5
"""Points that a card of the open pile must save to be taken."""
_TIE, _JOKER = 2, 100
"""What a neighbour is worth, and a joker, in points."""
_WAVERS = 5
"""Points by which it misjudges; two who never changed their minds could wait for ever."""


def choose(view: View, random: Random) -> Action:
    """Return what Medium does."""
    waits = off_turn(view)
    if waits is not None:
        return waits
    if view.phase is Phase.DRAW:
        return Take() if view.open_free and _helps(view) else Draw()
    return declaration(view) or _throw(view, random)


def _helps(view: View) -> bool:
    top, hand, wild = view.open[-1], held(view.hand), view.wild
    if is_joker(top, wild):
        return True
    after = [best([*hand[:i], *hand[i + 1 :], top], wild) for i in range(len(hand))]
    least = min(found.points for found in after)
    return any(found.declares for found in after) or least <= best(hand, wild).points - _GAIN


def _throw(view: View, random: Random) -> Discard:
    def regret(card: Card) -> float:
        points = best(rest(view, card), view.wild).points
        return points + _TIE * _ties(view, card) + _WAVERS * random.random()

    return Discard(min(throws(view), key=regret))


def _ties(view: View, card: Card) -> int:
    """Return how well *card* is tied to the hand: 2 a next-door card, 1 a near one or a pair."""
    if is_joker(card, view.wild):
        return _JOKER
    return sum(
        _tie(card, other)
        for other in held(view.hand)
        if other != card and not is_joker(other, view.wild)
    )


def _tie(card: Card, other: Card) -> int:
    if rank(card) == rank(other):
        return 1
    apart = abs(rank(card) - rank(other)) if suit(card) == suit(other) else 13
    return max(0, 3 - min(apart, 13 - apart))
