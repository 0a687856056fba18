"""What was composed last for each reader of a table, good for as long as all it was made of stays.

A change is looked at several times: before leave is given and after, by the press and by the hands'
own round. Words, buttons and scene are made once; the values that they come from say when anew.
"""

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from bot.messages import Message
from bot.records import UserId
from bot.sessions.table import Table


class Composed:
    """The latest message of each table and reader; a table that is let go takes its own along."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[
            Table, dict[UserId | None, tuple[tuple[Any, ...], Message]]
        ] = WeakKeyDictionary()

    def message(
        self,
        table: Table,
        reader: UserId | None,
        of: tuple[Any, ...],
        make: Callable[[], Message],
    ) -> Message:
        """Return what *make* made of *table* as it stands and of *of*, for *reader* or everybody."""
        made_of = (table.record, table.moment, table.note, *of)
        kept = self._kept.setdefault(table, {})
        known = kept.get(reader)
        if known is not None and _same(known[0], made_of):
            return known[1]
        message = make()
        kept[reader] = (made_of, message)
        return message


def _same(before: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    """Tell whether it is the very same moment, and equal taste and words."""
    return before[1] is now[1] and before == now
