"""The words of these pictures, and what their parts share.

Words come from the locales: each key below is said through ``say``. ``ENGLISH`` lists them with
their facts in braces; a fact named *card* is a mini card.
"""

from collections.abc import Sequence

from engines.wild.actions import Play
from engines.wild.cards import REVERSE, SKIP, WILD, Card, face
from engines.wild.offers import offers
from engines.wild.table import Table
from engines.wild.views import View
from renderers.kit.names import safe_name
from renderers.kit.text import Say, clip
from renderers.kit.theme import FELTS
from renderers.wild.faces import Mini

GAME = "wild"
ENGLISH = {
    "picture-seat": "Player {number}",
    "picture-wild-ember": "Ember",
    "picture-wild-sun": "Sun",
    "picture-wild-leaf": "Leaf",
    "picture-wild-wave": "Wave",
    "picture-wild-turn-play": "{name} to play a card that fits, or draw",
    "picture-wild-turn-holding": "{name} drew a card that fits: play or keep",
    "picture-wild-turn-stack": "{name} must answer with {answer} or draw {count}",
    "picture-wild-turn-catch": "{name} to play · {other} can be caught!",
    "picture-wild-won": "WINNER: {name} takes {points} points",
    "picture-wild-stopped": "STOPPED: too few players are left",
    "picture-wild-winner-word": "WINNER",
    "picture-wild-stopped-word": "STOPPED",
    "picture-wild-nobody": "nobody wins",
    "picture-wild-points": "{points} points",
    "picture-wild-deck": "Deck {count}",
    "picture-wild-deck-empty": "Deck empty",
    "picture-wild-match": "Match",
    "picture-wild-or-number": "or any {number}",
    "picture-wild-or-skip": "or any Skip",
    "picture-wild-or-reverse": "or any Reverse",
    "picture-wild-or-draw": "or any +2",
    "picture-wild-or-wild": "or a Wild",
    "picture-wild-draw": "Draw {count}",
    "picture-wild-seat-catch": "not called!",
    "picture-wild-seat-one": "one card",
    "picture-wild-seat-left": "left",
    "picture-wild-hand-playable": "Your turn: {count} can be played",
    "picture-wild-hand-nothing": "Your turn: nothing fits, draw",
    "picture-wild-hand-answer": "Answer with {answer} or draw {count}",
    "picture-wild-hand-stack": "Nothing to answer with: draw {count}",
    "picture-wild-hand-drew": "You drew {card}: play or keep",
    "picture-wild-hand-waiting": "Your hand: {name} to play",
    "picture-wild-hand-jump": "You can jump in with {card}",
    "picture-wild-hand-call": "Call your last card!",
    "picture-wild-hand-over": "Your hand at the end",
    "picture-wild-hand-left": "You left this game",
    "picture-wild-hand-in-play": "In play {card}",
    "picture-wild-hand-drawn": "drawn",
    "picture-wild-hand-empty": "no cards",
    "picture-wild-hand-closed": "{count} cards, not shown",
}
"""Every key this module says, in English."""

FELT = FELTS[GAME]
SUIT_KEYS = ("picture-wild-ember", "picture-wild-sun", "picture-wild-leaf", "picture-wild-wave")
"""By suit."""
LIKE_KEYS = {
    SKIP: "picture-wild-or-skip",
    REVERSE: "picture-wild-or-reverse",
    REVERSE + 1: "picture-wild-or-draw",
}
"""By the face of the top card, what fits beside its suit."""


def shown_names(names: Sequence[str], say: Say) -> list[str]:
    """Return the drawable forms of *names*, in seat order."""
    return [safe_name(name, say("picture-seat", number=n + 1)) for n, name in enumerate(names)]


def in_play(table: Table) -> Mini:
    """Return the top card as a mini card; a Wild shows the suit that was named."""
    top = table.discard[-1]
    return Mini(kind=top, named=table.suit if top >= WILD else None)


def like(table: Table, say: Say) -> str:
    """Return what fits beside the suit in force: ``or any 7``."""
    number = face(table.discard[-1])
    if number is None:
        return say("picture-wild-or-wild")
    key = LIKE_KEYS.get(number)
    return say("picture-wild-or-number", number=number) if key is None else say(key)


def answer(table: Table) -> str:
    """Return what answers the pending stack: ``+2`` or ``+4``."""
    return "+4" if table.discard[-1] >= WILD else "+2"


def playable(view: View) -> frozenset[Card]:
    """Return the cards that this seat may play now, on turn or as a jump-in."""
    if view.seat is None:
        return frozenset()
    acts = offers(view.table, view.seat, view.hand, view.held)
    return frozenset(act.card for act in acts if isinstance(act, Play))


def ending_sentence(view: View, names: Sequence[str], say: Say) -> str:
    """Return the sentence for how the game ended."""
    table = view.table
    if table.winner is None:
        return say("picture-wild-stopped")
    name = clip(names[table.winner], 200, 19)
    return say("picture-wild-won", name=name, points=table.points or 0)


def ending_word(view: View, say: Say) -> str:
    """Return the one word for how the game ended."""
    won = view.table.winner is not None
    return say("picture-wild-winner-word" if won else "picture-wild-stopped-word")
