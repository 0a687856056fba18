"""Write a recorded game: ``python tests/rummy/record.py SEED VARIANT LEVEL … > recorded/NAME.jsonl``.

The first line is the table and its shuffles, then a line an act with the events it brought, and
last how it ended. Events stand as they are stored, so an old file also proves that they are still
read. A level of ``away`` stands for a seat that only lets its clock run out.
"""

import json
import sys
from random import Random

import msgspec

from engines.core.cards import names
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.rummy.game import GAME
from engines.rummy.options import Options, Variant


class Noted(Seeded):
    """Shuffles, and notes each order."""

    def __init__(self, seed):
        super().__init__(seed)
        self.orders = []

    def shuffled(self, cards):
        order = super().shuffled(cards)
        self.orders.append(names(order))
        return order


def record(seed, variant, levels):
    """Yield the lines of a game between computers of *levels*."""
    random, shuffler = Random(seed), Noted(seed)
    options = Options(variant=Variant(variant))
    table = Playout(GAME, len(levels), options, shuffler)
    lines = [{"events": msgspec.to_builtins(table.events)}]
    while table.to_act:
        seat = min(table.to_act)
        action = "timeout"
        if levels[seat] != "away":
            action = GAME.text(GAME.choose(table.view(seat), Level(levels[seat]), random))
        told = table.do(seat, action)
        lines.append({"seat": seat, "action": action, "events": msgspec.to_builtins(told)})
    yield {
        "game": "rummy",
        "seats": len(levels),
        "options": msgspec.to_builtins(options),
        "decks": shuffler.orders,
    }
    yield from lines
    yield {"result": msgspec.to_builtins(table.result)}


if __name__ == "__main__":
    for line in record(int(sys.argv[1]), sys.argv[2], sys.argv[3:]):
        print(json.dumps(line, separators=(",", ":")))
