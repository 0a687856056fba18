"""Computers: legal, from the view alone, and as strong as they say."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wild.tables import act, placed
from wild.walks import at, options

from engines.core.contract import Level
from engines.core.shuffle import Seeded
from engines.wild import observe, rules, strength
from engines.wild.computer import choose
from engines.wild.game import GAME
from engines.wild.strength import any_act, any_card, of_level, wins

seeds = st.integers(0, 2**32)


@given(
    seed=seeds,
    acts=st.integers(0, 120),
    seats=st.integers(2, 6),
    playing=st.integers(0, 15).map(options),
    level=st.sampled_from(Level),
)
@settings(max_examples=120, deadline=None)
def test_legal_and_the_same_in_every_world(seed, acts, seats, playing, level):
    """On turn a computer acts; off turn it may let a chance go; a spectator's view has no part."""
    state = at(seed, acts, seats, playing)
    for seat in range(seats):
        offered = [*rules.legal(state, seat)]
        if not offered:
            continue
        action = choose(observe.view(state, seat), level, Random(seed))
        assert action in offered or (action is None and seat != state.table.turn)
        other = observe.resample(state, seat, Seeded(seed + 1))
        assert choose(observe.view(other, seat), level, Random(seed)) == action


def chosen(table, seat, level=Level.HARD, seed=1):
    action = GAME.choose(table.view(seat), level, Random(seed))
    return None if action is None else GAME.text(action)


def share(table, seat, level):
    """How often a computer takes the chance that it has off turn, of 400."""
    return sum(chosen(table(), seat, level, seed) is not None for seed in range(400)) / 400


ROWS = [
    ("calls ahead", lambda: placed("r5 b6", "g1 g2"), 0, "call"),
    ("no call that no play can follow", lambda: placed("b5 b6", "g1 g2"), 0, "draw"),
    ("catches", lambda: placed("r5 b6 b7", "g1", exposed=[1], last=1), 0, "catch 1"),
    ("keeps a Wild", lambda: placed("r5 b6 W", "g1 g2"), 0, "play r5"),
    ("names its longest suit", lambda: placed("b5 b6 y7 W", "g1 g2"), 0, "play W b"),
    ("plays the suit it holds most of", lambda: placed("b3 b6 g3 y7", "g1", "g2"), 0, "play b3"),
    ("goes on with its last card", lambda: placed("rS r9 W", "g1 g2"), 0, "play rS"),
    (
        "answers a stack",
        lambda: placed("gD b6 b7", "g1", top="rD", pending=2, pending_face="D", options="stacking"),
        0,
        "play gD",
    ),
    (
        "swaps with the smallest hand",
        lambda: placed("r7 r8 r9", "g1 g2", "y1", options="seven_zero"),
        0,
        "play r7 2",
    ),
    (
        "rather draws than gets a big hand",
        lambda: placed("r7 b8", "g1 g2 g3 g4 g5", options="seven_zero", called=0),
        0,
        "draw",
    ),
    ("jumps in", lambda: placed("r3 b8 b9", "g1 g2", turn=1, options="jump_in"), 0, "play r3"),
    (
        "does not jump in for a bigger hand",
        lambda: placed("r7 b8", "g1 g2 g3", top="r7", turn=1, options="jump_in seven_zero"),
        0,
        None,
    ),
]


@pytest.mark.parametrize(("what", "table", "seat", "action"), ROWS, ids=[row[0] for row in ROWS])
def test_hard(what, table, seat, action):
    assert chosen(table(), seat) == action


def uncalled():
    table = placed("r5 b6", "g1 g2", "g4")
    act(table, "0 play r5")
    return table


def test_calls_and_catches_by_level():
    """Easy forgets more than Medium, and Hard never does."""
    for seat in (0, 2):
        easy, medium, hard = (share(uncalled, seat, level) for level in Level)
        assert 0 < easy < medium < hard == 1


def test_easy_draws_needlessly():
    table = placed("r5 r6 r7", "g1", "g2")
    draws = [chosen(table, 0, Level.EASY, seed) == "draw" for seed in range(400)]
    assert 0.1 < sum(draws) / 400 < 0.2


@pytest.mark.parametrize(
    ("level", "other", "seats", "least"),
    [
        (Level.HARD, any_card, 2, 0.59),
        (Level.HARD, any_card, 4, 0.31),
        (Level.HARD, of_level(Level.MEDIUM), 2, 0.52),
        (Level.MEDIUM, of_level(Level.EASY), 2, 0.6),
        (Level.MEDIUM, any_act, 2, 0.8),
    ],
)
def test_strength(level, other, seats, least):
    assert wins(of_level(level), other, seats, 300 if other is not any_act else 40) > least


def test_strength_with_all_house_rules():
    assert wins(of_level(Level.HARD), any_card, 4, 200, house=True) > 0.31


def test_figures(capsys):
    strength.main(["--games", "4", "--seed", "3"])
    said = capsys.readouterr().out
    assert "hard wins" in said
    assert "a Hard move: mean" in said
