"""What Hard would do and why: each choice of a seat with what it is worth, for a hint."""

from collections.abc import Iterator
from random import Random

import msgspec

from engines.core.cards import Card
from engines.cribbage.actions import PLAYS, Action, Lay
from engines.cribbage.computer.choices import playable
from engines.cribbage.computer.cribs import OWN, RIVALS
from engines.cribbage.computer.hard import HANDS, margin
from engines.cribbage.computer.imagined import rival_hands
from engines.cribbage.computer.laying import weighed
from engines.cribbage.scoring import VALUE, Parts, score_play
from engines.cribbage.views import View


class Advice(msgspec.Struct, frozen=True):
    """*action* is worth *worth* points on average, less what it brings the rival.

    Laying away: *worth* is *hand*, the mean of the four kept, with *crib*, the mean of the crib,
    added if it is one's own and taken off if it is the rival's. A card played pegs *parts* at once.
    """

    action: Action
    worth: float
    hand: float = 0.0
    crib: float = 0.0
    parts: Parts = ()


def advise(view: View, random: Random) -> tuple[Advice, ...]:
    """Return what the seat of *view* may lay away or play, the best first.

    Nothing for a cut, whose depth tells nothing (rule 2.4), and for a seat that nobody awaits.
    The same *random* as ``hard`` was given puts the same action first.
    """
    if view.phase == "lay" and len(view.hand) == 6:
        return _best(_layings(view))
    if view.phase == "play" and view.turn == view.seat:
        return _best(_plays(view, random))
    return ()


def _best(found: Iterator[Advice]) -> tuple[Advice, ...]:
    return tuple(sorted(found, key=lambda each: -each.worth))


def _layings(view: View) -> Iterator[Advice]:
    own = view.seat == view.dealer
    cribs = OWN if own else RIVALS
    for worth, lay in weighed(view.hand, cribs, own_crib=own):
        crib = _crib(lay, own=own)
        yield Advice(lay, worth, hand=worth - crib if own else worth + crib, crib=crib)


def _crib(lay: Lay, *, own: bool) -> float:
    return (OWN if own else RIVALS)[lay.low % 13][lay.high % 13]


def _plays(view: View, random: Random) -> Iterator[Advice]:
    rivals = rival_hands(view, random, HANDS)
    for card in playable(view):
        worth = margin(view, card, rivals) / len(rivals)
        yield Advice(PLAYS[card], worth, parts=_pegs(view, card))


def _pegs(view: View, card: Card) -> Parts:
    return score_play((*view.count, card), view.total + VALUE[card])
