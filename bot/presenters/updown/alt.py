"""What the pictures show, for those who listen: short sentences, each complete."""

from collections.abc import Iterator

from bot.presenters.cards import in_full, rank_as, short, shorts
from bot.presenters.names import plain_names
from bot.presenters.updown.ending import outcome
from bot.presenters.updown.telling import neighbours, playable
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.updown.views import View

ALT_LENGTH = 1024
"""Discord's bound for a picture's description."""
CARDS_IN_FULL = 20
"""More cards than these are told in short."""
CARDS_BEFORE = 3
"""How many cards under the top one the picture shows."""


def alt_table(sight: Sight, say: Say) -> str:
    """Return the whole public state: the card in play, what fits, the pile, every seat."""
    return " ".join(_table(sight, sight.view, say))[:ALT_LENGTH]


def alt_hand(sight: Sight, say: Say) -> str:
    """Return this seat's cards, which can be played, and the card in play."""
    return " ".join(_hand(sight, sight.view, say))[:ALT_LENGTH]


def _table(sight: Sight, view: View, say: Say) -> Iterator[str]:
    names = plain_names(sight.record, say)
    yield say("updown-alt-title")
    yield from _in_play(view, say)
    before = view.discard[-1 - CARDS_BEFORE : -1]
    if before:
        yield say("updown-alt-before", cards=shorts(reversed(before), say))
    yield say("updown-alt-pile", n=view.pile)
    for seat, name in enumerate(names):
        state = _state(view, Seat(seat))
        yield say("updown-alt-seat", name=name, n=view.counts[seat], state=state)
    if view.turn is None:
        yield say("updown-alt-over", outcome=outcome(sight, names, say))
        yield from _revealed(view, names, say)


def _hand(sight: Sight, view: View, say: Say) -> Iterator[str]:
    shown = in_full if len(view.hand) <= CARDS_IN_FULL else short
    yield say("updown-alt-hand-title")
    yield from _in_play(view, say)
    cards = ", ".join(shown(card, say) for card in view.hand)
    yield say("updown-alt-hand", n=len(view.hand), cards=cards)
    if view.held is not None:
        yield say("updown-alt-held", card=in_full(view.held, say))
    fits = playable(sight)
    fitting = [card for card in view.hand if card in fits]
    yield (
        say("updown-alt-playable", cards=shorts(fitting, say))
        if fitting
        else say("updown-alt-none")
    )


def _in_play(view: View, say: Say) -> Iterator[str]:
    top = in_full(view.discard[-1], say)
    if view.called:
        yield say("updown-alt-top-called", joker=top, rank=rank_as(view.rank, say))
    else:
        yield say("updown-alt-top", card=top)
    yield say("updown-alt-fits", **neighbours(view.rank))


def _state(view: View, seat: Seat) -> str:
    if view.out[seat]:
        return "left"
    if seat == view.turn:
        return "holding" if view.holding else "turn"
    return "passed" if view.blocked[seat] else "waiting"


def _revealed(view: View, names: tuple[str, ...], say: Say) -> Iterator[str]:
    for name, hand, points in zip(names, view.hands, view.points, strict=True):
        if hand:
            yield say("updown-row", name=name, cards=shorts(hand, say), points=points) + "."
