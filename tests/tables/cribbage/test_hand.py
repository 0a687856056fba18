"""The private hand: every legal action is within reach, and nothing else can be pressed."""

import itertools

import pytest
from presenters.limits import besides_rules, menus, text
from presenters.rounds import EN, PT
from tables.cribbage.games import SCENE, Live, moments

from bot.messages import OPTIONS_A_MENU, Verb
from bot.presenters import cribbage
from bot.presenters.hand import hand, preview


def reachable(live: Live, seat: int) -> set[str]:
    """Return the actions that pressing, choosing and typing leads to, through previews."""
    sight = live.sight(seat)
    message = hand(sight, SCENE, cribbage, EN)
    found = set()
    for button in besides_rules(message):
        if button.disabled:
            continue
        match button.deed.verb:
            case Verb.ACT:
                found.add(button.deed.argument)
            case Verb.ASK:
                found |= typed(sight, button.deed.argument)
            case Verb.PICK:
                assert button.deed.argument in ("hint", "count")
            case verb:
                assert verb in (Verb.TAKEBACK, Verb.REDO)
        assert button.deed.version == sight.version
    for menu in menus(message):
        found |= chosen(sight, menu)
    return found


def typed(sight, argument: str) -> set[str]:
    """Return the actions that a form leads to, for every number that can be typed in it."""
    form = cribbage.form(sight, argument, EN)
    assert form.deed.verb is Verb.ACT
    low, high = sight.view.depths
    assert str(low) in form.label
    assert str(high) in form.label
    assert max(len(form.title), len(form.label)) <= 45
    assert len(str(high)) <= form.most
    return {f"{form.deed.argument} {depth}" for depth in range(low, high + 1)}


def chosen(sight, menu) -> set[str]:
    """Return the actions that a menu leads to: a cut at once, two cards by their preview."""
    if menu.deed.verb is Verb.ACT:
        return {f"{menu.deed.argument} {option.value}" for option in menu.options}
    assert (menu.least, menu.most) == (2, 2)
    values = [option.value for option in menu.options]
    found = set()
    for n, one in enumerate(values):
        for other in values[n + 1 :]:
            partial = f"{menu.deed.argument} {other} {one}"
            confirm, back = besides_rules(preview(sight, SCENE, partial, cribbage, EN))[:2]
            assert confirm.deed.verb is Verb.ACT
            assert not confirm.disabled
            assert back.deed.verb is Verb.BACK
            found.add(confirm.deed.argument)
    return found


@pytest.mark.parametrize("seed", [1, 4])
def test_every_legal_action_can_be_reached_and_no_other(seed):
    for number, live in enumerate(moments(seed)):
        if number > 45 or live.playout.result is not None:
            break
        for seat in (0, 1):
            legal = set(live.sight(seat).legal) - {"go"}
            assert reachable(live, seat) == legal, live.view.phase


def test_the_menu_of_depths_is_short_and_even():
    live = Live.deal(1)
    (menu,) = menus(hand(live.sight(0), SCENE, cribbage, EN))
    depths = [int(option.value) for option in menu.options]
    assert len(depths) == OPTIONS_A_MENU
    assert (depths[0], depths[-1]) == (4, 44)
    assert {two - one for one, two in itertools.pairwise(depths)} <= {1, 2}


def test_two_for_the_crib_are_only_a_preview():
    live = Live.placed(**SIX)
    message = preview(live.sight(0), SCENE, "lay 2c 9h", cribbage, EN)
    assert "Nothing happens until you confirm" in text(message)
    assert "your own crib" in text(message)
    assert "keep 5♣, 5♦, J♥, Q♣" in text(message)
    (menu,) = menus(message)
    assert [option.value for option in menu.options if option.chosen] == ["2c", "9h"]
    assert "raised" in message.parts[0].alt.casefold()
    theirs = preview(live.sight(1), SCENE, "lay 2s 4c", cribbage, PT)
    assert "reserva de **Maya**" in text(theirs)


