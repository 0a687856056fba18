"""Recorded games: the rules still bring the same events, and the events the same table."""

import json
from pathlib import Path

import msgspec
import pytest

from engines.core import shelf
from engines.core.playout import Playout
from engines.core.shuffle import Stacked

FEWEST = 4
"""Recorded games that every game has."""
UNLISTED = {"timeout", "leave", "show", "declare"}
"""Acts that ``legal`` lists never, or by one example among many groupings."""


def recorded(key):
    return sorted((Path(__file__).parents[1] / key / "recorded").glob("*.jsonl"))


every_recorded = pytest.mark.parametrize(
    ("game", "path"),
    [
        pytest.param(shelf.game(key), path, id=f"{key}-{path.stem}")
        for key in shelf.games()
        for path in recorded(key)
    ],
)


def lines(path):
    first, begun, *acts, last = [json.loads(line) for line in path.read_text().splitlines()]
    return first, begun, acts, last


def read(game, line):
    return msgspec.convert(line["events"], tuple[game.event, ...])


def plain(result):
    return json.loads(msgspec.json.encode(result))


@every_recorded
def test_the_rules_bring_the_same_events(game, path):
    first, begun, acts, last = lines(path)
    options = msgspec.convert(first["options"], game.options)
    packs = Stacked([[*map(game.card, pack)] for pack in first["decks"]])
    table = Playout(game, first["seats"], options, packs)
    assert table.events == read(game, begun)
    for act in acts:
        seat, action = act["seat"], act["action"]
        assert action.split()[0] in UNLISTED or action in table.legal(seat)
        assert table.do(seat, action) == read(game, act), action
    assert plain(table.result) == last["result"]


@every_recorded
def test_the_events_bring_the_same_table(game, path):
    first, begun, acts, last = lines(path)
    state = game.blank(first["seats"], msgspec.convert(first["options"], game.options))
    for line in (begun, *acts):
        state = game.replay(state, read(game, line))
    assert plain(game.result(state)) == last["result"]


@pytest.mark.parametrize("key", shelf.games())
def test_there_are_recorded_games(key):
    assert len(recorded(key)) >= FEWEST


def test_every_end_of_one_up_one_down_is_among_them():
    outcomes = {lines(path)[3]["result"]["outcome"] for path in recorded("updown")}
    assert outcomes == {"winner", "blocked", "draw"}
