"""The private hand: every legal action is within reach, and nothing else can be pressed."""

from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace as changed
from presenters.limits import besides_rules, check, menus, text
from tables.wild.rounds import EN, EVERY_RULE, PT, Live, moments
from tables.wild.samples import ALL_RULES, placed, thick

from bot.components.ids import encode
from bot.messages import Menu, Row, Verb
from bot.presenters import wild
from bot.presenters.hand import hand, preview
from engines.wild.cards import card, names
from engines.wild.options import Options

ARRANGING = changed(ALL_RULES, auto_sort=False)


def shown(live, seat, say=EN):
    return hand(live.sight(seat), "scene", wild, say)


def reachable(live, seat):
    """Return the actions that pressing what is enabled leads to, through previews."""
    sight, found = live.sight(seat), set()
    message = shown(live, seat)
    for button in besides_rules(message):
        if button.disabled or button.deed.argument == "arrange":
            continue
        assert button.deed.version == sight.version
        if button.deed.verb is Verb.ACT:
            found.add(button.deed.argument)
        else:
            assert button.deed.verb is Verb.PICK
            found |= previewed(sight, button.deed.argument)
    assert all(menu.disabled for menu in menus(message))
    return found


def previewed(sight, partial):
    """Return the actions behind a choice: choose, then confirm."""
    first, found = check(preview(sight, "scene", partial, wild, EN)), set()
    wider = [each.deed.argument for each in besides_rules(first) if each.deed.verb is Verb.PICK]
    for menu in menus(first):
        assert menu.deed.verb is Verb.PICK
        wider += [f"{menu.deed.argument} {option.value}" for option in menu.options]
    for whole in wider:
        chosen = check(preview(sight, "scene", whole, wild, EN))
        (confirm,) = [each for each in besides_rules(chosen) if each.deed.verb is Verb.ACT]
        assert not confirm.disabled
        assert besides_rules(chosen)[-1].deed.verb is Verb.BACK
        found.add(confirm.deed.argument)
    assert [each.deed.verb for each in besides_rules(first)][-1] is Verb.BACK
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 15), (3, 13), (4, 12), (10, 15), (6, 6)])
def test_legal_actions_and_pressable_ones_are_the_same(seats, seed):
    for live in islice(moments(seats, seed), 0, 150, 3):
        for seat in range(seats):
            assert reachable(live, seat) == set(live.playout.legal(seat))


@pytest.mark.parametrize("size", [1, 18, 19, 30, 44, 70])
@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_in_a_hand_of_any_size_too(size, say):
    for options in (ALL_RULES, ARRANGING):
        live = Live.at(placed([thick(size), 5], "g4", options=options))
        assert reachable(live, 0) == set(live.playout.legal(0))
        live.record = changed(live.record, away=(0,))
        check(shown(live, 0, say))
        held = live.sight(0).view.hand
        named = Counter(
            each for each in besides_rules(shown(live, 0)) if "play" in each.deed.argument
        )
        rest = sum(len(menu.options) for menu in menus(shown(live, 0)))
        assert len(named) == min(18, len(set(held)))
        assert rest == min(25, len(set(held)) - len(named))


@pytest.mark.parametrize("size", [1, 20, 30, 44, 70])
def test_every_card_is_named_in_words(size):
    live = Live.at(placed([thick(size), 5], "g4"))
    words = wild.hand_words(live.sight(0), EN).partition(": ")[2].replace("**", "")
    for sign in ("♦️ Ember", "☀️ Sun", "🍃 Leaf", "💧 Wave", "🌈", "·", ","):
        words = words.replace(sign, "")
    assert len(words.replace("Wild +4", "F").split()) == size


def test_cards_that_fit_come_first_and_two_alike_have_one_button():
    live = Live.at(placed(["r3 r8 b2 b2 W g7", 5], "b7", options=Options()))
    cards = [each for each in besides_rules(shown(live, 0)) if "play" in each.deed.argument]
    assert [each.label for each in cards] == [
        "Leaf 7",
        "Wave 2 ×2",
        "Wild",
        "Ember 3",
        "Ember 8",
    ]
    assert [each.disabled for each in cards] == [False, False, False, True, True]