SIX = {
    "phase": "lay",
    "hands": [["5c", "5d", "Jh", "Qc", "2c", "9h"], ["Kd", "Qh", "2s", "4c", "6c", "7c"]],
}


def test_a_hint_says_what_why_and_how_much():
    live = Live.placed(**SIX)
    said = text(preview(live.sight(0), SCENE, "hint", cribbage, EN))
    assert said.startswith("💡 Lay away **2♣** and **9♥**.")
    assert "with the starter count" in said
    assert "The crib is yours" in said
    assert "Next best" in said
    message = preview(live.sight(1), SCENE, "hint", cribbage, EN)
    assert "brings the dealer’s crib" in text(message)
    look, back = besides_rules(message)
    assert (look.deed.verb, back.deed.verb) == (Verb.PICK, Verb.BACK)
    assert look.deed.argument in live.sight(1).legal


def test_a_hint_in_the_play_names_what_it_pegs_and_expects():
    live = playing("Kc 2h", "Kd 5s")
    live.do(0, "play Kc")
    said = text(preview(live.sight(1), SCENE, "hint", cribbage, EN))
    assert said.startswith("💡 Play **")
    assert "Over 32 hands that **Maya** may hold" in said
    again = text(preview(live.sight(1), SCENE, "hint", cribbage, EN))
    assert said == again
    assert not any(
        button.deed.verb is Verb.ACT
        for button in besides_rules(preview(live.sight(1), SCENE, "hint", cribbage, EN))
    )


def playing(zero: str, one: str) -> Live:
    """Return a table in the play where seat 0 leads two cards each; two lie played already."""
    return Live.placed(
        phase="play",
        dealer=1,
        turn=0,
        hands=[zero.split(), one.split()],
        crib=["Ah", "2c", "3d", "6h"],
        starter="9s",
        played=[[0, "Tc"], [1, "Td"], [0, "8c"], [1, "3s"]],
        count=[],
    )


def test_where_there_is_no_choice_there_is_no_hint():
    live = playing("Kc 2h", "Kd 5s")
    assert "Hint" in [b.label for b in besides_rules(hand(live.sight(0), SCENE, cribbage, EN))]
    live.do(0, "play Kc")
    live.do(1, "play Kd")
    message = hand(live.sight(0), SCENE, cribbage, EN)
    assert "Hint" not in [button.label for button in besides_rules(message)]


def test_what_was_counted_can_be_looked_at_until_the_next_starter():
    for live in moments(2):
        labels = [b.label for b in besides_rules(hand(live.sight(0), SCENE, cribbage, EN))]
        assert ("Last count" in labels) == bool(live.view.shows)
        if live.view.shows and live.view.phase == "lay":
            said = text(preview(live.sight(0), SCENE, "count", cribbage, EN))
            for shown in live.view.shows:
                assert f"now at {shown.score}" in said
            break
    else:
        pytest.fail("nothing was ever counted")


def test_a_hand_asks_for_one_thing_in_a_players_words():
    asked = set()
    for live in moments(3):
        if live.playout.result is not None:
            break
        for seat in (0, 1):
            asked.add(cribbage.asks(live.sight(seat), EN).split(":")[0].split(" for ")[0])
    assert "Choose two cards" in asked
    assert "Your turn" in asked


@pytest.mark.parametrize("partial", ["", "lay", "lay 5c", "cut 5", "play 5c", "go", "lay 5c 5d 5h"])
def test_what_is_no_choice_for_the_crib_has_no_preview(partial):
    with pytest.raises(ValueError, match=r"preview|no action"):
        preview(Live.placed(**SIX).sight(0), SCENE, partial, cribbage, EN)


def test_a_form_is_only_opened_by_who_cuts():
    live = Live.deal(1)
    with pytest.raises(ValueError, match="nothing to type"):
        cribbage.form(live.sight(1), "cut", EN)
    with pytest.raises(ValueError, match="nothing to type"):
        cribbage.form(live.sight(0), "cards", EN)
