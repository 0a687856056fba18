"""Indian rummy in words, buttons and menus: a ``bot.presenters.part.GamePresenter``."""

from bot.presenters.rummy.alt import alt_hand, alt_table
from bot.presenters.rummy.controls import controls, public
from bot.presenters.rummy.ending import detail_rows, outcome, result_rows, turning_points
from bot.presenters.rummy.feats import feat
from bot.presenters.rummy.labels import action_label, action_search, every_action
from bot.presenters.rummy.previews import preview
from bot.presenters.rummy.telling import asks, hand_words, status
from bot.presenters.rummy.told import told
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
    "outcome",
    "preview",
    "public",
    "result_rows",
    "status",
    "title",
    "told",
    "turning_points",
]

accent = 0xA9506F


def title(say: Say) -> str:
    """Return the game's name."""
    return say("rummy-title")
