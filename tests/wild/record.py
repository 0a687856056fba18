"""Write a recorded game: ``PYTHONPATH=.:tests python tests/wild/record.py SEED RULES LEVEL …``.

RULES is the number of a combination of house rules (see ``walks.options``), and there is a level a
seat. The first line is the table and its shuffles, then a line an act with the events it brought,
and last how it ended. Events stand as they are stored, so an old file also proves that they are
still read.
"""

import json
import sys
from random import Random

import msgspec
from wild.walks import options

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.wild.cards import names
from engines.wild.events import Dealt, Reshuffled
from engines.wild.game import GAME


def record(seed, playing, levels):
    """Yield the lines of a game between computers of *levels*."""
    random, table = Random(seed), Playout(GAME, len(levels), playing, Seeded(seed))
    lines = [{"events": msgspec.to_builtins(table.events)}]
    while table.to_act:
        seat, action = next_act(table, levels, random)
        events = table.do(seat, action)
        lines.append({"seat": seat, "action": action, "events": msgspec.to_builtins(events)})
    shuffled = [each for each in table.events if isinstance(each, Dealt | Reshuffled)]
    decks = [names(each.order) for each in shuffled]
    chosen = msgspec.to_builtins(playing)
    yield {"game": "wild", "seats": len(levels), "options": chosen, "decks": decks}
    yield from lines
    yield {"result": msgspec.to_builtins(table.result)}


def next_act(table, levels, random):
    """Return who acts and how: off turn first, where a computer takes its chance."""
    turn = min(table.to_act)
    off = [seat for seat in range(len(levels)) if seat != turn and table.legal(seat)]
    for seat in [*off, turn]:
        action = GAME.choose(table.view(seat), levels[seat], random)
        if action is not None:
            return seat, GAME.text(action)
    raise AssertionError("the seat on turn acts")


if __name__ == "__main__":
    rules = options(int(sys.argv[2]))
    for line in record(int(sys.argv[1]), rules, [Level(level) for level in sys.argv[3:]]):
        print(json.dumps(line, separators=(",", ":")))
