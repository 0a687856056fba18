"""Faults on request: a bad day at Discord, in the amount a test asks for."""

from dataclasses import dataclass
from enum import StrEnum

from bot.sandbox.route_table import fits, split

DEED = "DEED *"
"""The route of a person's deed on its way to the bot."""


class Effect(StrEnum):
    """What goes wrong."""

    ERROR = "error"
    """Discord answers with a status and does nothing."""
    LOST = "lost"
    """Discord does what was asked, and answers with a status as if it had not."""
    SLOW = "slow"
    """Discord takes its time: seconds of the sandbox's clock, before it does anything."""
    CUT = "cut"
    """The connection breaks off before anything was done."""
    CUT_AFTER = "cut after"
    """The connection breaks off after it was done, and nobody learns."""
    TWICE = "twice"
    """The bot hears of a deed twice."""


@dataclass(slots=True)
class Fault:
    """One thing to go wrong on a route (`PATCH channels/*/messages/*`; `*` is any), some times.

    `times` counts down to 0; None is until the faults are cleared.
    """

    effect: Effect
    route: str = "*"
    times: int | None = 1
    status: int = 500
    seconds: float = 0.0


class Faults:
    """The faults that wait for their occasion."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def add(
        self,
        effect: Effect | str,
        route: str = "*",
        *,
        times: int | None = 1,
        status: int = 500,
        seconds: float = 0.0,
    ) -> Fault:
        """Let something go wrong from now on."""
        if times is not None and times < 1:
            raise ValueError(f"a fault happens at least once, not {times} times")
        found = Fault(Effect(effect), route, times, status, seconds)
        self.waiting.append(found)
        return found

    def clear(self) -> None:
        """Let all go well again."""
        self.waiting.clear()

    def struck(self, route: str, *effects: Effect) -> Fault | None:
        """Give (and count) the first fault of these effects that waits for a request."""
        for found in self.waiting:
            if found.effect in effects and _concerns(found.route, route):
                if found.times is not None:
                    found.times -= 1
                if found.times == 0:
                    self.waiting.remove(found)
                return found
        return None


def _concerns(wanted: str, route: str) -> bool:
    if wanted == "*":
        return True
    (method, path), (asked, where) = split(wanted), split(route)
    return method in ("*", asked) and fits(path, where)
