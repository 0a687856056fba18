"""What a seat may do, as it can tell from its view, and what an act is worth on its face."""

from itertools import combinations
from random import Random

from engines.core.cards import Card
from engines.cribbage.actions import CUTS, GO, PLAYS, Action, Cut, Lay, Play
from engines.cribbage.scoring import TALLY, VALUE, rank_points, score_play, total
from engines.cribbage.views import View


def choices(view: View) -> list[Action]:
    """Return every action of the seat of *view*, which is awaited, in the order of the rules."""
    if view.depths is not None:
        low, high = view.depths
        return list(CUTS[low : high + 1])
    if view.phase == "lay":
        return [Lay(low, high) for low, high in combinations(view.hand, 2)]
    return [PLAYS[card] for card in playable(view)] or [GO]


def cut(view: View, random: Random) -> Cut:
    """Return any cut: the depth tells nothing of the order (rule 2.4)."""
    assert view.depths is not None
    return CUTS[random.randint(*view.depths)]


def playable(view: View) -> list[Card]:
    """Return the own cards that fit the count (rule 4.3)."""
    room = 31 - view.total
    return [card for card in view.hand if VALUE[card] <= room]


def face_value(view: View, action: Action) -> int:
    """Return the points that *action* makes by itself: what it pegs, or what the four kept count.

    The four are counted without a starter and without a flush; a cut makes nothing.
    """
    match action:
        case Play(card):
            return total(score_play((*view.count, card), view.total + VALUE[card]))
        case Lay(low, high):
            return rank_points(sum([TALLY[card] for card in view.hand if card not in (low, high)]))
        case _:
            return 0
