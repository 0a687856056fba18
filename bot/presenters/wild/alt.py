"""What the pictures show, for those who listen: short sentences, each complete."""

from collections.abc import Iterator

from bot.presenters.names import plain_names
from bot.presenters.wild.ending import outcome
from bot.presenters.wild.reading import answer, like, playable_places, top
from bot.presenters.wild.wording import in_words, listed, suit_in_words
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.wild.scoring import points_table
from engines.wild.views import View

ALT_LENGTH = 1024
"""Discord's bound for a picture's description."""


def alt_table(sight: Sight, say: Say) -> str:
    """Return the whole public state: the card in play, what fits, the way round, every seat."""
    said = " ".join(_table(sight, say))
    open_hands = " ".join((said, *_revealed(sight, say)))
    return open_hands if len(open_hands) <= ALT_LENGTH else said[:ALT_LENGTH]


def alt_hand(sight: Sight, say: Say) -> str:
    """Return this seat's cards as they lie, which can be played, and the card in play."""
    return " ".join(_hand(sight, say))[:ALT_LENGTH]


def _table(sight: Sight, say: Say) -> Iterator[str]:
    view: View = sight.view
    table, names = view.table, plain_names(sight.record, say)
    yield say("wild-alt-title")
    yield from _in_play(view, say)
    yield say("wild-alt-pile", n=table.pile)
    if table.outcome is None:
        yield say("wild-alt-way", way="on" if table.dir > 0 else "back")
    for seat, name in enumerate(names):
        state = _state(view, Seat(seat))
        yield say("wild-alt-seat", name=name, n=view.counts[seat], state=state)
    if table.outcome is not None:
        yield say("wild-alt-over", outcome=outcome(sight, names, say))


def _in_play(view: View, say: Say) -> Iterator[str]:
    table = view.table
    yield say("wild-alt-top", card=in_words(top(table), say))
    if table.outcome is not None:
        return
    if table.pending:
        yield say("wild-alt-pending", n=table.pending, answer=answer(table))
    else:
        yield say("wild-alt-fits", suit=suit_in_words(table.suit, say), **like(table))


def _state(view: View, seat: Seat) -> str:
    """Return the catalogue's word for what is to be said of *seat*."""
    table = view.table
    if table.out[seat]:
        return "left"
    if table.outcome is not None:
        return "waiting"
    if seat in table.exposed:
        return "exposed-turn" if seat == table.turn else "exposed"
    if seat == table.turn:
        return "holding" if table.holding else "turn"
    return "waiting"


def _revealed(sight: Sight, say: Say) -> Iterator[str]:
    view: View = sight.view
    worth = points_table(view.table.options)
    for name, hand in zip(plain_names(sight.record, say), view.hands, strict=False):
        if hand:
            points = sum(worth[card] for card in hand)
            row = say("wild-row", name=name, cards=listed(sorted(hand), say), points=points)
            yield f"{row}."


def _hand(sight: Sight, say: Say) -> Iterator[str]:
    view: View = sight.view
    yield say("wild-alt-hand-title")
    yield from _in_play(view, say)
    yield say("wild-alt-hand", n=len(view.hand), cards=listed(view.hand, say))
    if view.held is not None:
        yield say("wild-alt-held", card=in_words(view.held, say))
    places = playable_places(sight)
    if places:
        cards = dict.fromkeys(view.hand[place] for place in sorted(places))
        yield say("wild-alt-playable", cards=listed(cards, say))
    else:
        yield say("wild-alt-none")
