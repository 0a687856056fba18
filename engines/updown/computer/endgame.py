"""The end between two with the pile empty: both hands are known, so it can be played out exactly.

A search of all lines, remembering positions. Ends are small (some tens to a few thousand
positions), because a run of cards up and down leaves few choices.
"""

from engines.updown.computer.choices import JOKER
from engines.updown.computer.imagine import DOWN, ONE, SHIFT, UP, points

WON, DRAWN, LOST = 1, 0, -1


class TooLongError(Exception):
    """The search would take longer than a move may."""


class Endgame:
    """Remembers what positions are worth, up to *budget* of them."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._worth: dict[tuple[int, int, int], int] = {}

    def worth(self, mine: int, theirs: int, rank: int, *, passed: bool = False) -> int:
        """Return ``WON``, ``DRAWN`` or ``LOST`` for the seat on turn, which holds *mine*."""
        kinds = [each for each in (UP[rank], DOWN[rank]) if mine >> SHIFT[each] & 7]
        if not kinds and not mine >> SHIFT[JOKER]:
            return self._blocked(mine, theirs, rank, passed=passed)
        key = (mine, theirs, rank)
        worth = self._worth.get(key)
        if worth is None:
            self.budget -= 1
            if self.budget < 0:
                raise TooLongError
            worth = self._worth[key] = self._best(mine, theirs, kinds)
        return worth

    def _blocked(self, mine: int, theirs: int, rank: int, *, passed: bool) -> int:
        if not passed:
            return -self.worth(theirs, mine, rank, passed=True)
        difference = points(theirs) - points(mine)
        return (difference > 0) - (difference < 0)

    def _best(self, mine: int, theirs: int, kinds: list[int]) -> int:
        """Return the worth of the best play: a card of *kinds*, or a Joker with any call."""
        best = LOST
        for each in kinds:
            best = max(best, self.after(mine - ONE[each], theirs, each))
            if best == WON:
                return WON
        if mine >> SHIFT[JOKER]:
            left = mine - ONE[JOKER]
            for call in range(13):
                best = max(best, self.after(left, theirs, call))
                if best == WON:
                    return WON
        return best

    def after(self, left: int, theirs: int, rank: int) -> int:
        """Return the worth, for the seat that played, of a play that left it *left*."""
        return -self.worth(theirs, left, rank) if left else WON
