"""Hands that the rival may hold, as far as a view tells."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from engines.core.cards import PACK, Card
from engines.core.seats import Seat
from engines.cribbage.inference import holds_above
from engines.cribbage.scoring import TALLY, VALUE, rank_points
from engines.cribbage.views import View

Ranks = tuple[int, ...]


def rival_hands(view: View, random: Random, hands: int) -> list[Ranks]:
    """Return *hands* sets of ranks the rival may hold: of what it was dealt it kept the best.

    A hand is drawn from the cards not seen, with two more that were laid away, and what makes the
    most points together with the cards the rival has played is what it kept.
    """
    assert view.seat is not None
    rival = Seat(1 - view.seat)
    seen = {*view.kept, *view.laid, view.starter, *(card for _, card in view.played)}
    unseen = [card for card in PACK if card not in seen]
    above = holds_above(view.played, rival, ended=not view.count, said_go=rival in view.go)
    fitting = [card for card in unseen if VALUE[card] > above]
    size = view.counts[rival]
    if len(fitting) < size:  # a position that somebody made up
        fitting = unseen
    shown = [card % 13 for seat, card in view.played if seat == rival]
    return [_kept(_dealt(unseen, fitting, size, random), shown, size) for _ in range(hands)]


def _dealt(unseen: list[Card], fitting: list[Card], size: int, random: Random) -> list[Card]:
    """Return *size* cards or more that the rival may have chosen from."""
    dealt = [card for card in random.sample(unseen, size + 2) if card in fitting]
    return dealt if len(dealt) >= size else random.sample(fitting, size)


def _kept(dealt: Sequence[Card], shown: list[int], size: int) -> Ranks:
    """Return the ranks, lowest first, of the *size* cards that go best with those *shown*."""
    hands = combinations(sorted([card % 13 for card in dealt]), size)
    tally = sum([TALLY[rank] for rank in shown])
    return max(hands, key=lambda hand: rank_points(tally + sum([TALLY[rank] for rank in hand])))
