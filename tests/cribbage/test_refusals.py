"""What is refused, by which rule and under which key; a refused act changes nothing."""

import pytest
from cribbage.tables import opened, placed, playing

from engines.core.seats import RuleError
from engines.core.shuffle import OutOfDecksError, Stacked
from engines.cribbage.game import GAME
from engines.cribbage.options import Options

KEPT = {
    "hands": [["Kc", "Qd", "2h", "4s"], ["Kd", "Qh", "2s", "4c"]],
    "crib": ["Ah", "2c", "3d", "6h"],
}
SIX = {"hands": [["Kc", "Qd", "2h", "4s", "5c", "6c"], ["Kd", "Qh", "2s", "4c", "5d", "6d"]]}


def cutting():
    return placed("cut_starter", **KEPT)


def laying():
    return placed("lay", **SIX)


def one_laid():
    return placed("lay", hands=[["Kc", "Qd", "2h", "4s"], SIX["hands"][1]], crib=["5c", "6c"])


def at_29():
    """Seat 1 must say go."""
    return playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc")


def gone():
    """Seat 1 has said go, and seat 0 must play its 2."""
    return playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc", go=[1], turn=0)


def over():
    table = at_29()
    table.do(0, "leave")
    return table


ROWS = [
    # rule, why, table, seat, action
    ("2.3", "not_your_turn", opened, 1, "cut 10"),
    ("2.3", "cut_first", opened, 0, "play 5c"),
    ("2.4", "no_such_depth", opened, 0, "cut 3"),
    ("2.4", "no_such_depth", opened, 0, "cut 45"),
    ("3.1", "not_your_turn", lambda: opened(dealer=0), 0, "cut 10"),
    ("3.1", "no_such_depth", lambda: opened(dealer=0), 1, "cut 49"),
    ("3.1", "cut_first", lambda: opened(dealer=0), 1, "lay 5c 5d"),
    ("3.3", "two_cards", laying, 0, "lay 5c 5c"),
    ("3.3", "not_held", laying, 0, "lay 5c 5d"),
    ("3.3", "not_held", laying, 1, "lay 5h 5d"),
    ("3.3", "laid_already", one_laid, 0, "lay 2h 4s"),
    ("3.3", "laid_already", one_laid, 0, "timeout"),
    ("3.4", "lay_first", one_laid, 0, "cut 10"),
    ("3.4", "lay_first", laying, 0, "play 5c"),
    ("3.4", "not_your_turn", cutting, 1, "cut 10"),
    ("3.4", "no_such_depth", cutting, 0, "cut 37"),
    ("3.4", "starter_first", cutting, 0, "play 2h"),
    ("3.4", "starter_first", cutting, 0, "lay 2h 4s"),
    ("4.1", "not_your_turn", at_29, 0, "play 2h"),
    ("4.1", "not_your_turn", at_29, 0, "timeout"),
    ("4.1", "play_on", at_29, 1, "cut 10"),
    ("4.1", "play_on", at_29, 1, "lay Kd 3s"),
    ("4.3", "over_31", at_29, 1, "play 3s"),
    ("4.4", "not_held", at_29, 1, "play 2h"),
    ("4.4", "not_held", gone, 0, "play Ah"),
    ("4.4", "not_held", gone, 0, "play 9s"),
    ("4.5", "must_play", gone, 0, "go"),
    ("4.1", "not_your_turn", gone, 1, "go"),
    ("7.3", "over", over, 1, "go"),
    ("7.3", "over", over, 0, "leave"),
    ("7.3", "over", over, 1, "timeout"),
]


@pytest.mark.parametrize(("rule", "why", "table", "seat", "action"), ROWS)
def test_refused(rule, why, table, seat, action):
    played = table()
    before = played.state
    with pytest.raises(RuleError) as refusal:
        played.do(seat, action)
    assert (refusal.value.rule, refusal.value.why) == (rule, why)
    assert action not in played.legal(seat)
    assert played.state == before


@pytest.mark.parametrize(
    ("rule", "why", "options"),
    [
        ("1.4", "no_such_start", Options(start=(121, 0))),
        ("1.4", "no_such_start", Options(start=(0, -1))),
        ("2.5", "no_such_dealer", Options(dealer=2)),
        ("2.5", "no_such_dealer", Options(dealer=True)),
        ("2.5", "no_such_dealer", Options(dealer="me")),
    ],
)
def test_options_refused(rule, why, options):
    with pytest.raises(RuleError) as refusal:
        GAME.begin(2, options, Stacked([]))
    assert (refusal.value.rule, refusal.value.why) == (rule, why)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fold",
        "cut",
        "cut x",
        "cut 1.5",
        "cut -5",
        "cut 53",
        "cut 010",
        "cut ٤",
        "lay 5h",
        "lay 5h 5h 6h",
        "lay 5h Xr",
        "lay 5h  6h",
        "play",
        "play Xx",
        "play Xr",
        "play 5h 6h",
        "PLAY 5h",
        "go ",
        " go",
        "go go",
        "timeout 1",
        "lay 5h\n6h",
    ],
)
def test_no_action(text):
    with pytest.raises(ValueError):
        GAME.parse(text)


def test_an_act_without_the_pack_it_needs_changes_nothing():
    table = playing("", "4c", "0 Qd", "0 7h, 1 8c, 0 7s, 1 8d, 0 Kc, 1 Kd")
    table._shuffler = Stacked([])
    before = table.state
    with pytest.raises(OutOfDecksError):
        table.do(1, "play 4c")
    assert table.state == before


def test_either_order_lays_the_same():
    assert GAME.parse("lay Jd 5h") == GAME.parse("lay 5h Jd")
    assert GAME.text(GAME.parse("lay Jd 5h")) == "lay 5h Jd"
