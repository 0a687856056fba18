"""What goes on, in sentences: who must do what, what a seat is asked, what its hand is."""

from collections.abc import Iterable, Iterator, Sequence

from bot.presenters.names import bold_names
from bot.presenters.rummy.controls import may_arrange
from bot.presenters.rummy.ending import account, outcome
from bot.presenters.rummy.previews import payout_lines
from bot.presenters.rummy.wording import group_lines, shown, worth
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.rummy.order import finishes, melds_first
from engines.rummy.pack import held
from engines.rummy.table import Phase, Pile
from engines.rummy.views import View


def status(sight: Sight, say: Say) -> str:
    """Return who must do what, or how things stand between deals, for everybody."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    match view.phase:
        case Phase.DRAW | Phase.DISCARD:
            return "\n".join((_stakes(view, say), _wild(view, say), _turn(view, names, say)))
        case Phase.SHOW:
            return "\n".join(_declared(view, names, say))
        case Phase.BETWEEN:
            return "\n".join(_between(sight, view, names, say))
        case Phase.OVER:
            return "\n".join((outcome(sight, names, say), *account(sight, say)))


def _turn(view: View, names: Sequence[str], say: Say) -> str:
    if view.turn is None:
        return say("rummy-status-none")
    name = names[view.turn]
    if view.phase is Phase.DISCARD:
        taken = view.drawn is not None and view.drawn_from is Pile.OPEN
        card = shown(view.drawn, view.wild, say) if taken and view.drawn is not None else ""
        return say("rummy-status-throw", name=name, pile="open" if taken else "closed", card=card)
    top = shown(view.open[-1], view.wild, say) if view.open else ""
    return say("rummy-status-draw", name=name, open=_open(view), card=top, n=view.closed)


def _open(view: View) -> str:
    """Return the word for the open pile: whether its top card may be taken."""
    if not view.open:
        return "empty"
    return "free" if view.open_free else "locked"


def _wild(view: View, say: Say) -> str:
    card = shown(view.wild_card, view.wild, say)
    return say("rummy-status-wild", card=card, rank=_rank(view))


def _stakes(view: View, say: Say) -> str:
    """Return what is played and for what, in play chips."""
    options = view.options
    return say(
        "rummy-status-stakes",
        variant=options.variant.value if options.terms.limit == 0 else "pool",
        deal=view.deal,
        deals=options.deals,
        limit=options.terms.limit,
        value=options.point_value,
        fee=options.entry_fee,
    )


def _rank(view: View) -> str:
    return ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")[view.wild]


def listed(seats: Iterable[Seat], names: Sequence[str]) -> str:
    """Return the names of *seats*, one after the other."""
    return ", ".join(names[seat] for seat in seats)


def _declared(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    if view.declarer is None:
        return
    yield from group_lines(melds_first(view.hands[view.declarer], view.wild), view.wild, say)
    name = names[view.declarer]
    yield say("rummy-status-declared", name=name, others=listed(view.to_act, names))


def _between(sight: Sight, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    if view.vote is not None:
        yield say("rummy-status-vote", names=listed(view.vote, names))
        yield from payout_lines(sight, say)
        yield say("rummy-status-answers", names=listed(view.to_act, names))
        return
    yield from deal_lines(view, names, say)
    yield say("rummy-status-between", n=view.deal, names=listed(view.to_act, names))


def deal_lines(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield what the deal brought each seat, and how each stands now."""
    unit = "points" if view.options.terms.limit else "chips"
    for seat, name in enumerate(names):
        points = view.fixed[seat]
        total = view.scores[seat] if unit == "points" else view.chips[seat]
        if Seat(seat) not in view.in_table:
            yield say("rummy-standing-out", name=name, unit=unit, total=total)
        else:
            yield say("rummy-standing", name=name, points=points or 0, unit=unit, total=total)


# One seat


def asks(sight: Sight, say: Say) -> str:
    """Return what this seat is asked to do now, or whom it waits for."""
    view: View = sight.view
    return "\n".join((_asks(sight, view, say), *_until(sight, view, say), *_warning(view, say)))


