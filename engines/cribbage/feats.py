"""A player's best hand of a game: the show that counted most."""

from collections.abc import Mapping, Sequence

from engines.core.cards import NAMES, names
from engines.core.contract import Feat
from engines.core.seats import Seat
from engines.cribbage.events import Event, Shown
from engines.cribbage.scoring import total


def feats(events: Sequence[Event]) -> Mapping[Seat, Feat]:
    """Return each seat's best hand in points (rule 6.1), its four cards and the starter.

    Cribs are no hands; of equal ones the first stands.
    """
    best: dict[Seat, Feat] = {}
    for event in events:
        if isinstance(event, Shown) and not event.crib:
            feat = Feat(total(event.parts), (tuple(names(event.cards)), (NAMES[event.starter],)))
            if feat.worth > (best[event.seat].worth if event.seat in best else 0):
                best[event.seat] = feat
    return best
