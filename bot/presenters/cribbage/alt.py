"""What the pictures show, for those who listen: short sentences, each complete."""

from collections.abc import Iterator, Sequence

from bot.presenters.cards import in_full, short, shorts
from bot.presenters.cribbage.controls import COUNT
from bot.presenters.cribbage.ending import counted, outcome, result_rows
from bot.presenters.cribbage.scores import count_title, parts_words
from bot.presenters.cribbage.telling import playable
from bot.presenters.names import plain_names
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.cribbage.actions import Lay, parse
from engines.cribbage.events import Shown
from engines.cribbage.scoring import total
from engines.cribbage.views import View

ALT_LENGTH = 1024
"""Discord's bound for a picture's description."""


def alt_table(sight: Sight, say: Say) -> str:
    """Return all that the table's picture shows: pegs and seats, then the phase's own cards."""
    return " ".join(_table(sight, sight.view, say))[:ALT_LENGTH]


def alt_hand(sight: Sight, say: Say) -> str:
    """Return this seat's cards, which can be played, and the count."""
    return " ".join(_hand(sight, sight.view, say))[:ALT_LENGTH]


def alt_preview(sight: Sight, partial: str, say: Say) -> str:
    """Return what the picture of a preview shows: the counts, or the hand with two cards raised."""
    view: View = sight.view
    if partial == COUNT and view.shows:
        names = plain_names(sight.record, say)
        return " ".join(_counts(view.shows, names, say))[:ALT_LENGTH]
    if not partial.startswith("lay "):
        return alt_hand(sight, say)
    lay = parse(partial)
    assert isinstance(lay, Lay)
    raised = say("cribbage-alt-raised", cards=f"{in_full(lay.low, say)}, {in_full(lay.high, say)}")
    return f"{alt_hand(sight, say)} {raised}"[:ALT_LENGTH]


def alt_details(sight: Sight, say: Say) -> str:
    """Return what the picture of the last counts shows."""
    shown, names = counted(sight.view), plain_names(sight.record, say)
    return " ".join(_counts(shown, names, say))[:ALT_LENGTH]


def _table(sight: Sight, view: View, say: Say) -> Iterator[str]:
    names = plain_names(sight.record, say)
    if view.outcome is None and view.phase == "cut_deck" and view.shows:
        yield from _counts(view.shows, names, say)
        return
    yield say("cribbage-alt-title")
    for seat, name in enumerate(names):
        yield _seat(view, Seat(seat), name, say)
    if view.outcome is not None:
        yield outcome(sight, names, say)
        yield from (f"{row.replace('**', '')}." for row in result_rows(sight, say))
    else:
        yield from _cards(view, names, say)


def _seat(view: View, seat: Seat, name: str, say: Say) -> str:
    score = view.scores[seat]
    return say(
        "cribbage-alt-seat",
        name=name,
        score=score,
        rear=view.rear[seat],
        n=view.counts[seat],
        dealer="yes" if seat == view.dealer else "no",
        state=_state(view, seat),
    )


def _state(view: View, seat: Seat) -> str:
    if view.phase == "lay":
        return "laid" if view.laid_away[seat] else "laying"
    if seat in view.go:
        return "go"
    return "turn" if seat == view.turn else "waiting"


def _cards(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the cards on the table: those cut, the starter, the count and what was before it."""
    for seat, card in enumerate(view.cuts):
        yield say("cribbage-alt-cut", name=names[seat], card=in_full(card, say))
    if view.phase in ("lay", "cut_starter"):
        yield say("cribbage-alt-crib", n=2 * sum(view.laid_away))
    if view.starter is None:
        yield say("cribbage-alt-pack")
        return
    yield say("cribbage-alt-starter", card=in_full(view.starter, say))
    at = len(view.played) - len(view.count)
    now = ", ".join(f"{short(card, say)} ({names[seat]})" for seat, card in view.played[at:])
    yield say("cribbage-alt-count", total=view.total, n=len(view.count), cards=now)
    if at:
        yield say("cribbage-alt-before", cards=shorts((c for _, c in view.played[:at]), say))


def _counts(shows: Sequence[Shown], names: Sequence[str], say: Say) -> Iterator[str]:
    yield say("cribbage-alt-counts")
    for shown in shows:
        parts = parts_words(shown.parts, say) if shown.parts else say("cribbage-alt-nothing")
        yield say(
            "cribbage-alt-counted",
            what=count_title(shown, names, say).replace("**", ""),
            parts=parts,
            points=total(shown.parts),
            score=shown.score,
        )


def _hand(sight: Sight, view: View, say: Say) -> Iterator[str]:
    yield say("cribbage-alt-hand-title")
    cards = ", ".join(in_full(card, say) for card in view.hand)
    yield say("cribbage-alt-hand", n=len(view.hand), cards=cards)
    if view.laid:
        yield say("cribbage-alt-laid", cards=shorts(view.laid, say))
    gone = [card for card in view.kept if card not in view.hand]
    if gone:
        yield say("cribbage-alt-gone", cards=shorts(gone, say))
    if view.phase == "play":
        yield say("cribbage-alt-total", total=view.total)
        fitting = [card for card in view.hand if card in playable(sight)]
        if fitting:
            yield say("cribbage-alt-playable", cards=shorts(fitting, say))
    elif view.depths is not None and view.turn == view.seat:
        yield say("cribbage-alt-depths", low=view.depths[0], high=view.depths[1])