@pytest.mark.parametrize("key", ["turn", "waiting", "nothing", "exposed", "two"])
def test_the_call_is_the_first_button_where_it_is_of_use(key):
    live = {
        "turn": Live.at(placed([7, 5], "b7")),
        "waiting": Live.at(placed([7, 5], "b7", turn=1)),
        "nothing": Live.at(placed(["g9 g2", 5], "b7")),
        "exposed": Live.at(placed(["g9", 5], "g3", turn=1, exposed=[0], last=0)),
        "two": Live.at(placed(["g9 g2", 5], "g3")),
    }[key]
    message = shown(live, 0)
    first = next(part for part in message.parts if isinstance(part, Row | Menu))
    useful = key in {"exposed", "two"}
    assert (
        [each.deed.argument for each in first.buttons] == ["call"] if useful else ["draw", "call"]
    )
    call = first.buttons[0 if useful else 1]
    assert call.label == "Last card!"
    assert call.disabled is (key in {"turn", "waiting"})


@pytest.mark.parametrize("ahead", [True, False])
def test_a_call_can_be_pressed_before_or_after_the_card(ahead):
    live = Live.at(placed(["g9 g2", 5, 5], "g3"))
    live.do(0, "call" if ahead else "play g9")
    live.do(0, "play g9" if ahead else "call")
    assert live.playout.state.table.exposed == ()
    assert "You called the last card" in told(live, 0)


def told(live, seat, say=EN):
    return " ".join(
        said
        for act in live.heard(seat)
        for event in act
        if (said := wild.told(event, ["Maya", "Theo", "Priyanka", "Oz"], say, seat)) is not None
    )


def test_a_jump_in_is_offered_off_turn_and_says_so():
    live = Live.at(placed(["r9 r3", "b7 g3 gS y2"], "b7", last=0))
    message = shown(live, 1)
    (jump,) = [each for each in besides_rules(message) if not each.disabled]
    assert jump.label == "Jump in: Wave 7"
    assert "jump in with it" in text(message)
    assert jump.deed.verb is Verb.PICK, "a 7 asks with whom to swap"


def test_who_can_be_caught_is_offered_in_every_other_hand():
    live = Live.at(placed([7, "g9", 4], "g3", exposed=[1], last=1))
    assert [
        "catch 1" in {b.deed.argument for b in besides_rules(shown(live, n))} for n in range(3)
    ] == [
        True,
        False,
        True,
    ]
    assert "before somebody catches you" in text(shown(live, 1))
    assert "Catch before you play or draw!" in text(shown(live, 0))
    assert "catch before **Maya** acts!" in text(shown(live, 2))


@pytest.mark.parametrize(
    ("hands", "top", "changes", "asked"),
    [
        (["r3 y7 W", 5], "b7", {}, "play 💧 Wave, any 7 or a Wild, or draw"),
        (["r3 y7 W", 5], "gS", {}, "play 🍃 Leaf, any Skip or a Wild"),
        (["r3 y7 W", 5], "W", {"suit": "y"}, "play ☀️ Sun or another Wild"),
        (["r3 y8 r9", 5], "b7", {}, "nothing in your hand fits, so draw"),
        (["r7 y8", 5], "b7", {}, "press **Last card!**, then play one"),
        (["bD y4 F", 5], "rD", {"pending": 4, "pending_face": "D"}, "answer with a +2, or draw 4"),
        (["y4 F g2", 5], "rD", {"pending": 4, "pending_face": "D"}, "hold no +2 to answer with"),
        (["y4 b2 g3", 5], "b7", {"phase": "drawn", "drawn": "b2"}, "You drew 💧 Wave 2"),
        (["y4 b2 g3", 5], "b7", {"turn": 1}, "**Theo** is on turn"),
    ],
)
def test_one_sentence_says_what_to_do(hands, top, changes, asked):
    live = Live.at(placed(hands, top, options=Options(stacking=True), **changes))
    said = wild.asks(live.sight(0), EN)
    assert asked in said
    assert "\n" not in said


def test_suits_are_offered_in_their_order_with_sign_and_word():
    live = Live.at(placed(["W r3 r5 g1", 5], "b7"))
    first = preview(live.sight(0), "scene", "play W", wild, EN)
    suits = besides_rules(first)[:4]
    assert [(each.emoji.instead, each.label) for each in suits] == [
        ("♦️", "Ember (you hold 2)"),
        ("☀️", "Sun (you hold 0)"),
        ("🍃", "Leaf (you hold 1)"),
        ("💧", "Wave (you hold 0)"),
    ]
    chosen = preview(live.sight(0), "scene", "play W r", wild, EN)
    assert "name ♦️ Ember? You hold 2 cards of that suit." in text(chosen)
    assert besides_rules(chosen)[4].label == "Play it and name Ember"


