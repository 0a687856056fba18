"""Write a recorded round: ``python tests/updown/record.py SEED LEVEL LEVEL [LEVEL] > recorded/NAME.jsonl``.

A level may also be ``clock`` (it lets the time run out) or ``leave-N`` (Easy, which leaves when the
round is *N* acts old). The first line is the table and its pack, then a line an act with the events
it brought, and last how it ended. Events stand as they are stored, so an old file also proves that
they are still read.
"""

import json
import sys
from random import Random

import msgspec

from engines.core.cards import names
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.updown.game import GAME


def choice(player, table, seat, acts, random):
    """Return the text of what *player* does."""
    if player == "clock":
        return "timeout"
    if player.startswith("leave"):
        if acts >= int(player.partition("-")[2]):
            return "leave"
        player = "easy"
    return GAME.text(GAME.choose(table.view(seat), Level(player), random))


def record(seed, players):
    """Yield the lines of a round between *players*."""
    random, seats = Random(seed), len(players)
    options = GAME.options(starter=seed % seats)
    table = Playout(GAME, seats, options, Seeded(seed))
    lines = [{"events": msgspec.to_builtins(table.events)}]
    while table.to_act:
        seat = min(table.to_act)
        action = choice(players[seat], table, seat, len(lines), random)
        events = table.do(seat, action)
        lines.append({"seat": seat, "action": action, "events": msgspec.to_builtins(events)})
    yield {
        "game": "updown",
        "seats": seats,
        "options": msgspec.to_builtins(options),
        "decks": [names(table.events[0].order)],
    }
    yield from lines
    yield {"result": msgspec.to_builtins(table.result)}


if __name__ == "__main__":
    for line in record(int(sys.argv[1]), sys.argv[2:]):
        print(json.dumps(line, separators=(",", ":")))
