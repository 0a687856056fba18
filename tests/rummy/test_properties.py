"""What holds at every table, whatever is played."""

import json
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.playout import Playout
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.rummy import events, pack
from engines.rummy.game import GAME
from engines.rummy.options import Options, Variant, WrongDeclaration
from engines.rummy.pack import PACK, held
from engines.rummy.table import Phase

WHOLE = Counter(PACK)

options = st.builds(
    Options,
    variant=st.sampled_from(Variant),
    deals=st.sampled_from([2, 3, 6]),
    wrong_declaration=st.sampled_from(WrongDeclaration),
    toss=st.booleans(),
)


@st.composite
def walks(draw):
    """A table after some legal acts, with time-outs and leavings among them."""
    played = Playout(
        GAME, draw(st.integers(2, 6)), draw(options), Seeded(draw(st.integers(0, 999)))
    )
    for choice in draw(st.lists(st.integers(0, 999), max_size=60)):
        if played.result is not None:
            break
        seat = sorted(played.to_act)[choice % len(played.to_act)]
        legal = [text for text in played.legal(seat) if text != "drop" or choice % 5 == 0]
        rare = {0: "timeout", 1: "leave"}.get(choice % 41)
        played.do(seat, rare or legal[choice // 7 % len(legal)])
    return played


def everything(state):
    cards = [*state.closed, *state.open, *state.aside, state.wild_card]
    cards += [card for hand in state.hands for card in held(hand)]
    return Counter([*cards, *([] if state.finish is None else [state.finish])])


@settings(max_examples=60, deadline=None)
@given(walks())
def test_cards_are_moved_and_never_copied(played):
    state = GAME.blank(played.seats, played.options)
    for event in played.events:
        state = GAME.evolve(state, event)
        if not isinstance(event, events.Tossed):
            assert everything(state) == WHOLE, event
    assert state == played.state


@settings(max_examples=60, deadline=None)
@given(walks())
def test_a_position_round_trips(played):
    written = json.loads(json.dumps(GAME.position(played.state)))
    assert GAME.place(played.seats, played.options, written) == played.state


@settings(max_examples=60, deadline=None)
@given(walks(), st.integers(0, 999))
def test_no_seat_can_tell_the_worlds_it_imagines_apart(played, seed):
    state = played.state
    for seat in [None, *range(played.seats)]:
        other = GAME.resample(state, seat, Seeded(seed))
        assert everything(other) == WHOLE
        assert GAME.view(other, seat) == GAME.view(state, seat)
        if seat is not None:
            assert [*GAME.legal(other, seat)] == [*GAME.legal(state, seat)]


@settings(max_examples=60, deadline=None)
@given(walks())
def test_what_a_seat_hears_holds_no_card_that_it_may_not_see(played):
    for event in played.events:
        for seat in [None, *range(played.seats)]:
            heard = GAME.hear(event, seat)
            match heard:
                case events.Dealt():
                    assert not heard.order
                    assert bool(heard.hand) == (seat in heard.players)
                case events.Turned():
                    assert not heard.order
                case events.Drew() | events.Declared() if heard.seat != seat:
                    assert getattr(heard, "card", None) is None
                    assert getattr(heard, "finish", None) is None
                case events.Arranged():
                    assert heard.seat == seat


@settings(max_examples=60, deadline=None)
@given(walks())
def test_what_is_legal_is_accepted_and_nobody_else_may_play(played):
    for seat in range(played.seats):
        legal = played.legal(seat)
        for text in legal:
            assert GAME.decide(played.state, seat, GAME.parse(text), Seeded(1)), text
            assert GAME.text(GAME.parse(text)) == text
        for text in {"draw", "take", "drop", "split", "accept", "refuse", "ready"} - set(legal):
            with pytest.raises(RuleError):
                GAME.decide(played.state, seat, GAME.parse(text), Seeded(1))
    assert played.to_act <= {seat for seat in range(played.seats) if played.legal(seat)}
    assert (not played.to_act) == (played.result is not None)


@settings(max_examples=60, deadline=None)
@given(walks(), st.integers(0, 5))
def test_time_and_leaving_are_always_accepted(played, choice):
    state = played.state
    for seat in played.to_act:
        assert GAME.decide(state, seat, GAME.parse("timeout"), Seeded(1))
        assert GAME.decide(state, seat, GAME.idle(state, seat), Seeded(1))
    staying = sorted(state.in_table - state.left) if played.result is None else []
    for seat in staying[choice % (len(staying) or 1) :]:
        if played.result is None:
            played.do(seat, "leave")


@settings(max_examples=40, deadline=None)
@given(walks())
def test_chips_of_points_and_deals_are_neither_made_nor_lost(played):
    variant, start = played.options.variant, GAME.blank(played.seats, played.options)
    if variant in (Variant.POINTS, Variant.DEALS):
        assert sum(played.state.chips) == sum(start.chips)
    elif played.result is not None:
        assert sum(played.result.chips) == played.seats * played.options.entry_fee


@settings(max_examples=60, deadline=None)
@given(walks())
def test_scores_are_the_points_of_the_deals(played):
    ended = [event.points for event in played.events if isinstance(event, events.DealEnded)]
    total = [sum(points) for points in zip(*ended, strict=True)] or [0] * played.seats
    assert list(GAME.scores(played.state)) == total


@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(st.sampled_from(PACK), min_size=1, max_size=5), min_size=1, max_size=5))
def test_groups_are_read_as_they_are_written(drawn):
    groups = tuple(map(tuple, drawn))
    assert pack.groups(pack.text(groups)) == groups


BAD = [
    ({"variant": "pool61"}, "pool61"),
    ({"dealer": 7}, "no seat 7"),
    ({"turn": None}, "turn"),
    ({"phase": "discard"}, "drawn"),
    ({"phase": "show"}, "declarer"),
    ({"drawn": ["4d", "open"]}, "drawn"),
    ({"scores": [0]}, "scores"),
    ({"wild_card": "Xr"}, "Xr"),
    ({"open": ["Xx", "Xx", "Xx"]}, "Xx is there"),
    ({"closed": [], "open": [], "hands": [[["4c"]], [["4d"]]]}, "13 cards"),
    ({"taken": [["Zz"], []]}, "Zz"),
    ({"in_table": [0]}, "in_deal"),
    ({"phase": "over"}, "outcome"),
]


@pytest.mark.parametrize(("change", "named"), BAD)
def test_a_bad_position_is_refused_and_named(change, named):
    state = Playout(GAME, 2, Options(), Seeded(3)).state
    with pytest.raises(ValueError, match=named):
        GAME.place(2, Options(), {**GAME.position(state), **change})


def test_a_card_just_drawn_may_be_told_apart_from_the_hand():
    played = Playout(GAME, 2, Options(toss=False), Seeded(3))
    played.do(1, "draw")
    written = GAME.position(played.state)
    written["hands"][1].pop()
    assert GAME.place(2, Options(toss=False), written) == played.state


def test_events_are_small():
    played = Playout(GAME, 2, Options(toss=False), Seeded(3))
    played.do(1, "draw")
    assert len(msgspec.msgpack.encode(played.events[-1])) < 8
    assert played.state.phase is Phase.DISCARD
