"""The sandbox's own time: it runs like a wall clock and tests can push it forward."""

import asyncio
import time
from collections.abc import Callable


class Alarm:
    """A call that waits for its moment on a `Clock`."""

    def __init__(self, clock: "Clock", due: float, ring: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Wait (again) for the moment, as far away as it is now."""
        self._stop_timer()
        wait = max(0.0, self.due - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(wait, self._clock.strike, self)

    def ring(self) -> None:
        """Make the call."""
        self._stop_timer()
        self._ring()

    def cancel(self) -> None:
        """Forget the call. Harmless after it was made."""
        self._stop_timer()
        self._clock.forget(self)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Clock:
    """Seconds since 1970, never backwards, plus whatever `advance` was told."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self._offset = time.time() - time.monotonic()
        self._alarms: set[Alarm] = set()

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        return self._offset + time.monotonic() + self.ahead

    def advance(self, seconds: float) -> None:
        """Push the time forward and make the calls that have become due, earliest first."""
        self.ahead += seconds
        for alarm in sorted(self._alarms, key=lambda a: a.due):
            if alarm.due <= self.now():
                self.strike(alarm)
            else:
                alarm.wind()

    def at(self, due: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at `due` (seconds since 1970)."""
        alarm = Alarm(self, due, ring)
        self._alarms.add(alarm)
        alarm.wind()
        return alarm

    def strike(self, alarm: Alarm) -> None:
        """Let an alarm ring once."""
        if alarm in self._alarms:
            self._alarms.discard(alarm)
            alarm.ring()

    def forget(self, alarm: Alarm) -> None:
        """Drop an alarm without ringing it."""
        self._alarms.discard(alarm)

    def stop(self) -> None:
        """Drop every alarm."""
        for alarm in list(self._alarms):
            alarm.cancel()
