"""What holds in every game and for every hand, against counts made in another way."""

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import get_args

import pytest
from cribbage.walks import at, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.cards import PACK, names
from engines.core.codec import pack_events, unpack_events
from engines.core.shuffle import Seeded
from engines.cribbage.actions import Action
from engines.cribbage.events import Event, Pegged, Shown
from engines.cribbage.evolve import AFTER
from engines.cribbage.game import GAME
from engines.cribbage.inference import holds_above
from engines.cribbage.options import Options
from engines.cribbage.rules import DONE
from engines.cribbage.scoring import VALUE, score_play, score_show, shown_points, total

seeds = st.integers(0, 2**32)
seats = st.sampled_from([None, 0, 1])
fives = st.permutations(PACK).map(lambda pack: (tuple(pack[:4]), pack[4]))


def counted_plainly(hand, starter, crib):
    """Count a hand from the words of the rules, subset by subset."""
    five = [*hand, starter]
    sets = [some for size in range(1, 6) for some in combinations(five, size)]
    points = 2 * sum(sum(VALUE[card] for card in some) == 15 for some in sets)
    points += 2 * sum(a % 13 == b % 13 for a, b in combinations(five, 2))
    runs = [len(some) for some in sets if len(some) > 2 and in_a_row(some)]
    points += sum(size for size in runs if size == max(runs))
    suits = {card // 13 for card in hand}
    if len(suits) == 1:
        points += 5 if starter // 13 in suits else 0 if crib else 4
    return points + sum(names([card])[0][0] == "J" and card // 13 == starter // 13 for card in hand)


def in_a_row(some):
    ranks = sorted(card % 13 for card in some)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


@given(five=fives, crib=st.booleans())
@settings(max_examples=400, deadline=None)
def test_show_agrees_with_a_plain_count(five, crib):
    hand, starter = five
    parts = score_show(hand, starter, crib=crib)
    assert total(parts) == shown_points(hand, starter, crib=crib)
    assert total(parts) == counted_plainly(hand, starter, crib)
    assert score_show(tuple(reversed(hand)), starter, crib=crib) is not None
    assert all(set(part.cards) <= {*hand, starter} for part in parts)
    assert total(score_show(tuple(reversed(hand)), starter, crib=crib)) == total(parts)


@given(pack=st.permutations(PACK), size=st.integers(1, 8))
@settings(max_examples=400, deadline=None)
def test_play_agrees_with_a_plain_count(pack, size):
    count = tuple(pack[:size])
    reached = sum(VALUE[card] for card in count)
    points = 2 * (reached in (15, 31))
    ends = [count[-many:] for many in range(1, size + 1)]
    same = max(len(end) for end in ends if len({card % 13 for card in end}) == 1)
    points += {1: 0, 2: 2, 3: 6, 4: 12}[same]
    points += max((len(end) for end in ends if len(end) > 2 and in_a_row(end)), default=0)
    assert total(score_play(count, reached)) == points


@given(seed=seeds, start=st.tuples(st.integers(0, 120), st.integers(0, 120)))
@settings(max_examples=25, deadline=None)
def test_scores_are_what_was_told(seed, start):
    """Every point is a part of an event, no score falls, and 121 ends the game at once."""
    *_, table = walk(seed, start=start)
    scores = list(start)
    for event in table.events:
        if isinstance(event, Pegged | Shown):
            assert max(scores) < 121
            scores[event.seat] = min(121, scores[event.seat] + total(event.parts))
            assert event.score == scores[event.seat]
    assert tuple(scores) == table.state.scores
    assert max(scores) == 121
    assert table.result.places == ((scores.index(121),), (1 - scores.index(121),))
    assert table.result.points == tuple(scores)


@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_no_card_is_lost(seed):
    for table in walk(seed):
        state = table.state
        held = [*state.deck, *state.lifted, *state.hands[0], *state.hands[1], *state.crib]
        held += [card for _, card in state.played]
        held += [] if state.starter is None else [state.starter]
        assert Counter(held) == Counter(PACK)


@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_events_survive_and_replay(seed):
    *_, table = walk(seed)
    events = unpack_events(GAME, pack_events(table.events))
    assert events == table.events
    assert GAME.replay(GAME.blank(2, Options()), events) == table.state


def test_every_event_is_met_in_games():
    met = {type(event) for seed in range(40) for event in at(seed, 10_000).events}
    left = at(1, 20)
    left.do(0, "leave")
    assert met | {type(event) for event in left.events} == set(Event.__args__)


@given(seed=seeds, acts=st.integers(0, 60), seat=seats)
@settings(max_examples=60, deadline=None)
def test_a_seat_cannot_tell_another_world(seed, acts, seat):
    table = at(seed, acts)
    other = GAME.resample(table.state, seat, Seeded(seed + 1))
    assert GAME.view(other, seat) == table.view(seat)
    assert GAME.to_act(other) == table.to_act
    if seat is not None:
        assert list(GAME.legal(other, seat)) == list(GAME.legal(table.state, seat))
    again = GAME.place(2, Options(), json.loads(json.dumps(GAME.position(other))))
    assert again == other


@given(seed=seeds, seat=seats)
@settings(max_examples=15, deadline=None)
def test_what_is_heard_is_seen(seed, seat):
    """A card heard is in the view before or after; the trusted side alone knows the others."""
    state = GAME.blank(2, Options())
    *_, table = walk(seed, start=(90, 90))
    for event in table.events:
        after = GAME.evolve(state, event)
        seen = cards_in(GAME.view(state, seat)) | cards_in(GAME.view(after, seat))
        assert cards_heard(GAME.hear(event, seat)) <= seen
        state = after


def cards_in(view):
    cards = {*view.hand, *view.laid, *view.kept, *view.cuts, *view.count, *view.crib}
    cards |= {card for _, card in view.played} | {card for hand in view.hands for card in hand}
    for shown in view.shows:
        cards |= {*shown.cards, shown.starter}
    return cards | {view.starter}


def cards_heard(event):
    cards = set()
    for field in ("order", "hand", "cards", "crib"):
        value = getattr(event, field, ())
        cards |= set(value) if isinstance(value, tuple) else set()
    for field in ("card", "starter"):
        cards |= {getattr(event, field)} if hasattr(event, field) else set()
    for hand in getattr(event, "hands", ()):
        cards |= set(hand)
    for part in getattr(event, "parts", ()):
        cards |= set(part.cards)
    return cards


@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_no_seat_holds_what_the_play_rules_out(seed):
    for table in walk(seed):
        state = table.state
        for seat in (0, 1):
            above = holds_above(state.played, seat, ended=not state.count, said_go=seat in state.go)
            assert all(VALUE[card] > above for card in state.hands[seat])


@pytest.mark.parametrize(
    ("played", "go", "ended", "above"),
    [
        ("", False, True, 0),
        ("0 Kc, 1 Kd, 0 7c", True, False, 4),
        ("0 Kc, 1 Kd, 0 7c, 0 2c", True, False, 4),
        ("0 Kc, 1 Kd, 0 7c", False, True, 4),
        ("0 Kc, 1 Kd, 0 7c, 1 9d", False, False, 4),
        ("0 Kc, 1 Kd, 0 9c, 0 2c, 1 9d", False, False, 2),
        ("0 Kc, 1 Kd, 0 9c, 1 2c, 1 9d", False, False, 0),
    ],
)
def test_what_the_play_tells_of_seat_1(played, go, ended, above):
    plays = [each.split() for each in played.split(", ") if each]
    told = tuple((int(seat), names(PACK).index(text)) for seat, text in plays)
    assert holds_above(told, 1, ended=ended, said_go=go) == above


@given(seed=seeds, acts=st.integers(0, 60))
@settings(max_examples=30, deadline=None)
def test_any_seat_may_leave_and_the_clock_may_run_out(seed, acts):
    for seat in (0, 1):
        table = at(seed, acts)
        if table.result is None:
            scores = table.state.scores
            table.do(seat, "leave")
            assert table.result.places == ((1 - seat,), (seat,))
            assert table.result.points == scores
    table = at(seed, acts)
    while table.to_act:
        table.do(min(table.to_act), "timeout")
    assert table.result.outcome == "winner"


@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_notation_reads_back(seed):
    for table in walk(seed, acts=40):
        for seat in table.to_act:
            for action in GAME.legal(table.state, seat):
                assert GAME.parse(GAME.text(action)) == action


def test_every_action_is_decided_and_every_event_changes_the_state():
    """The tables that stand for a complete ``match`` are complete."""
    assert {*DONE} == {*get_args(Action)}
    assert {*AFTER} == {*get_args(Event)}


def test_cuts_tell_nothing():
    """The least and the most depth in a view are those that are legal."""
    random = Random(5)
    for table in walk(3, acts=200):
        for seat in table.to_act:
            depths = table.view(random.choice([None, 0, 1])).depths
            if depths is not None:
                cuts = [f"cut {depth}" for depth in range(depths[0], depths[1] + 1)]
                assert list(table.legal(seat)) == cuts
