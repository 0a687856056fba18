"""Moved to ``bot.records``; kept for a moment while imports follow."""

from bot.records import *  # noqa: F403
from bot.records import ClashError as ClashError
