"""What holds in every game, whatever is played."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wild.piles import piles
from wild.walks import at, options, walk

from engines.core.codec import pack_events, unpack_events
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.wild import observe, position, rules
from engines.wild.actions import Action, Arrange, Catch, Leave, Play, parse, text
from engines.wild.cards import KINDS, PACK
from engines.wild.events import Arranged, Dealt, Drew, Event, Moved, Played, Reshuffled
from engines.wild.evolve import AFTER, evolve
from engines.wild.game import GAME
from engines.wild.scoring import result

WHOLE = sorted(PACK)
seeds = st.integers(0, 2**32)
combinations = st.integers(0, 15)
tables = st.tuples(seeds, st.integers(0, 120), st.integers(2, 10), combinations.map(options))


@pytest.mark.parametrize("combination", range(16))
def test_games_end_and_no_card_is_lost(combination):
    """Two games of each house rule with each number of seats, counted after every event."""

    def counted(event, state):
        assert sorted(piles(state)) == WHOLE, event

    for seats in range(2, 11):
        playing = options(combination, starter=seats - 1, auto_sort=seats % 2 == 0)
        *before, last = walk(combination * 100 + seats, seats, playing, counted)
        assert all(state.table.turn is not None for state in before)
        assert last.hands[last.table.winner] == ()
        assert result(last).points[last.table.winner] == last.table.points > 0


@given(seed=seeds, seats=st.integers(2, 10), combination=combinations)
@settings(max_examples=20, deadline=None)
def test_events_survive_and_replay(seed, seats, combination):
    told = []
    *_, last = walk(seed, seats, options(combination), lambda event, _: told.append(event))
    events = unpack_events(GAME, pack_events(told))
    assert events == tuple(told)
    assert GAME.replay(GAME.blank(seats, options(combination)), events) == last


def test_every_event_is_met_in_games():
    told = set()
    for seed in range(12):
        playing = options(15, auto_sort=False)
        assert [*walk(seed, 3, playing, lambda event, _: told.add(type(event)))]
    state = at(1, 5, 3, playing)
    for action in Arrange(state.hands[1][::-1]), Leave():
        told |= {type(each) for each in rules.decide(state, 1, action, Seeded(1))}
    assert told == set(Event.__args__)


@given(table=tables, observer=st.integers(-1, 9))
@settings(max_examples=150, deadline=None)
def test_a_seat_cannot_tell_another_world(table, observer):
    seed, acts, seats, playing = table
    state = at(seed, acts, seats, playing)
    seat = None if observer < 0 else observer % seats
    other = observe.resample(state, seat, Seeded(seed + 1))
    assert sorted(piles(other)) == WHOLE
    assert observe.view(other, seat) == observe.view(state, seat)
    if seat is not None:
        assert [*rules.legal(other, seat)] == [*rules.legal(state, seat)]
    if other.held is not None and seat != state.table.turn:
        assert (
            Play(other.held) in rules.legal(other, state.table.turn)
            or other.held >= 52
            or (playing.seven_zero and other.held % 13 == 7)
        )


def test_worlds_differ():
    state = at(3, 10, 3)
    worlds = {observe.resample(state, 0, Seeded(seed)).hands for seed in range(10)}
    assert len(worlds) == 10


@given(table=tables)
@settings(max_examples=40, deadline=None)
def test_a_view_shows_no_other_hand(table):
    """What is in a view is open on the table or in one's own hand."""
    seed, acts, seats, playing = table
    state = at(seed, acts, seats, playing)
    for seat in range(seats):
        seen = observe.view(state, seat)
        assert seen.hand == state.hands[seat]
        assert seen.hands == (state.hands if state.table.winner is not None else ())
        assert seen.counts == tuple(map(len, state.hands))
        assert seen.held in (None, state.held if seat == state.table.turn else None)


def test_what_is_heard():
    dealt = Dealt(2, 0, PACK[14], PACK)
    assert observe.hear(dealt, 1) == Dealt(2, 0, PACK[14], hand=PACK[1:14:2])
    assert observe.hear(dealt, None) == Dealt(2, 0, PACK[14])
    drew = Drew(1, 0, 1, 1, (5,), holds=True)
    assert observe.hear(drew, 1) == drew
    assert observe.hear(drew, 0) == observe.hear(drew, None) == Drew(1, 0, 1, 1, (), holds=True)
    assert observe.hear(Reshuffled(3, (1, 2, 3)), 0) == Reshuffled(3)
    assert observe.hear(Arranged(0, (1, 2)), 0) == Arranged(0, (1, 2))
    assert observe.hear(Arranged(0, (1, 2)), 1) is observe.hear(Arranged(0, (1, 2)), None) is None
    moved = Moved(((1,), (2, 3)))
    assert observe.hear(moved, 1) == Moved(((), (2, 3)))
    assert observe.hear(moved, None) == Moved(((), ()))
    played = Played(0, 5, 0, 1, 1)
    assert observe.hear(played, None) == played


@given(table=tables)
@settings(max_examples=60, deadline=None)
def test_offered_is_what_is_accepted(table):
    """Of all acts that can be written, exactly the legal ones are accepted."""
    seed, acts, seats, playing = table
    state = at(seed, acts, seats, playing)
    every = [parse(word) for word in ("draw", "keep", "call")]
    every += [Catch(seat) for seat in range(10)]
    for card in KINDS:
        every += [Play(card), *(Play(card, suit=suit) for suit in range(4))]
        every += [Play(card, other=seat) for seat in range(10)]
    for seat in range(seats):
        offered = [*rules.legal(state, seat)]
        for action in every:
            assert accepted(state, seat, action) is (action in offered), text(action)


def accepted(state, seat, action):
    try:
        return bool(rules.decide(state, seat, action, Seeded(1)))
    except RuleError:
        return False


@given(table=tables)
@settings(max_examples=60, deadline=None)
def test_position_and_back(table):
    seed, acts, seats, playing = table
    state = at(seed, acts, seats, playing)
    assert position.place(seats, playing, position.position(state)) == state


@given(table=tables)
@settings(max_examples=40, deadline=None)
def test_clock_and_leaving_at_any_moment(table):
    seed, acts, seats, playing = table
    state = at(seed, acts, seats, playing)
    shuffler = Seeded(seed)
    while state.table.turn is not None:
        turn = state.table.turn
        for event in rules.decide(state, turn, parse("timeout"), shuffler):
            state = evolve(state, event)
        assert state.table.turn != turn or state.table.out.count(False) == 2
        leaver = state.table.out.index(False)
        if state.table.turn is not None:
            for event in rules.decide(state, leaver, parse("leave"), shuffler):
                state = evolve(state, event)
        assert sorted(piles(state)) == WHOLE
    assert result(state) is not None


def test_every_action_is_decided_and_every_event_changes_the_state():
    """The tables that stand for a complete ``match`` are complete."""
    assert {*rules.DONE} == {*get_args(Action)}
    assert {*AFTER} == {*get_args(Event)}
