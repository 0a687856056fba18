"""What goes on, in sentences: whose turn it is, what a seat is asked, what happened."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.cards import short, shorts
from bot.presenters.cribbage.ending import outcome
from bot.presenters.cribbage.scores import parts_words, told_count
from bot.presenters.names import bold_names
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import Card
from engines.core.seats import Seat, after
from engines.cribbage.actions import Play, parse
from engines.cribbage.events import (
    CountEnded,
    CutForDeal,
    DealerFound,
    Dealt,
    Ended,
    Event,
    Laid,
    Left,
    Pegged,
    Played,
    SaidGo,
    Shown,
    Shuffled,
    Turned,
)
from engines.cribbage.scoring import total
from engines.cribbage.views import View

Facts = dict[str, str | int]
_NOTHING: Facts = {}


def status(sight: Sight, say: Say) -> str:
    """Return who must do what, or how the game ended."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    if view.outcome is not None:
        return outcome(sight, names, say)
    facts = _facts(view, names)
    if view.phase != "lay":
        return say(f"cribbage-status-{_step(view)}", **facts)
    if any(view.laid_away):
        late = view.laid_away.index(False)
        key = "cribbage-status-lay-own" if late == view.dealer else "cribbage-status-lay-one"
        return say(key, **facts | {"name": names[late]})
    return say("cribbage-status-lay", **facts)


def asks(sight: Sight, say: Say) -> str:
    """Return what this seat is asked to do now, or whom it waits for."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    if view.outcome is not None:
        return outcome(sight, names, say)
    facts = _facts(view, names)
    if view.phase == "lay":
        late = names[view.laid_away.index(False)]
        return _asks_to_lay(view, facts | {"other": late}, say)
    if view.turn != view.seat:
        return say(f"cribbage-wait-{view.phase}", **facts)
    return say(f"cribbage-ask-{_step(view)}", **facts)


def _asks_to_lay(view: View, facts: Facts, say: Say) -> str:
    if view.laid:
        return say("cribbage-wait-lay", **facts)
    return say("cribbage-ask-lay-own" if view.dealer == view.seat else "cribbage-ask-lay", **facts)


def _step(view: View) -> str:
    """Return the phase, and of the play whether somebody leads or goes on after a go."""
    if view.phase != "play":
        return view.phase
    if not view.count:
        return "play-lead"
    return "play-go" if view.go else "play"


def _facts(view: View, names: Sequence[str]) -> Facts:
    """Return what sentences about this moment may name; depths are 0 where nothing is cut."""
    turn = view.turn or Seat(0)
    low, high = view.depths or (0, 0)
    return {
        "name": names[turn],
        "other": names[after(turn, 2)],
        "dealer": names[view.dealer or 0],
        "total": view.total,
        "low": low,
        "high": high,
    }


def hand_words(sight: Sight, say: Say) -> str:
    """Return this seat's cards, those that can be played in bold, what it laid away, and the score."""
    view: View = sight.view
    fitting = playable(sight)
    cards = ", ".join(
        f"**{short(card, say)}**" if card in fitting else short(card, say) for card in view.hand
    )
    words = say("cribbage-hand", n=len(view.hand), cards=cards)
    lines = [words]
    if view.laid:
        lines.append(f"-# {say('cribbage-hand-laid', cards=shorts(view.laid, say))}")
    if view.seat is not None and view.outcome is None:
        lines.append(f"-# {_race(sight, view.seat, say)}")
    return "\n".join(lines)


def _race(sight: Sight, seat: Seat, say: Say) -> str:
    """Return how far both are, and what the game is won with."""
    other, scores = after(seat, 2), sight.view.scores
    name = bold_names(sight.record, say)[other]
    return say("cribbage-hand-race", own=scores[seat], name=name, theirs=scores[other])


def playable(sight: Sight) -> frozenset[Card]:
    """Return the cards that this seat may play now."""
    plays = (parse(text) for text in sight.legal)
    return frozenset(play.card for play in plays if isinstance(play, Play))


def told(event: Event, names: Sequence[str], say: Say, seat: Seat | None = None) -> str | None:
    """Return *event* in a sentence; *seat* is spoken to as "you". The end is told elsewhere."""
    match event:
        case Shuffled() | CountEnded() | Ended():
            return None
        case DealerFound():
            if event.dealer is None:
                return say("cribbage-told-tie")
            doer, deed, facts = event.dealer, "dealer", _NOTHING
        case Shown():
            return told_count(event, names, say, seat)
        case CutForDeal() | Dealt() | Laid() | Turned() | Played() | SaidGo() | Pegged() | Left():
            doer = event.seat
            deed, facts = _deed(event, names, say, own=doer == seat)
        case _:
            assert_never(event)
    if doer == seat:
        return say(f"cribbage-own-{deed}", **facts)
    return say(f"cribbage-told-{deed}", name=names[doer], **facts)


def _deed(  # noqa: PLR0911 - a case an event
    event: CutForDeal | Dealt | Laid | Turned | Played | SaidGo | Pegged | Left,
    names: Sequence[str],
    say: Say,
    *,
    own: bool,
) -> tuple[str, Facts]:
    """Return the end of the sentence's key, and what the sentence names."""
    match event:
        case CutForDeal(_, _, card):
            return "cut", {"card": short(card, say)}
        case Dealt(cutter):
            return "dealt", {"dealer": names[after(cutter, 2)]}
        case Laid(_, cards):
            return "laid", {"cards": shorts(cards, say)} if own else _NOTHING
        case Turned(_, _, starter):
            return "starter", {"card": short(starter, say)}
        case Played(_, card, reached):
            return "played", {"card": short(card, say), "total": reached}
        case SaidGo():
            return "go", _NOTHING
        case Pegged(_, parts, score):
            parts_told = parts_words(parts, say)
            return "pegged", {"points": total(parts), "parts": parts_told, "score": score}
        case Left():
            return "left", _NOTHING
        case _:
            assert_never(event)
