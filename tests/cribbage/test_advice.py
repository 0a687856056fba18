"""Hints: Hard's own choice, with what it is worth."""

from random import Random

import pytest
from cribbage.tables import placed

from engines.core.cards import card, cards
from engines.core.playout import Playout
from engines.core.seats import Seat
from engines.core.shuffle import Seeded
from engines.cribbage.actions import Lay
from engines.cribbage.computer.advice import advise
from engines.cribbage.computer.hard import hard
from engines.cribbage.game import GAME
from engines.cribbage.lines import Line, lines
from engines.cribbage.scoring import Kind, score_play, score_show, total


def test_a_hint_is_what_hard_would_do():
    table, seen = Playout(GAME, 2, shuffler=Seeded(8)), set()
    while table.view(None).scores < (40, 0):
        (seat, *_) = sorted(table.to_act)
        view, seed = table.view(seat), len(table.view(None).played)
        action = hard(view, Random(seed))
        advice = advise(view, Random(seed))
        if advice and table.legal(seat) != ("go",):
            assert advice[0].action == action or advice[0].worth == pytest.approx(advice[1].worth)
            assert {GAME.text(each.action) for each in advice} == set(table.legal(seat))
            assert [each.worth for each in advice] == sorted(
                (each.worth for each in advice), reverse=True
            )
            seen.add(view.phase)
        assert advise(table.view(Seat(1 - seat)), Random(seed)) == () or view.phase == "lay"
        table.do(seat, GAME.text(action))
    assert seen == {"lay", "play"}


@pytest.mark.parametrize(("dealer", "sign"), [(0, 1), (1, -1)])
def test_a_hint_counts_the_crib_for_its_owner(dealer, sign):
    table = placed(
        "lay",
        dealer=dealer,
        hands=[["5c", "5d", "Jh", "Qc", "2c", "9h"], ["Kd", "Qh", "2s", "4c", "6c", "7c"]],
    )
    best = advise(table.view(0), Random(0))[0]
    assert best.worth == pytest.approx(best.hand + sign * best.crib)
    assert isinstance(best.action, Lay)
    assert best.hand > 8
    assert 2 < best.crib < 10


@pytest.mark.parametrize(
    ("hand", "starter", "told"),
    [
        (
            "5c 5d 5s Jh",
            "5h",
            [(Kind.FIFTEEN, 8, 16), (Kind.DOUBLE_PAIR_ROYAL, 1, 12), (Kind.NOBS, 1, 1)],
        ),
        ("3c 3d 4s 5h", "5d", [(Kind.FIFTEEN, 2, 4), (Kind.PAIR, 2, 4), (Kind.RUN, 4, 12)]),
        ("7c 7d 7s 8h", "8d", [(Kind.FIFTEEN, 6, 12), (Kind.PAIR_ROYAL, 1, 6), (Kind.PAIR, 1, 2)]),
        ("2c 4c 6c 8c", "Kd", [(Kind.FLUSH, 1, 4)]),
        ("2c 4d 6c 8c", "Kd", []),
    ],
)
def test_6_a_score_is_read_out_in_lines(hand, starter, told):
    parts = score_show(cards(hand.split()), card(starter), crib=False)
    read = lines(parts)
    assert [(line.kind, line.times, line.points) for line in read] == told
    assert sum(line.points for line in read) == total(parts)


def test_5_a_peg_is_read_out_in_lines():
    count = cards(["4c", "6d", "5h"])
    assert lines(score_play(count, 15)) == (
        Line(Kind.FIFTEEN, 1, 3, 2, cards(["4c", "5h", "6d"])),
        Line(Kind.RUN, 1, 3, 3, cards(["4c", "5h", "6d"])),
    )
    royal = cards(["7c", "7d", "7s"])
    assert [line.points for line in lines(score_play(royal, 21))] == [6]
