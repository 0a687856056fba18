"""Seats and refusals: the small words every game, view and message shares."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise; ``None`` stands for a spectator."""

EVERY_SEAT = tuple(map(Seat, range(10)))
"""Seats by number, of the largest table there is: quicker to look up than to make one."""


class RuleError(Exception):
    """A seat asked for something the rules refuse; nothing has changed.

    *why* is a key (``not_your_turn``) which the locales turn into one sentence, *rule* the number
    in the game's RULES.md that refuses (``3.2``), *facts* what the sentence names (cards, counts).
    """

    game = ""
    """The key of the game that refuses; a table sets it."""

    def __init__(self, why: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return " ".join(
            part
            for part in (
                self.why.replace("_", " "),
                f"({said})" if said else "",
                f"[rule {self.rule}]" if self.rule else "",
            )
            if part
        )


def after(seat: Seat, seats: int, step: int = 1) -> Seat:
    """Return the seat *step* places clockwise of *seat* at a table of *seats*.

    >>> after(Seat(2), 3)
    0
    """
    return Seat((seat + step) % seats)
