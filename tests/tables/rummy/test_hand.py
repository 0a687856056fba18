"""What a hand of rummy offers and says, on and off turn."""

import pytest
from presenters.limits import besides_rules, buttons, menus, text
from rummy.tables import MELDED, NO_PURE, OTHER, PLAIN, THIRD
from rummy.tables import table as placed
from tables.rummy.rounds import EN, GAME, Live, moments
from tables.rummy.shown import GAMES, deeds, in_hand, in_public, previews

from bot.messages import Verb
from bot.presenters import rummy
from bot.presenters.hand import preview
from bot.presenters.rummy.arranging import same
from engines.core.shuffle import Seeded
from engines.rummy.actions import Arrange, parse


@pytest.mark.parametrize(("seats", "seed", "chosen"), GAMES)
def test_what_is_legal_can_be_reached_and_nothing_else(seats, seed, chosen):
    """Groupings besides: each is accepted, and changes the hand."""
    for live in moments(seats, seed, every=17, **chosen):
        if live.over:
            break
        for seat in range(seats):
            every = [in_hand(live, seat), *previews(live, seat)]
            acts = {act for message in every for act in deeds(message, Verb.ACT)}
            groupings = {act for act in acts if act.startswith("arrange ")}
            legal = set(live.playout.legal(seat))
            words = {act.split(" ")[0] for act in acts - groupings}
            assert words == {act.split(" ")[0] for act in legal}
            assert {a for a in acts if a.startswith("discard")} == {
                a for a in legal if a.startswith("discard")
            }
            for act in acts:
                _accepted(live, seat, act)


def _accepted(live: Live, seat: int, act: str) -> None:
    action, state = parse(act), live.playout.state
    GAME.decide(state, seat, action, Seeded(0))
    if isinstance(action, Arrange):
        assert not same(action.groups, state.hands[seat])


def test_grouping_is_offered_off_turn_too_and_costs_no_turn():
    live = Live.of(placed(PLAIN, OTHER))
    off = in_hand(live, 1)
    (menu,) = menus(off)
    assert (menu.least, menu.most, len(menu.options)) == (1, 13, 13)
    draw, take = buttons(off)[:2]
    assert draw.disabled
    assert take.disabled
    before = live.playout.to_act
    live.do(1, deeds(preview(live.sight(1), "s", "group 0 1", rummy, EN), Verb.ACT)[0])
    assert live.playout.to_act == before


def test_cards_go_to_a_new_group_or_another_and_each_says_what_it_becomes():
    live = Live.of(placed("4c 5c / 6c 9d / Ks Kd Kh / 2h 3h 4h / As 3s Jh", OTHER))
    message = preview(live.sight(0), "s", "group 2", rummy, EN)
    assert "You chose 6♣. On its own it is: loose, 6 points." in text(message)
    assert buttons(message)[0].label == "New group: loose, 6 points"
    (menu,) = menus(message)
    assert (menu.options[0].label, menu.options[0].description) == (
        "Group A: 4♣ 5♣",
        "becomes: pure sequence",
    )
    live.do(0, f"arrange {menu.options[0].value}")
    assert "✅ **A** 4♣ 5♣ 6♣ — pure sequence" in rummy.hand_words(live.sight(0), EN)


def test_of_twins_one_can_be_chosen():
    live = Live.of(placed("9h 8h / 9h 2s / Ks Kd Kh / 2h 3h 4h / As 3s Jh", OTHER))
    message = preview(live.sight(0), "s", "group 2", rummy, EN)
    assert deeds(message, Verb.ACT)[0] == "arrange Kd Kh Ks/2h 3h 4h/8h 9h/2s/Jh As 3s/9h"


@pytest.mark.parametrize(
    "partial", ["", "fly", "group", "group 13", "group x", "declare", "declare 1 2", "drop 1"]
)
def test_a_text_that_begins_no_action_has_no_preview(partial):
    with pytest.raises(ValueError, match=r"."):
        preview(Live.of(placed(PLAIN, OTHER)).sight(0), "s", partial, rummy, EN)


def test_a_taken_card_cannot_be_thrown_nor_finish_but_its_twin_can():
    live = Live.of(placed(PLAIN, OTHER, open_="9d"))
    live.do(0, "take")
    throw, declare, _ = menus(in_hand(live, 0))
    assert "9d" not in [option.value for option in throw.options]
    assert "9♦" not in [option.label for option in declare.options]
    assert "9♦, which you took, stays in your hand" in text(in_hand(live, 0))
    twin = Live.of(placed(PLAIN, OTHER, open_="Kd"))
    twin.do(0, "take")
    throw, declare, _ = menus(in_hand(twin, 0))
    assert [option.value for option in throw.options].count("Kd") == 1
    assert [option.label for option in declare.options].count("K♦") == 2


def test_a_locked_joker_says_why():
    live = Live.of(placed(PLAIN, OTHER, open_="4d 7s"))
    message = in_hand(live, 0)
    take = buttons(message)[1]
    assert (take.label, take.disabled) == ("7♠★ is locked", True)
    assert "is a joker that was thrown, so it is locked" in text(message)
    assert "locked" in in_public(live).parts[1].alt


def test_jokers_are_thrown_by_a_menu_that_warns():
    live = Live.of(placed(MELDED, OTHER))
    live.do(0, "draw")
    throw = menus(in_hand(live, 0))[0]
    assert "Xx" not in [option.value for option in throw.options]
    message = preview(live.sight(0), "s", "jokers", rummy, EN)
    assert deeds(message, Verb.ACT) == ["discard Xx"]
    assert "Are you sure" in text(message)


