"""Typing a move: the words narrow to it, in either language or in the notation."""

import pytest
from presenters.rounds import EN, PT, Live

from bot.catalogue import known_games
from bot.presenters import cribbage, rummy, updown, wild
from bot.presenters.moves import meant, moves


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


PARTS = {"updown": updown, "cribbage": cribbage, "rummy": rummy, "wild": wild}


@pytest.mark.parametrize("say", [EN, PT])
@pytest.mark.parametrize("key", PARTS)
def test_what_can_be_typed_is_an_action_of_its_game_and_none_sounds_like_another(key, say):
    game, part = known_games()[key], PARTS[key]
    labels = {}
    for text in part.every_action():
        assert game.text(game.parse(text)) == text
        labels.setdefault(part.action_label(text, say).casefold(), []).append(text)
    assert [same for same in labels.values() if len(same) > 1] == []


@pytest.mark.parametrize(
    ("seat", "typed", "says"),
    [
        (0, "play 8c", "play 8c"),
        (0, "Jogar 8♣", "play 8c"),
        (0, "rei de espadas", "play Ks"),  # not held: the rules say so
        (0, "9D", "play 9d"),  # held, and does not fit
        (1, "2c", "play 2c"),  # not on turn
        (1, "Comprar uma carta", "draw"),
        (0, "joker", None),  # which of them, and called as what
        (0, "curinga vermelho", None),
        (0, "", None),
        (0, "8", None),
    ],
)
def test_what_is_typed_means_one_action_allowed_or_not(seat, typed, says):
    assert meant(held().sight(seat), typed, updown, PT) == says


def test_a_card_alone_means_what_may_be_done_with_it():
    live = Live.placed([["Th", "Xr"], ["2c"]], "9s")
    assert meant(live.sight(0), "xr k", updown, EN) == "play Xr K"
    assert meant(live.sight(0), "10h", updown, EN) == "play Th"
