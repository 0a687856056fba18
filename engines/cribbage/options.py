"""What the host may choose, and what cases and ``again`` set."""

from typing import Literal

import msgspec

from engines.core.contract import Choice
from engines.core.seats import RuleError

Dealer = Literal["cut", 0, 1]
"""``cut``: the lower card deals first; else the seat that does."""


class Options(msgspec.Struct, frozen=True):
    """*dealer*: who deals first (rule 2.5); *start*: the points each seat begins with, 0..120.

    *ahead*: how many more points seat 0 begins with than *start*; below 0, how many more seat 1
    does. It is the handicap that a menu of single values can offer. *short*: both begin half-way.
    """

    dealer: Dealer = "cut"
    start: tuple[int, int] = (0, 0)
    ahead: int = 0
    short: bool = False


HALF_WAY = 60
"""Points with which both begin a short game: two of the board's four streets are behind them."""
_AHEAD = (10, 20, 30, 45, 60)
CHOICES = (
    Choice(key="dealer", values=("cut", 0, 1)),
    Choice(key="short", values=(False, True)),
    Choice(key="ahead", values=(0, *_AHEAD, *(-points for points in _AHEAD))),
)


def starts(options: Options) -> tuple[int, int]:
    """Return the points each seat begins with (rule 1.4)."""
    first, second = (points + HALF_WAY * options.short for points in options.start)
    return first + max(0, options.ahead), second + max(0, -options.ahead)


def check(options: Options) -> None:
    """Refuse options that no table can have (rules 1.4 and 2.5)."""
    if isinstance(options.dealer, bool) or options.dealer not in ("cut", 0, 1):
        raise RuleError("no_such_dealer", "2.5", dealer=str(options.dealer))
    for points in starts(options):
        if points not in range(121):
            raise RuleError("no_such_start", "1.4", points=points)
