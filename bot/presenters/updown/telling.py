"""What goes on, in sentences: whose turn it is, what a seat is asked, what happened."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from bot.presenters.cards import rank_as, short, short_rank, told_card
from bot.presenters.names import bold_names
from bot.presenters.updown.ending import outcome
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import Card, is_joker, rank
from engines.core.seats import Seat
from engines.updown.actions import Play, parse
from engines.updown.events import Dealt, Drew, Ended, Event, Kept, Left, Passed, Played
from engines.updown.views import View


def status(sight: Sight, say: Say) -> str:
    """Return who must do what on which card, or how the round ended."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    if view.turn is None:
        return outcome(sight, names, say)
    facts = {"name": names[view.turn], "card": in_play(view, say), **neighbours(view.rank)}
    if view.holding:
        return say("updown-status-holding", **facts)
    if view.pile:
        return say("updown-status-turn", **facts, pile=view.pile)
    return say("updown-status-must", **facts)


def asks(sight: Sight, say: Say) -> str:
    """Return what this seat is asked to do now, or whom it waits for."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    if view.turn is None:
        return outcome(sight, names, say)
    if view.seat is not None and view.out[view.seat]:
        return say("updown-ask-left")
    if view.turn != view.seat:
        return say("updown-ask-wait", name=names[view.turn])
    return _asks_on_turn(sight, view, say)


def _asks_on_turn(sight: Sight, view: View, say: Say) -> str:
    fitting = playable(sight)
    if view.held is not None:
        return say("updown-ask-held", card=told_card(view.held, say))
    if not view.pile:
        ordinary = any(not is_joker(card) for card in fitting)
        return say("updown-ask-must" if ordinary else "updown-ask-must-joker")
    if not fitting:
        return say("updown-ask-draw")
    return say("updown-ask-play", **neighbours(view.rank))


def hand_words(sight: Sight, say: Say) -> str:
    """Return this seat's hand, the cards that can be played in bold."""
    view: View = sight.view
    fitting = playable(sight)

    def shown(card: Card) -> str:
        text = short(card, say)
        bold = f"**{text}**" if card in fitting else text
        return say("updown-hand-drawn", card=bold) if card == view.held else bold

    cards = ", ".join(shown(card) for card in view.hand)
    return say("updown-hand", n=len(view.hand), cards=cards)


def told(event: Event, names: Sequence[str], say: Say, seat: Seat | None = None) -> str | None:
    """Return *event* in a sentence; *seat* is spoken to as "you". The end is told elsewhere."""
    match event:
        case Ended():
            return None
        case Dealt(starter, up):
            return say("updown-told-dealt", card=short(up, say), name=names[starter])
        case Played() | Drew() | Kept() | Passed() | Left():
            own = event.seat == seat
            deed, facts = _deed(event, say, own=own)
            if own:
                return say(f"updown-own-{deed}", **facts)
            return say(f"updown-told-{deed}", name=names[event.seat], **facts)
        case _:
            assert_never(event)


def _deed(
    event: Played | Drew | Kept | Passed | Left, say: Say, *, own: bool
) -> tuple[str, dict[str, str]]:
    """Return the end of the sentence's key, and what the sentence names."""
    match event:
        case Played():
            card = {"card": short(event.card, say)}
            if event.call is None:
                return "played", card
            return "called", card | {"rank": rank_as(event.call, say)}
        case Drew():
            return _drawn(event, say, own=own)
        case Kept() | Passed() | Left():
            return type(event).__name__.lower(), {}
        case _:
            assert_never(event)


def _drawn(event: Drew, say: Say, *, own: bool) -> tuple[str, dict[str, str]]:
    deed = "drew-fitting" if event.held else "drew"
    if event.card is None:
        return deed, {}
    return deed if own else "drew-open", {"card": told_card(event.card, say)}


def in_play(view: View, say: Say) -> str:
    """Return the card in play, a Joker with the rank that it is called as."""
    top = view.discard[-1]
    if not view.called:
        return short(top, say)
    return say("updown-in-play", joker=short(top, say), rank=rank_as(view.rank, say))


def neighbours(number: int) -> dict[str, str]:
    """Return the signs of the ranks that fit on rank *number*, as facts of a sentence."""
    return {"down": short_rank((number - 1) % 13), "up": short_rank((number + 1) % 13)}


def fits(card: Card, number: int) -> bool:
    """Tell whether *card* is no Joker and fits on rank *number*."""
    return not is_joker(card) and (rank(card) - number) % 13 in {1, 12}


def playable(sight: Sight) -> frozenset[Card]:
    """Return the cards that this seat may play now, Jokers among them."""
    return _played_by(sight.legal)


@lru_cache(maxsize=1 << 10)  # asked by the words, the alt text and each row of a hand
def _played_by(legal: tuple[str, ...]) -> frozenset[Card]:
    plays = (parse(text) for text in legal)
    return frozenset(play.card for play in plays if isinstance(play, Play))
