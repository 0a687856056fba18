"""Rounds set up by hand, and what can be said of them."""

from engines.core.cards import NAMES, names
from engines.core.shuffle import Stacked
from engines.updown.game import GAME
from engines.updown.options import Options
from engines.updown.pack import DECK

WHOLE = names(DECK)
NO_SHUFFLE = Stacked([])


def table(*hands, up, draw="", **more):
    """Return a round: hands and pile as words, *up* in play; all other cards lie under it.

    *up* may be a Joker with its call, ``Xr Q``.
    """
    top, _, call = up.partition(" ")
    held_cards = [hand.split() for hand in hands]
    pile = draw.split()
    named = {top, *pile, *[card for hand in held_cards for card in hand]}
    under = [card for card in WHOLE if card not in named]
    position = {
        "hands": held_cards,
        "draw": pile,
        "discard": [*under, top],
        "rank": call or top[0],
        "turn": 0,
        **more,
    }
    return GAME.place(len(hands), Options(), position)


def dealt(order, seats=2, starter=0):
    """Return a round just dealt from *order*, cards as words; the rest of the pack follows."""
    first = order.split()
    deck = [*first, *[card for card in WHOLE if card not in first]]
    shuffler = Stacked([[NAMES.index(card) for card in deck]])
    options = Options(starter=starter)
    return GAME.replay(GAME.blank(seats, options), GAME.begin(seats, options, shuffler))


def act(state, acts):
    """Let seats act, ``0 draw; 1 play Xr Q``; return the state and the last events."""
    events = ()
    for line in filter(None, acts.split("; ")):
        seat, text = line.split(" ", 1)
        events = GAME.decide(state, int(seat), GAME.parse(text), NO_SHUFFLE)
        state = GAME.replay(state, events)
    return state, events


def look(state):
    """Return what a row may say of a round: its position, and more."""
    result = GAME.result(state)
    return {
        **GAME.position(state),
        "legal": [GAME.text(each) for each in GAME.legal(state, state.turn)],
        "top": NAMES[state.discard[-1]],
        "pile": len(state.pile),
        "counts": [len(hand) for hand in state.hands],
        "scores": list(GAME.scores(state)),
        "outcome": state.outcome,
        "winner": state.winner,
        "points": list(result.points) if result else None,
        "places": [list(group) for group in result.places] if result else None,
        "shown": [names(hand) for hand in GAME.view(state, None).hands],
        "blocked": list(GAME.view(state, None).blocked),
    }
