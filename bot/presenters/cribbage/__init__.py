"""Cribbage in words, buttons and menus: a ``bot.presenters.part.GamePresenter``."""

from bot.messages import Button
from bot.presenters.cribbage.alt import alt_details, alt_hand, alt_preview, alt_table
from bot.presenters.cribbage.controls import act, controls, form
from bot.presenters.cribbage.ending import detail_rows, outcome, result_rows, turning_points
from bot.presenters.cribbage.feats import feat
from bot.presenters.cribbage.labels import action_label, action_search, every_action
from bot.presenters.cribbage.ordering import in_order
from bot.presenters.cribbage.previews import preview
from bot.presenters.cribbage.scores import in_block
from bot.presenters.cribbage.telling import asks, hand_words, status, told
from bot.sight import Sight
from bot.words import Say

__all__ = [
    "accent",
    "act",
    "action_label",
    "action_search",
    "alt_details",
    "alt_hand",
    "alt_preview",
    "alt_table",
    "asks",
    "controls",
    "detail_rows",
    "every_action",
    "feat",
    "form",
    "hand_words",
    "in_block",
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

accent = 0x4E9A80


def title(say: Say) -> str:
    """Return the game's name."""
    return say("cribbage-title")


def public(sight: Sight, say: Say) -> tuple[Button, ...]:
    """Return no button: all that is done in this game is done from a hand."""
    del sight, say
    return ()
