"""Positions written by hand: what may be left out, and what cannot be."""

import json

import pytest
from cribbage.tables import placed, playing
from cribbage.walks import at
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.cards import PACK, names
from engines.cribbage.game import GAME
from engines.cribbage.options import Options

DECK = names(PACK)
CUT = {"scores": [0, 0], "dealer": 0, "phase": "cut_deck", "deck": DECK}


def place(position):
    return GAME.place(2, Options(), position)


def at_29(**changes):
    table = playing("Kc 2h", "Kd 3s", "0 9c, 1 Td, 0 Qc")
    return {**GAME.position(table.state), **changes}


def test_what_is_empty_may_be_left_out():
    state = place(CUT)
    assert (state.turn, state.opener, state.hands) == (1, 0, ((), ()))


def test_more_fields_do_no_harm():
    assert place({**CUT, "ok": True, "kept": [[], []]}) == place(CUT)


def test_hands_come_in_any_order():
    written = at_29()
    turned = {**written, "hands": [hand[::-1] for hand in written["hands"]]}
    assert place(turned) == place(written)


def test_a_crib_of_two_is_of_the_seat_that_holds_four():
    table = placed(
        "lay",
        hands=[["Kc", "Qd", "2h", "4s", "5c", "6c"], ["Kd", "Qh", "2s", "4c"]],
        crib=["5d", "6d"],
    )
    assert table.to_act == {0}
    assert names(table.view(1).laid) == ["5d", "6d"]


def test_a_game_that_is_over_knows_its_winner():
    state = place({**CUT, "phase": "over", "scores": [121, 3]})
    assert (state.winner, state.outcome) == (0, "winner")


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ({}, "missing required field"),
        ({**CUT, "phase": "tea"}, "Invalid enum value"),
        ({**CUT, "deck": DECK[1:]}, "Ac is there 0 times"),
        ({**CUT, "deck": [*DECK, "Ac"]}, "Ac is there 2 times"),
        ({**CUT, "deck": [*DECK, "Xr"]}, "Xr is there 2 times"),
        ({**CUT, "deck": [*DECK[1:], "A"]}, "'A' is no card"),
        ({**CUT, "dealer": None}, "there is no dealer"),
        ({**CUT, "dealer": 2}, "Invalid enum value 2"),
        ({**CUT, "scores": [121, 0]}, "the game is over"),
        ({**CUT, "scores": [-1, 0]}, "a score of -1"),
        ({**CUT, "scores": [1]}, "length 2"),
        ({**CUT, "winner": 1}, "nobody has won"),
        ({**CUT, "phase": "over"}, "has a winner"),
        ({**CUT, "phase": "cut_dealer"}, "no dealer before"),
        ({**CUT, "phase": "lay"}, "six cards"),
        ({**CUT, "phase": "cut_starter"}, "two cards away"),
        ({**CUT, "phase": "play"}, "two cards away"),
        ({**CUT, "deck": DECK[4:], "lifted": DECK[:4]}, "no packet is lifted"),
        ({**CUT, "deck": DECK[1:], "starter": "Ac"}, "nothing is played"),
        ({**CUT, "deck": DECK[1:], "hands": [["Ac"], []]}, "no cards are dealt"),
        (at_29(turn=None), "nobody is on turn"),
        (at_29(turn=0, go=[0]), "seat 0 has said go"),
        (at_29(go=[0]), "nothing to play on with"),
        (at_29(count=["9c", "Qc"]), "the last of the cards played"),
        (at_29(starter=None), "9s is there 0 times"),
        (at_29(count=[], go=[0]), "before a card is played"),
        (at_29(phase="cut_starter"), "yet"),
    ],
)
def test_what_cannot_be_is_named(position, wrong):
    with pytest.raises(ValueError, match=wrong):
        place(position)


@given(seed=st.integers(0, 2**32), acts=st.integers(0, 80), data=st.data())
@settings(max_examples=80, deadline=None)
def test_damaged_positions_are_refused_as_values(seed, acts, data):
    """Whatever a field is changed into, nothing but ``ValueError`` comes of it."""
    position = dict(GAME.position(at(seed, acts).state))
    field = data.draw(st.sampled_from(sorted(position)))
    junk = [None, -1, 7, "", "play", [], [[]], [[], []], [0, 0], ["Ac"], {}, True]
    position[field] = data.draw(st.sampled_from([*junk, *position.values()]))
    try:
        state = place(json.loads(json.dumps(position)))
    except ValueError:
        return
    for seat in GAME.to_act(state):
        assert list(GAME.legal(state, seat))
    assert place(json.loads(json.dumps(GAME.position(state)))) == state
