"""Draws that belong together: the pile may run out in the middle of one."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.wild.events import Drew, Reshuffled


def gathered(act: Sequence[Any]) -> tuple[Any, ...]:
    """Return the events of *act* as they are told: a draw before and after a shuffle is one."""
    told: list[Any] = []
    for event in act:
        match event, told[-2:]:
            case Drew(), [Drew() as begun, Reshuffled()] if _goes_on(begun, event):
                told[-2] = _together(begun, event)
            case _:
                told.append(event)
    return tuple(told)


def _goes_on(begun: Drew, event: Drew) -> bool:
    return (begun.seat, begun.why) == (event.seat, event.why)


def _together(begun: Drew, event: Drew) -> Drew:
    count, cards = begun.count + event.count, begun.cards + event.cards
    return replace(event, count=count, cards=cards)
