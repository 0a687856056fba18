"""What is refused, by which rule and under which key; a refused act changes nothing."""

import pytest
from rummy.tables import MELDED, NO_PURE, OTHER, PLAIN, THIRD, act, new, table

from engines.core.seats import RuleError
from engines.rummy.game import GAME
from engines.rummy.options import Options


def plain(acts="", **more):
    played = table(PLAIN, OTHER, **more)
    act(played, acts)
    return played


def drawn():
    return plain("0 draw")


def taken():
    return plain("0 take", open_="4d 9d")


def declared():
    played = table(MELDED, OTHER, THIRD, closed="2c")
    act(played, f"0 draw; 0 declare 2c | {MELDED}; 1 timeout")
    return played


def between(**more):
    fields = {"variant": "pool101", "scores": [1, 20, 120, 130], **more}
    played = table(PLAIN, OTHER, "", "", **fields)
    act(played, "0 drop")
    return played


def voting():
    played = between()
    act(played, "1 split")
    return played


def ready():
    played = between()
    act(played, "0 ready")
    return played


def over():
    return plain("0 drop")


def of_three(acts):
    played = table(PLAIN, OTHER, THIRD, variant="pool201")
    act(played, acts)
    return played


ROWS = [
    # rule, why, table, seat, action
    ("3.1", "not_your_turn", plain, 1, "draw"),
    ("3.1", "already_drew", drawn, 0, "draw"),
    ("3.1", "already_drew", drawn, 0, "take"),
    ("3.1", "already_drew", drawn, 0, "drop"),
    ("3.1", "nothing_open", lambda: plain(open_=""), 0, "take"),
    ("3.2", "joker_locked", lambda: plain(open_="9c Xx"), 0, "take"),
    ("3.4", "draw_first", plain, 0, "discard 4c"),
    ("3.4", "draw_first", plain, 0, f"declare 8s | {MELDED}"),
    ("3.4", "not_held", drawn, 0, "discard 9d"),
    ("3.5", "just_taken", taken, 0, "discard 9d"),
    ("3.5", "just_taken", taken, 0, f"declare 9d | {PLAIN}"),
    ("3.6", "pile_empty", lambda: plain(closed_pile=[]), 0, "draw"),
    ("3.9", "out_of_deal", lambda: of_three("0 drop"), 0, "draw"),
    ("3.9", "out_of_deal", lambda: of_three("0 drop"), 0, f"arrange {PLAIN}"),
    ("5.6", "declared", declared, 2, "draw"),
    ("5.6", "declared", declared, 2, "drop"),
    ("5.7", "nothing_declared", plain, 0, f"show {PLAIN}"),
    ("5.7", "already_shown", declared, 1, f"show {OTHER}"),
    ("5.7", "already_shown", declared, 0, f"arrange {MELDED}"),
    ("5.9", "not_your_cards", plain, 0, f"arrange {OTHER}"),
    ("5.9", "not_your_cards", drawn, 0, f"arrange {PLAIN}"),
    ("5.9", "not_your_cards", drawn, 0, f"declare 8s | {NO_PURE}"),
    ("5.9", "not_your_cards", declared, 2, f"show {OTHER}"),
    ("7.2", "not_awaited", plain, 1, "timeout"),
    ("7.2", "not_awaited", declared, 1, "timeout"),
    ("7.2", "not_awaited", voting, 1, "timeout"),
    ("8.2", "out_of_table", between, 2, "split"),
    ("8.3", "no_drop", lambda: plain(variant="deals"), 0, "drop"),
    ("8.5", "between_deals", between, 0, "draw"),
    ("8.5", "not_between_deals", plain, 0, "ready"),
    ("8.5", "not_between_deals", plain, 0, "split"),
    ("8.5", "already_ready", ready, 0, "ready"),
    ("9.1", "no_split", lambda: between(scores=[61, 20, 120, 130]), 0, "split"),
    ("9.2", "split_asked", voting, 0, "split"),
    ("9.2", "split_asked", voting, 0, "ready"),
    ("9.2", "no_split_asked", between, 0, "accept"),
    ("9.2", "already_answered", voting, 1, "accept"),
    ("10.1", "left", lambda: of_three("2 leave"), 2, "leave"),
    ("11.1", "over", over, 1, "draw"),
]


@pytest.mark.parametrize(("rule", "why", "made", "seat", "action"), ROWS)
def test_refused(rule, why, made, seat, action):
    played = made()
    before = played.state
    with pytest.raises(RuleError) as refused:
        played.do(seat, action)
    assert (refused.value.why, refused.value.rule) == (why, rule)
    assert played.state is before


@pytest.mark.parametrize(
    "options",
    [
        {"deals": 4},
        {"point_value": 0},
        {"entry_fee": 0},
        {"turn_seconds": -1},
        {"entry_fee": 10**9},
    ],
)
def test_options_out_of_bounds(options):
    with pytest.raises(RuleError) as refused:
        new(**options)
    assert (refused.value.why, refused.value.rule) == ("bad_option", "1.3")


JUNK = [
    "", "fly", "Draw", "draw 2", "take 4c please", "drop now", "discard", "discard Zz", "discard Xr",
    "discard 8h 9h", "declare 8h", "declare | 8h", "declare Zz | 4s 5s 6s", "declare 8h |",
    "arrange", "arrange 4s / / 5s", "arrange 4s Qq", "show", "show /",
]  # fmt: skip


@pytest.mark.parametrize("text", JUNK)
def test_junk_is_no_action(text):
    with pytest.raises(ValueError):
        GAME.parse(text)


def test_seats():
    assert [seats in GAME.seats for seats in (1, 2, 6, 7)] == [False, True, True, False]
    assert GAME.again(Options(), 2, None) == Options()
