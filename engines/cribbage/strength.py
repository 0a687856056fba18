"""How well the computers play: ``python -m engines.cribbage.strength [games]``.

Prints the share of games that Hard wins against each other player, the first deal alternating, and
what its hands and cribs count on average when it plays itself. The greedy player is the yardstick:
it keeps the four cards that count most before the cut, and plays what pegs most at once. A few
minutes for 2,000 games each.
"""

import sys
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
GAMES = 2_000


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


def series(players: tuple[Player, Player], games: int) -> list[Playout]:
    """Play *games*, the first deal alternating."""
    return [play(players, game, 1 if game % 2 else 0) for game in range(games)]


def share(players: tuple[Player, Player], games: int) -> float:
    """Return the share of *games* that the first of *players* wins, 0 to 1."""
    won: list[bool] = [table.state.winner == 0 for table in series(players, games)]
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


def figures(games: int) -> Iterator[str]:
    """Yield the figures, a line each: shares of *games*, and means of a quarter as many."""
    hard = player(Level.HARD)
    rivals = {"greedy": greedy, "easy": player(Level.EASY), "medium": player(Level.MEDIUM)}
    for name, rival in rivals.items():
        yield f"hard beats {name} in {share((hard, rival), games):.1%} of {games} games"
    events = [event for table in series((hard, hard), games // 4) for event in table.events]
    for kind, mean in averages(events).items():
        yield f"{kind}: {mean:.2f} points on average"


def main() -> None:
    """Print the figures as they come."""
    for line in figures(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(line, flush=True)  # noqa: T201 - a command speaks by printing


if __name__ == "__main__":
    main()
