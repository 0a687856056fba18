"""``python -m engines.rummy.strength``: how well the computers play, and how fast best groups.

Prints how often Hard and Medium beat the level below in two-player deals of Points, the turns that
a deal between two Hard players takes (a turn is one seat's; a round is one of each), the time of a
Hard move and of ``best``.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import mean, median, quantiles
from timeit import default_timer as clock
from typing import NamedTuple

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded
from engines.rummy.actions import text
from engines.rummy.computer import choose
from engines.rummy.events import Missed, Threw
from engines.rummy.game import GAME
from engines.rummy.grouping import best
from engines.rummy.options import Options
from engines.rummy.pack import HAND, PACK, wild_rank


class Deal(NamedTuple):
    """A deal that was played: its winner, its turns, and the seconds of each Hard move."""

    winner: Seat
    turns: int
    thought: list[float]


def play(levels: Sequence[Level], seed: int) -> Deal:
    """Play one deal between computers of *levels*, by seat."""
    table = Playout(GAME, len(levels), Options(toss=False), Seeded(seed))
    random, thought = Random(seed), list[float]()
    while table.result is None:
        seat = min(table.to_act)
        start = clock()
        action = choose(table.view(seat), levels[seat], random)
        if levels[seat] is Level.HARD:
            thought.append(clock() - start)
        table.do(seat, text(action))
    played = sum(isinstance(event, Threw | Missed) for event in table.events) + 1
    return Deal(table.result.places[0][0], played, thought)


def duel(better: Level, worse: Level, deals: int, seed: int) -> list[tuple[bool, Deal]]:
    """Play *deals* of *better* against *worse* by turns first; tell whether *better* won each."""
    found = []
    for number in range(deals):
        own = Seat(number % 2)
        levels = (better, worse) if own == 0 else (worse, better)
        deal = play(levels, seed + number)
        found.append((deal.winner == own, deal))
    return found


def time_best(hands: int, seed: int) -> list[float]:
    """Return the milliseconds that ``best`` takes for each of so many random hands."""
    random, found = Random(seed), list[float]()
    for _ in range(hands):
        cards = random.sample(PACK, HAND + 1)
        start = clock()
        best(cards[:HAND], wild_rank(cards[HAND]))
        found.append((clock() - start) * 1000)
    return found


def main(arguments: Sequence[str]) -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(arguments)
    for better, worse in ((Level.HARD, Level.EASY), (Level.MEDIUM, Level.EASY)):
        won = [win for win, _ in duel(better, worse, given.deals, given.seed)]
        say(f"{better} beats {worse} in {mean(won):.1%} of {given.deals} deals")
    deals = [deal for _, deal in duel(Level.HARD, Level.HARD, given.deals // 5, given.seed)]
    turns = median(deal.turns for deal in deals)
    rounds = median((deal.turns + 1) // 2 for deal in deals)
    say(f"hard against hard: median {turns} turns, {rounds} turns of a seat; {len(deals)} deals")
    moves = [1000 * seconds for deal in deals for seconds in deal.thought]
    say(f"a Hard move: median {median(moves):.0f} ms, longest {max(moves):.0f} ms")
    times = time_best(20 * given.deals, given.seed)
    say(f"best: median {median(times):.3f} ms, p99 {quantiles(times, n=100)[98]:.3f} ms")


def say(line: str) -> None:
    """Write one line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
