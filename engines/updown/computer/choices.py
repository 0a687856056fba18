"""What the seat on turn may do, as it can tell from its view."""

from engines.core.cards import Card, is_joker, rank
from engines.updown.actions import Action, Draw, Keep, Play
from engines.updown.pack import DECK, FITS
from engines.updown.views import View

JOKER = 13
"""The place of the Jokers in counts by rank, after the king."""


def kind(card: Card) -> int:
    """Return the rank of *card*, 0 to 12, or ``JOKER``: suits never matter (rule 2.2)."""
    return JOKER if is_joker(card) else rank(card)


def playable(view: View) -> list[Card]:
    """Return the cards that the seat on turn may play (rules 2.1 to 2.3)."""
    fits = FITS[view.rank]
    return [card for card in view.hand if fits[card]]


def instead(view: View) -> Action | None:
    """Return what the seat may do instead of playing: draw, keep, or nothing (rule 4.1)."""
    if view.holding:
        return Keep()
    return Draw() if view.pile else None


def unseen(view: View) -> list[Card]:
    """Return the cards that are in the pile or in other hands."""
    seen = {*view.hand, *view.discard}
    return [card for card in DECK if card not in seen]


def best_calls(view: View, count: int) -> list[int]:
    """Return the *count* best ranks to call: many own cards fit, few of the unseen do."""
    mine = [0] * 14
    others = [0] * 14
    for card in view.hand:
        mine[kind(card)] += 1
    for card in unseen(view):
        others[kind(card)] += 1

    def worth(call: int) -> int:
        up, down = (call + 1) % 13, (call - 1) % 13
        return 3 * (mine[up] + mine[down]) - (others[up] + others[down])

    return sorted(range(13), key=worth, reverse=True)[:count]


def plays(view: View, calls: list[int]) -> list[Play]:
    """Return the plays that differ: one card a rank, a Joker with each of *calls*."""
    by_kind = {kind(card): card for card in playable(view)}
    joker = by_kind.pop(JOKER, None)
    ordinary = [Play(card) for card in by_kind.values()]
    return ordinary if joker is None else [*ordinary, *[Play(joker, call) for call in calls]]
