"""Keeps the bot's own requests under Discord's limits, so that Discord never has to refuse one.

Two bounds hold for every request: fifty a second for the whole bot (answers to interactions and
edits by their tokens are exempt), and five posts and five edits a channel in five seconds. Leave is
given when both have room, in the order of asking; who is urgent goes first, and a part of the whole
is kept for them. What is sent is composed after the leave, so the latest state wins.
Source: Discord, "Rate Limits"; the figures a channel are observed, not published.
"""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from enum import Enum, auto
from heapq import heappop, heappush
from itertools import count

A_SECOND, KEPT = 50, 2
"""Requests a second for the whole bot, and those of them that only urgent ones may take."""
A_PLACE, SECONDS = 5, 5.0
"""Requests of one kind for a channel in so many seconds."""
MARGIN = 1.05
"""By how much periods are lengthened: requests are not equally long on their way."""


class Route(Enum):
    """Kinds of requests that have limits of their own."""

    POST = auto()
    EDIT = auto()
    DELETE = auto()
    OTHER = auto()


_LIMITED = (Route.POST, Route.EDIT)


class Window:
    """At most *limit* in any *seconds*, however they fall."""

    def __init__(self, limit: int, seconds: float) -> None:
        self._seconds = seconds
        self._latest: deque[float] = deque(maxlen=limit)

    def opens(self, spare: int = 0) -> float:
        """Return the moment from which there is room for one, *spare* more being left free."""
        latest, limit = self._latest, self._latest.maxlen or 0
        over = len(latest) + spare - limit
        return latest[over] + self._seconds if over >= 0 else 0.0

    def empty(self, now: float) -> bool:
        """Tell whether all that were noted are over at *now*."""
        return not self._latest or self._latest[-1] + self._seconds <= now

    def take(self, now: float) -> None:
        """Note one, at *now*."""
        self._latest.append(now)


@dataclass(frozen=True, slots=True)
class _Line:
    """Those who wait for leave at one place, first come first served."""

    place: Window
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


_Lines = list[tuple[float, int, _Line]]
"""A heap of the lines where somebody waits, by when the place has room and by age."""


class Governor:
    """Gives leave for requests; at once where nothing is *limited*, as in a sandbox."""

    def __init__(self, *, limited: bool = True) -> None:
        self._limited = limited
        self._whole = Window(A_SECOND, MARGIN)
        self._places: dict[tuple[Route, int], Window] = {}
        self._lines: dict[tuple[Route, int, bool], _Line] = {}
        self._urgent: _Lines = []
        self._ordinary: _Lines = []
        self._ages = count()
        self._alarm: asyncio.TimerHandle | None = None

    async def leave(self, route: Route, channel: int = 0, *, urgent: bool = False) -> None:
        """Return when a request on *route* may be made in *channel*; make it soon after."""
        if not self._limited:
            return
        leave = asyncio.get_running_loop().create_future()
        lines = self._urgent if urgent else self._ordinary
        line = self._lines.setdefault((route, channel, urgent), _Line(self._place(route, channel)))
        line.waiting.append(leave)
        if len(line.waiting) == 1:
            self._queue(lines, line)
        self._give()
        await leave

    def forget(self) -> None:
        """Let go of the channels where nothing happened lately."""
        now = _now()
        self._lines = {key: line for key, line in self._lines.items() if line.waiting}
        self._places = {key: place for key, place in self._places.items() if not place.empty(now)}

    def _place(self, route: Route, channel: int) -> Window:
        if route not in _LIMITED:
            return Window(A_SECOND, MARGIN)
        return self._places.setdefault((route, channel), Window(A_PLACE, SECONDS * MARGIN))

    def _queue(self, lines: _Lines, line: _Line) -> None:
        heappush(lines, (max(line.place.opens(), _now()), next(self._ages), line))

    def _give(self) -> None:
        """Give leave to all for whom there is room, and look again when there is room for one."""
        if self._alarm is not None:
            self._alarm.cancel()
        opens = (self._serve(self._urgent, 0), self._serve(self._ordinary, KEPT))
        due = min((at for at in opens if at is not None), default=None)
        loop = asyncio.get_running_loop()
        self._alarm = None if due is None else loop.call_at(due, self._give)

    def _serve(self, lines: _Lines, spare: int) -> float | None:
        """Serve *lines* while there is room; return when there is some again for the next."""
        now = _now()
        while lines:
            due = max(lines[0][0], self._whole.opens(spare))
            if due > now:
                return due
            _, _, line = heappop(lines)
            if line.place.opens() <= now:  # else the urgent ones took that room meanwhile
                self._serve_first(line, now)
            if line.waiting:
                self._queue(lines, line)
        return None

    def _serve_first(self, line: _Line, now: float) -> None:
        """Give leave to the first of *line* who has not given up."""
        while line.waiting:
            leave = line.waiting.popleft()
            if not leave.done():
                self._whole.take(now)
                line.place.take(now)
                leave.set_result(None)
                return


def _now() -> float:
    return asyncio.get_running_loop().time()
