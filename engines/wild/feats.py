"""What a Wild player may be proud of: the most points won with one game."""

from collections.abc import Mapping, Sequence

from engines.core.contract import Feat
from engines.core.seats import Seat
from engines.wild.events import Ended, Event


def feats(events: Sequence[Event]) -> Mapping[Seat, Feat]:
    """Return what the winner scored (rule 12.2), if anything."""
    ended = events[-1]
    if not isinstance(ended, Ended) or ended.winner is None or not ended.points:
        return {}
    return {ended.winner: Feat(ended.points)}