def _asks(sight: Sight, view: View, say: Say) -> str:
    names = bold_names(sight.record, say)
    gone = _gone(view, say)
    if view.phase is Phase.OVER:
        return outcome(sight, names, say)
    if gone is not None:
        return gone
    if view.phase is Phase.BETWEEN:
        return _asks_between(sight, view, names, say)
    if view.phase is Phase.SHOW:
        return _asks_to_show(view, names, say)
    if view.turn != view.seat or view.turn is None:
        return say("rummy-ask-wait", name=listed(view.to_act, names))
    return _asks_on_turn(view, say)


def _gone(view: View, say: Say) -> str | None:
    """Return why this seat has nothing to do, if it has not."""
    if view.seat is None:
        return None
    if view.seat in view.left:
        return say("rummy-ask-left")
    if view.seat not in view.in_table:
        return say("rummy-ask-out", points=view.scores[view.seat])
    if view.phase is not Phase.BETWEEN and view.seat not in view.in_deal:
        return say("rummy-ask-dropped", points=view.fixed[view.seat] or 0)
    return None


def _asks_on_turn(view: View, say: Say) -> str:
    if view.phase is Phase.DRAW:
        top = shown(view.open[-1], view.wild, say) if view.open else ""
        return say("rummy-ask-draw", open=_open(view), card=top)
    place = next((place for place, _ in finishes(view.hand, view.wild, view.locked)), None)
    if place is not None:
        last = shown(held(view.hand)[place], view.wild, say)
        return say("rummy-ask-declare", last=last)
    card = "" if view.locked is None else shown(view.locked, view.wild, say)
    return say("rummy-ask-throw", card=card, pile="closed" if view.locked is None else "open")


def _asks_to_show(view: View, names: Sequence[str], say: Say) -> str:
    if view.seat in view.shown:
        own = view.seat == view.declarer
        others = listed(view.to_act, names)
        return say("rummy-ask-shown", who="you" if own else "other", others=others)
    name = "" if view.declarer is None else names[view.declarer]
    return say("rummy-ask-show", name=name)


def _asks_between(sight: Sight, view: View, names: Sequence[str], say: Say) -> str:
    others = listed(view.to_act, names)
    if view.vote is not None:
        if "accept" not in sight.legal:
            return say("rummy-ask-voted", others=others)
        return "\n".join(
            (say("rummy-ask-vote", names=listed(view.vote, names)), *payout_lines(sight, say))
        )
    if "ready" not in sight.legal:
        return say("rummy-ask-waiting", n=view.deal, others=others)
    points = 0 if view.seat is None else view.fixed[view.seat] or 0
    return say("rummy-ask-ready", n=view.deal, points=points)


def _until(sight: Sight, view: View, say: Say) -> Iterator[str]:
    """Yield when this seat's time is up, or that no time runs yet (rule 7.1)."""
    if view.seat not in view.to_act or sight.record.paused:
        return
    if sight.until is not None:
        yield say("rummy-ask-until", when=f"<t:{int(sight.until)}:R>")
    elif view.phase is Phase.DRAW and view.options.practice and sight.record.clock is None:
        yield say("rummy-ask-unhurried")


def _warning(view: View, say: Say) -> Iterator[str]:
    """Yield that a turn more missed is a drop, before it is one (rule 7.5)."""
    if view.seat is None or view.phase not in (Phase.DRAW, Phase.DISCARD):
        return
    terms, missed = view.options.terms, view.misses[view.seat]
    if missed and view.seat in view.in_deal:
        yield say("rummy-missed", n=missed, left=terms.misses - missed, points=terms.middle)


def hand_words(sight: Sight, say: Say) -> str:
    """Return this seat's hand in its groups, a line each, and what it costs as it lies."""
    view: View = sight.view
    if not view.hand:
        return say("rummy-hand-empty")
    lines = list(group_lines(view.hand, view.wild, say))
    if may_arrange(view):
        lines.append(worth(view.hand, view.wild, say))
        lines.append(_wild(view, say))
    return "\n".join(lines)
