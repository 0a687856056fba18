"""The words of these pictures, and what their parts share.

Words come from the locales: each key below is said through ``say``. ``ENGLISH`` lists them with
their facts in braces.
"""

from collections.abc import Sequence

from engines.core.seats import Seat, after
from engines.cribbage.views import View, skunk
from renderers.kit.names import safe_name
from renderers.kit.text import Say, clip
from renderers.kit.theme import FELTS

GAME = "cribbage"
ENGLISH = {
    "picture-seat": "Player {number}",
    "picture-cribbage-turn-cut_dealer": "{name} cuts for the deal",
    "picture-cribbage-turn-cut_deck": "{dealer} deals: {name} cuts the pack",
    "picture-cribbage-turn-cut_starter": "{name} cuts for the starter",
    "picture-cribbage-turn-lay-both": "Both choose two for {dealer}’s crib",
    "picture-cribbage-turn-lay-one": "{name} chooses two for the crib",
    "picture-cribbage-turn-lead": "{name} leads",
    "picture-cribbage-turn-play": "{name} to play on {total}",
    "picture-cribbage-turn-go": "{other} said go: {name} plays on from {total}",
    "picture-cribbage-won": "{name} wins, {points} to {less}",
    "picture-cribbage-won-skunk": "{name} wins, {points} to {less}: a skunk",
    "picture-cribbage-won-double_skunk": "{name} wins, {points} to {less}: a double skunk",
    "picture-cribbage-won-left": "{name} wins: {other} left",
    "picture-cribbage-winner": "WINNER",
    "picture-cribbage-in-play": "In play",
    "picture-cribbage-count": "count",
    "picture-cribbage-starter": "Starter",
    "picture-cribbage-pack": "Pack",
    "picture-cribbage-lower": "Lower card deals",
    "picture-cribbage-cut-pack": "Cut the pack",
    "picture-cribbage-hand-of": "{name}’s hand",
    "picture-cribbage-crib-of": "{name}’s crib",
    "picture-cribbage-note-crib": "crib",
    "picture-cribbage-note-go": "go",
    "picture-cribbage-line-fifteen": "15 × {times}",
    "picture-cribbage-line-pair": "Pair × {times}",
    "picture-cribbage-line-pair_royal": "Three of a kind",
    "picture-cribbage-line-double_pair_royal": "Four of a kind",
    "picture-cribbage-line-run": "Run {length} × {times}",
    "picture-cribbage-line-flush": "Flush",
    "picture-cribbage-line-nobs": "His nobs",
    "picture-cribbage-line-none": "Nothing to count",
    "picture-cribbage-own-choose": "Choose 2 for {name}’s crib",
    "picture-cribbage-own-choose-own": "Choose 2 for your own crib",
    "picture-cribbage-own-chosen": "For {name}’s crib?",
    "picture-cribbage-own-chosen-own": "For your own crib?",
    "picture-cribbage-own-laid": "You keep these four",
    "picture-cribbage-own-play": "Your turn: {count} can be played",
    "picture-cribbage-own-wait": "Your hand: {name} to play",
    "picture-cribbage-own-done": "All your cards are played",
    "picture-cribbage-own-cut": "Your cut: lift {low} to {high} cards",
    "picture-cribbage-own-cut-wait": "{name} cuts",
    "picture-cribbage-own-over": "The last deal",
    "picture-cribbage-own-crib": "in the crib",
}
"""Every key this module says, in English."""

FELT = FELTS[GAME]


def shown_names(names: Sequence[str], say: Say) -> list[str]:
    """Return the drawable forms of *names*, in seat order."""
    return [safe_name(name, say("picture-seat", number=n + 1)) for n, name in enumerate(names)]


def situation(view: View, names: Sequence[str], say: Say) -> str:
    """Return the status strip's sentence: who must do what, or how it ended."""
    short = [clip(name, 180, 19) for name in names]
    if view.winner is not None:
        return _won(view, short, view.winner, say)
    if view.phase == "lay":
        return _laying(view, short, say)
    if view.turn is None:
        return ""
    facts = {"name": short[view.turn], "other": short[after(view.turn, 2)]}
    if view.phase != "play":
        dealer = "" if view.dealer is None else short[view.dealer]
        return say(f"picture-cribbage-turn-{view.phase}", **facts, dealer=dealer)
    if not view.count:
        return say("picture-cribbage-turn-lead", **facts)
    key = "picture-cribbage-turn-go" if view.go else "picture-cribbage-turn-play"
    return say(key, **facts, total=view.total)


def _laying(view: View, names: Sequence[str], say: Say) -> str:
    if any(view.laid_away):
        seat = view.laid_away.index(False)
        return say("picture-cribbage-turn-lay-one", name=names[seat])
    dealer = Seat(0) if view.dealer is None else view.dealer
    return say("picture-cribbage-turn-lay-both", dealer=names[dealer])


def _won(view: View, names: Sequence[str], winner: Seat, say: Say) -> str:
    loser = after(winner, 2)
    if view.outcome == "left":
        return say("picture-cribbage-won-left", name=names[winner], other=names[loser])
    end = skunk(view.scores[loser])
    key = f"picture-cribbage-won-{end}" if end else "picture-cribbage-won"
    return say(key, name=names[winner], points=view.scores[winner], less=view.scores[loser])