def test_a_declaration_shows_the_thirteen_says_valid_and_asks():
    live = Live.of(placed(MELDED, OTHER))
    live.do(0, "draw")
    assert "Your groups are complete: declare, finishing with 8♠." in text(in_hand(live, 0))
    declare = menus(in_hand(live, 0))[1]
    assert (declare.options[0].label, bool(declare.options[0].description)) == ("8♠", True)
    assert not declare.options[1].description
    message = preview(live.sight(0), "s", f"declare {declare.options[0].value}", rummy, EN)
    assert "✅ VALID" in text(message)
    assert text(message).count("✅ **") == 4
    back, sure = besides_rules(message)
    assert back.deed.verb is Verb.BACK
    assert sure.deed.argument == "declare 8s|4c 5c 6c/2h 3h 4h Xx/9h 9d 9s/Ks Kd Kh"


@pytest.mark.parametrize(
    ("hand_", "missing"),
    [
        (NO_PURE, "there is no pure sequence"),
        (PLAIN, "4♣ 6♣ 10♣ Q♣ is neither a sequence nor a set"),
        ("4c 5c 6c / 9h 9d 9s / Ks Kd Kh Kc / 2h 2d 2s", "there is only one sequence"),
        ("4c 5c 6c / 2h 3h 4h / 9h 9d Xx 7s / Ks Kd Kh", "is a set with a second joker"),
    ],
)
def test_a_wrong_declaration_says_what_is_missing_and_what_it_costs(hand_, missing):
    live = Live.of(placed(hand_, OTHER))
    live.do(0, "draw")
    message = preview(live.sight(0), "s", "declare 13", rummy, EN)
    assert "❌ WRONG" in text(message)
    assert missing in text(message)
    assert buttons(message)[1].label == "Declare wrongly for 80 points"


def test_a_drop_shows_its_price_apart_and_asks():
    live = Live.of(placed(PLAIN, OTHER, variant="pool201"))
    rows = [part for part in in_hand(live, 0).parts if hasattr(part, "buttons")]
    assert [button.label for button in rows[-2].buttons] == ["Drop: 25 points…"]
    message = preview(live.sight(0), "s", "drop", rummy, EN)
    assert "25 points (first drop)" in text(message)
    late = Live.of(placed(PLAIN, OTHER, variant="pool201", drawn_once=[0]))
    assert "50 points (middle drop)" in text(preview(late.sight(0), "s", "drop", rummy, EN))
    nobody = Live.of(placed(PLAIN, OTHER, variant="deals"))
    assert "drop" not in " ".join(deeds(in_hand(nobody, 0), Verb.PICK))


def test_open_cards_are_all_shown_with_what_was_taken():
    live = Live.of(placed(PLAIN, OTHER, open_="2s Kc 9d"))
    said = text(preview(live.sight(1), "s", "open", rummy, EN))
    assert "3 cards on the open pile, the latest first: 9♦ K♣ 2♠" in said
    live.do(0, "take")
    assert "**Maya** took and kept: 9♦" in text(preview(live.sight(1), "s", "open", rummy, EN))


def test_a_hint_groups_best_and_says_what_to_throw():
    shuffled = "4c Ks 9h / 2h Kd 9d / 5c 6c Xx / 3h 4h / Kh 9s"
    live = Live.of(placed(shuffled, OTHER))
    live.do(0, "draw")
    message = preview(live.sight(0), "s", "hint", rummy, EN)
    assert "Then declare, finishing with 8♠" in text(message)
    live.do(0, deeds(message, Verb.ACT)[0])
    assert "declare, finishing with 8♠" in rummy.asks(live.sight(0), EN)
    assert deeds(preview(live.sight(0), "s", "hint", rummy, EN), Verb.ACT) == []


def test_a_hint_says_whether_the_open_card_helps():
    helps = Live.of(placed("4c 5c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh / 2s", OTHER, open_="6c"))
    assert "Take 6♣: with it you can declare" in text(
        preview(helps.sight(0), "s", "hint", rummy, EN)
    )
    nearer = Live.of(placed("4c 5c / 2h 3h 8h / 9h 9d Jd / Ks Kd Qh / 2s Ts", OTHER, open_="6c"))
    assert "Taking 6♣ helps" in text(preview(nearer.sight(0), "s", "hint", rummy, EN))
    useless = Live.of(placed("4c 5c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh / 2s", OTHER, open_="Td"))
    assert "Taking 10♦ does not help" in text(preview(useless.sight(0), "s", "hint", rummy, EN))


def test_a_table_without_hints_offers_none():
    live = Live.of(placed(PLAIN, OTHER, hints=False))
    assert "hint" not in deeds(in_hand(live, 0), Verb.PICK)
    with pytest.raises(ValueError, match="no hints"):
        preview(live.sight(0), "s", "hint", rummy, EN)


def test_after_a_declaration_others_group_show_and_are_told_the_time():
    live = Live.of(placed(MELDED, OTHER, THIRD))
    live.do(0, "draw")
    live.do(0, f"declare 8s | {MELDED}")
    message = in_hand(live, 1)
    assert "**Maya** declared. Group your cards" in text(message)
    assert "<t:1900000000:R>" in text(message)
    assert "show" in deeds(message, Verb.PICK)
    live.do(1, deeds(preview(live.sight(1), "s", "show", rummy, EN), Verb.ACT)[0])
    assert "Your hand is closed. Still grouping: **Priya**." in text(in_hand(live, 1))
    assert menus(in_hand(live, 1)) == []
    assert "Still grouping: **Priya**" in text(in_public(live))
    assert [b.deed.argument for b in besides_rules(in_hand(live, 0))] == ["open"]
