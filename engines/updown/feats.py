"""What a player may be proud of: the most points left with the others when going out."""

from collections.abc import Mapping, Sequence

from engines.core.contract import Feat
from engines.core.seats import Seat
from engines.updown.events import Ended, Event


def feats(events: Sequence[Event]) -> Mapping[Seat, Feat]:
    """Return the points in all other hands (rule 5.4), for a winner who played the last card."""
    ended = events[-1]
    if not isinstance(ended, Ended) or ended.outcome != "winner" or ended.winner is None:
        return {}
    points = sum(ended.points)  # the winner's own hand counts nothing
    return {} if ended.hands[ended.winner] or not points else {ended.winner: Feat(points)}
