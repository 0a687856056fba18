"""Hard: weighs every play by the hand that it leaves; never forgets to call, never misses a catch.

The weights are cards of the suit in force, measured by ``python -m engines.wild.strength``: each
was moved up and down by hand until the wins over thousands of games stopped growing.
"""

from random import Random

from engines.wild.actions import Action, Draw, Keep, Play
from engines.wild.cards import FITS, SKIP, WILD, WILD_FOUR, Hand
from engines.wild.computer.sight import (
    chances,
    named_suit,
    of_suit,
    on_turn,
    plays,
    rest,
    traded,
    word,
)
from engines.wild.views import View

WILD_SPENT = -6.0
"""A Wild fits on anything, so it is kept until nothing else fits."""
POWER = 1.0
"""A power card costs somebody a turn."""
SAME_FACE, SAME_FACE_OF_TWO = 0.5, -0.5
"""A card of the same face left in hand. With more seats the face may come back; with two, keeping
both to change suits with is worth more."""
NO_FOLLOW, LAST_FOLLOWS = -4.0, 20.0
"""With two seats a power card gives another turn: with nothing that fits then; with the last card
fitting, which wins."""
CARD = 3.0
"""A card more or less by a swap."""


def hard(view: View, random: Random) -> Action | None:
    """Return the best action that it knows, or ``None`` off turn if a jump-in would cost cards."""
    acts = chances(view)
    said = word(acts)
    if said is not None:
        return said
    fitting = plays(acts)
    if not fitting:
        return next((act for act in acts if isinstance(act, Draw)), None)
    best = max(fitting, key=lambda play: (worth(view, play), random.random()))
    if traded(view, best) <= 0:
        return best
    return _rather(view, acts, best)


def _rather(view: View, acts: list[Action], best: Play) -> Action | None:
    """Return what is better than a play that makes the hand grow by a swap, if anything is."""
    if not on_turn(view):
        return None
    other = next((act for act in acts if isinstance(act, Draw | Keep)), None)
    return best if other is None or traded(view, best) <= 1 else other


def worth(view: View, play: Play) -> float:
    """Return what *play* is worth, in cards of the suit in force that stay in hand."""
    left = rest(view.hand, play.card)
    return (
        of_suit(left, named_suit(play))
        + _spent(view, play, left)
        + _another_turn(view, play, left)
        - CARD * traded(view, play)
    )


def _two_left(view: View) -> bool:
    return view.table.out.count(False) == 2


def _spent(view: View, play: Play, left: Hand) -> float:
    """Return what it costs or brings to give the card away."""
    if play.card >= WILD:
        return WILD_SPENT
    face = play.card % 13
    same = sum([card < WILD and card % 13 == face for card in left])
    weight = SAME_FACE_OF_TWO if _two_left(view) else SAME_FACE
    return same * weight + (POWER if face >= SKIP else 0)


def _another_turn(view: View, play: Play, left: Hand) -> float:
    """Return what the turn is worth that a power card gives with two seats."""
    again = play.card == WILD_FOUR or (play.card < WILD and play.card % 13 >= SKIP)
    if not again or not _two_left(view) or not left:
        return 0
    fits = FITS[play.card][named_suit(play)]
    if not any(card in fits for card in left):
        return NO_FOLLOW
    return LAST_FOLLOWS if len(left) == 1 else 0
