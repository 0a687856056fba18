"""What a rummy player may be proud of: the quickest declaration."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.core.cards import PRINTED_JOKER, names
from engines.core.contract import Feat
from engines.core.seats import Seat
from engines.rummy.events import Dealt, Declared, Event, Missed, Threw


def feats(events: Sequence[Event]) -> Mapping[Seat, Feat]:
    """Return each seat's quickest valid declaration: its turns, below 0, its groups, the wild card.

    The turn of the declaration counts; of equal ones the first stands.
    """
    best: dict[Seat, Feat] = {}
    turns: Counter[Seat] = Counter()
    wild = PRINTED_JOKER
    for event in events:
        match event:
            case Dealt(wild=turned):
                wild = turned
                turns.clear()
            case Threw(seat) | Missed(seat):
                turns[seat] += 1
            case Declared(seat, groups, flaw=""):
                cards = tuple(tuple(names(group)) for group in (*groups, (wild,)))
                feat = Feat(-turns[seat] - 1, cards)
                best[seat] = max(best.get(seat, feat), feat, key=lambda each: each.worth)
            case _:
                pass
    return best
