"""How a game ended: who won, what each hand counts, what decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.presenters.names import bold_names
from bot.presenters.wild.wording import SUIT_SIGNS, WILD_SIGN, face_in_words, glanced
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.wild.cards import WILD, Card, Hand
from engines.wild.deal import HAND
from engines.wild.events import Caught, Drew, Ended, Event, Moved, Played, Why
from engines.wild.scoring import points_table
from engines.wild.views import View

STACK_WORTH_TELLING = 4
"""Cards."""
DRAWS_WORTH_TELLING = 8
"""Cards drawn in place of a play by one seat."""
HITS_WORTH_TELLING = 4
"""Cards that one seat made others draw."""
CARDS_WORTH_TELLING = 10
"""Cards that a later winner held at once."""


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
    """Return the biggest stack, who was caught or hit, who came back, jump-ins, who drew most."""
    return tuple(
        chain(
            _stack(events, names, say),
            _caught(events, names, say),
            _hit(events, names, say),
            _came_back(events, names, say),
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


def _hit(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield who made the others draw the most, by +2 and Wild +4."""
    made: Counter[Seat] = Counter()
    last = Seat(0)
    for event in events:
        match event:
            case Played(seat):
                last = seat
            case Drew(why=Why.HIT | Why.STACK, count=count):
                made[last] += count
    for seat, n in made.most_common(1):
        if n >= HITS_WORTH_TELLING and list(made.values()).count(n) == 1:
            yield say("wild-point-hit", name=names[seat], n=n)


def _came_back(events: Sequence[Event], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield how many cards the winner had held, if that looked lost."""
    ended = events[-1] if events else None
    if not isinstance(ended, Ended) or ended.winner is None:
        return
    held = most = HAND
    for event in events:
        match event:
            case Played(seat) if seat == ended.winner:
                held -= 1
            case Drew(seat, count=count) if seat == ended.winner:
                held += count
            case Moved(hands):
                held = len(hands[ended.winner])
        most = max(most, held)
    if most >= CARDS_WORTH_TELLING:
        yield say("wild-point-back", name=names[ended.winner], n=most)


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
