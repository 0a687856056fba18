"""What happened last, in words: an act a line; what deserves it has a block of its own."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.messages import Part, Text
from bot.presenters.names import bold_names
from bot.presenters.part import GamePresenter
from bot.sight import Sight, Turned
from bot.words import Say
from engines.core.seats import Seat

ACTS_TOLD = 4
"""How many of the last acts the table tells."""

Told = tuple[str, str | None]
"""An event in a sentence, and in a block of lines if it has one."""


def tell(
    event: Any, names: Sequence[str], part: GamePresenter, say: Say, seat: Seat | None = None
) -> str | None:
    """Return what happened in a sentence: the game's own event, or one of the table's."""
    if isinstance(event, Turned):
        key = "told-redone" if event.redone else "told-taken-back"
        return say(key, name=names[event.seat])
    return part.told(event, names, say, seat)


def gathered(act: Sequence[Any], part: GamePresenter) -> Sequence[Any]:
    """Return the events of *act* as the game has them told, one after the other."""
    gather = getattr(part, "gathered", None)
    return act if gather is None else tuple(gather(act))


def lately(sight: Sight, part: GamePresenter, say: Say, *, blocks: bool = True) -> Iterator[Part]:
    """Yield the last acts as everybody heard them; *blocks*: and the blocks of the latest one."""
    names = bold_names(sight.record, say)
    acts = [tuple(_told(act, names, part, say)) for act in sight.heard[-ACTS_TOLD:]]
    *before, latest = acts or [()]
    brief = tuple(told for told in latest if told[1] is None)
    lines = [f"-# {line}" for act in (*before, brief) for line in _lines(act)]
    if lines:
        yield Text("\n".join(lines))
    if blocks:
        yield from (Text(block) for _, block in latest if block is not None)


def in_lines(
    act: Sequence[Any], names: Sequence[str], part: GamePresenter, say: Say
) -> tuple[str, ...]:
    """Return an act in one line, and a line for each event of it that may have a block."""
    return tuple(_lines(tuple(_told(act, names, part, say))))


def _told(
    act: Sequence[Any], names: Sequence[str], part: GamePresenter, say: Say
) -> Iterator[Told]:
    in_block = getattr(part, "in_block", None)
    for event in gathered(act, part):
        sentence = tell(event, names, part, say)
        if sentence is not None:
            yield sentence, None if in_block is None else in_block(event, names, say)


def _lines(act: Sequence[Told]) -> Iterator[str]:
    row = " ".join(sentence for sentence, block in act if block is None)
    if row:
        yield row
    yield from (sentence for sentence, block in act if block is not None)
