"""How a game ended: who won, what each hand counts, what decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.presenters.names import bold_names
from bot.presenters.wild.wording import SUIT_SIGNS, WILD_SIGN, face_in_words, glanced
from bot.sight import Sight
from bot.words import Say
from engines.wild.cards import WILD, Card, Hand
from engines.wild.events import Caught, Drew, Event, Played, Why
from engines.wild.scoring import points_table
from engines.wild.views import View

STACK_WORTH_TELLING = 4
"""Cards."""
DRAWS_WORTH_TELLING = 8
"""Cards drawn in place of a play by one seat."""


def outcome(sight: Sight, names: Sequence[str], say: Say) -> str:
    """Return how the game ended and for how many points."""
    table = sight.view.table
    if table.winner is None:
        return say("wild-end-stopped")
    return say("wild-end-winner", name=names[table.winner], points=table.points or 0)


def result_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return each hand with its points, a line a seat."""
    view: View = sight.view
    return tuple(
        say("wild-row", name=name, cards=glanced(sorted(hand), say), points=_count(view, hand))
        if hand
        else _empty(view, seat, name, say)
        for seat, (name, hand) in enumerate(_hands(sight, say))
    )


def detail_rows(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return each hand counted card by card, a line a seat."""
    view: View = sight.view
    return tuple(
        say("wild-detail", name=name, sum=_sum(view, hand, say), points=_count(view, hand))
        if hand
        else _empty(view, seat, name, say)
        for seat, (name, hand) in enumerate(_hands(sight, say))
    )


def turning_points(events: Sequence[Event], names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Return the biggest stack, who was caught, the jump-ins and who drew most."""
    return tuple(
        chain(
            _stack(events, names, say),
            _caught(events, names, say),
            _jumped(events, names, say),
            _moved(events, say),
            _most(events, names, say),
        )
    )


def _hands(sight: Sight, say: Say) -> Iterator[tuple[str, Hand]]:
    """Yield name and open hand by seat; where nobody won, hands stay closed."""
    names = bold_names(sight.record, say)
    hands = sight.view.hands or ((),) * len(names)
    yield from zip(names, hands, strict=True)


def _empty(view: View, seat: int, name: str, say: Say) -> str:
    if view.table.out[seat]:
        return say("wild-row-left", name=name)
    if view.table.winner is None:
        return say("wild-row-closed", name=name, n=view.counts[seat])
    return say("wild-row-empty", name=name)


def _count(view: View, hand: Hand) -> int:
    worth = points_table(view.table.options)
    return sum(worth[card] for card in hand)


def _sum(view: View, hand: Hand, say: Say) -> str:
    worth = points_table(view.table.options)
    return " + ".join(f"{worth[card]} ({_glance(card, say)})" for card in sorted(hand))


def _glance(card: Card, say: Say) -> str:
    signs = WILD_SIGN if card >= WILD else SUIT_SIGNS[card // 13]
    return f"{signs} {face_in_words(card, say)}"


def _stack(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    drawn = [each for each in events if isinstance(each, Drew) and each.why is Why.STACK]
    most = max(drawn, key=lambda each: each.count, default=None)
    if most is not None and most.count >= STACK_WORTH_TELLING:
        yield say("wild-point-stack", name=names[most.seat], n=most.count)


def _caught(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    last = next((each for each in reversed(events) if isinstance(each, Caught)), None)
    if last is not None:
        yield say("wild-point-caught", name=names[last.seat], by=names[last.by])


def _jumped(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    times = Counter(each.seat for each in events if isinstance(each, Played) and each.jumped)
    for seat, n in times.most_common(1):
        yield say("wild-point-jumped", name=names[seat], n=n)


def _moved(events: Sequence[Event], say: Say) -> Iterator[str]:
    played = [each for each in events if isinstance(each, Played)]
    n = sum(each.passed or each.swapped is not None for each in played)
    if n:
        yield say("wild-point-moved", n=n)


def _most(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    drawn: Counter[int] = Counter()
    for each in events:
        if isinstance(each, Drew) and each.why is Why.TURN:
            drawn[each.seat] += each.count
    for seat, n in drawn.most_common(1):
        if n >= DRAWS_WORTH_TELLING and list(drawn.values()).count(n) == 1:
            yield say("wild-point-drew", name=names[seat], n=n)
