"""How well the computers play: ``python -m engines.updown.strength [--rounds 2000]``.

Two seats, the start alternating, rounds until the number asked for is decided (draws beside).
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from engines.core.cards import is_joker
from engines.core.contract import Level
from engines.core.seats import Seat
from engines.core.shuffle import Seeded
from engines.updown.actions import Action, Play
from engines.updown.computer import choose
from engines.updown.computer.choices import instead, playable
from engines.updown.game import GAME
from engines.updown.options import Options
from engines.updown.state import State
from engines.updown.views import View

Player = Callable[[View, Random], Action]


def greedy(view: View, random: Random) -> Action:
    """Play any fitting card, a Joker only if nothing else fits; else draw."""
    fitting = playable(view)
    ordinary = [card for card in fitting if not is_joker(card)]
    if ordinary:
        return Play(random.choice(ordinary))
    if fitting:
        return Play(fitting[0], random.randrange(13))
    other = instead(view)
    assert other is not None, "nothing fits and nothing can be drawn: the seat would have passed"
    return other


def uniform(view: View, random: Random) -> Action:
    """Play any of the legal actions, each as likely as another."""
    actions: list[Action] = []
    for card in playable(view):
        actions += [Play(card, call) for call in range(13)] if is_joker(card) else [Play(card)]
    other = instead(view)
    return random.choice([*actions, other] if other else actions)


def level(which: Level) -> Player:
    """Return the computer of a level."""
    return lambda view, random: choose(view, which, random)


PLAYERS: dict[str, Player] = {
    "random": uniform,
    "greedy": greedy,
    **{which.value: level(which) for which in Level},
}
PAIRS = (
    ("hard", "random"),
    ("hard", "greedy"),
    ("medium", "greedy"),
    ("easy", "greedy"),
    ("hard", "medium"),
    ("medium", "easy"),
    ("hard", "easy"),
)


def play_round(
    players: tuple[Player, ...], starter: Seat, shuffler: Seeded, random: Random
) -> State:
    """Return the end of a round between *players*."""
    options = Options(starter=starter)
    state = GAME.blank(len(players), options)
    state = GAME.replay(state, GAME.begin(len(players), options, shuffler))
    while state.outcome is None:
        seat = state.turn
        action = players[seat](GAME.view(state, seat), random)
        state = GAME.replay(state, GAME.decide(state, seat, action, shuffler))
    return state


def match(first: Player, second: Player, rounds: int, seed: int) -> Counter[Seat | None]:
    """Return who won how often, draws (``None``) aside, over *rounds* decided rounds."""
    shuffler, random, won = Seeded(seed), Random(seed), Counter[Seat | None]()
    while won.total() - won[None] < rounds:
        starter = Seat(won.total() % 2)
        won[play_round((first, second), starter, shuffler, random).winner] += 1
    return won


def report(rounds: int, seed: int) -> Iterator[str]:
    """Yield a line for each pair of players."""
    for first, second in PAIRS:
        won = match(PLAYERS[first], PLAYERS[second], rounds, seed)
        rate = won[Seat(0)] / rounds
        yield f"{first:>6} beats {second:<6} {rate:6.1%}  ({rounds} decided, {won[None]} drawn)"


def main() -> None:
    """Print the figures."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=2000)
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    for line in report(asked.rounds, asked.seed):
        print(line, flush=True)  # noqa: T201 - the command's own output


if __name__ == "__main__":
    main()
