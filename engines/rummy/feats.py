"""What a rummy player may be proud of: the quickest declaration."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.core.cards import names
from engines.core.contract import Feat
from engines.core.seats import Seat
from engines.rummy.events import Dealt, Declared, Event, Missed, Threw


def feats(events: Sequence[Event]) -> Mapping[Seat, Feat]:
    """Return each seat's quickest valid declaration: its turns, below 0, and its groups.

    The turn of the declaration counts; of equal ones the first stands.
    """
    best: dict[Seat, Feat] = {}
    turns: Counter[Seat] = Counter()
    for event in events:
        match event:
            case Dealt():
                turns.clear()
            case Threw(seat) | Missed(seat):
                turns[seat] += 1
            case Declared(seat, groups, flaw=""):
                feat = Feat(-turns[seat] - 1, tuple(tuple(names(group)) for group in groups))
                best[seat] = max(best.get(seat, feat), feat, key=lambda each: each.worth)
            case _:
                pass
    return best
