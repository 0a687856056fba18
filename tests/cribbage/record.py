"""Write a recorded game: ``python tests/cribbage/record.py SEED LEVEL LEVEL > recorded/NAME.jsonl``.

The first line is the table and its packs, then a line an act with the events it brought, and last
how it ended. Events stand as they are stored, so an old file also proves that they are still read.
"""

import json
import sys
from random import Random

import msgspec

from engines.core.cards import names
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.events import Shuffled
from engines.cribbage.game import GAME


def record(seed, levels):
    """Yield the lines of a game between computers of *levels*."""
    random, table = Random(seed), Playout(GAME, 2, GAME.options(), Seeded(seed))
    lines = [{"events": msgspec.to_builtins(table.events)}]
    while table.to_act:
        seat = min(table.to_act)
        action = GAME.text(GAME.choose(table.view(seat), levels[seat], random))
        events = table.do(seat, action)
        lines.append({"seat": seat, "action": action, "events": msgspec.to_builtins(events)})
    packs = [names(event.order) for event in table.events if isinstance(event, Shuffled)]
    yield {"game": "cribbage", "seats": 2, "options": {}, "decks": packs}
    yield from lines
    yield {"result": msgspec.to_builtins(table.result)}


if __name__ == "__main__":
    for line in record(int(sys.argv[1]), [Level(level) for level in sys.argv[2:]]):
        print(json.dumps(line, separators=(",", ":")))
