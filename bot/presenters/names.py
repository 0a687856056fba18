"""How the people and computers at a table are called in its texts."""

from collections.abc import Sequence
from functools import lru_cache

from bot.records import Chair, Record, Round
from bot.words import Say, escaped, plain_name
from engines.core.seats import Seat


def plain_names(record: Record | Round, say: Say) -> tuple[str, ...]:
    """Return the seats' names for labels and alt texts, all different."""
    return _named(record.chairs, say, "computer-name")


def drawn_names(record: Record | Round, say: Say) -> tuple[str, ...]:
    """Return the seats' names for pictures, where a computer's has to be short."""
    return _named(record.chairs, say, "computer-drawn")


def bold_names(record: Record, say: Say) -> tuple[str, ...]:
    """Return the seats' names for markdown: escaped and bold, all different."""
    return tuple(f"**{escaped(name)}**" for name in plain_names(record, say))


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return *names* with a number after each that another seat before it has.

    >>> told_apart(["Maya", "Theo", "maya"])
    ('Maya', 'Theo', 'maya (2)')
    """
    told: list[str] = []
    for name in names:
        taken = {each.casefold() for each in told}
        number, shown = 1, name
        while shown.casefold() in taken:
            number += 1
            shown = f"{name} ({number})"
        told.append(shown)
    return tuple(told)


@lru_cache(maxsize=64)  # a message asks for the same names some twenty times
def _named(chairs: tuple[Chair, ...], say: Say, computer: str) -> tuple[str, ...]:
    names = (chair_name(chair, n, say, computer) for n, chair in enumerate(chairs, start=1))
    return told_apart(tuple(names))


def playing(record: Record) -> tuple[Seat, ...]:
    """Return the seats whose people or computers have not left."""
    return tuple(Seat(n) for n in range(len(record.chairs)) if Seat(n) not in record.gone)


def host_seat(record: Record) -> Seat | None:
    """Return the host's seat, or ``None`` if the host does not play."""
    seats = (Seat(n) for n, chair in enumerate(record.chairs) if chair.user == record.host)
    return next(seats, None)


def chair_name(chair: Chair, number: int, say: Say, computer: str = "computer-name") -> str:
    """Return how the occupant of seat *number* (from 1) is called in plain text.

    *computer*: the key for computers.
    """
    if chair.former:
        return say("former-player")
    if chair.level is not None:
        return say(computer, level=chair.level.value)
    return plain_name(chair.name, say("player-number", n=number))
