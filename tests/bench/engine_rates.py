"""How fast the engines play at random and count, beside the peers; per second of processor time."""

import time
from functools import partial
from random import Random
from statistics import quantiles

from bench.figures import Figure, beside

from engines.core import cards
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME as CRIBBAGE
from engines.cribbage.scoring import score_show, total
from engines.rummy.actions import Declare, Drop
from engines.rummy.game import GAME as RUMMY
from engines.rummy.grouping import best
from engines.rummy.pack import PACK
from engines.updown.game import GAME as UPDOWN
from engines.wild.game import GAME as WILD

MOVES = 400
"""A game without an end of its own (random rummy) is dealt anew after so many."""
ENDING = (Drop, Declare)
"""What would end a game of rummy that is played at random after three moves."""

PARTS = 7
"""Each repeat is measured in so many parts, ours and the peer's in turn: what else a shared machine
does lasts longer than a part, so it slows both."""


def rate(seconds, work):
    """Call *work*, which returns how much it did, for so much processor time."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def played(game, seats=2, *, seed=1, skip=()):
    """Return a function that plays one random game and returns its moves.

    A move is legal, decide and evolve, and a view for who moved.
    """
    random, shuffler, options = Random(seed), Seeded(seed), game.options()
    to_act, legal, decide, evolve, view = (
        game.to_act,
        game.legal,
        game.decide,
        game.evolve,
        game.view,
    )

    def work():
        state = game.replay(game.blank(seats, options), game.begin(seats, options, shuffler))
        moves = 0
        while (awaited := to_act(state)) and not (skip and moves == MOVES):
            seat = next(iter(awaited))
            actions = list(legal(state, seat))
            action = random.choice(_going_on(actions, skip) if skip else actions)
            for event in decide(state, seat, action, shuffler):
                state = evolve(state, event)
            view(state, seat)
            moves += 1
        return moves

    return work


def _going_on(actions, skip):
    return [each for each in actions if not isinstance(each, skip)] or actions


def games(game):
    """Return a function that plays one random game and returns 1."""
    work = played(game)
    return lambda: bool(work())


def counted():
    """Return a function that counts hands, as the peer does: what each makes, and the total."""
    random = Random(3)
    dealt = [random.sample(cards.PACK, 5) for _ in range(500)]
    hands = [(tuple(hand), starter) for starter, *hand in dealt]

    def work():
        for hand, starter in hands:
            total(score_show(hand, starter, crib=False))
        return len(hands)

    return work


def grouped(size=13):
    random = Random(3)

    def work():
        best(random.sample(PACK, size), 5)
        return 1

    return work


def against(name, ours, peers, peer, unit, target, plan, *, at_most=False):
    """Return the figure of *ours* beside the peer of that name."""
    found = peers.rate(peer, plan.warm) is not None
    part = plan.seconds / PARTS
    theirs = partial(peers.rate, peer, part) if found else None
    rate(plan.warm, ours)
    mine, other, ratio = beside(partial(rate, part, ours), theirs, plan.repeats * PARTS)
    return Figure(
        name=name,
        ours=mine,
        unit=unit,
        peer=other,
        against=peer if other else f"{peer}: not installed",
        ratio=ratio,
        target=target,
        at_most=at_most,
    )


def spread(seconds, work):
    """Return the median and the 99th hundredth of one call of *work*, in milliseconds."""
    took, until = [], time.process_time() + seconds
    while time.process_time() < until:
        began = time.process_time()
        work()
        took.append((time.process_time() - began) * 1000)
    cut = quantiles(took, n=100)
    return cut[49], cut[98]


def figures(plan, peers):
    """Yield the figures of all engines."""
    yield against("engine_wild", played(WILD), peers, "wild", "moves/s", 1.5, plan)
    yield against("engine_cribbage", games(CRIBBAGE), peers, "cribbage", "games/s", 1.25, plan)
    yield against(
        "engine_cribbage bare", games(CRIBBAGE), peers, "cribbage_bare", "games/s", 0.8, plan
    )
    yield against("engine_rummy", played(RUMMY, skip=ENDING), peers, "gin", "moves/s", 1.5, plan)
    part = plan.seconds / PARTS
    mine, other, ratio = beside(
        partial(rate, part, played(UPDOWN)),
        partial(rate, part, played(WILD)),
        plan.repeats * PARTS,
    )
    yield Figure(
        name="engine_updown",
        ours=mine,
        unit="moves/s",
        peer=other,
        against="engine_wild",
        ratio=ratio,
        target=0.8,
    )
    yield against("count_cribbage", counted(), peers, "scorer", "hands/s", 10, plan)
    middle, worst = spread(plan.seconds * plan.repeats, grouped())
    yield Figure(name="best grouping, median", ours=middle, unit="ms", target=1, at_most=True)
    yield Figure(name="best grouping, p99", ours=worst, unit="ms", target=10, at_most=True)
    slow = peers.rate("melds", plan.seconds)
    calls = rate(plan.seconds, grouped())
    yield Figure(
        name="best grouping, 13 cards to 10",
        ours=1000 / calls,
        unit="ms",
        peer=1000 / slow if slow else None,
        against="RLCard's melds" if slow else "melds: not installed",
        ratio=slow / calls if slow else None,
        target=20,
        at_most=True,
    )
    yield from growth(plan)


def growth(plan):
    """Yield how the cost of a move grows with seats, and of a grouping with the hand."""
    for seats in (2, 4, 7, 10):
        found = rate(plan.seconds, played(WILD, seats))
        yield Figure(name=f"engine_wild, {seats} seats", ours=found, unit="moves/s")
    for size in (5, 13, 14):
        middle, _ = spread(plan.seconds, grouped(size))
        yield Figure(name=f"best grouping of {size}, median", ours=middle, unit="ms")
