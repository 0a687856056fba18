"""5 and 6 of the battery: what is accepted, what is refused, and how acts are written."""

import pytest
from contract.walks import every_game, seeds, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import LEAVE, TIMEOUT
from engines.core.seats import RuleError

quick = settings(max_examples=12, deadline=None)


def verb(game, action):
    return game.text(action).split(" ")[0]


@every_game
@given(seed=seeds)
@quick
def test_every_legal_act_is_accepted(game, seed):
    walked = walk(game, seed)
    for moment in walked.looks:
        for seat in range(walked.seats):
            for action in game.legal(moment.state, seat):
                assert game.decide(moment.state, seat, action, walked.shuffler)


@every_game
@given(seed=seeds)
@quick
def test_acts_of_a_kind_not_offered_are_refused_and_change_nothing(game, seed):
    walked = walk(game, seed)
    acts = {moment.action for moment in walked.moments}
    for moment in walked.looks:
        before = game.position(moment.state)
        for seat in range(walked.seats):
            offered = {verb(game, action) for action in game.legal(moment.state, seat)}
            for action in [each for each in acts if verb(game, each) not in offered]:
                with pytest.raises(RuleError) as refused:
                    game.decide(moment.state, seat, action, walked.shuffler)
                assert refused.value.why
        assert game.position(moment.state) == before


@every_game
@given(seed=seeds)
@quick
def test_nothing_is_accepted_once_the_game_is_over(game, seed):
    walked = walk(game, seed)
    acts = {moment.action for moment in walked.moments}
    for action in [*acts, game.parse(LEAVE), game.parse(TIMEOUT)]:
        for seat in range(walked.seats):
            with pytest.raises(RuleError):
                game.decide(walked.end, seat, action, walked.shuffler)


@every_game
@given(seed=seeds)
@quick
def test_the_order_of_legal_acts_is_fixed_and_none_comes_twice(game, seed):
    walked = walk(game, seed)
    for moment in walked.looks:
        for seat in range(walked.seats):
            texts = [game.text(action) for action in game.legal(moment.state, seat)]
            assert texts == [game.text(action) for action in game.legal(moment.state, seat)]
            assert len(texts) == len(set(texts))
            assert not {LEAVE, TIMEOUT} & set(texts)


@every_game
@given(seed=seeds)
@quick
def test_acts_are_read_as_they_are_written(game, seed):
    walked = walk(game, seed)
    acts = [moment.action for moment in walked.moments]
    for moment in walked.looks:
        for seat in range(walked.seats):
            acts += game.legal(moment.state, seat)
    for action in acts:
        assert game.parse(game.text(action)) == action


@every_game
@given(text=st.text(max_size=20) | st.from_regex(r"\A(play|draw|keep|leave) ?[A-Za-z0-9 ]{0,8}\Z"))
@settings(max_examples=200, deadline=None)
def test_other_texts_are_value_errors(game, text):
    try:
        action = game.parse(text)
    except ValueError:
        return
    assert game.parse(game.text(action)) == action


@every_game
@given(seed=seeds, junk=st.text(min_size=1, max_size=3), at=st.integers(0, 30))
@quick
def test_texts_with_a_slip_are_value_errors_or_other_acts(game, seed, junk, at):
    walked = walk(game, seed)
    for moment in walked.looks:
        text = game.text(moment.action)
        slip = text[:at] + junk + text[at + 1 :]
        try:
            action = game.parse(slip)
        except ValueError:
            continue
        assert game.parse(game.text(action)) == action
