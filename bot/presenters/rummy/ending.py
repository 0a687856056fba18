"""How a game ended: who won what, each hand with its points, what decided it."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.presenters.cards import short
from bot.presenters.names import bold_names
from bot.presenters.rummy.wording import bound, in_groups, loose_points, row
from bot.records import Phase as TablePhase
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.rummy import melds
from engines.rummy.events import DealEnded, Dealt, Declared, Dropped, Event
from engines.rummy.feats import feats
from engines.rummy.melds import Kind
from engines.rummy.options import Variant
from engines.rummy.order import melds_first
from engines.rummy.pack import MOST, Group, cost
from engines.rummy.views import View

HAND_WORTH_TELLING = 40
"""Points paid for one hand."""


def outcome(sight: Sight, names: Sequence[str], say: Say) -> str:
    """Return how the game ended, and with how many play chips."""
    view: View = sight.view
    result = view.result
    if result is None:
        return say("rummy-status-none")
    first = ", ".join(names[seat] for seat in result.places[0])
    if result.outcome == "split":
        return say("rummy-end-split", names=first)
    if result.outcome == "shared":
        wrong = "" if view.declarer is None else names[view.declarer]
        return say("rummy-end-shared", name=wrong, names=first)
    chips = result.chips[result.places[0][0]]
    variant = view.options.variant
    kind = variant.value if variant in (Variant.POINTS, Variant.DEALS) else "pool"
    return say("rummy-end-won", name=first, chips=chips, variant=kind)


def account(sight: Sight, say: Say) -> Iterator[str]:
    """Yield the play chips that each name has won or lost at this table so far."""
    record = sight.record
    if record.phase is TablePhase.PLAYING or not any(record.points):
        return
    pairs = zip(bold_names(record, say), record.points, strict=False)
    won = " · ".join(say("rummy-account-seat", name=name, chips=chips) for name, chips in pairs)
    yield say("rummy-account", accounts=won)


def result_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return the hand of each seat in the last deal with its points, a line a seat."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    return tuple(_row(view, Seat(seat), name, say) for seat, name in enumerate(names))


def _row(view: View, seat: Seat, name: str, say: Say) -> str:
    chips = 0 if view.result is None else view.result.chips[seat]
    points, pool = view.fixed[seat] or 0, "yes" if view.options.terms.limit else "no"
    facts: dict[str, str | int] = {"name": name, "points": points, "chips": chips, "pool": pool}
    hand = melds_first(view.hands[seat], view.wild)
    total = view.scores[seat]
    if not hand:
        return say("rummy-row-closed", state=_state(view, seat), total=total, **facts)
    return say("rummy-row", cards=in_groups(hand, view.wild, say), total=total, **facts)


def _state(view: View, seat: Seat) -> str:
    if seat in view.left:
        return "left"
    if seat in view.in_deal or not view.fixed[seat]:
        return "closed"
    return "dropped"


def detail_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return each hand that was shown counted group by group."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    rows = [_row(view, Seat(seat), name, say) for seat, name in enumerate(names)]
    return tuple(
        line
        for seat, first in enumerate(rows)
        for line in (first, *_counted(view, Seat(seat), say))
    )


def _counted(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield each group, and what its cards count where they are not free (rules 6.1 to 6.4)."""
    hand = melds_first(view.hands[seat], view.wild)
    for group in hand:
        kind = melds.kind(group, view.wild)
        free = kind is not Kind.LOOSE and _is_free(group, hand, view.wild)
        state = "free" if free else "counts"
        yield say(
            "rummy-detail",
            kind=kind.value,
            cards=row(group, view.wild, say),
            state="free" if seat == view.declarer and free else state,
            sum=_sum(group, view.wild, say),
            points=loose_points(group, view.wild),
        )
    if hand and seat != view.declarer:
        yield from bound(hand, view.wild, say)


def _is_free(group: Group, hand: tuple[Group, ...], wild: int) -> bool:
    sequences = [each for each in hand if melds.is_sequence(each, wild)]
    if not any(map(melds.is_pure, sequences)):
        return False
    return len(sequences) > 1 or melds.is_pure(group)


def _sum(group: Group, wild: int, say: Say) -> str:
    return " + ".join(f"{cost(card, wild)} ({short(card, say)})" for card in group)


def turning_points(events: Sequence[Event], names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Return wrong and quick declarations, the dearest deal and hand, where worth telling."""
    return tuple(
        chain(
            _wrong(events, names, say),
            _quickest(events, names, say),
            _dearest(events, names, say),
            _caught(events, names, say),
            _drops(events, names, say),
        )
    )


def _wrong(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    deal = 0
    for event in events:
        match event:
            case Dealt(number):
                deal = number
            case Declared(seat, _, _, flaw) if flaw:
                yield say("rummy-point-wrong", name=names[seat], n=deal, flaw=flaw, points=MOST)


def _quickest(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    best = feats(events)
    for seat in sorted(best, key=lambda each: -best[each].worth)[:1]:
        yield say("rummy-point-quickest", name=names[seat], turns=-best[seat].worth)


def _caught(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield who paid the most for one hand."""
    ended = [each for each in events if isinstance(each, DealEnded) and each.winner is not None]
    paid = max(
        ((points, seat) for each in ended for seat, points in enumerate(each.points)),
        default=(0, 0),
    )
    points, seat = paid
    if points >= HAND_WORTH_TELLING:
        yield say("rummy-point-hand", name=names[seat], points=points)


def _dearest(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the deal that brought its winner the most points of the others."""
    won = [
        (sum(event.points), number, event.winner)
        for number, event in enumerate(
            (each for each in events if isinstance(each, DealEnded)), start=1
        )
        if event.winner is not None
    ]
    if len(won) > 1:
        points, number, winner = max(won, key=lambda each: each[0])
        if points:
            yield say("rummy-point-dearest", name=names[winner], n=number, points=points)


def _drops(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    drops = [0] * len(names)
    for event in events:
        if isinstance(event, Dropped):
            drops[event.seat] += 1
    most = max(drops, default=0)
    if most > 1 and drops.count(most) == 1:
        yield say("rummy-point-drops", name=names[drops.index(most)], n=most)
