"""4 of the battery: what a seat cannot know makes no difference to it."""

from contract.walks import CLOSELY, STRETCH, cards_in, every_game, seeds, walk
from hypothesis import given, settings

from engines.core.seats import RuleError
from engines.core.shuffle import Seeded

quick = settings(max_examples=12, deadline=None)


@every_game
@given(seed=seeds)
@quick
def test_views_and_legal_acts_are_the_same_in_every_world(game, seed):
    walked = walk(game, seed, leave=0.01)
    for state in walked.states:
        for seat in walked.observers:
            world = game.resample(state, seat, Seeded(seed + 1))
            assert game.view(world, seat) == game.view(state, seat)
            assert game.to_act(world) == game.to_act(state)
            assert cards_in(world) == cards_in(state)
            if seat is not None:
                assert list(game.legal(world, seat)) == list(game.legal(state, seat))
                assert game.hand(world, seat) == game.view(state, seat).hand


@every_game
@given(seed=seeds)
@quick
def test_resampled_worlds_can_be_played_on(game, seed):
    walked = walk(game, seed)
    for moment in walked.looks:
        for seat in walked.observers:
            world = game.resample(moment.state, seat, Seeded(seed + 1))
            for awaited in game.to_act(world):
                assert any(game.legal(world, awaited)), "an awaited seat can do something"


@every_game
@given(seed=seeds)
@quick
def test_a_seat_hears_of_no_card_that_it_does_not_see(game, seed):
    walked = walk(game, seed, clock=0.05, leave=0.01)
    state, first = game.blank(walked.seats, walked.options), walked.stretch()
    before = dict.fromkeys(walked.observers, frozenset())
    if first:
        state = game.replay(state, walked.events[:first])
        before = {seat: cards_in(game.view(state, seat)) for seat in before}
    for event in walked.events[first : first + STRETCH]:
        state = game.evolve(state, event)
        for seat in walked.observers:
            seen = cards_in(game.view(state, seat))
            assert cards_in(game.hear(event, seat)) <= seen | before[seat], (event, seat)
            before[seat] = seen


@every_game
@given(seed=seeds)
@quick
def test_seats_that_hear_the_same_see_the_same(game, seed):
    walked = walk(game, seed)
    for moment in walked.looks:
        after = game.replay(moment.state, moment.events)
        for seat in walked.observers:
            world = game.resample(moment.state, seat, Seeded(seed + 1))
            try:
                events = game.decide(world, moment.seat, moment.action, Seeded(seed))
            except RuleError:
                assert moment.seat != seat, "what a seat may do does not hang on what is hidden"
                continue
            heard = [game.hear(event, seat) for event in events]
            if heard != [game.hear(event, seat) for event in moment.events]:
                continue
            seen = game.view(game.replay(world, events), seat)
            if cards_in(seen) == cards_in(game.view(after, seat)):  # no swapped hands
                assert seen == game.view(after, seat)


@every_game
@given(seed=seeds)
@quick
def test_a_heard_event_is_heard_the_same_again(game, seed):
    walked = walk(game, seed)
    for event in walked.events[:CLOSELY]:
        for seat in walked.observers:
            heard = game.hear(event, seat)
            if heard is not None:
                assert type(heard) is type(event)
