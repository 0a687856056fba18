"""Random games to look at from every side.

Random play that takes any legal act with equal chance draws for thousands of turns; here a seat
plays a card in most turns, so that games stay short, and every kind of act is met all the same.
"""

from random import Random

from engines.core.shuffle import Seeded
from engines.wild import rules
from engines.wild.actions import Play
from engines.wild.evolve import evolve
from engines.wild.options import Options

BOUND = 10_000
"""No random game takes more acts."""
HOUSE_RULES = ("stacking", "draw_until_playable", "jump_in", "seven_zero")


def options(combination, *, starter=0, auto_sort=True):
    """House rules by number: 0 is none, 15 all four."""
    switched = {rule: bool(combination >> bit & 1) for bit, rule in enumerate(HOUSE_RULES)}
    return Options(starter=starter, auto_sort=auto_sort, **switched)


def happened(state, events, looks):
    """Return the state after *events*, looking at each on the way."""
    for event in events:
        state = evolve(state, event)
        looks(event, state)
    return state


def chosen(state, random):
    """Return who acts and how: sometimes a seat off turn, mostly a play on turn."""
    seats = range(len(state.hands))
    turn = state.table.turn
    off = [(seat, each) for seat in seats if seat != turn for each in rules.legal(state, seat)]
    if off and random.random() < 0.25:
        return random.choice(off)
    on = [*rules.legal(state, turn)]
    assert on, "the seat on turn can do something"
    plays = [each for each in on if isinstance(each, Play)]
    return turn, random.choice(plays if plays and random.random() < 0.75 else on)


def walk(seed, seats=2, chosen_options=None, looks=lambda event, state: None):
    """Yield each state of a random game, the end too; *looks* sees every event and its state."""
    random, shuffler = Random(seed), Seeded(seed)
    playing = chosen_options or Options()
    state = rules.blank(seats, playing)
    state = happened(state, rules.begin(seats, playing, shuffler), looks)
    yield state
    for _ in range(BOUND):
        if state.table.turn is None:
            return
        seat, action = chosen(state, random)
        state = happened(state, rules.decide(state, seat, action, shuffler), looks)
        yield state
    raise AssertionError(f"no end: seed {seed}, {seats} seats, {playing}")


def at(seed, acts, seats=2, chosen_options=None):
    """Return the state after so many random acts, or at the end."""
    for number, state in enumerate(walk(seed, seats, chosen_options)):
        if number == acts:
            return state
    return state
