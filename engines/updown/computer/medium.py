"""Medium: plays whenever it can, from where it holds most, and keeps its Jokers for the end."""

from engines.core.cards import is_joker
from engines.updown.actions import Action, Play
from engines.updown.computer.choices import best_calls, instead, kind, playable
from engines.updown.pack import POINTS
from engines.updown.views import View


def medium(view: View) -> Action:
    """Return the action by rule of thumb."""
    fitting = playable(view)
    ordinary = [card for card in fitting if not is_joker(card)]
    if ordinary:
        kinds = [kind(card) for card in view.hand]
        return Play(max(ordinary, key=lambda card: (kinds.count(kind(card)), POINTS[card])))
    other = instead(view)
    if other and not _only_jokers(view):
        return other
    return Play(fitting[0], best_calls(view, 1)[0])


def _only_jokers(view: View) -> bool:
    """Tell whether the hand is Jokers alone: the next turns empty it (rule 5.1)."""
    return all(is_joker(card) for card in view.hand)
