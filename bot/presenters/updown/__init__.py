"""One Up, One Down in words, buttons and menus: a ``bot.presenters.part.GamePresenter``."""

from bot.messages import Button
from bot.presenters.updown.alt import alt_hand, alt_table
from bot.presenters.updown.controls import controls, preview
from bot.presenters.updown.ending import detail_rows, outcome, result_rows, turning_points
from bot.presenters.updown.feats import feat
from bot.presenters.updown.labels import action_label, action_search, every_action
from bot.presenters.updown.ordering import in_order
from bot.presenters.updown.telling import asks, hand_words, status, told
from bot.sight import Sight
from bot.words import Say

__all__ = [
    "accent",
    "action_label",
    "action_search",
    "alt_hand",
    "alt_table",
    "asks",
    "controls",
    "detail_rows",
    "every_action",
    "feat",
    "hand_words",
    "in_order",
    "outcome",
    "preview",
    "public",
    "result_rows",
    "status",
    "title",
    "told",
    "turning_points",
]

accent = 0x3E8F9D


def title(say: Say) -> str:
    """Return the game's name."""
    return say("updown-title")


def public(sight: Sight, say: Say) -> tuple[Button, ...]:
    """Return no button: all that is done in this game is done from a hand."""
    del sight, say
    return ()
