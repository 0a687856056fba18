"""What a table asks of the game besides its rules: the go it says itself, pegs, counts to look at."""

import pytest
from cribbage.tables import playing

from engines.core.cards import names
from engines.core.playout import Playout
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Seeded
from engines.cribbage.actions import GO
from engines.cribbage.game import GAME
from engines.cribbage.options import Options


def test_4_5_the_table_says_go_when_nothing_else_can_be_done():
    seen = 0
    table = Playout(GAME, 2, shuffler=Seeded(5))
    while table.result is None:
        (seat, *_) = sorted(table.to_act)
        forced = GAME.forced(table.state)
        assert (forced == (seat, GO)) == (table.legal(seat) == ("go",))
        seen += forced is not None
        table.do(seat, table.legal(seat)[0])
    assert seen > 5
    assert GAME.forced(table.state) is None


def test_the_rear_peg_stands_where_the_front_peg_was():
    table = playing("5c 2h", "Td 3s", "")
    assert table.view(None).rear == (0, 0)
    before = table.view(None).scores
    seat = next(iter(table.to_act))
    table.do(seat, table.legal(seat)[-1])
    assert table.view(None).rear == (0, 0)
    rival = Seat(1 - seat)
    fifteen = next(text for text in table.legal(rival) if text[5] in "5T")
    table.do(rival, fifteen)
    view = table.view(None)
    assert view.scores[rival] == before[rival] + 2
    assert view.rear[rival] == before[rival]
    assert view.rear[seat] == 0


def test_the_last_counts_can_be_looked_at_until_the_next_starter():
    table = Playout(GAME, 2, shuffler=Seeded(5))
    while not table.view(None).shows:
        (seat, *_) = sorted(table.to_act)
        table.do(seat, table.legal(seat)[0])
    shown = table.view(None).shows
    for phase in ("cut_deck", "lay", "lay", "cut_starter"):
        assert table.view(None).phase == phase
        assert table.view(None).shows == shown
        (seat, *_) = sorted(table.to_act)
        table.do(seat, table.legal(seat)[0])
    assert table.view(None).shows == ()
    assert len(names(shown[0].cards)) == 4


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        (Options(), (0, 0)),
        (Options(ahead=30), (30, 0)),
        (Options(ahead=-45), (0, 45)),
        (Options(start=(10, 20), ahead=5), (15, 20)),
    ],
)
def test_1_4_a_handicap_is_a_start(options, scores):
    assert Playout(GAME, 2, options, Seeded(1)).view(None).scores == scores


def test_1_4_a_handicap_ends_before_the_last_hole():
    with pytest.raises(RuleError, match="no such start"):
        Playout(GAME, 2, Options(start=(100, 0), ahead=30), Seeded(1))
