"""How a round ended: who won, what each hand counts, what decided it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise

from bot.presenters.cards import rank_as, short, short_rank, shorts
from bot.presenters.names import bold_names
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import Card, is_joker, rank
from engines.updown.events import Dealt, Drew, Event, Played
from engines.updown.views import View

JOKER_POINTS, ACE_POINTS, COURT_POINTS = 50, 30, 10
"""What is left in a hand counts (rule 5.4); other cards count their number."""
RUN_WORTH_TELLING = 4
"""Steps."""
DRAWS_WORTH_TELLING = 4


def outcome(sight: Sight, names: Sequence[str], say: Say) -> str:
    """Return how the round ended and with which total."""
    view: View = sight.view
    if view.winner is None:
        return say("updown-end-draw", points=min(_totals(view)))
    name, points = names[view.winner], view.points[view.winner]
    if view.outcome == "blocked":
        return say("updown-end-blocked", name=name, points=points)
    alone = bool(view.hands[view.winner])
    return say("updown-end-alone" if alone else "updown-end-winner", name=name)


def result_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return each hand with its points, a line a seat."""

    def row(name: str, hand: Sequence[Card], points: int) -> str:
        return say("updown-row", name=name, cards=shorts(hand, say), points=points)

    return _rows(sight, say, row)


def detail_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return each hand counted card by card, a line a seat."""

    def row(name: str, hand: Sequence[Card], points: int) -> str:
        return say("updown-detail", name=name, sum=_sum(hand, say), points=points)

    return _rows(sight, say, row)


def turning_points(events: Sequence[Event], names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Return the Jokers' calls, the longest run and who drew most, where worth telling."""
    return tuple(
        chain(_jokers(events, names, say), _longest_run(events, say), _most(events, names, say))
    )


def _rows(
    sight: Sight, say: Say, row: Callable[[str, Sequence[Card], int], str]
) -> tuple[str, ...]:
    """Return a line a seat: what *row* makes of name, hand and points, where cards are left."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    seats = zip(names, view.hands, view.points, view.out, strict=True)
    return tuple(
        row(name, hand, points) if hand else _left_or_empty(name, say, out=out)
        for name, hand, points, out in seats
    )


def _left_or_empty(name: str, say: Say, *, out: bool) -> str:
    return say("updown-row-left" if out else "updown-row-empty", name=name)


def _totals(view: View) -> list[int]:
    return [points for points, out in zip(view.points, view.out, strict=True) if not out]


def _sum(hand: Sequence[Card], say: Say) -> str:
    return " + ".join(f"{_points(card)} ({short(card, say)})" for card in hand)


def _points(card: Card) -> int:
    if is_joker(card):
        return JOKER_POINTS
    return ACE_POINTS if rank(card) == 0 else min(rank(card) + 1, COURT_POINTS)


def _jokers(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    for event in events:
        if isinstance(event, Played) and event.call is not None:
            joker, called = short(event.card, say), rank_as(event.call, say)
            yield say("updown-point-joker", name=names[event.seat], joker=joker, rank=called)


def _longest_run(events: Sequence[Event], say: Say) -> Iterator[str]:
    """Yield the longest run of cards in one direction; Jokers count as what they were called."""
    ranks = [number for event in events for number in _in_force(event)]
    best = run = (0, 0, 0)  # steps, with a sign for the direction; ranks from and to
    for before, now in pairwise(ranks):
        step = 1 if (now - before) % 13 == 1 else -1
        steps, start, _ = run
        run = (steps + step, start, now) if steps * step > 0 else (step, before, now)
        best = max(best, run, key=lambda each: abs(each[0]))
    if abs(best[0]) >= RUN_WORTH_TELLING:
        key = "updown-point-up" if best[0] > 0 else "updown-point-down"
        yield say(key, n=abs(best[0]), **{"from": short_rank(best[1]), "to": short_rank(best[2])})


def _in_force(event: Event) -> Iterator[int]:
    match event:
        case Dealt(_, up):
            yield rank(up)
        case Played(_, card, call):
            yield rank(card) if call is None else call


def _most(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    draws = [0] * len(names)
    for event in events:
        if isinstance(event, Drew):
            draws[event.seat] += 1
    most = max(draws)
    if most >= DRAWS_WORTH_TELLING and draws.count(most) == 1:
        yield say("updown-point-drew", name=names[draws.index(most)], n=most)
