"""``PYTHONPATH=.:tests python tests/wild/games.py``: many random games, and how quick they are.

Plays random games over all sixteen combinations of house rules and 2 to 10 seats, counts the 108
cards after every event, and says how many acts they took; then measures moves a second.
"""

import sys
from random import Random
from time import process_time

from wild.piles import piles
from wild.walks import options, walk

from engines.core.shuffle import Seeded
from engines.wild import observe, rules
from engines.wild.cards import PACK
from engines.wild.evolve import evolve
from engines.wild.options import Options

WHOLE = sorted(PACK)


def game(number):
    """Play game *number* to its end and return how many acts it took."""

    def counted(event, state):
        assert sorted(piles(state)) == WHOLE, (number, event)

    seats = 2 + number // 16 % 9
    playing = options(number % 16, starter=number % seats, auto_sort=number % 5 != 0)
    *before, last = walk(number, seats, playing, counted)
    assert last.table.winner is not None
    return len(before)


def moves_a_second(moves):
    """Play so many random two-player moves: legal, decide, evolve and a view each."""
    random, done, number, start = Random(1), 0, 0, process_time()
    while done < moves:
        number += 1
        shuffler = Seeded(number)
        state = rules.blank(2, Options())
        for event in rules.begin(2, Options(), shuffler):
            state = evolve(state, event)
        while state.table.turn is not None and done < moves:
            seat = state.table.turn
            action = random.choice([*rules.legal(state, seat)])
            for event in rules.decide(state, seat, action, shuffler):
                state = evolve(state, event)
            observe.view(state, seat)
            done += 1
    return done / (process_time() - start)


if __name__ == "__main__":
    count = int(sys.argv[1]) if sys.argv[1:] else 10_000
    acts = sorted(game(number) for number in range(count))
    print(f"{count} games ended; acts: median {acts[count // 2]}, most {acts[-1]}")
    print(f"{moves_a_second(100_000):,.0f} random moves a second")
