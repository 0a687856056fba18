"""The words of these pictures, and what their parts share.

Words come from the locales: each key below is said through ``say``. ``ENGLISH`` lists them with
their facts in braces; a fact named *up*, *down*, *card* or *rank* is a mini card.
"""

from collections.abc import Sequence

from engines.core.cards import Card, is_joker, rank, suit
from engines.updown.views import View
from renderers.kit.names import safe_name
from renderers.kit.text import Say, clip
from renderers.kit.theme import FELTS

GAME = "updown"
ENGLISH = {
    "picture-seat": "Player {number}",
    "picture-updown-turn-draw": "{name} to play: {up}, {down}, a Joker, or draw",
    "picture-updown-turn-must": "{name} must play {up}, {down} or a Joker",
    "picture-updown-turn-holding": "{name} drew a card that fits: play or keep",
    "picture-updown-won": "WINNER: {name} has no cards left",
    "picture-updown-won-alone": "WINNER: {name}, the others left",
    "picture-updown-blocked": "BLOCKED: {name} wins with {points} points",
    "picture-updown-drawn": "DRAW: the lowest count is shared",
    "picture-updown-winner-word": "WINNER",
    "picture-updown-blocked-word": "BLOCKED",
    "picture-updown-draw-word": "DRAW",
    "picture-updown-nobody": "nobody wins",
    "picture-updown-deck": "Deck {count}",
    "picture-updown-deck-empty": "Deck empty",
    "picture-updown-in-play": "In play",
    "picture-updown-called": "Joker called {rank}",
    "picture-updown-up": "Up",
    "picture-updown-down": "Down",
    "picture-updown-seat-blocked": "blocked",
    "picture-updown-seat-left": "left",
    "picture-updown-seat-points": "{points} points",
    "picture-updown-hand-playable": "Your turn: {count} can be played",
    "picture-updown-hand-nothing": "Your turn: nothing fits, draw",
    "picture-updown-hand-drew": "You drew {card}: play or keep",
    "picture-updown-hand-waiting": "Your hand: {name} to play",
    "picture-updown-hand-over": "Your hand at the end",
    "picture-updown-hand-left": "You left this round",
    "picture-updown-hand-in-play": "In play {card}",
    "picture-updown-hand-drawn": "drawn",
    "picture-updown-hand-empty": "no cards",
}
"""Every key this module says, in English."""

FELT = FELTS[GAME]
OUTCOMES = {
    "winner": "picture-updown-winner-word",
    "blocked": "picture-updown-blocked-word",
    "draw": "picture-updown-draw-word",
}
"""The one word for how a round ended, by outcome."""


def shown_names(names: Sequence[str], say: Say) -> list[str]:
    """Return the drawable forms of *names*, in seat order."""
    return [safe_name(name, say("picture-seat", number=n + 1)) for n, name in enumerate(names)]


def fitting(view: View) -> tuple[int, int]:
    """Return the rank above and the rank below the one in force; ranks form a ring."""
    return (view.rank + 1) % 13, (view.rank - 1) % 13


def by_rank(card: Card) -> tuple[bool, int, int]:
    """Order cards by rank, then suit; Jokers last."""
    return (True, card, 0) if is_joker(card) else (False, rank(card), suit(card))


def outcome_word(view: View, say: Say) -> str:
    """Return the word for how the round ended."""
    return say(OUTCOMES.get(view.outcome or "", OUTCOMES["winner"]))


def outcome_sentence(view: View, names: Sequence[str], say: Say) -> str:
    """Return the sentence for how the round ended."""
    if view.winner is None:
        return say("picture-updown-drawn")
    name = clip(names[view.winner], 170, 19)
    if view.outcome == "blocked":
        return say("picture-updown-blocked", name=name, points=view.points[view.winner])
    if view.counts[view.winner]:
        return say("picture-updown-won-alone", name=name)
    return say("picture-updown-won", name=name)
