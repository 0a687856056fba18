"""How well the computers play: ``python -m engines.cribbage.strength [--games 2000] [--seed 0]``.

Prints the share of games that one player wins against another, the first deal alternating, and what
Hard's hands and cribs count on average when it plays itself. The greedy player is the yardstick: it
keeps the four cards that count most before the cut, and plays what pegs most at once. 2,000 games
of Hard take a few minutes.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Literal

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.actions import Action, text
from engines.cribbage.computer import choose
from engines.cribbage.computer.choices import choices, face_value
from engines.cribbage.events import Event, Shown
from engines.cribbage.game import GAME
from engines.cribbage.options import Options
from engines.cribbage.scoring import total
from engines.cribbage.views import View

Player = Callable[[View, Random], Action]

KINDS = ("non-dealer's hand", "dealer's hand", "crib")
PAIRS = (("hard", "greedy"), ("hard", "easy"), ("hard", "medium"), ("medium", "easy"))


def player(level: Level) -> Player:
    """Return the computer of *level*."""
    return lambda view, random: choose(view, level, random)


def greedy(view: View, random: Random) -> Action:
    """Return what makes most on its face, of equals the first."""
    del random  # it leaves nothing to chance
    return max(choices(view), key=partial(face_value, view))


def play(players: tuple[Player, Player], seed: int, opener: Literal[0, 1]) -> Playout:
    """Play one game to its end; *opener* deals first."""
    random, table = Random(seed), Playout(GAME, 2, Options(dealer=opener), Seeded(seed))
    while awaited := table.to_act:
        seat = min(awaited)
        table.do(seat, text(players[seat](table.view(seat), random)))
    return table


PLAYERS: dict[str, Player] = {
    "greedy": greedy,
    **{level.value: player(level) for level in Level},
}


def series(first: str, second: str, games: int, seed: int) -> list[Playout]:
    """Play *games* of two ``PLAYERS``, the first deal alternating; each *seed* gives others."""
    players = PLAYERS[first], PLAYERS[second]
    seeds = range(seed * games, (seed + 1) * games)
    return [play(players, each, 1 if each % 2 else 0) for each in seeds]


def share(first: str, second: str, games: int, seed: int = 0) -> float:
    """Return the share of *games* that the first of two ``PLAYERS`` wins, 0 to 1."""
    won: list[bool] = [table.state.winner == 0 for table in series(first, second, games, seed)]
    return sum(won) / games


def averages(events: Iterable[Event]) -> dict[str, float]:
    """Return the mean points of each kind of hand that is shown among *events*."""
    points: defaultdict[str, list[int]] = defaultdict(list)
    dealers_next = False
    for event in events:
        if isinstance(event, Shown):
            kind = KINDS[2] if event.crib else KINDS[dealers_next]
            points[kind].append(total(event.parts))
        dealers_next = isinstance(event, Shown) and not event.crib
    return {kind: sum(each) / len(each) for kind, each in points.items()}


def figures(games: int, seed: int) -> Iterator[str]:
    """Yield the figures, a line each: shares of *games*, and means of a quarter as many."""
    for first, second in PAIRS:
        won = share(first, second, games, seed)
        yield f"{first:>6} beats {second:<6} {won:6.1%}  ({games} games)"
    tables = series("hard", "hard", max(1, games // 4), seed)
    for kind, mean in averages(event for table in tables for event in table.events).items():
        yield f"{kind:>17} {mean:5.2f} points on average"


def main() -> None:
    """Print the figures as they come."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--games", type=int, default=2000)
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()
    for line in figures(asked.games, asked.seed):
        print(line, flush=True)  # noqa: T201 - a command speaks by printing


if __name__ == "__main__":
    main()
