"""Every message of rummy at any moment: it fits, hides what is hidden, reaches what is legal."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from presenters.limits import besides_rules, buttons, check, menus, text
from rummy.tables import MELDED, NO_PURE, OTHER, PLAIN, THIRD
from rummy.tables import table as placed
from tables.rummy.rounds import EN, GAME, LONGEST, PT, Live, moments

from bot.messages import Button, Picture, Verb
from bot.presenters import rummy
from bot.presenters.cards import in_full, label
from bot.presenters.hand import hand, preview
from bot.presenters.lobby import lobby, options
from bot.presenters.moves import moves
from bot.presenters.part import GamePresenter
from bot.presenters.recap import details, plays, recap
from bot.presenters.rummy.arranging import same
from bot.presenters.table import table
from bot.records import Phase
from engines.core.cards import PRINTED_JOKER
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.rummy.actions import Arrange, parse
from engines.rummy.events import DealEnded, Dealt, Declared, Threw
from engines.rummy.pack import held

PART: GamePresenter = rummy
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
GAMES = [
    (2, 1, {"variant": "points"}),
    (3, 2, {"variant": "pool101"}),
    (6, 3, {"variant": "pool61", "wrong_declaration": "plays_on"}),
    (4, 4, {"variant": "deals"}),
    (3, 6, {"variant": "pool201", "hints": False}),
]


def in_public(live: Live, say=EN):
    return table(live.sight(), "scene", rummy, say)


def in_hand(live: Live, seat: int, say=EN):
    return hand(live.sight(seat), "scene", rummy, say, fresh_until=1.9e9)


def previews(live: Live, seat: int, say=EN):
    """Yield each preview that the hand leads to; a few cards are chosen where many may be."""
    sight = live.sight(seat)
    message = hand(sight, "scene", rummy, say)
    for each in (*buttons(message), *menus(message)):
        if each.disabled or each.deed.verb is not Verb.PICK:
            continue
        if isinstance(each, Button):
            yield preview(sight, "scene", each.deed.argument, rummy, say)
            continue
        values = [option.value for option in each.options]
        chosen = [values[:1], values[-1:]] if each.most == 1 else [values[:2], values[1:5], values]
        for some in chosen:
            partial = f"{each.deed.argument} {' '.join(some)}"
            yield preview(sight, None, partial, rummy, say)


@VOICES
@pytest.mark.parametrize(("seats", "seed", "chosen"), GAMES)
def test_every_message_fits_into_discord(say, seats, seed, chosen):
    for live in moments(seats, seed, every=23, names=(LONGEST,) * seats, **chosen):
        check(in_public(live, say))
        check(table(live.sight(), None, rummy, say))
        for seat in range(seats):
            check(in_hand(live, seat, say))
            for message in previews(live, seat, say):
                check(message)
        if live.over:
            story = live.story()
            for message in (recap(story, "s", rummy, say), details(story, rummy, say)):
                check(message)
            for page in range(1, 4):
                check(plays(story, page, rummy, say))


def test_random_games_come_to_an_end():
    ends = [list(moments(seats, seed, **chosen))[-1] for seats, seed, chosen in GAMES[:4]]
    assert all(live.over for live in ends)


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_the_lobby_offers_what_means_anything_and_one_clock(say):
    waiting = changed(Live.deal().record, phase=Phase.LOBBY)
    check(lobby(waiting, GAME, say))
    offered = [menu.deed.argument for menu in menus(check(options(waiting, GAME, say)))]
    assert offered == ["variant", "point_value", "wrong_declaration", "hints", "clock"]


HEAVY = "Tc Jc Qd / Kd Th Jh / Qs Ks Ad / 9c 8d 7h / 6s"


@pytest.mark.parametrize(
    ("hand_", "told"),
    [
        (HEAVY, "80 points: without a pure sequence every card counts. The cards add up to 113"),
        (MELDED, "2 points: only loose cards count. No losing hand costs less than 2."),
        (f"{MELDED[:-2]} / Qh", "30 points: only loose cards count.\n"),
    ],
)
def test_the_bounds_of_a_hands_points_are_told_where_they_matter(hand_, told):
    live = Live.of(placed(hand_, OTHER))
    assert told in rummy.hand_words(live.sight(0), EN)


@pytest.mark.parametrize(("seats", "seed", "chosen"), GAMES[:3])
def test_the_public_message_is_the_same_in_every_world_that_the_channel_cannot_tell(
    seats, seed, chosen
):
    told_apart = 0
    for live in moments(seats, seed, every=9, **chosen):
        if live.over:
            break
        world = GAME.resample(live.playout.state, None, Seeded(told_apart))
        other = replace(live.sight(), view=GAME.view(world, None))
        assert table(other, "scene", rummy, EN) == in_public(live)
        told_apart += world != live.playout.state
    assert told_apart


def test_no_hidden_card_is_named_in_public():
    for live in moments(3, 8, every=7, variant="pool101"):
        if live.over:
            break
        message, state = in_public(live), live.playout.state
        (picture,) = [part for part in message.parts if isinstance(part, Picture)]
        said = text(message) + picture.alt
        hidden = [state.hands[seat] for seat in range(3) if seat not in state.shown]
        unseen = {card for groups in hidden for card in held(groups)} | set(state.closed)
        seen = {state.wild_card, *state.open, *(c for taken in state.taken for c in taken)}
        seen |= {c for hand in live.sight().view.hands for c in held(hand)}
        seen |= {c for act in live.sight().heard for c in _named(act)}
        named = {c for c in range(52) if label(c, EN) in said or in_full(c, EN) in said}
        assert not (named & unseen) - seen


def _named(act):
    for event in act:
        yield from (
            value
            for key in ("card", "thrown", "back", "up", "wild")
            if isinstance(value := getattr(event, key, None), int)
        )
        yield from getattr(event, "cards", ())
        yield from held(getattr(event, "groups", ()))


def deeds(message, verb: Verb):
    """Return the whole actions of the enabled controls of *message* with *verb*."""
    found = [b.deed.argument for b in buttons(message) if not b.disabled and b.deed.verb is verb]
    for menu in menus(message):
        if not menu.disabled and menu.deed.verb is verb:
            found += [f"{menu.deed.argument} {option.value}" for option in menu.options]
    return found


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


def between(**more) -> Live:
    """Three of four are left in a pool, between two deals."""
    live = Live.of(
        placed(MELDED, OTHER, THIRD, "", variant="pool201", scores=[100, 50, 60, 210], **more)
    )
    live.do(0, "draw")
    live.do(0, f"declare 8s | {MELDED}")
    live.do(1, f"show {OTHER}")
    live.do(2, f"show {THIRD}")
    return live


def test_between_deals_all_get_ready_in_public_or_in_the_hand():
    live = between()
    ready = next(b for b in buttons(in_public(live)) if b.deed.argument == "ready")
    assert (ready.deed.verb, ready.deed.version) == (Verb.ACT, 0)
    assert "Deal 1 is over. The next one waits for" in text(in_public(live))
    assert "**Maya**: 0 in this deal, 100 points in all" in text(in_public(live))
    live.do(1, "ready")
    assert "The next one waits for **Maya**, **Priya**" in text(in_hand(live, 1))
    assert "You are out of the table with 210 points" in text(in_hand(live, 3))


def test_a_split_is_asked_answered_and_paid_in_play_chips():
    live = between()
    assert "prize" in deeds(in_hand(live, 0), Verb.PICK)
    message = preview(live.sight(0), "s", "prize", rummy, EN)
    payouts = live.sight().view.payouts
    assert f"**Maya**: {payouts[0]} play chips" in text(message)
    live.do(0, "split")
    public = in_public(live)
    assert [b.deed.argument for b in buttons(public)][1:3] == ["accept", "refuse"]
    assert "All must accept. Still to answer: **Theo**, **Priya**." in text(public)
    assert {"accept", "refuse"} <= set(deeds(in_hand(live, 1), Verb.ACT))
    assert "You agreed" in text(in_hand(live, 0))
    live.do(1, "accept")
    live.do(2, "accept")
    assert "🤝 SPLIT: **Maya**, **Theo**, **Priya** share the prize." in text(in_public(live))
    assert f"{payouts[1]} play chips" in text(recap(live.story(), "s", rummy, EN))


def test_misses_are_warned_of_before_the_drop():
    live = Live.of(placed(PLAIN, OTHER, misses=[2, 0]))
    said = text(in_hand(live, 0))
    assert "You missed 2 turns in a row. Miss this one as well and you are dropped for 40" in said
    assert "You missed" not in text(in_hand(live, 1))


def test_stakes_are_play_chips_and_never_money():
    for variant in ("points", "pool61", "deals"):
        live = Live.deal(2, variant=variant, point_value=5, entry_fee=50)
        said = text(in_public(live))
        assert "play chips" in said
        assert not any(sign in said for sign in "$€£₹")


def test_every_refusal_of_the_rules_can_be_said():
    live = Live.of(placed(PLAIN, OTHER))
    for act in ("discard 4c", "ready", "show 4c", "accept", "arrange 4c"):
        with pytest.raises(RuleError) as refused:
            live.do(0, act)
        for say in (EN, PT):
            assert say(f"rummy-refusal-{refused.value.why}", card="4♣")


@VOICES
def test_actions_can_be_typed(say):
    live = Live.of(placed(PLAIN, OTHER))
    live.do(0, "draw")
    labels = [label for label, _ in moves(live.sight(0), "", rummy, say)]
    assert len(set(labels)) == len(labels) == 15
    assert moves(live.sight(0), "4c", rummy, say)[0][1] == "discard 4c"
    (declared,) = moves(live.sight(0), "declare", rummy, EN)
    assert declared[1].startswith("declare ")


def test_a_hand_says_wild_cards_and_jokers():
    live = Live.of(placed(MELDED.replace("9s", "7s"), OTHER))
    assert "7♠★" in rummy.hand_words(live.sight(0), EN)
    assert PRINTED_JOKER in held(live.sight(0).view.hand)
    assert "Joker" in rummy.alt_hand(live.sight(0), EN)
    assert "seven of spades (wild)" in rummy.alt_hand(live.sight(0), EN)


@VOICES
def test_the_longest_hands_are_described_to_the_end(say):
    live = Live.of(placed(PLAIN.replace(" ", " / ").replace("/ / /", "/"), OTHER))
    live.do(0, "draw")
    alt = rummy.alt_hand(live.sight(0), say)
    assert len(alt) <= 1024
    assert "N, " in alt
    assert "8♠" in alt


def test_points_that_turned_a_table_are_told():
    won = Declared(1, (), 3)
    deals = (
        *(Dealt(1, 0, (0, 1), 5, 6), Threw(0, 7), Threw(1, 8), Threw(0, 7), won),
        DealEnded(1, (44, 0), (-44, 44)),
        *(Dealt(2, 1, (1, 0), 5, 6), Threw(1, 8), Declared(0, (), 3, "no_pure")),
        DealEnded(1, (80, 0), (-80, 80)),
    )
    assert rummy.turning_points(deals, ("Maya", "Theo"), EN) == (
        "Maya declared wrongly in deal 2, without a pure sequence: 80 points.",
        "The quickest declaration: Theo, in 2 turns.",
        "Theo won the dearest deal, number 2: the others paid 80 points.",
        "Maya paid the most for one hand, 80 points.",
    )
    assert rummy.turning_points(deals[:1], ("Maya", "Theo"), EN) == ()
