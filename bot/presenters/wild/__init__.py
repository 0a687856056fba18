"""Wild in words, buttons and menus: a ``bot.presenters.part.GamePresenter``."""

from bot.presenters.wild.alt import alt_hand, alt_table
from bot.presenters.wild.arranging import act
from bot.presenters.wild.controls import catches as public
from bot.presenters.wild.controls import controls
from bot.presenters.wild.ending import detail_rows, outcome, result_rows, turning_points
from bot.presenters.wild.feats import feat
from bot.presenters.wild.gathering import gathered
from bot.presenters.wild.labels import action_label, action_search, every_action
from bot.presenters.wild.ordering import in_order
from bot.presenters.wild.previews import preview
from bot.presenters.wild.telling import asks, hand_words, status
from bot.presenters.wild.told import told
from bot.presenters.wild.wording import card_in_words
from bot.words import Say

__all__ = [
    "accent",
    "act",
    "action_label",
    "action_search",
    "alt_hand",
    "alt_table",
    "asks",
    "card_in_words",
    "controls",
    "detail_rows",
    "every_action",
    "feat",
    "gathered",
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

accent = 0x6F7CB8


def title(say: Say) -> str:
    """Return the game's name."""
    return say("wild-title")
