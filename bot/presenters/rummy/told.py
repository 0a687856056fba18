"""What happened, a sentence an event; whoever did it is spoken to as "you"."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.cards import short, told_card
from bot.words import Say
from engines.core.cards import Card
from engines.core.seats import Seat
from engines.rummy.events import (
    Answered,
    Arranged,
    Asked,
    DealEnded,
    Dealt,
    Declared,
    Drew,
    Dropped,
    Ended,
    Event,
    Left,
    Missed,
    Shown,
    Threw,
    Took,
    Tossed,
    Turned,
    Waited,
)

Facts = dict[str, str | int]


def told(event: Event, names: Sequence[str], say: Say, seat: Seat | None = None) -> str | None:
    """Return *event* in a sentence; ``None`` for a grouping and for the end, told elsewhere."""
    match event:
        case Arranged() | Ended():
            return None
        case Tossed() | Dealt() | Turned() | DealEnded():
            return _of_the_table(event, names, say)
        case _:
            deed, facts = _deed(event, say)
            if event.seat == seat:
                return say(f"rummy-own-{deed}", **facts)
            return say(f"rummy-told-{deed}", name=names[event.seat], **facts)


def _of_the_table(
    event: Tossed | Dealt | Turned | DealEnded, names: Sequence[str], say: Say
) -> str:
    """Return what nobody did in particular."""
    match event:
        case Tossed(dealer, cards):
            return _tossed(names, dealer, cards, say)
        case Dealt(number, dealer, players, wild, up):
            shown = {"wild": short(wild, say), "up": short(up, say)}
            who = {"dealer": names[dealer], "name": names[players[0]]}
            return say("rummy-told-dealt", n=number, **shown, **who)
        case Turned():
            return say("rummy-told-turned")
        case DealEnded():
            return _deal_ended(event, names, say)
        case _:
            assert_never(event)


def _tossed(names: Sequence[str], dealer: Seat, cards: Sequence[Card], say: Say) -> str:
    shown = ", ".join(
        say("rummy-toss-card", name=name, card=short(card, say))
        for name, card in zip(names, cards, strict=False)
    )
    return say("rummy-told-tossed", cards=shown, name=names[dealer])


def _deal_ended(event: DealEnded, names: Sequence[str], say: Say) -> str:
    out = ", ".join(names[seat] for seat in event.out)
    key = "none" if event.winner is None else "winner"
    name = "" if event.winner is None else names[event.winner]
    ended = say("rummy-told-ended", winner=key, name=name)
    return say("rummy-told-out", ended=ended, names=out, n=len(event.out)) if out else ended


def _deed(  # noqa: PLR0911 - one return an event
    event: Drew
    | Took
    | Threw
    | Missed
    | Dropped
    | Declared
    | Shown
    | Asked
    | Answered
    | Waited
    | Left,
    say: Say,
) -> tuple[str, Facts]:
    """Return the end of the sentence's key, and what the sentence names."""
    match event:
        case Drew(_, card):
            return ("drew", {}) if card is None else ("drew-card", {"card": told_card(card, say)})
        case Took(_, card) | Threw(_, card):
            return type(event).__name__.lower(), {"card": told_card(card, say)}
        case Missed(_, thrown, back):
            return "missed", _undone(thrown, back, say)
        case Dropped(_, points, why, thrown, back):
            return "dropped", {"points": points, "why": why, **_undone(thrown, back, say)}
        case Declared(_, _, _, flaw):
            return "declared", {"flaw": flaw or "none"}
        case Shown():
            return "shown", {"late": "yes" if event.late else "no"}
        case Asked():
            return "asked", {}
        case Answered(_, accepts, late):
            return "answered", {"answer": "late" if late else "yes" if accepts else "no"}
        case Waited() | Left():
            return type(event).__name__.lower(), {}
        case _:
            assert_never(event)


def _undone(thrown: Card | None, back: Card | None, say: Say) -> Facts:
    """Return what became of the card just drawn when time was up."""
    card = thrown if back is None else back
    undone = "none" if card is None else "thrown" if back is None else "back"
    return {"undone": undone, "card": "" if card is None else told_card(card, say)}
