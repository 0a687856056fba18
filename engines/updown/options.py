"""What is set before a round."""

import msgspec

from engines.core.seats import Seat


class Options(msgspec.Struct, frozen=True):
    """*starter*: the seat that begins (rule 1.5); in a match it moves by itself."""

    starter: Seat = Seat(0)
