"""Ids as Discord mints them: milliseconds since 2015 in the upper bits, then a counter."""

from bot.sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, where Discord's ids begin."""


class Mint:
    """Gives out ids, each greater than the last."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def new(self) -> str:
        """Mint one id."""
        at_now = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self.last = max(at_now, self.last + 1)
        return str(self.last)
