"""Hard: exact means for the four it keeps and the two it lays, and foresight in the play."""

from collections.abc import Sequence
from random import Random

from engines.core.cards import Card
from engines.cribbage.actions import GO, PLAYS, Action, Lay
from engines.cribbage.computer.choices import cut, playable
from engines.cribbage.computer.cribs import OWN, RIVALS
from engines.cribbage.computer.foresight import foresee, pegs
from engines.cribbage.computer.imagined import Ranks, rival_hands
from engines.cribbage.computer.laying import weighed
from engines.cribbage.views import View

HANDS = 32
"""Rival hands imagined for each card played."""


def hard(view: View, random: Random) -> Action:
    """Return the action that is best on average, as far as can be told from *view*."""
    if view.depths is not None:
        return cut(view, random)
    if view.phase == "lay":
        return lay_away(view.hand, own_crib=view.seat == view.dealer)
    return _play(view, random)


def lay_away(six: Sequence[Card], *, own_crib: bool) -> Lay:
    """Return the two of *six* (in the order of hands) whose laying away is worth the most."""
    pairs = weighed(six, OWN if own_crib else RIVALS, own_crib=own_crib)
    return max(pairs, key=lambda each: each[0])[1]


def _play(view: View, random: Random) -> Action:
    """Return the card with the best margin over the hands imagined; go if none fits."""
    fitting = playable(view)
    if not fitting:
        return GO
    if len(view.hand) == 1 or len({card % 13 for card in fitting}) == 1:
        return PLAYS[fitting[0]]
    rivals = rival_hands(view, random, HANDS)
    return PLAYS[max(fitting, key=lambda card: margin(view, card, rivals))]


def margin(view: View, card: Card, rivals: list[Ranks]) -> int:
    """Return the points that playing *card* brings over all *rivals*, less what they peg."""
    count = tuple([each % 13 for each in (*view.count, card)])
    mine = tuple([each % 13 for each in view.hand if each != card])
    later = sum([foresee(mine, hand, count, last=0) for hand in rivals])
    return pegs(count) * len(rivals) + later
