"""Hard: as Medium while the pile is deep; then it weighs each play in rounds that might be.

Near the end almost everything is decided by who is blocked with how much, so there it deals the
unseen cards at random many times, plays each round on by rules of thumb until the pile is empty,
and finishes it exactly (two seats) or by rules of thumb (three). With two seats and an empty pile
nothing is hidden, and its play is perfect.
"""

from collections.abc import Iterable
from itertools import islice
from random import Random

from engines.updown.actions import Action
from engines.updown.computer.choices import best_calls, instead, plays
from engines.updown.computer.endgame import Endgame, TooLongError
from engines.updown.computer.imagine import World, worlds
from engines.updown.computer.medium import medium
from engines.updown.computer.playing import Round
from engines.updown.views import View

NEAR_END = 4
"""Cards in the pile, from which on it looks ahead."""
WORLDS = 24
"""How many rounds it imagines."""
BUDGET = 2_000
"""Positions it looks at in one move, which keeps a move under 50 ms."""
CALLS = 3
"""How many calls of a Joker it weighs while cards are hidden."""


def hard(view: View, random: Random) -> Action:
    """Return the action that wins most of the rounds that might be."""
    known = not view.pile and view.out.count(False) == 2
    choices: list[Action] = [*plays(view, list(range(13)) if known else best_calls(view, CALLS))]
    other = instead(view)
    if other:
        choices.append(other)
    if len(choices) == 1:
        return choices[0]
    if view.pile > NEAR_END:
        return medium(view)
    totals = _weigh(choices, islice(worlds(view, random), 1 if known else WORLDS))
    return choices[totals.index(max(totals))] if totals else medium(view)


def _weigh(choices: list[Action], imagined: Iterable[World]) -> list[int]:
    """Return what the choices are worth over the imagined rounds; nothing if it takes too long."""
    endgame, totals = Endgame(BUDGET), [0] * len(choices)
    weighed = False
    for world in imagined:
        try:
            worths = [_worth(world, action, endgame) for action in choices]
        except TooLongError:
            break
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
        weighed = True
    return totals if weighed else []


def _worth(world: World, action: Action, endgame: Endgame) -> int:
    playing = Round(world)
    playing.act(action)
    return playing.worth(endgame)
