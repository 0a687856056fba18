"""What the host sets before a series; the house rules stay as they are for the whole of it."""

import msgspec

from engines.core.contract import Choice
from engines.core.seats import Seat


class Options(msgspec.Struct, frozen=True):
    """The table's rules; *starter* (rule 1.5) moves by itself from game to game."""

    starter: Seat = Seat(0)
    stacking: bool = False
    """Rules 7.1 to 7.3."""
    draw_until_playable: bool = False
    """Rule 8.1."""
    jump_in: bool = False
    """Rules 9.1 to 9.5."""
    seven_zero: bool = False
    """Rules 10.1 to 10.5."""
    auto_sort: bool = True
    """Rules 11.1 and 11.2."""


CHOICES: tuple[Choice, ...] = (
    Choice(key="stacking", values=(False, True)),
    Choice(key="draw_until_playable", values=(False, True)),
    Choice(key="jump_in", values=(False, True)),
    Choice(key="seven_zero", values=(False, True)),
    Choice(key="auto_sort", values=(True, False)),
)
