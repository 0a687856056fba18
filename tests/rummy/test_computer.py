"""Computers do only what they may, from their view alone."""

from random import Random

import pytest
from rummy.tables import MELDED, OTHER, PLAIN, THIRD, act, table

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.rummy.actions import Accept, Declare, Discard, Draw, Drop, Refuse, Take
from engines.rummy.game import GAME
from engines.rummy.options import Options, Variant

PAIRS = [*((level, level) for level in Level), (Level.HARD, Level.EASY)]
HOPELESS = "Ac 5c 9c / 2d 8d Kd / 3h 6h Qh / 4s 9s Jc Ts"


@pytest.mark.parametrize("levels", PAIRS)
@pytest.mark.parametrize("variant", [Variant.POINTS, Variant.POOL61])
def test_a_game_between_computers_ends(levels, variant):
    played = Playout(GAME, 2, Options(variant=variant), Seeded(5))
    random = Random(5)
    while played.result is None:
        seat = min(played.to_act)
        chosen = GAME.choose(played.view(seat), levels[seat], random)
        played.do(seat, GAME.text(chosen))
        assert len(played.events) < 2000


@pytest.mark.parametrize("level", Level)
def test_the_same_view_and_chance_bring_the_same_act(level):
    played = Playout(GAME, 3, Options(toss=False), Seeded(8))
    for seed in range(3):
        seat = min(played.to_act)
        other = GAME.resample(played.state, seat, Seeded(seed))
        chosen = GAME.choose(played.view(seat), level, Random(1))
        assert GAME.choose(GAME.view(other, seat), level, Random(1)) == chosen
        played.do(seat, GAME.text(chosen))


def chosen(played, level, seat=0):
    return GAME.choose(played.view(seat), level, Random(1))


@pytest.mark.parametrize("level", Level)
def test_every_level_declares_and_shows_when_it_can(level):
    played = table(MELDED, OTHER, closed="2c")
    act(played, "0 draw")
    declared = chosen(played, level)
    assert isinstance(declared, Declare)
    played.do(0, GAME.text(declared))
    played.do(1, GAME.text(chosen(played, level, 1)))
    assert played.result.places == ((0,), (1,))


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_card_that_finishes_is_taken_and_another_left(level):
    near = "4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd 2s"
    assert isinstance(chosen(table(near, OTHER, open_="4d Kh"), level), Take)
    assert isinstance(chosen(table(near, OTHER, open_="4d 6s"), level), Draw)


def test_hard_keeps_a_sequence_in_the_making():
    played = table("4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / 5s 6s Kc", OTHER, closed="Qd")
    act(played, "0 draw")
    thrown = chosen(played, Level.HARD)
    assert isinstance(thrown, Discard)
    assert GAME.text(thrown) in ("discard Kc", "discard Qd")


def test_hard_gives_up_a_hopeless_hand_against_several_unless_that_ends_the_pool():
    several = (HOPELESS, OTHER, THIRD, PLAIN.replace("4c", "4h"))
    assert isinstance(chosen(table(*several, open_="4d 7c"), Level.HARD), Drop)
    late = table(*several, open_="4d 7c", variant="pool101", scores=[85, 0, 0, 0])
    assert not isinstance(chosen(late, Level.HARD), Drop)


@pytest.mark.parametrize(("scores", "answer"), [((60, 1), Refuse), ((1, 20), Accept)])
def test_a_split_is_accepted_for_an_equal_share(scores, answer):
    played = table(PLAIN, OTHER, "", "", variant="pool101", scores=[*scores, 120, 130], turn=1)
    act(played, "1 drop; 1 split")
    assert isinstance(chosen(played, Level.EASY), answer)
