"""Computers: legal, from the view alone, and as strong as they say."""

from random import Random

import pytest
from cribbage.tables import playing
from cribbage.walks import at, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.cards import PACK, cards
from engines.core.contract import Level
from engines.core.shuffle import Seeded
from engines.cribbage.actions import in_order
from engines.cribbage.computer.crib_means import PAIRS, crib_means, laid_pairs
from engines.cribbage.computer.cribs import OWN, RIVALS
from engines.cribbage.computer.foresight import foresee, pegs
from engines.cribbage.computer.imagined import rival_hands
from engines.cribbage.computer.laying import mean_show, weighed
from engines.cribbage.game import GAME
from engines.cribbage.scoring import VALUE, score_play, shown_points, total
from engines.cribbage.strength import averages, figures, share


@given(seed=st.integers(0, 2**32), acts=st.integers(0, 80), level=st.sampled_from(Level))
@settings(max_examples=60, deadline=None)
def test_legal_and_the_same_in_every_world(seed, acts, level):
    table = at(seed, acts)
    for seat in table.to_act:
        action = GAME.choose(table.view(seat), level, Random(seed))
        assert action in list(GAME.legal(table.state, seat))
        other = GAME.resample(table.state, seat, Seeded(seed))
        assert GAME.choose(GAME.view(other, seat), level, Random(seed)) == action


def choose(table, seat, level=Level.HARD):
    return GAME.text(GAME.choose(table.view(seat), level, Random(1)))


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_31_is_taken(level):
    assert choose(playing("Kc", "6c 2h Kh", "0 8h, 1 7s, 0 Th"), 1, level) == "play 6c"


def test_hard_leads_no_five():
    assert choose(playing("5c 4h Kd Qc", "Ks 4d 3s 2h"), 0) != "play 5c"


def test_hard_says_go():
    assert choose(playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc"), 1) == "go"


@given(six=st.permutations(PACK).map(lambda pack: tuple(pack[:6])))
@settings(max_examples=20, deadline=None)
def test_the_mean_is_exact(six):
    kept, left = six[:4], [4] * 13
    for each in six:
        left[each % 13] -= 1
    shows = [shown_points(kept, each, crib=False) for each in PACK if each not in six]
    assert mean_show(kept, six, left) == pytest.approx(sum(shows) / 46)


def test_a_jack_for_nobs_and_a_flush_weigh():
    six = in_order(cards(["2h", "6h", "8h", "Jh", "Kc", "Qd"]))
    kept = cards(["2h", "6h", "8h", "Jh"])
    left = [4 - sum(each % 13 == rank for each in six) for rank in range(13)]
    shows = [shown_points(kept, each, crib=False) for each in PACK if each not in six]
    assert mean_show(kept, six, left) == pytest.approx(sum(shows) / 46)


def test_hard_gives_its_own_crib_what_it_keeps_from_the_rivals():
    six = in_order(cards(["5c", "5d", "2h", "9s", "Jh", "Kd"]))
    own = {lay: worth for worth, lay in weighed(six, OWN, own_crib=True)}
    rival = {lay: worth for worth, lay in weighed(six, RIVALS, own_crib=False)}
    fives = GAME.parse("lay 5c 5d")
    assert own[fives] - rival[fives] == pytest.approx(OWN[4][4] + RIVALS[4][4])


def test_the_crib_table_is_made_as_it_says():
    """A table made from few hands is near the one in use, and dear pairs are dear."""
    random = Random(3)
    made = crib_means(laid_pairs(RIVALS, random, 400, own_crib=False))
    gaps = [abs(made[low][high] - OWN[low][high]) for low, high in PAIRS]
    assert sum(gaps) / len(gaps) < 0.15
    assert all(OWN[low][high] == OWN[high][low] < RIVALS[low][high] for low, high in PAIRS)
    assert max(map(max, OWN)) == OWN[4][4]


@given(pack=st.permutations(PACK), size=st.integers(1, 7))
@settings(max_examples=60, deadline=None)
def test_pegs_by_rank_agree_with_the_rules(pack, size):
    count = tuple(pack[:size])
    points = total(score_play(count, sum(VALUE[each] for each in count)))
    assert pegs(tuple(each % 13 for each in count)) == points


@pytest.mark.parametrize(
    ("mine", "rivals", "count", "last", "margin"),
    [
        ((), (), (12,), 0, 1),  # my last card: 1
        ((), (12,), (12,), 0, -3),  # the rival pairs it, and has the last card
        ((), (4,), (9,), 0, -3),  # 15 and the last card
        ((0,), (12,), (12, 11, 8), 1, 0),  # I make 30 and peg the go; the rival's King is last
        ((1,), (12,), (12, 11, 8), 1, 1),  # I make 31; the rival has the last card
        ((), (12,), (12, 11, 8), 0, 0),  # a go for me, the last card for the rival
    ],
)
def test_foresight(mine, rivals, count, last, margin):
    assert foresee(mine, rivals, count, last=last) == margin


def test_imagined_hands_hold_what_the_play_allows():
    table = playing("2h 3s", "Kd 6d Qd", "0 9c, 1 Td, 0 7c", go=[1], turn=0)
    hands = rival_hands(table.view(0), Random(1), 50)
    assert {len(hand) for hand in hands} == {3}
    assert all(VALUE[rank] > 5 for hand in hands for rank in hand)
    gone = [each % 13 for each in cards(["2h", "3s", "9c", "Td", "7c", "9s"])]
    assert all(hand.count(rank) <= 4 - gone.count(rank) for hand in hands for rank in hand)


def test_hard_beats_the_yardstick_and_easy_loses():
    """Over a few games of known seeds; the command measures over thousands."""
    assert share("hard", "greedy", 20) >= 0.6
    assert share("hard", "easy", 10) >= 0.85
    assert share("medium", "easy", 15) >= 0.7


def test_averages_are_those_of_good_play():
    """Over some deals only, so the bounds are wide; the command measures finely."""
    means = averages(600, seed=0)
    expected = {"non-dealer's hand": 8.1, "dealer's hand": 8.0, "crib": 4.7}
    assert means == pytest.approx(expected, abs=0.4)


def test_the_command_prints_every_figure():
    lines = list(figures(2, seed=1))
    pairs = [(line.split()[0], line.split()[2]) for line in lines[:4]]
    assert pairs == [("hard", "greedy"), ("hard", "easy"), ("hard", "medium"), ("medium", "easy")]
    assert len(lines) == 7


def test_a_game_of_computers_of_each_level_ends():
    for level in Level:
        table = next(walk(7))
        while table.to_act:
            seat = min(table.to_act)
            table.do(seat, GAME.text(GAME.choose(table.view(seat), level, Random(7))))
        assert table.result.outcome == "winner"
