"""What happened, in sentences; a seat that is spoken to is "you"."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.presenters.wild.wording import listed, short, signed_suit
from bot.words import Say
from engines.core.seats import Seat
from engines.wild.cards import REVERSES, SKIPS, WILD
from engines.wild.events import (
    Arranged,
    Called,
    Caught,
    Dealt,
    Drew,
    Ended,
    Event,
    Kept,
    Left,
    Moved,
    Played,
    Reshuffled,
    Why,
)

WHY = {Why.TURN: "turn", Why.STACK: "stack", Why.HIT: "hit", Why.CAUGHT: "caught"}
"""The catalogue's words for why cards were drawn."""


def told(  # noqa: PLR0911 - a line for each kind of event
    event: Event, names: Sequence[str], say: Say, seat: Seat | None = None
) -> str | None:
    """Return *event* in a sentence or two; *seat* is spoken to. The end is told elsewhere."""
    match event:
        case Ended() | Moved():
            return None  # the play before it says how the hands moved
        case Dealt(_, starter, up):
            return say("wild-told-dealt", card=short(up, say), name=names[starter])
        case Played():
            return " ".join(_played(event, names, say, seat))
        case Drew():
            return _drew(event, names, say, seat)
        case Reshuffled(count):
            return say("wild-told-reshuffled", n=count)
        case Called(who, ahead):
            return say("wild-told-called", ahead=_yes(ahead), **_who(who, names, seat))
        case Caught(who, by):
            by_you = _yes(by == seat)
            facts = {"by_you": by_you, "by": names[by]}
            return say("wild-told-caught", **facts, **_who(who, names, seat))
        case Kept(who) | Left(who):
            kept = isinstance(event, Kept)
            key = "wild-told-kept" if kept else "wild-told-left"
            return say(key, **_who(who, names, seat))
        case Arranged():
            return say("wild-told-arranged")
        case _:
            assert_never(event)


def _played(event: Played, names: Sequence[str], say: Say, seat: Seat | None) -> Iterator[str]:
    """Yield the play, then what it did to others."""
    who = _who(event.seat, names, seat)
    facts = {"card": short(event.card, say), **who}
    if event.card >= WILD:
        yield say("wild-told-named", **facts, suit=signed_suit(event.suit, say))
    else:
        yield say("wild-told-jumped" if event.jumped else "wild-told-played", **facts)
    if event.card in SKIPS or (event.card in REVERSES and len(names) == 2):
        yield say("wild-told-skipped")
    elif event.card in REVERSES:
        yield say("wild-told-reversed")
    if event.pending:
        next_ = {"next": names[event.turn], "next_you": _yes(event.turn == seat)}
        yield say("wild-told-pending", n=event.pending, **next_)
    if event.swapped is not None:
        other = {"other": names[event.swapped], "other_you": _yes(event.swapped == seat)}
        yield say("wild-told-swapped", **other, **who)
    if event.passed:
        yield say("wild-told-passed")
    if event.exposed:
        yield say("wild-told-one-left", **who)


def _drew(event: Drew, names: Sequence[str], say: Say, seat: Seat | None) -> str:
    who = _who(event.seat, names, seat)
    if not event.count:
        return say("wild-told-drew-nothing", **who)
    facts = {"why": WHY[event.why], "fits": _yes(event.holds), **who}
    if not event.cards:
        return say("wild-told-drew", n=event.count, **facts)
    cards = listed(event.cards, say)
    return say("wild-told-drew-open", n=event.count, cards=cards, **facts)


def _who(seat: Seat, names: Sequence[str], spoken_to: Seat | None) -> dict[str, str]:
    """Return the facts of who did something."""
    return {"name": names[seat], "you": _yes(seat == spoken_to)}


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
