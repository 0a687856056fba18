"""What everybody knows of a table: what it waits for, its two piles, and how it ended."""

from enum import StrEnum

from engines.core.contract import Result


class Phase(StrEnum):
    """What the table waits for."""

    DRAW = "draw"
    DISCARD = "discard"
    SHOW = "show"
    BETWEEN = "between"
    OVER = "over"


DRAW, DISCARD, SHOW, BETWEEN, OVER = Phase
"""Every act asks for the phase, and a member of an enum takes long to look up."""


class Pile(StrEnum):
    """Where a card was drawn from."""

    CLOSED = "closed"
    OPEN = "open"


CLOSED, OPEN = Pile


class RummyResult(Result, frozen=True):
    """How a game ended, with *chips* by seat.

    Points: what each seat won or lost; Pool: the payouts; Deals: what each seat holds.
    """

    chips: tuple[int, ...]
