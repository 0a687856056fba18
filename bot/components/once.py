"""Each press and command is carried out once, however often Discord tells of it.

A connection that is taken up again hears what it missed, and may hear again what it had heard.
"""

from collections.abc import Callable

KEPT = 15 * 60.0
"""Seconds for which an interaction is remembered: as long as its token would live."""


class Once:
    """Remembers interactions by their ids. *now*: seconds since the epoch."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._heard: dict[int, float] = {}

    def first(self, interaction: int) -> bool:
        """Tell whether *interaction* is heard of for the first time, and remember it."""
        known = interaction in self._heard
        self._heard.setdefault(interaction, self._now())
        return not known

    def forget(self) -> None:
        """Let go of what cannot be told again any more."""
        since = self._now() - KEPT
        self._heard = {each: at for each, at in self._heard.items() if at > since}
