"""Rate limits: the bot's bucket for each route and place, the global one, and the ban of those
who never listen.

Discord publishes no figures and tells clients to read the headers; these are what is observed:
five messages and five edits a channel in five seconds, five follow-ups a token in two seconds
(and thirty a minute for all tokens of a channel), three edits a channel in six seconds for
messages older than an hour, fifty requests a second for all but interactions.
"""

import hashlib
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from bot.sandbox.clock import Clock
from bot.sandbox.refusals import ApiRefusal
from bot.sandbox.route_table import fits, split
from bot.sandbox.wire import Json

OLD = 3600.0
"""Seconds after which a message is edited more slowly."""
INVALID, INVALID_IN = 10_000, 600.0
"""So many requests refused with 401, 403 or 429 in so many seconds end in a ban."""
CREATES, DAY = 200, 24 * 3600.0
"""Commands that may be created in one scope in a day."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    limit: int
    seconds: float


_RATES = {
    "POST channels/*/messages": Rate(5, 5.0),
    "PATCH channels/*/messages/*": Rate(5, 5.0),
    "DELETE channels/*/messages/*": Rate(5, 1.0),
    "POST webhooks/*/*": Rate(5, 2.0),
    "PATCH webhooks/*/*/messages/*": Rate(5, 2.0),
}
_ROWS = tuple((split(name), name, rate) for name, rate in _RATES.items())
_ANY = Rate(50, 1.0)
_GLOBAL, _SHARED, _OLD = Rate(50, 1.0), Rate(30, 60.0), Rate(3, 6.0)
_EXEMPT = ("interactions", "webhooks")
"""What stands outside of the global limit."""
_MANY = 5000
Headers = Mapping[str, str]
NONE: Headers = {}


class Limited(ApiRefusal):
    """A request too many. `scope` is user, global or shared; a ban has none and no `Via`."""

    def __init__(
        self, wait: float, scope: str = "", *, code: int = 0, words: str = "", spent: Headers = NONE
    ) -> None:
        super().__init__(429, code, words or "You are being rate limited.")
        self.wait = wait
        self.scope = scope
        self._spent = spent

    def body(self) -> Json:
        """Give the JSON that Discord answers."""
        wait = {"retry_after": round(self.wait, 3), "global": self.scope == "global"}
        return {**super().body(), **wait}

    @property
    def headers(self) -> dict[str, str]:
        """Give the headers that tell how long to wait, and for what."""
        told = {**self._spent, "Retry-After": f"{self.wait:.3f}"}
        if self.scope == "global":
            told["X-RateLimit-Global"] = "true"
        return told | ({"X-RateLimit-Scope": self.scope} if self.scope else {})


class Bucket:
    """One window of time and what was spent in it."""

    def __init__(self, rate: Rate) -> None:
        self.ends = 0.0
        self._rate = rate
        self._spent = 0

    def take(self, now: float) -> float:
        """Spend one; give 0, or the seconds until there is one again."""
        if now >= self.ends:
            self.ends, self._spent = now + self._rate.seconds, 0
        if self._spent >= self._rate.limit:
            return self.ends - now
        self._spent += 1
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """Tell what is left. The reset is in seconds since 1970 of the real clock."""
        after = max(0.0, self.ends - now)
        return {
            "X-RateLimit-Limit": str(self._rate.limit),
            "X-RateLimit-Remaining": str(self._rate.limit - self._spent),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
        }


class Buckets:
    """All buckets. Where they are not `enforced`, every request finds a fresh one."""

    def __init__(self, clock: Clock) -> None:
        self.enforced = True
        self._clock = clock
        self._open: dict[tuple[str, str], Bucket] = {}
        self._invalid: deque[float] = deque()
        self._creates: dict[str, deque[float]] = {}

    @property
    def invalid(self) -> int:
        """How many requests of the last ten minutes were refused as nobody's or as too many."""
        return _recent(self._invalid, self._clock.now() - INVALID_IN)

    def note(self, refused: ApiRefusal) -> None:
        """Count a refusal, unless it was for a limit shared with others."""
        shared = isinstance(refused, Limited) and refused.scope == "shared"
        if refused.status in (401, 403, 429) and not shared:
            self._invalid.append(self._clock.now())

    def take(self, method: str, path: tuple[str, ...]) -> dict[str, str]:
        """Spend one request; give the headers that tell what is left. Raises `Limited`."""
        name, rate = _rate(method, path)
        now = self._clock.now()
        if not self.enforced:
            free = Bucket(rate)
            free.take(now)
            return free.headers(name, now)
        if self.invalid >= INVALID:
            raise Limited(INVALID_IN)
        if path[0] not in _EXEMPT:
            self._spend("global", "", _GLOBAL, "global")
        place = "/".join(path[: 3 if path[0] == "webhooks" else 2])
        bucket = self._bucket(name, place, rate)
        wait = bucket.take(now)
        headers = bucket.headers(name, now)
        if wait:
            raise Limited(wait, "user", spent=headers)
        return headers

    def follow_up(self, channel_id: str) -> None:
        """Spend one of the follow-ups that all tokens of a channel share. Raises `Limited`."""
        if self.enforced:
            self._spend("follow-ups", channel_id, _SHARED, "shared")

    def edit(self, channel_id: str, created: float) -> None:
        """Spend one edit of a message that may be old. Raises `Limited` with code 30046."""
        if self.enforced and self._clock.now() - created > OLD:
            words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            self._spend("old edits", channel_id, _OLD, "user", code=30046, words=words)

    def create(self, scope: str, commands: int) -> None:
        """Spend creations of commands, for good. Raises `Limited` with code 30034."""
        now = self._clock.now()
        made = self._creates.setdefault(scope, deque())
        if _recent(made, now - DAY) + commands > CREATES:
            words = f"Max number of daily application command creates has been reached ({CREATES})"
            raise Limited(made[0] + DAY - now if made else DAY, "user", code=30034, words=words)
        made.extend([now] * commands)

    def _spend(
        self, name: str, place: str, rate: Rate, scope: str, *, code: int = 0, words: str = ""
    ) -> None:
        wait = self._bucket(name, place, rate).take(self._clock.now())
        if wait:
            raise Limited(wait, scope, code=code, words=words)

    def _bucket(self, name: str, place: str, rate: Rate) -> Bucket:
        if len(self._open) > _MANY:
            now = self._clock.now()
            self._open = {key: b for key, b in self._open.items() if b.ends > now}
        return self._open.setdefault((name, place), Bucket(rate))


def _rate(method: str, path: tuple[str, ...]) -> tuple[str, Rate]:
    for (wanted, pattern), name, rate in _ROWS:
        if wanted == method and fits(pattern, path):
            return name, rate
    return path[0], _ANY


def _recent(moments: deque[float], since: float) -> int:
    while moments and moments[0] < since:
        moments.popleft()
    return len(moments)
