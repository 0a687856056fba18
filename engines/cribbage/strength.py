"""How well the computers play: ``python -m engines.cribbage.strength [--games 2000] [--seed 0]``.

Prints the share of games that one player wins against another, the first deal alternating, and what
Hard's hands and cribs count on average against itself. The greedy player is the yardstick: it
keeps the four cards that count most before the cut, and plays what pegs most at once. 2,000 games
of Hard take a few minutes.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Literal

from engines.core.cards import PACK, Card
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.actions import Action, in_order, text
from engines.cribbage.computer import choose
from engines.cribbage.computer.choices import choices, face_value
from engines.cribbage.computer.hard import lay_away
from engines.cribbage.game import GAME
from engines.cribbage.options import Options
from engines.cribbage.scoring import shown_points
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


def averages(deals: int, seed: int) -> dict[str, float]:
    """Return the mean points of each kind of hand over *deals* that Hard lays away on both sides."""
    shuffler, points = Seeded(seed), dict.fromkeys(KINDS, 0)
    for _ in range(deals):
        order = shuffler.shuffled(PACK)
        for kind, shown in zip(KINDS, _shown(order), strict=True):
            points[kind] += shown
    return {kind: earned / deals for kind, earned in points.items()}


def _shown(order: tuple[Card, ...]) -> tuple[int, int, int]:
    """Return what the hands and the crib count when *order* is dealt to Hard, starter last."""
    pone, dealer, starter = in_order(order[0:12:2]), in_order(order[1:12:2]), order[12]
    laid = [lay_away(pone, own_crib=False), lay_away(dealer, own_crib=True)]
    crib = tuple(card for lay in laid for card in (lay.low, lay.high))
    first, second = (
        shown_points(tuple(card for card in six if card not in crib), starter, crib=False)
        for six in (pone, dealer)
    )
    return first, second, shown_points(crib, starter, crib=True)


def figures(games: int, seed: int) -> Iterator[str]:
    """Yield the figures, a line each: shares of *games*, and means of ten times as many deals."""
    for first, second in PAIRS:
        won = share(first, second, games, seed)
        yield f"{first:>6} beats {second:<6} {won:6.1%}  ({games} games)"
    deals = 10 * games
    for kind, mean in averages(deals, seed).items():
        yield f"{kind:>17} {mean:5.2f} points on average  ({deals} deals)"


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
