"""7 of the battery: a table can be written down and set up again."""

import json

import pytest
from contract.walks import every_game, seeds, walk
from hypothesis import given, settings

quick = settings(max_examples=12, deadline=None)


@every_game
@given(seed=seeds)
@quick
def test_a_state_survives_position_json_and_place(game, seed):
    walked = walk(game, seed, clock=0.02, leave=0.01)
    for state in walked.states:
        written = json.loads(json.dumps(game.position(state)))
        assert game.place(walked.seats, walked.options, written) == state


@every_game
@given(seed=seeds)
@quick
def test_a_position_without_one_field_or_with_a_wrong_one_is_no_fault(game, seed):
    walked = walk(game, seed)
    state = walked.moments[0].state
    position = json.loads(json.dumps(game.position(state)))
    for field in position:
        for wrong in (None, "?", -1, [[]], {"a": 1}, True):
            _placed(game, walked, {**position, field: wrong})
        _placed(game, walked, {key: position[key] for key in position if key != field})


def _placed(game, walked, position):
    try:
        state = game.place(walked.seats, walked.options, position)
    except ValueError:
        return
    assert game.to_act(state) or game.result(state)


@every_game
def test_nothing_is_no_position(game):
    with pytest.raises(ValueError):
        game.place(game.seats[0], game.options(), {})
