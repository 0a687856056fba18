"""One table in memory."""

import pytest

from engines.core.playout import Playout
from engines.core.seats import RuleError, after
from engines.core.shelf import game
from engines.core.shuffle import Seeded

UPDOWN = game("updown")


def opened(seed=7, seats=2):
    return Playout(UPDOWN, seats, shuffler=Seeded(seed))


def test_a_table_is_played_to_its_end():
    table = opened()
    while table.to_act:
        (seat,) = table.to_act
        before = len(table.events)
        events = table.do(seat, table.legal(seat)[0])
        assert table.events[before:] == events
    assert table.result is not None
    assert table.legal(0) == table.legal(1) == ()


def test_a_refusal_changes_nothing():
    table = opened()
    state, events = table.state, table.events
    for seat, text, error in [
        (1, "draw", RuleError),
        (0, "keep", RuleError),
        (0, "fold", ValueError),
        (2, "draw", ValueError),
        (-1, "draw", ValueError),
    ]:
        with pytest.raises(error):
            table.do(seat, text)
    assert (table.state, table.events) == (state, events)


def test_a_table_goes_on_from_a_position():
    table = opened()
    table.do(0, "draw")
    position = UPDOWN.position(table.state)
    again = Playout(UPDOWN, 2, shuffler=Seeded(1), position=position)
    assert again.state == table.state
    assert again.events == ()
    assert again.view(1) == table.view(1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_seats_that_the_game_has_not(seats):
    with pytest.raises(ValueError, match="updown seats 2 to 3"):
        opened(seats=seats)


def test_a_table_needs_a_shuffler():
    with pytest.raises(ValueError, match="needs a shuffler"):
        Playout(UPDOWN, 2)


@pytest.mark.parametrize(
    ("seat", "seats", "step", "there"), [(0, 3, 1, 1), (2, 3, 1, 0), (0, 3, -1, 2)]
)
def test_clockwise(seat, seats, step, there):
    assert after(seat, seats, step) == there


def test_a_refusal_says_why_with_its_facts_and_rule():
    refused = RuleError("does_not_fit", "2.1", card="9h", rank="7")
    assert str(refused) == "does not fit (card 9h, rank 7) [rule 2.1]"
    assert str(RuleError("over")) == "over"
