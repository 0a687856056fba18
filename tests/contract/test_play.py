"""1, 2 and 3 of the battery: games end, keep their cards, and are their events."""

from contract.walks import CLOSELY, cards_in, every_game, piles, seeds, walk
from hypothesis import given, settings

from engines.core.codec import pack_events, unpack_events

quick = settings(max_examples=12, deadline=None)


@every_game
@given(seed=seeds)
@quick
def test_random_games_end_and_somebody_is_awaited_until_then(game, seed):
    walked = walk(game, seed)
    for state in [moment.state for moment in walked.moments[:CLOSELY]]:
        assert game.result(state) is None
        awaited = game.to_act(state)
        assert awaited
        assert awaited <= {seat for seat in range(walked.seats) if any(game.legal(state, seat))}
    result = game.result(walked.end)
    assert result is not None
    assert result.outcome
    assert not any(any(game.legal(walked.end, seat)) for seat in range(walked.seats))


@every_game
@given(seed=seeds)
@quick
def test_places_and_points_name_every_seat(game, seed):
    walked = walk(game, seed)
    result = game.result(walked.end)
    assert sorted(seat for group in result.places for seat in group) == [*range(walked.seats)]
    assert len(result.points) == len(game.scores(walked.end)) == walked.seats


@every_game
@given(seed=seeds)
@quick
def test_a_next_game_can_follow(game, seed):
    walked = walk(game, seed)
    options = game.again(walked.options, walked.seats, game.result(walked.end))
    assert isinstance(options, game.options)
    events = game.begin(walked.seats, options, walked.shuffler)
    assert game.to_act(game.replay(game.blank(walked.seats, options), events))


@every_game
@given(seed=seeds)
@quick
def test_cards_are_conserved_after_every_event(game, seed):
    walked = walk(game, seed, leave=0.01)
    state = game.blank(walked.seats, walked.options)
    opening = len(walked.events) - sum(len(moment.events) for moment in walked.moments)
    state = game.replay(state, walked.events[:opening])
    pack, listed = cards_in(state), piles(game.key)
    assert len(pack) > 40, "a state's cards are typed Card"
    whole = sorted(listed(state)) if listed else []
    for event in walked.events[opening : opening + CLOSELY]:
        state = game.evolve(state, event)
        assert cards_in(state) == pack, event
        if listed:
            assert sorted(listed(state)) == whole, event


@every_game
@given(seed=seeds)
@quick
def test_replaying_the_events_gives_the_same_state(game, seed):
    walked = walk(game, seed, clock=0.1)
    blank = game.blank(walked.seats, walked.options)
    assert game.replay(blank, walked.events) == walked.end
    stored = unpack_events(game, pack_events(walked.events))
    assert stored == tuple(walked.events)
    assert game.replay(blank, stored) == walked.end
