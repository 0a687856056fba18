"""What holds in every round, whoever plays."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.cards import RANKS, is_joker, rank
from engines.core.contract import LEAVE
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.updown.actions import Draw, Keep, Play, Timeout
from engines.updown.course import AFTER
from engines.updown.events import Event
from engines.updown.game import GAME
from engines.updown.options import Options
from engines.updown.pack import DECK, hand_points

ACTIONS = [
    Draw(),
    Keep(),
    *[Play(card, call) for card in DECK for call in (range(13) if is_joker(card) else [None])],
]
seeds = st.integers(0, 2**32)
every_count = pytest.mark.parametrize("seats", [2, 3])


def rounds(seed, seats, *, leaving=0.0):
    """Yield (state, seat, action, next state) of a random round."""
    random, shuffler = Random(seed), Seeded(seed)
    options = Options(starter=seed % seats)
    state = GAME.replay(GAME.blank(seats, options), GAME.begin(seats, options, shuffler))
    while state.outcome is None:
        seat, action = state.turn, random.choice(list(GAME.legal(state, state.turn)))
        if random.random() < leaving:
            seat = random.choice([each for each in range(seats) if not state.out[each]])
            action = GAME.parse(LEAVE)
        after = GAME.replay(state, GAME.decide(state, seat, action, shuffler))
        yield state, seat, action, after
        state = after


def fits(card, in_force):
    """Tell whether a card fits, by the letters of the ring."""
    ring = RANKS + RANKS[0]
    letters = RANKS[rank(card)] + RANKS[in_force]
    return is_joker(card) or letters in ring or letters[::-1] in ring


@every_count
@given(seed=seeds)
@settings(max_examples=8, deadline=None)
def test_exactly_the_legal_actions_are_accepted(seats, seed):
    for state, seat, _, _ in rounds(seed, seats, leaving=0.01):
        accepted = set()
        for action in ACTIONS:
            try:
                GAME.decide(state, seat, action, Seeded(0))
            except RuleError:
                continue
            accepted.add(action)
        assert accepted == set(GAME.legal(state, seat))


@every_count
@given(seed=seeds)
@settings(max_examples=40, deadline=None)
def test_what_is_legal_is_what_the_rules_say(seats, seed):
    for state, *_ in rounds(seed, seats, leaving=0.01):
        seat = state.turn
        actions = list(GAME.legal(state, seat))
        played = {action.card for action in actions if isinstance(action, Play)}
        assert played == {card for card in state.hands[seat] if fits(card, state.rank)}
        assert (Draw() in actions) == (bool(state.pile) and state.held is None)
        assert (Keep() in actions) == (state.held is not None)
        assert actions


@every_count
@given(seed=seeds)
@settings(max_examples=40, deadline=None)
def test_an_act_changes_one_card_at_most(seats, seed):
    for state, seat, action, after in rounds(seed, seats):
        before, now = len(state.hands[seat]), len(after.hands[seat])
        assert now - before == {Play: -1, Draw: 1, Keep: 0}[type(action)]
        others = [each for each in range(seats) if each != seat]
        assert [after.hands[each] for each in others] == [state.hands[each] for each in others]


@every_count
@given(seed=seeds)
@settings(max_examples=60, deadline=None)
def test_ends_are_told_right(seats, seed):
    *_, (_, _, _, end) = rounds(seed, seats, leaving=0.003)
    still = [seat for seat in range(seats) if not end.out[seat]]
    totals = {seat: hand_points(end.hands[seat]) for seat in still}
    lowest = [seat for seat in still if totals[seat] == min(totals.values())]
    result = GAME.result(end)
    if end.outcome == "winner":
        assert len(still) == 1 or not end.hands[end.winner]
    else:
        assert not end.pile
        assert not any(is_joker(card) for seat in still for card in end.hands[seat])
        assert not any(fits(card, end.rank) for seat in still for card in end.hands[seat])
        assert (end.outcome == "draw") == (len(lowest) > 1)
        assert end.winner == (lowest[0] if len(lowest) == 1 else None)
        assert set(result.places[0]) == set(lowest)
    assert sum(GAME.scores(end)) == (end.outcome != "draw")


@every_count
@given(seed=seeds)
@settings(max_examples=40, deadline=None)
def test_the_clock_never_plays_a_joker_that_is_not_forced(seats, seed):
    for state, seat, _, _ in rounds(seed, seats):
        events = GAME.decide(state, seat, Timeout(), Seeded(0))
        after = GAME.replay(state, events)
        assert after.turn != seat or after.outcome or after.passes == seats - 1
        if after.discard != state.discard and is_joker(after.discard[-1]):
            ordinary = [card for card in state.hands[seat] if not is_joker(card)]
            assert not any(fits(card, state.rank) for card in ordinary)


@given(seed=seeds)
@settings(max_examples=30, deadline=None)
def test_with_two_seats_and_no_pile_nothing_is_hidden(seed):
    for state, seat, _, _ in rounds(seed, 2):
        if not state.pile:
            assert GAME.resample(state, seat, Seeded(seed)) == state


def test_every_event_changes_the_state():
    """The table that stands for a complete ``match`` is complete."""
    assert {*AFTER} == {*get_args(Event)}
