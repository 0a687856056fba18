"""The private hand: every legal action is within reach, and nothing else can be pressed."""

import pytest
from msgspec.structs import replace as changed
from presenters.limits import besides_rules, menus, text
from presenters.rounds import EN, PT, Live, moments
from presenters.test_messages import placed_hand

from bot.messages import Picture, Row, Verb
from bot.presenters import updown
from bot.presenters.hand import hand, preview
from bot.records import Phase


def reachable(live: Live, seat: int) -> set[str]:
    """Return the actions that pressing what is enabled leads to, through previews."""
    sight = live.sight(seat)
    message = hand(sight, "scene", updown, EN)
    found = set()
    for button in besides_rules(message):
        if button.disabled:
            continue
        assert button.deed.version == sight.version
        if button.deed.verb is Verb.ACT:
            found.add(button.deed.argument)
        else:
            assert button.deed.verb is Verb.PICK
            found |= previewed(sight, button.deed.argument)
    assert all(menu.disabled for menu in menus(message))
    return found


def previewed(sight, partial: str) -> set[str]:
    """Return the actions behind a Joker: choose a rank, then confirm."""
    found = set()
    (menu,) = menus(preview(sight, "scene", partial, updown, EN))
    assert menu.deed.verb is Verb.PICK
    for option in menu.options:
        chosen = preview(sight, "scene", option.value, updown, EN)
        (marked,) = [each for each in menus(chosen)[0].options if each.chosen]
        assert marked.value == option.value
        confirm, back = besides_rules(chosen)
        assert confirm.deed.verb is Verb.ACT
        assert not confirm.disabled
        assert back.deed.verb is Verb.BACK
        found.add(confirm.deed.argument)
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 4), (3, 3), (3, 7)])
def test_legal_actions_and_pressable_ones_are_the_same(seats, seed):
    for live in moments(seats, seed):
        for seat in range(seats):
            assert reachable(live, seat) == set(live.playout.legal(seat))


@pytest.mark.parametrize("size", [1, 20, 21, 30, 44])
def test_in_a_hand_of_any_size_too(size):
    live = placed_hand(size)
    for seat in (0, 1):
        assert reachable(live, seat) == set(live.playout.legal(seat))


@pytest.mark.parametrize("size", [1, 20, 21, 30, 44])
def test_every_card_is_named_in_words_in_a_hand_of_any_size(size):
    from bot.presenters.cards import short

    live = placed_hand(size)
    words = updown.hand_words(live.sight(0), EN)
    held = live.sight(0).view.hand
    assert len(held) == size
    assert words.count(",") == size - 1
    assert all(short(card, EN) in words for card in held)


def test_every_card_of_a_small_hand_has_a_button():
    for live in moments(2, 6):
        for seat in (0, 1):
            sight = live.sight(seat)
            cards = [
                b for b in besides_rules(hand(sight, "s", updown, EN)) if "play" in b.deed.argument
            ]
            assert len(cards) == min(len(sight.view.hand), 20)


def test_off_turn_nothing_can_be_pressed():
    live = Live.deal()
    (turn,) = live.playout.to_act
    waiting = hand(live.sight(1 - turn), "scene", updown, EN)
    assert besides_rules(waiting)
    assert all(each.disabled for each in besides_rules(waiting))
    assert "is on turn" in text(waiting)


def test_a_drawn_card_that_fits_may_be_kept():
    live = next(each for each in moments(2, 0) if each.sight().view.holding)
    (turn,) = live.playout.to_act
    message = hand(live.sight(turn), "scene", updown, EN)
    first = besides_rules(message)[0]
    assert first.deed.argument == "keep"
    assert first.label.startswith("Keep ")
    assert "(just drawn)" in text(message)
    assert "and it fits" in text(message)


def test_the_last_act_is_told_to_you_as_you():
    live = Live.deal()
    (turn,) = live.playout.to_act
    live.do(turn, "draw")
    assert "You drew" in text(hand(live.sight(turn), "scene", updown, EN))
    assert "Você comprou" in text(hand(live.sight(turn), "scene", updown, PT))
    assert "You drew" not in text(hand(live.sight(1 - turn), "scene", updown, EN))


def test_a_hand_says_until_when_it_updates_itself():
    sight = Live.deal().sight(0)
    assert "<t:1899999960:t>" in text(hand(sight, "scene", updown, EN, fresh_until=1.9e9))
    assert "Press My hand" in text(hand(sight, "scene", updown, EN))


def test_a_word_about_the_last_press_stands_where_the_buttons_are():
    parts = hand(Live.deal().sight(0), "scene", updown, EN, notice="Too late.").parts
    first = next(n for n, part in enumerate(parts) if isinstance(part, Row))
    assert parts[first - 1].markdown == "> ⚠️ Too late."


def test_a_paused_hand_says_so():
    live = Live.deal()
    live.record = changed(live.record, paused=True)
    message = hand(live.sight(0), "scene", updown, EN)
    assert "nobody can move" in text(message)
    assert [(each.deed.verb, each.deed.argument) for each in besides_rules(message)] == [
        (Verb.RESUME, "hand")
    ]


def test_after_the_end_a_hand_has_no_controls():
    live = list(moments(2, 3))[-1]
    live.record = changed(live.record, phase=Phase.BETWEEN)
    assert besides_rules(hand(live.sight(0), "scene", updown, EN)) == []


def test_without_pictures_the_hand_is_described():
    sight = Live.deal().sight(0)
    message = hand(sight, None, updown, EN)
    assert not any(isinstance(part, Picture) for part in message.parts)
    assert updown.alt_hand(sight, EN) in text(message)


def test_a_joker_tells_what_each_call_does():
    live = Live.placed([["8h", "Ts", "Kd", "Xr"], ["2c"]], "5d")
    (menu,) = menus(preview(live.sight(0), "scene", "play Xr", updown, EN))
    does = {option.value: option.description for option in menu.options}
    assert does["play Xr 9"] == "Then 8 or 10 fits; you hold 2 of them"
    assert does["play Xr Q"] == "Then J or K fits; you hold one of them"
    assert does["play Xr A"] == "Then K or 2 fits; you hold one of them"
    assert does["play Xr 3"] == "Then 2 or 4 fits; you hold none of them"


def test_a_joker_as_the_last_card_wins():
    live = placed_hand(1)
    assert live.sight(0).legal[0].startswith("play Xb")
    (menu,) = menus(preview(live.sight(0), "scene", "play Xb", updown, EN))
    assert {option.description for option in menu.options} == {"Your last card: you go out and win"}


@pytest.mark.parametrize("partial", ["", "play", "play 9h", "play Xr 10", "play Xq", "draw"])
def test_what_is_no_jokers_play_has_no_preview(partial):
    with pytest.raises(ValueError, match="Joker"):
        preview(Live.deal().sight(0), "scene", partial, updown, EN)


def test_a_quick_answer_does_not_hide_what_i_did():
    """A card that did not fit is told, though the next player has moved since."""
    live = next(each for each in moments(2, 0) if "draw" in each.playout.legal(0))
    before = live.playout.view(0).hand
    live.do(0, "draw")
    assert len(live.playout.view(0).hand) == len(before) + 1
    while 1 in live.playout.to_act:
        live.do(1, live.playout.legal(1)[-1])
    said = text(hand(live.sight(0), "scene", updown, EN))
    assert said.index("You drew") < said.index("-# **Theo**")
