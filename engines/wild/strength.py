"""``python -m engines.wild.strength``: how well the computers play, and how fast Hard thinks.

Prints how often each level wins against random play, with two seats and with four, the seats and
the start going round. Two sorts of random play: ``any_act``, whatever is legal; and ``any_card``,
much stronger: a random card that fits, a draw only without one, every call and catch made.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from timeit import default_timer as clock

from engines.core.contract import Level
from engines.core.seats import Seat
from engines.core.shuffle import Seeded, Shuffler
from engines.wild import computer, observe, rules
from engines.wild.actions import Action
from engines.wild.computer.sight import chances, on_turn, plays, word
from engines.wild.evolve import evolve
from engines.wild.options import Options
from engines.wild.state import State
from engines.wild.views import View

Player = Callable[[View, Random], Action | None]

HOUSE_RULES = ("stacking", "draw_until_playable", "jump_in", "seven_zero")


def any_act(view: View, random: Random) -> Action | None:
    """Return any legal act; off turn, or none."""
    acts: list[Action | None] = [*chances(view)]
    return random.choice(acts if on_turn(view) else [*acts, None])


def any_card(view: View, random: Random) -> Action | None:
    """Return a call or a catch, any card that fits, or a draw without one."""
    acts = chances(view)
    said, fitting = word(acts), plays(acts)
    if said is not None or not on_turn(view):
        return said
    return random.choice(fitting) if fitting else acts[0]


def of_level(level: Level) -> Player:
    """Return a computer of *level* as a player."""
    return lambda view, random: computer.choose(view, level, random)


def play(players: Sequence[Player], options: Options, seed: int) -> Seat:
    """Play one game and return its winner."""
    random, shuffler, seats = Random(seed), Seeded(seed), len(players)
    state = rules.blank(seats, options)
    for event in rules.begin(seats, options, shuffler):
        state = evolve(state, event)
    while state.table.turn is not None:
        seat, action = _next(state, players, random)
        state = _done(state, seat, action, shuffler)
    assert state.table.winner is not None
    return state.table.winner


def _next(state: State, players: Sequence[Player], random: Random) -> tuple[Seat, Action]:
    """Return who acts: a seat that takes a chance off turn, in any order, else the one on turn."""
    turn = state.table.turn
    assert turn is not None
    if state.table.exposed or state.table.options.jump_in:
        for seat in random.sample(range(len(players)), len(players)):
            if seat != turn and any(rules.legal(state, Seat(seat))):
                action = players[seat](observe.view(state, Seat(seat)), random)
                if action is not None:
                    return Seat(seat), action
    action = players[turn](observe.view(state, turn), random)
    assert action is not None
    return turn, action


def _done(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> State:
    for event in rules.decide(state, seat, action, shuffler):
        state = evolve(state, event)
    return state


def wins(
    own: Player, other: Player, seats: int, games: int, *, seed: int = 1, house: bool = False
) -> float:
    """Return the share of *games* that *own* wins against *other* in all other seats."""
    rules_on = dict.fromkeys(HOUSE_RULES, house)
    won = 0
    for number in range(games):
        seat, starter = number % seats, Seat(number // seats % seats)
        players = [own if n == seat else other for n in range(seats)]
        won += play(players, Options(starter=starter, **rules_on), seed + number) == seat
    return won / games


def milliseconds(games: int) -> list[float]:
    """Return how long each Hard move of some four-player games took."""
    found: list[float] = []

    def timed(view: View, random: Random) -> Action | None:
        start = clock()
        action = computer.choose(view, Level.HARD, random)
        found.append((clock() - start) * 1000)
        return action

    for number in range(games):
        play([timed] * 4, Options(), number)
    return found


def main(arguments: Sequence[str]) -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(arguments)
    for house, others in ((False, (any_act, any_card)), (True, (any_card,))):
        say("all house rules" if house else "no house rules")
        for level, other, seats in product(Level, others, (2, 4)):
            share = wins(of_level(level), other, seats, given.games, seed=given.seed, house=house)
            say(f"  {level} wins {share:.1%} of {given.games}: {seats} seats, {other.__name__}")
    times = milliseconds(given.games // 40 + 1)
    mean = sum(times) / len(times)
    say(f"a Hard move: mean {mean:.3f} ms, longest {max(times):.3f} ms, of {len(times)}")


def say(line: str) -> None:
    """Write one line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
