"""The computers: as strong as they are called, and exact where nothing is hidden."""

from random import Random

import pytest
from updown.tables import act, table

from engines.core.contract import Level
from engines.core.seats import Seat
from engines.updown.computer import choose
from engines.updown.computer.endgame import DRAWN, LOST, WON, Endgame, TooLongError
from engines.updown.computer.imagine import pack, points, worlds
from engines.updown.game import GAME
from engines.updown.strength import PLAYERS, match, report

MATCHES = [
    ("hard", "random", 50, 0.82, 1.0),
    ("hard", "greedy", 60, 0.62, 1.0),
    ("hard", "medium", 40, 0.55, 1.0),
    ("medium", "greedy", 400, 0.5, 0.7),
    ("medium", "easy", 300, 0.55, 0.9),
    ("easy", "greedy", 400, 0.2, 0.47),
    ("easy", "random", 400, 0.5, 0.85),
]


@pytest.mark.parametrize(("first", "second", "rounds", "low", "high"), MATCHES)
def test_how_often_it_wins(first, second, rounds, low, high):
    won = match(PLAYERS[first], PLAYERS[second], rounds, seed=5)
    assert low <= won[Seat(0)] / rounds <= high


def test_the_report_names_each_pair():
    lines = list(report(2, seed=1))
    assert len(lines) == 7
    assert lines[0].startswith("  hard beats random")


def chosen(state, level=Level.HARD):
    return GAME.text(choose(GAME.view(state, state.turn), level, Random(1)))


CHOICES = [
    ("the last card wins", table("6c", "5h 5s", up="7c", draw="Kh Kd Ks Kc 2h"), "play 6c"),
    ("so does the last Joker", table("Xr", "5h 5s", up="7c", draw="Kh Kd Ks Kc 2h"), "play Xr"),
    ("what blocks the other", table("6c 8c 5d", "9h 9s", up="7c"), "play 6c"),
    ("a call that blocks", table("Xr 3c", "2h", up="7c"), "play Xr 2"),
    ("the only card", table("8c 2d", "9h 5s", up="7c"), "play 8c"),
]


@pytest.mark.parametrize(("why", "state", "action"), CHOICES)
def test_hard_finds(why, state, action):
    assert chosen(state).startswith(action), why


@pytest.mark.parametrize("level", Level)
def test_each_level_keeps_or_plays_what_it_drew(level):
    state, _ = act(table("2c 3d", "5h 5s", up="7c", draw="8h Kd Ks Kc 2h"), "0 draw")
    assert chosen(state, level) in {"keep", "play 8h"}


KINDS = {"A": 0, "X": 13, **{letter: n for n, letter in enumerate("A23456789TJQK")}}


def hand(letters):
    return pack([KINDS[letter] for letter in letters])


WORTHS = [
    ("6", "9", "7", WON),
    ("9", "6", "7", LOST),
    ("9", "T", "2", WON),
    ("T", "9", "2", LOST),
    ("T", "J", "2", DRAWN),
    ("65", "55", "7", DRAWN),
    ("69", "5", "7", LOST),
    ("X", "3", "7", WON),
    ("X6", "7", "2", WON),
]


@pytest.mark.parametrize(("mine", "theirs", "rank", "worth"), WORTHS)
def test_ends_are_worth(mine, theirs, rank, worth):
    assert Endgame(1000).worth(hand(mine), hand(theirs), KINDS[rank]) == worth


def test_an_end_looked_at_too_long_is_given_up():
    with pytest.raises(TooLongError):
        Endgame(3).worth(hand("XX68"), hand("5799"), KINDS["7"])


def test_imagined_rounds_hold_the_unseen_cards():
    state = table("6c 2c", "5h 9s", "Th Ah Xr", up="7c", draw="Kh Kd 3d")
    view = GAME.view(state, 0)
    for _, world in zip(range(20), worlds(view, Random(1)), strict=False):
        assert world.hands[0] == hand("62")
        everything = sum(world.hands) + pack(list(world.pile))
        assert everything == hand("6259TAXKK3")
        assert len(world.pile) == 3
        assert points(world.hands[0]) == 8


def test_an_imagined_seat_that_passed_has_nothing_that_fits():
    state, _ = act(table("6c 7d 2c", "9c 9d", "8d Kc", up="7c"), "0 play 6c")
    assert GAME.view(state, 0).blocked == (False, True, True)
    for _, world in zip(range(20), worlds(GAME.view(state, 0), Random(1)), strict=False):
        assert sum(world.hands[1:]) == hand("998K")
