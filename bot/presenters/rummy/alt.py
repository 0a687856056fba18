"""What the pictures show, for those who listen: short sentences, each complete."""

from collections.abc import Iterator, Sequence

from bot.presenters.names import plain_names
from bot.presenters.rummy.ending import outcome
from bot.presenters.rummy.telling import deal_lines
from bot.presenters.rummy.wording import in_groups, letter, loose_points, shown, spoken
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.rummy import melds
from engines.rummy.order import melds_first
from engines.rummy.pack import Groups
from engines.rummy.table import Phase
from engines.rummy.views import View

ALT_LENGTH = 1024
"""Discord's bound for a picture's description."""


def alt_table(sight: Sight, say: Say) -> str:
    """Return the whole public state: piles and seats, a declared hand, or the standings."""
    return _joined(_table(sight, sight.view, say))


def alt_hand(sight: Sight, say: Say) -> str:
    """Return this seat's cards in their groups, what they are, and what they cost as they lie."""
    return _joined(_hand(sight.view, say))


def _joined(sentences: Iterator[str]) -> str:
    """Return as many whole sentences as the description of a picture holds."""
    said = ""
    for sentence in sentences:
        longer = f"{said} {sentence}".strip()
        if len(longer) > ALT_LENGTH:
            break
        said = longer
    return said


def _table(sight: Sight, view: View, say: Say) -> Iterator[str]:
    names = plain_names(sight.record, say)
    yield say("rummy-alt-title", n=view.deal)
    match view.phase:
        case Phase.OVER:
            yield outcome(sight, names, say)
            yield from _stands(view, names, say)
            yield from _shown(view, names, say)
        case Phase.BETWEEN:
            yield from _stands(view, names, say)
        case _:
            yield from _middle(view, say)
            for seat, name in enumerate(names):
                yield _seat(view, Seat(seat), name, say)


def _stands(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    for line in deal_lines(view, names, say):
        yield line.rstrip(".") + "."


def _shown(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the hands that lie open, which the picture at the end shows."""
    for name, hand in zip(names, view.hands, strict=True):
        if hand:
            cards = in_groups(melds_first(hand, view.wild), view.wild, say)
            yield say("rummy-alt-shown", name=name, cards=cards)


def _middle(view: View, say: Say) -> Iterator[str]:
    if view.phase is Phase.SHOW and view.declarer is not None:
        yield from groups_spoken(melds_first(view.hands[view.declarer], view.wild), view.wild, say)
        return
    yield say("rummy-alt-wild", card=spoken(view.wild_card, view.wild, say))
    if view.open:
        top = spoken(view.open[-1], view.wild, say)
        yield say("rummy-alt-open", card=top, locked="no" if view.open_free else "yes")
        if len(view.open) > 1:
            yield say("rummy-alt-before", card=spoken(view.open[-2], view.wild, say))
    else:
        yield say("rummy-alt-open-empty")
    yield say("rummy-alt-closed", n=view.closed)


def _seat(view: View, seat: Seat, name: str, say: Say) -> str:
    limit, variant = view.options.terms.limit, view.options.variant.value
    brings = view.scores[seat] if limit else view.chips[seat]
    return say(
        "rummy-alt-seat",
        name=name,
        n=view.counts[seat],
        state=_state(view, seat),
        points=view.fixed[seat] or 0,
        missed=view.misses[seat],
        unit="points" if limit else "none" if variant == "points" else "chips",
        total=brings,
    )


def _state(view: View, seat: Seat) -> str:
    if seat in view.left:
        return "left"
    if seat not in view.in_table:
        return "out"
    if seat not in view.in_deal:
        return "wrong" if seat in view.shown else "dropped"
    if view.phase is Phase.SHOW:
        return "declared" if seat == view.declarer else _closed(view, seat)
    if seat == view.turn:
        return "turn"
    return "dealer" if seat == view.dealer else "waiting"


def _closed(view: View, seat: Seat) -> str:
    return "shown" if seat in view.shown else "grouping"


def _hand(view: View, say: Say) -> Iterator[str]:
    yield say("rummy-alt-hand-title")
    if not view.hand:
        yield say("rummy-hand-empty")
        return
    yield from groups_spoken(view.hand, view.wild, say)
    if view.drawn is not None and view.turn == view.seat:
        yield say("rummy-alt-drawn", card=spoken(view.drawn, view.wild, say))
    settled = None if view.seat is None else view.fixed[view.seat]
    points = melds.points(view.hand, view.wild) if settled is None else settled
    yield say("rummy-alt-points", points=points, settled="no" if settled is None else "yes")
    if view.phase in (Phase.DRAW, Phase.DISCARD, Phase.SHOW):
        top = spoken(view.open[-1], view.wild, say) if view.open else ""
        yield say("rummy-alt-wild", card=spoken(view.wild_card, view.wild, say))
        if top:
            yield say("rummy-alt-open", card=top, locked="no" if view.open_free else "yes")


def groups_spoken(groups: Groups, wild: int, say: Say) -> Iterator[str]:
    """Yield a sentence a group; single cards in short, since there may be fourteen."""
    many = len(groups) > 6
    for at, group in enumerate(groups):
        told = shown if many else spoken
        yield say(
            "rummy-alt-group",
            letter=letter(at),
            kind=melds.kind(group, wild).value,
            cards=", ".join(told(card, wild, say) for card in group),
            points=loose_points(group, wild),
        )
