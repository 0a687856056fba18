"""Typing a move: the words narrow to it, in either language or in the notation."""

import pytest
from presenters.rounds import EN, PT, Live

from bot.presenters import updown
from bot.presenters.moves import moves


def held() -> Live:
    return Live.placed([["Th", "8c", "9d", "Xr"], ["2c"]], "9s")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("10", "play Th"),
        ("th", "play Th"),
        ("10h", "play Th"),
        ("10♥", "play Th"),
        ("ten of", "play Th"),
        ("TEN", "play Xr T"),
        ("eight of clubs", "play 8c"),
        ("play 8c", "play 8c"),
        ("dr", "draw"),
        ("joker q", "play Xr Q"),
        ("xr q", "play Xr Q"),
        ("red queen", "play Xr Q"),
    ],
)
def test_in_english_what_is_typed_finds(typed, found):
    assert found in [text for _, text in moves(held().sight(0), typed, updown, EN)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("dez de copas", "play Th"),
        ("oito", "play 8c"),
        ("comprar", "draw"),
        ("curinga dama", "play Xr Q"),
        ("como as", "play Xr A"),
        ("10h", "play Th"),
    ],
)
def test_in_portuguese_what_is_typed_finds(typed, found):
    assert found in [text for _, text in moves(held().sight(0), typed, updown, PT)]


def test_a_card_is_found_before_a_jokers_call_of_its_rank():
    assert moves(held().sight(0), "10h", updown, EN) == (("Play 10♥", "play Th"),)


def test_nothing_typed_offers_all_in_the_games_order():
    sight = held().sight(0)
    assert [text for _, text in moves(sight, "", updown, EN)] == list(sight.legal)


def test_nonsense_finds_nothing():
    assert moves(held().sight(0), "zebra", updown, EN) == ()


def test_every_legal_action_is_found_by_its_label():
    sight = held().sight(0)
    for say in (EN, PT):
        for action in sight.legal:
            label = updown.action_label(action, say)
            assert moves(sight, label, updown, say)[0] == (label, action)


def test_no_more_than_discord_shows_at_once():
    live = Live.placed([["Th", "Xr", "Xb"], ["2c"]], "9s")
    sight = live.sight(0)
    assert len(sight.legal) > 25
    assert len(moves(sight, "", updown, EN)) == 25
    assert moves(sight, "black k", updown, EN) == (("Play the black Joker as a king", "play Xb K"),)


@pytest.mark.parametrize("action", ["leave", "timeout"])
def test_what_is_never_listed_has_words_too(action):
    assert updown.action_label(action, EN) != updown.action_label(action, PT)
