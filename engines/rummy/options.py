"""What the host chooses, and what each variant costs."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from engines.core.contract import Choice
from engines.core.seats import RuleError
from engines.rummy.pack import MOST


class Variant(StrEnum):
    """The four ways to keep score, three of them pools (rules 8.1 to 8.3)."""

    POINTS = "points"
    POOL61 = "pool61"
    POOL101 = "pool101"
    POOL201 = "pool201"
    DEALS = "deals"


class WrongDeclaration(StrEnum):
    """What follows a wrong declaration with several opponents (rules 5.4, 5.5)."""

    ENDS = "ends"
    PLAYS_ON = "plays_on"


class Terms(NamedTuple):
    """The prices of a variant, in points; *limit*: out at so many or more."""

    first: int
    middle: int
    limit: int = 0
    misses: int = 3
    may_drop: bool = True


TERMS = {
    Variant.POINTS: Terms(20, 40),
    Variant.POOL61: Terms(15, 30, limit=61),
    Variant.POOL101: Terms(20, 40, limit=101),
    Variant.POOL201: Terms(25, 50, limit=201),
    Variant.DEALS: Terms(MOST, MOST, misses=5, may_drop=False),
}
"""In Deals nobody drops; time and leaving forfeit the deal with 80 (rules 7.6, 10.1)."""

DEALS = (2, 3, 6)
MOST_CHIPS, MOST_SECONDS = 1_000_000, 3600
_POOLS = (Variant.POOL61, Variant.POOL101, Variant.POOL201)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The host's choices (rule 1.3)."""

    variant: Variant = Variant.POINTS
    deals: int = 2
    """Deals played, 2, 3 or 6; only in Deals."""
    point_value: int = 1
    """Chips a point; only in Points."""
    entry_fee: int = 10
    """Play chips that each seat pays in; Pool and Deals."""
    wrong_declaration: WrongDeclaration = WrongDeclaration.ENDS
    turn_seconds: int = 0
    """The clock of a turn; 0: as the rules have it (rule 7.1)."""
    hints: bool = True
    """Whether players may ask how their cards are grouped best."""
    practice: bool = False
    """Whether the table is against computers only."""
    toss: bool = True
    """Whether a toss gives the first deal; else seat 0 deals."""

    @property
    def terms(self) -> Terms:
        """The prices of the variant."""
        return TERMS[self.variant]


CHOICES = (
    Choice(key="variant", values=tuple(Variant)),
    Choice(key="deals", values=DEALS, when=("variant", (Variant.DEALS,))),
    Choice(key="point_value", values=(1, 2, 5, 10), when=("variant", (Variant.POINTS,))),
    Choice(key="entry_fee", values=(10, 20, 50, 100), when=("variant", (*_POOLS, Variant.DEALS))),
    Choice(key="wrong_declaration", values=tuple(WrongDeclaration)),
    Choice(key="hints", values=(True, False)),
)
"""What the lobby offers."""

SERIES: Mapping[int, Mapping[str, str | int]] = {
    **{deals: {"variant": Variant.DEALS.value, "deals": deals} for deals in DEALS},
    61: {"variant": Variant.POOL61.value},
    101: {"variant": Variant.POOL101.value},
    201: {"variant": Variant.POOL201.value},
}
"""A table of Deals or a Pool is a series by itself (rules 8.2, 8.3)."""


def check(options: Options) -> None:
    """Raise ``RuleError`` for an option outside its bounds (rule 1.3)."""
    sound = {
        "deals": options.deals in DEALS,
        "point_value": 1 <= options.point_value <= MOST_CHIPS,
        "entry_fee": 1 <= options.entry_fee <= MOST_CHIPS,
        "turn_seconds": 0 <= options.turn_seconds <= MOST_SECONDS,
    }
    for key, holds in sound.items():
        if not holds:
            raise RuleError("bad_option", "1.3", option=key, value=getattr(options, key))
