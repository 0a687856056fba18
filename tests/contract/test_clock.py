"""8 of the battery: the clock, leaving, and computers."""

from random import Random

from contract.walks import every_game, seeds, walk
from hypothesis import given, settings

from engines.core.contract import LEAVE, TIMEOUT, Level
from engines.core.shuffle import Seeded

quick = settings(max_examples=12, deadline=None)


@every_game
@given(seed=seeds)
@quick
def test_the_clock_may_run_out_for_every_awaited_seat(game, seed):
    walked = walk(game, seed)
    timeout = game.parse(TIMEOUT)
    for moment in walked.looks:
        for seat in game.to_act(moment.state):
            assert game.decide(moment.state, seat, timeout, walked.shuffler)
            idle = game.idle(moment.state, seat)
            assert game.decide(moment.state, seat, idle, walked.shuffler)


@every_game
@given(seed=seeds)
@quick
def test_a_seat_may_leave_at_any_moment_and_does_nothing_afterwards(game, seed):
    walked = walk(game, seed)
    leave = game.parse(LEAVE)
    for moment in walked.looks:
        for seat in range(walked.seats):
            if any(game.legal(moment.state, seat)) or moment is walked.moments[0]:
                events = game.decide(moment.state, seat, leave, walked.shuffler)
                after = game.replay(moment.state, events)
                assert seat not in game.to_act(after)
                assert not any(game.legal(after, seat))
                assert bool(game.to_act(after)) != bool(game.result(after))


@every_game
@given(seed=seeds)
@quick
def test_games_end_where_seats_leave_and_clocks_run_out(game, seed):
    assert game.result(walk(game, seed, clock=0.3, leave=0.02).end) is not None


@every_game
@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_computers_choose_legal_acts_from_the_view_alone(game, seed):
    walked = walk(game, seed)
    for moment in walked.looks:
        for seat in game.to_act(moment.state):
            world = game.resample(moment.state, seat, Seeded(seed + 1))
            for level in Level:
                action = game.choose(game.view(moment.state, seat), level, Random(seed))
                again = game.choose(game.view(world, seat), level, Random(seed))
                assert action == again
                assert game.decide(moment.state, seat, action, walked.shuffler)
                offered = {game.text(each).split(" ")[0] for each in game.legal(moment.state, seat)}
                assert game.text(action).split(" ")[0] in offered
