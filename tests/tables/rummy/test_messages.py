"""Every message of rummy at any moment: it fits, hides what is hidden, reaches what is legal."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from presenters.limits import buttons, check, menus, text
from rummy.tables import MELDED, OTHER, PLAIN, THIRD
from rummy.tables import table as placed
from tables.rummy.rounds import EN, GAME, LONGEST, PT, Live, moments
from tables.rummy.shown import GAMES, deeds, in_hand, in_public, previews

from bot.messages import Picture, Verb
from bot.presenters import rummy
from bot.presenters.cards import in_full, label
from bot.presenters.hand import preview
from bot.presenters.lobby import lobby, options
from bot.presenters.moves import moves
from bot.presenters.part import GamePresenter
from bot.presenters.recap import details, plays, recap
from bot.presenters.table import table
from bot.records import Phase
from engines.core.cards import PRINTED_JOKER
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.rummy.events import DealEnded, Dealt, Declared, Threw
from engines.rummy.pack import held

PART: GamePresenter = rummy
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])


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