def test_a_swap_says_what_is_given_and_got():
    live = Live.at(placed(["b7 r5 g1", 5, 1], "b4"))
    (menu,) = menus(preview(live.sight(0), "scene", "play b7", wild, EN))
    assert [(o.label, o.description) for o in menu.options] == [
        ("Theo", "You would hold 5 cards"),
        ("Priyanka", "You would hold one card"),
    ]
    sure = text(preview(live.sight(0), "scene", "play b7 1", wild, EN))
    assert "swap hands with **Theo**? You give 2 cards and get 5 cards." in sure


@pytest.mark.parametrize(
    "partial", ["", "play", "play r5", "draw", "play b7 9", "arrange 1-25 99", "arrange x"]
)
def test_what_leaves_no_choice_has_no_preview(partial):
    live = Live.at(placed(["b7 r5 g1", 5, 1], "b4"))
    with pytest.raises(ValueError, match=r"choice|arranges|action|card"):
        preview(live.sight(0), "scene", partial, wild, EN)


# Arranging (rule 11.2)


def arranged(live, text):
    action = wild.act(live.sight(0), text)
    live.do(0, action)
    return live.sight(0).view.hand


@pytest.mark.parametrize(
    ("move", "order"),
    [
        ("move 3 left", "r3 b2 y1 g4"),
        ("move 3 right", "r3 y1 g4 b2"),
        ("move 3 first", "b2 r3 y1 g4"),
        ("move 1 last", "y1 b2 g4 r3"),
        ("move 1 1-25 3", "y1 b2 r3 g4"),
        ("move 4 1-4 2", "r3 g4 y1 b2"),
        ("move 1 left", "r3 y1 b2 g4"),
    ],
)
def test_a_card_is_moved_by_short_texts(move, order):
    live = Live.at(placed(["r3 y1 b2 g4", 5], "b7", options=ARRANGING, turn=1))
    assert names(arranged(live, move)) == order.split()


@pytest.mark.parametrize("other", ["draw", "play r3", "move 9 left", "move x left", "move 2", ""])
def test_other_texts_stay_as_they_are(other):
    live = Live.at(placed(["r3 y1 b2 g4", 5], "b7", options=ARRANGING))
    assert wild.act(live.sight(0), other) == other


@pytest.mark.parametrize("size", [2, 25, 26, 60, 80])
def test_every_card_can_be_moved_to_every_place(size):
    live = Live.at(placed([thick(size), 5], "g4", options=ARRANGING))
    sight = live.sight(0)
    first = check(preview(sight, "scene", "arrange", wild, EN))
    chosen = [
        f"{menu.deed.argument} {option.value}" for menu in menus(first) for option in menu.options
    ]
    assert len(chosen) == size
    moving = check(preview(sight, "scene", chosen[-1], wild, PT))
    targets = [option.value for menu in menus(moving) for option in menu.options]
    assert targets == [str(n + 1) for n in range(size)]
    for menu in menus(moving):
        assert menu.deed.verb is Verb.ACT
        assert encode(menu.deed)
    last = sight.view.hand[-1]
    assert arranged(live, f"{menus(moving)[0].deed.argument} 1")[0] == last


def test_new_cards_arrive_on_the_right_of_an_arranged_hand():
    live = Live.at(placed(["r3 y1 b2 g4", 5], "b7", options=ARRANGING))
    arranged(live, "move 4 first")
    live.do(0, "draw")
    assert names(live.sight(0).view.hand[:4]) == ["g4", "r3", "y1", "b2"]


def test_sorted_hands_have_no_arrange_button():
    for options in EVERY_RULE:
        live = Live.at(placed([5, 5], "b4", options=options))
        labels = [each.label for each in besides_rules(shown(live, 0))]
        assert ("Arrange" in labels) is (not options.auto_sort)


def test_a_preview_of_a_hand_that_is_not_on_turn_cannot_be_confirmed():
    live = Live.at(placed(["W r3", 5], "b7", turn=1))
    chosen = preview(live.sight(0), "scene", "play W r", wild, EN)
    assert besides_rules(chosen)[4].disabled


def test_the_drawn_card_is_named_and_may_be_kept():
    live = Live.at(placed(["r3 b2 b2", 5], "b7", phase="drawn", drawn="b2"))
    message = shown(live, 0)
    keep = next(each for each in besides_rules(message) if each.deed.argument == "keep")
    assert keep.label == "Keep Wave 2"
    assert "Just drawn: 💧 Wave 2" in text(message)
    assert card("b2") == live.sight(0).view.held
