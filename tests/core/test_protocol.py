"""The engine protocol: each request, and whatever else may be said to it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import shelf
from engines.core.protocol import Dialogue

ROOT = Path(__file__).parents[2]


def fault(error):
    raise error


@pytest.fixture
def ask():
    dialogue = Dialogue(on_fault=fault)

    def ask(do, **more):
        return json.loads(dialogue.answer(json.dumps({"do": do, **more})))

    return ask


@pytest.fixture
def table(ask):
    return ask("new", game="updown", seats=2, seed=7)


def test_games(ask):
    games = {each["game"]: each for each in ask("games")["games"]}
    assert list(games) == sorted(shelf.games())
    assert games["updown"]["seats"] == [2, 3]
    assert games["updown"]["options"] == {"starter": 0}


def test_new(table):
    assert table["ok"]
    assert (table["table"], table["to_act"], table["over"]) == (1, [0], False)
    assert table["legal"] == {"0": ["play Qd", "play Qh", "draw"]}
    assert table["scores"] == [0, 0]
    assert [event["type"] for event in table["events"]] == ["Dealt"]
    assert "result" not in table


def test_new_with_decks_deals_them(ask, table):
    order = table["events"][0]["order"]
    again = ask("new", game="updown", seats=2, decks=[order])
    assert again["legal"] == table["legal"]
    assert again["events"] == table["events"]
    assert again["table"] == 2


def test_new_without_either_is_sealed(ask):
    first, second = [ask("new", game="updown", seats=3)["events"][0]["order"] for _ in range(2)]
    assert first != second


def test_new_from_a_state(ask, table):
    ask("act", table=1, seat=0, action="draw")
    state = ask("state", table=1)
    ask("new", game="updown", seats=2, position=state)
    assert ask("state", table=2) == {**state, "table": 2}


def test_a_whole_game_and_its_result(ask, table):
    answer = table
    while not answer["over"]:
        (seat,) = answer["to_act"]
        level = ["easy", "hard"][seat]
        action = ask("choose", table=1, seat=seat, level=level, seed=1)["action"]
        answer = ask("act", table=1, seat=seat, action=action)
        assert answer["ok"]
    assert answer["to_act"] == []
    assert answer["legal"] == {}
    assert answer["result"] == ask("state", table=1)["result"]
    assert answer["result"]["outcome"] in {"winner", "blocked", "draw"}
    assert sum(answer["scores"]) == (answer["result"]["outcome"] != "draw")


def test_events_of_an_act_are_whole_and_views_are_not(ask, table):
    drew = ask("act", table=1, seat=0, action="draw")["events"][0]
    assert drew == {"type": "Drew", "seat": 0, "card": "6c", "held": False}
    assert "6c" in ask("view", table=1, seat=0)["hand"]
    assert "6c" not in json.dumps(ask("view", table=1, seat=1))
    assert ask("view", table=1, seat=None)["hand"] == []


def test_a_refusal_says_why(ask, table):
    answer = ask("act", table=1, seat=1, action="draw", id="mine")
    assert answer == {
        "ok": False,
        "error": "refused",
        "why": "not_your_turn",
        "rule": "3.1",
        "facts": {"turn": 0},
        "text": "not your turn (turn 0) [rule 3.1]",
        "id": "mine",
    }


def test_a_shuffle_without_a_deck_is_refused(ask):
    assert ask("new", game="updown", seats=2, decks=[])["why"] == "no_deck"
    assert ask("new", game="updown", seats=2, decks=[["Ah"]])["why"] == "no_deck"


def test_tables_are_apart_and_closed_ones_gone(ask, table):
    ask("new", game="updown", seats=3, seed=1)
    before = ask("state", table=2)
    ask("act", table=1, seat=0, action="draw")
    assert ask("state", table=2) == before
    assert ask("close", table=1) == {"ok": True, "table": 1}
    for do in ("close", "state", "view", "act", "choose"):
        answer = ask(do, table=1, seat=0, action="draw", level="easy")
        assert answer == {"ok": False, "error": "there is no such table"}
    assert ask("new", game="updown", seats=2)["table"] == 3


def test_series_and_leaderboard(ask):
    events = [{"e": "game", "winner": "a", "points": 40}, {"e": "end", "by": "a"}]
    series = {"length": 5, "players": ["a", "b"], "host": "a", "events": events}
    assert ask("series", **series) == {
        "ok": True,
        "status": "ended",
        "counted_games": 1,
        "wins": {"a": 1, "b": 0},
        "points": {"a": 40, "b": 0},
        "winners": ["a"],
    }
    rows = [{"name": name, "series": 1, "games": 3, "points": 40} for name in "ba"]
    assert ask("leaderboard", rows=rows)["order"] == [[1, "a"], [1, "b"]]


NEW = {"do": "new", "game": "updown", "seats": 2}
ACT = {"do": "act", "table": 1, "seat": 0, "action": "draw"}
MALFORMED = [
    {},
    {"do": None},
    {"do": ["new"]},
    {"do": "fly"},
    {"do": "count"},
    {"do": "count", "game": "updown"},
    {"do": "fly", "game": 7},
    {"do": "fly", "game": "nothing"},
    {"do": "new"},
    {**NEW, "game": "nothing"},
    {**NEW, "game": "core"},
    {**NEW, "game": "../updown"},
    {**NEW, "game": None},
    *[{**NEW, "seats": seats} for seats in (0, 1, 4, -2, 2.0, 2.5, True, "2", None, [], 10**4000)],
    *[{**NEW, "options": options} for options in ([], 7, None, {"x": 1}, {"starter": 2})],
    *[{**NEW, "options": {"starter": starter}} for starter in (True, 0.0, "0", None, -1, 10**40)],
    *[{**NEW, "decks": decks} for decks in (7, [7], [[7]], [["Zz"]], [[["Ah"]]], {})],
    *[{**NEW, "seed": seed} for seed in (1.5, "7", True, [])],
    {**NEW, "seed": 1, "decks": []},
    *[{**NEW, "position": position} for position in (7, [], {}, {"hands": 1}, {"hands": [[]]})],
    *[{**ACT, "table": table} for table in (0, -1, 2, 1.0, True, "1", None, [], 10**40)],
    *[{**ACT, "seat": seat} for seat in (-1, 2, 0.0, True, False, "0", None, [], 10**40)],
    *[
        {**ACT, "action": action}
        for action in ("", "fly", "draw ", 7, None, ["draw"], "\ud800", "\0")
    ],
    {"do": "act", "table": 1},
    *[{"do": "view", "table": 1, "seat": seat} for seat in (-1, 2, True, 0.0, "0", [])],
    {"do": "view", "table": 1},
    {"do": "choose", "table": 1, "seat": 1, "level": "hard"},
    {"do": "choose", "table": 1, "seat": 0, "level": "hardest"},
    {"do": "choose", "table": 1, "seat": 0, "level": None},
    {"do": "choose", "table": 1, "seat": 0},
    {"do": "state"},
    {"do": "series"},
    {"do": "series", "length": 3, "players": "ab", "host": "a", "events": []},
    {"do": "series", "length": 3, "players": ["a", "b"], "host": "a", "events": [{"e": "fly"}]},
    {"do": "series", "length": True, "players": ["a", "b"], "host": "a", "events": []},
    {"do": "leaderboard"},
    {"do": "leaderboard", "rows": [{"name": "a"}]},
]


def test_malformed_requests_are_answered_and_change_nothing(ask, table):
    before = ask("state", table=1)
    for request in MALFORMED:
        answer = ask(**{"do": "", **request}, id=5)
        assert answer["ok"] is False, request
        assert answer["error"], request
        assert answer["id"] == 5
    assert ask("state", table=1) == before


LINES = [
    b"",
    b"null",
    b"7",
    b'"new"',
    b"[]",
    b"{",
    b"{'do':'games'}",
    b'{"do":"games","id":NaN}',
    b"\xff\xfe",
    b"\x00",
    b"[" * 100_000,
    b'{"do":' * 100_000,
    b'{"do":"new","seats":' + b"9" * 5000 + b"}",
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: repr(line[:20]))
def test_lines_that_are_no_request(line):
    answer = json.loads(Dialogue(on_fault=fault).answer(line))
    assert answer["ok"] is False
    assert answer["error"]


@pytest.mark.parametrize("sent", ["7", '"x"', "null", '[1, {"a": []}]', "1e999", '"\\ud800"'])
def test_the_id_comes_back_if_json_can_say_it(sent):
    answer = Dialogue(on_fault=fault).answer(f'{{"do":"games","id":{sent}}}')
    read = json.loads(answer)
    assert read["ok"]
    assert read.get("id") == (None if sent == "1e999" else json.loads(sent))


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = [
    "game",
    "seats",
    "options",
    "decks",
    "seed",
    "position",
    "table",
    "seat",
    "action",
    "level",
]
WORDS = ["games", "new", "act", "view", "state", "choose", "close", "series", "leaderboard"]


@given(do=st.sampled_from(WORDS) | values, fields=st.dictionaries(st.sampled_from(FIELDS), values))
@settings(max_examples=150, deadline=None)
def test_anything_is_answered(do, fields):
    dialogue = Dialogue(on_fault=fault)
    dialogue.answer('{"do":"new","game":"updown","seats":2}')
    request = {"do": do, "game": "updown", "table": 1, "seat": 0, **fields}
    assert isinstance(json.loads(dialogue.answer(json.dumps(request)))["ok"], bool)


def test_a_fault_of_ours_is_told_and_the_other_tables_go_on(monkeypatch):
    faults = []
    dialogue = Dialogue(on_fault=faults.append)
    dialogue.answer('{"do":"new","game":"updown","seats":2}')
    monkeypatch.setattr(shelf, "game", lambda _: 1 // 0)
    answer = json.loads(dialogue.answer('{"do":"new","game":"updown","seats":2,"id":1}'))
    assert answer == {"ok": False, "error": "fault", "id": 1}
    assert isinstance(faults[0], ZeroDivisionError)
    assert json.loads(dialogue.answer('{"do":"state","table":1}'))["ok"]


def test_the_process_answers_line_by_line_until_the_input_ends():
    lines = [b'{"do":"games","id":1}', b"{", b"\xff", b'{"do":"games","id":4}']
    ran = subprocess.run(
        [sys.executable, "-m", "engines"],
        input=b"\n".join(lines),
        cwd=ROOT,
        capture_output=True,
        check=True,
        timeout=30,
    )
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[3]["id"] == 4
    assert ran.stderr == b""


def test_only_what_is_used_is_imported():
    program = (
        "import engines.core.protocol, sys; print(sorted(m for m in sys.modules if '.game' in m))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True, timeout=30
    )
    assert ran.stdout.strip() == b"[]"
