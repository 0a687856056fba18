"""Medium: keeps the four that count most on average, and pegs what it can see."""

from random import Random

from engines.cribbage.actions import GO, PLAYS, Action
from engines.cribbage.computer.choices import cut, playable
from engines.cribbage.computer.foresight import appeal
from engines.cribbage.computer.laying import weighed
from engines.cribbage.views import View


def medium(view: View, random: Random) -> Action:
    """Return the best action as far as one's own cards and the count show; the crib is not seen."""
    if view.depths is not None:
        return cut(view, random)
    if view.phase == "lay":
        return max(weighed(view.hand, None, own_crib=False), key=lambda each: each[0])[1]
    count = tuple([card % 13 for card in view.count])
    fitting = playable(view)
    if not fitting:
        return GO
    return PLAYS[max(fitting, key=lambda card: appeal((*count, card % 13)))]
