"""Recorded games: the rules still bring the same events, and the events the same table."""

import json
from pathlib import Path

import msgspec
import pytest

from engines.core.playout import Playout
from engines.core.shuffle import Stacked
from engines.wild.cards import cards
from engines.wild.events import Event
from engines.wild.game import GAME

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.jsonl"))


def lines(path):
    first, begun, *acts, last = [json.loads(line) for line in path.read_text().splitlines()]
    return first, begun, acts, last


def read(events):
    return msgspec.convert(events, tuple[Event, ...])


def plain(result):
    return json.loads(msgspec.json.encode(result))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_rules_bring_the_same_events(path):
    first, begun, acts, last = lines(path)
    playing = msgspec.convert(first["options"], GAME.options)
    table = Playout(GAME, first["seats"], playing, Stacked([*map(cards, first["decks"])]))
    assert table.events == read(begun["events"])
    for act in acts:
        assert act["action"] in table.legal(act["seat"])
        assert table.do(act["seat"], act["action"]) == read(act["events"]), act["action"]
    assert plain(table.result) == last["result"]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_events_bring_the_same_table(path):
    first, begun, acts, last = lines(path)
    state = GAME.blank(first["seats"], msgspec.convert(first["options"], GAME.options))
    for line in (begun, *acts):
        state = GAME.replay(state, read(line["events"]))
    assert plain(GAME.result(state)) == last["result"]


def test_there_are_recorded_games():
    assert len(RECORDED) >= 4
