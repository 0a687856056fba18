"""Playing an imagined round on by rules of thumb, to its end.

The rules of thumb: play whenever a card fits, from the rank held most; Jokers only once the pile
is empty and nothing else fits.
"""

from engines.updown.actions import Action, Keep, Play
from engines.updown.computer.choices import JOKER, kind
from engines.updown.computer.endgame import DRAWN, LOST, WON, Endgame
from engines.updown.computer.imagine import DOWN, ONE, SHIFT, UP, World, points


class Round:
    """An imagined round as it goes on; seat 0 is the one that imagines, and is on turn."""

    def __init__(self, world: World) -> None:
        self.hands = list(world.hands)
        self.rank = world.rank
        self.pile = list(reversed(world.pile))
        self.turn = 0
        self.passes = 0

    def act(self, action: Action) -> None:
        """Let the seat on turn do *action*."""
        match action:
            case Play(card, call):
                self._play(kind(card), kind(card) if call is None else call)
            case Keep():
                self._pass_turn()
            case _:
                self._draw()

    def worth(self, endgame: Endgame) -> int:
        """Play on to the end; return ``WON``, ``DRAWN`` or ``LOST`` for seat 0."""
        seats = len(self.hands)
        while all(self.hands) and self.passes < seats:
            if seats == 2 and not self.pile:
                worth = endgame.worth(self.hands[self.turn], self.hands[1 - self.turn], self.rank)
                return -worth if self.turn else worth
            self._step()
        return self._result()

    def _result(self) -> int:
        totals = [points(hand) for hand in self.hands]
        others = min(totals[1:])
        if totals[0] == others:
            return DRAWN
        return WON if totals[0] < others else LOST

    def _step(self) -> None:
        """Let the seat on turn act by rule of thumb."""
        hand, up, down = self.hands[self.turn], UP[self.rank], DOWN[self.rank]
        ups, downs = hand >> SHIFT[up] & 7, hand >> SHIFT[down] & 7
        if ups or downs:
            each = up if ups >= downs else down
            self._play(each, each)
        elif self.pile:
            self._draw()
        elif hand >> SHIFT[JOKER]:
            self._play(JOKER, _call(hand))
        else:
            self.passes += 1
            self._pass_turn()

    def _play(self, each: int, rank: int) -> None:
        self.hands[self.turn] -= ONE[each]
        self.rank = rank
        self.passes = 0
        self._pass_turn()

    def _draw(self) -> None:
        """Draw, and play the card if it fits, unless it is a Joker."""
        each = self.pile.pop()
        self.hands[self.turn] += ONE[each]
        if each in (UP[self.rank], DOWN[self.rank]):
            self._play(each, each)
        else:
            self._pass_turn()

    def _pass_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)


def _call(hand: int) -> int:
    """Return the rank that leaves *hand* the most fitting cards."""
    return max(
        range(13), key=lambda call: (hand >> SHIFT[UP[call]] & 7) + (hand >> SHIFT[DOWN[call]] & 7)
    )
