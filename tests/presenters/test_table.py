"""The public table: made from the spectator's sight alone, clear about who must do what."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from presenters.limits import buttons, text
from presenters.rounds import EN, Live, moments

from bot.messages import Divider, Picture, Row, Verb
from bot.presenters import updown
from bot.presenters.recap import recap
from bot.presenters.table import table
from bot.records import Phase
from engines.core.shuffle import Seeded
from engines.updown.game import GAME


def shown(live: Live, **changes):
    return table(replace(live.sight(), **changes), "scene", updown, EN)


def test_a_seats_sight_makes_no_public_message():
    with pytest.raises(ValueError, match="seat"):
        table(Live.deal().sight(0), "scene", updown, EN)


@pytest.mark.parametrize("seed", range(5))
def test_the_public_message_is_the_same_in_every_world_that_the_channel_cannot_tell(seed):
    checked = 0
    for live in moments(3, seed):
        if live.playout.result is not None:
            break
        world = GAME.resample(live.playout.state, None, Seeded(checked))
        other = replace(live.sight(), view=GAME.view(world, None))
        assert table(other, "scene", updown, EN) == shown(live)
        checked += world != live.playout.state
    assert checked > 10


@pytest.mark.parametrize("seed", range(5))
def test_no_hidden_card_is_named_in_public(seed):
    """Nothing but the cards in play is written with its rank and suit while the round goes on."""
    from bot.presenters.cards import in_full, label

    for live in moments(2, seed):
        if live.playout.result is not None:
            break
        message = shown(live)
        (picture,) = [part for part in message.parts if isinstance(part, Picture)]
        said = text(message) + picture.alt
        hidden = {each for hand in live.playout.state.hands for each in hand}
        hidden |= set(live.playout.state.pile)
        named = {c for c in range(52) if label(c, EN) in said or in_full(c, EN) in said}
        assert not named & hidden


def test_the_status_names_the_seat_the_card_and_what_fits():
    live = Live.deal(2, 1)
    view = live.sight().view
    status = text(shown(live))
    assert f"**{('Maya', 'Theo')[view.turn]}** is to play on" in status
    assert f"{view.pile} cards are left" in status
    assert "<t:1900000000:R>" in status


def test_without_a_clock_no_time_is_told():
    assert ":R>" not in text(shown(Live.deal(), until=None))


def test_the_first_button_is_my_hand():
    first = buttons(shown(Live.deal()))
    assert [each.deed.verb for each in first] == [Verb.HAND, Verb.RULES, Verb.MORE]


def test_between_rounds_the_end_of_the_match_stands_apart():
    live = over()
    parts = shown(live).parts
    everyday, grave = [part for part in parts if isinstance(part, Row)]
    assert everyday.buttons[0].deed.verb is Verb.AGAIN
    assert everyday.buttons[0].deed.argument == "3"
    assert [each.deed.verb for each in grave.buttons] == [Verb.END]
    at = parts.index(grave)
    assert isinstance(parts[at - 1], Divider)


def over() -> Live:
    live = list(moments(2, 3))[-1]
    live.record = changed(live.record, phase=Phase.BETWEEN)
    return live


def test_between_rounds_every_hand_is_shown_with_its_points():
    live = over()
    said = text(shown(live))
    for points in live.sight().view.points:
        assert f"{points} point" in said


def test_a_paused_table_says_why_and_tells_no_time():
    live = Live.deal()
    live.record = changed(live.record, paused=True, why_paused="paused-thread")
    said = text(shown(live))
    assert "paused: this thread is archived" in said
    assert "**Maya**, **Theo** can press Resume" in said
    assert "is to play" not in said
    assert ":R>" not in said
    assert [each.deed.verb for each in buttons(shown(live))][:2] == [Verb.RESUME, Verb.HAND]
    (picture,) = [part for part in shown(live).parts if isinstance(part, Picture)]
    assert picture.alt.startswith("The match is paused")


def test_the_last_acts_are_told_in_order():
    live = Live.deal(2, 1)
    for _ in range(2):
        (seat,) = live.playout.to_act
        live.do(seat, next(t for t in live.playout.legal(seat) if t in {"draw", "keep"}))
    lines = [line for line in text(shown(live)).split("\n") if line.startswith("-# ")]
    assert "is turned up" in lines[0]
    assert "drew a card" in lines[1]


def test_the_commitment_is_shown_short():
    said = text(shown(Live.deal(), commitments=("ab" * 32,)))
    assert f"sha256 {'ab' * 12}…" in said


def test_two_shuffles_name_the_latest_commitment():
    said = text(shown(Live.deal(), commitments=("ab" * 32, "cd" * 32)))
    assert "2 shuffles were" in said
    assert f"sha256 {'cd' * 12}…" in said


def test_the_recap_offers_what_can_be_looked_up():
    message = recap(over().story(), "scene", updown, EN)
    assert {Verb.DETAILS, Verb.PLAYS, Verb.MOVING, Verb.PROOF, Verb.EXPORT, Verb.AGAIN} == {
        each.deed.verb for each in buttons(message)
    }
