"""How a game ended: who won, what the last hands held, what decided it."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.presenters.cards import short, shorts
from bot.presenters.cribbage.scores import count_rows, parts_words
from bot.presenters.names import bold_names
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat, after
from engines.cribbage.actions import in_order
from engines.cribbage.events import Ended, Event, Pegged, Shown
from engines.cribbage.scoring import Kind, total
from engines.cribbage.views import View, skunk

PEG_WORTH_TELLING = 5
"""Points pegged by one card."""


def outcome(sight: Sight, names: Sequence[str], say: Say) -> str:
    """Return who won, by how much, and whether it was a skunk."""
    view: View = sight.view
    winner = view.winner or Seat(0)
    loser = after(winner, 2)
    facts = {"name": names[winner], "other": names[loser]}
    if view.outcome == "left":
        return say("cribbage-end-left", **facts)
    key = skunk(view.scores[loser]) or "won"
    points, less = view.scores[winner], view.scores[loser]
    return say(f"cribbage-end-{key}", **facts, points=points, less=less)


def counted(view: View) -> tuple[Shown, ...]:
    """Return the counts of the deal in which the game ended, as far as it came."""
    return tuple(each for each in view.shows if each.starter == view.starter)


def result_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return the last deal: the starter, each hand and the crib with what they counted."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    return tuple(chain(_starter(view, say), _hands(view, names, say), _crib(view, names, say)))


def _starter(view: View, say: Say) -> Iterator[str]:
    if view.starter is not None:
        yield say("cribbage-row-starter", card=short(view.starter, say))


def _hands(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    points = {each.seat: total(each.parts) for each in counted(view) if not each.crib}
    for number, (name, hand) in enumerate(zip(names, view.hands, strict=True)):
        cards, seat = shorts(hand, say), Seat(number)
        if not hand:
            yield say("cribbage-row-none", name=name)
        elif seat in points:
            yield say("cribbage-row-hand", name=name, cards=cards, points=points[seat])
        else:
            yield say("cribbage-row-uncounted", name=name, cards=cards)


def _crib(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    if not view.crib or view.dealer is None:
        return
    facts = {"name": names[view.dealer], "cards": shorts(in_order(view.crib), say)}
    points = [total(each.parts) for each in counted(view) if each.crib]
    if points:
        yield say("cribbage-row-crib", **facts, points=points[0])
    else:
        yield say("cribbage-row-crib-uncounted", **facts)


def detail_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return the last deal's counts part by part, and what was not counted any more."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    shown = counted(view)
    if not shown:
        return (say("cribbage-detail-none"), *result_rows(sight, say))
    rows = chain.from_iterable(("", *count_rows(each, names, say)) for each in shown)
    rest = () if len(shown) == 3 else ("", say("cribbage-detail-rest"), *result_rows(sight, say))
    return (*rows, *rest)


def turning_points(events: Sequence[Event], names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Return how the last points came, the best counts, the best peg and each seat's average."""
    return tuple(
        chain(
            _last_points(events, names, say),
            _best_count(events, names, say),
            _best_peg(events, names, say),
            _heels(events, names, say),
        )
    )


def _last_points(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield in which phase the game was won."""
    if not isinstance(events[-1], Ended) or events[-1].outcome != "winner":
        return
    match events[-2]:
        case Shown(seat, crib):
            yield say(f"cribbage-point-won-{'crib' if crib else 'hand'}", name=names[seat])
        case Pegged(seat, parts):
            heels = parts[0].kind is Kind.HEELS
            yield say(f"cribbage-point-won-{'heels' if heels else 'play'}", name=names[seat])
        case _:
            return


def _best_count(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    shows = [event for event in events if isinstance(event, Shown) and event.parts]
    if shows:
        best = max(shows, key=lambda shown: total(shown.parts))
        key = "cribbage-point-crib" if best.crib else "cribbage-point-hand"
        yield say(
            key,
            name=names[best.seat],
            cards=shorts(best.cards, say),
            starter=short(best.starter, say),
            points=total(best.parts),
        )


def _best_peg(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    pegs = [event for event in events if isinstance(event, Pegged)]
    best = max(pegs, key=lambda peg: total(peg.parts), default=None)
    if best is not None and total(best.parts) >= PEG_WORTH_TELLING:
        parts = parts_words(best.parts, say)
        yield say("cribbage-point-peg", name=names[best.seat], parts=parts)


def _heels(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    for seat, name in enumerate(names):
        times = sum(
            isinstance(event, Pegged) and event.seat == seat and event.parts[0].kind is Kind.HEELS
            for event in events
        )
        if times:
            yield say("cribbage-point-heels", name=name, times=times)
