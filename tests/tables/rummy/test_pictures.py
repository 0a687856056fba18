"""The pictures of rummy: what they show, that all can be read, how many bytes they take."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures.looking import arts, check_file, ringed, words
from pictures.strategies import ODD, looks, names
from pictures.test_legible import check
from pictures.test_paint import compare
from PIL import Image
from rummy.tables import MELDED, OTHER, act
from rummy.tables import table as placed
from tables.rummy.rounds import EN, PT, moments
from tables.rummy.scenes import GOLDEN, NAMES, PAINTED, every, played, say

from engines.core.cards import card
from engines.core.seats import Seat
from engines.core.shuffle import Seeded
from engines.rummy.game import GAME
from engines.rummy.table import Phase
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.icons import Icon, Sign, Token
from renderers.kit.paint import compose, paint
from renderers.kit.scene import Ring
from renderers.kit.theme import STRIP, Deck, Look
from renderers.rummy import ENGLISH, ending, hand, table
from renderers.rummy.groups import lay

LOOK = Look()
SCENES = every()


@pytest.mark.parametrize("name", SCENES)
def test_samples_can_be_read_and_are_small(name):
    check(SCENES[name])
    check_file(SCENES[name])


@pytest.mark.parametrize("name", PAINTED)
def test_pixels_are_exactly_as_kept(name, tmp_path):
    with Image.open(GOLDEN / f"{name}.png") as kept:
        compare(compose(SCENES[name]), kept, tmp_path)


def test_a_hand_lies_in_its_groups_each_with_what_it_is():
    scene = SCENES["hand-fourteen"]
    said = words(scene)
    for head in ("A Pure sequence", "B Sequence", "C Set", "D Loose", "20 pts", "10 pts"):
        assert head in said
    assert "30 points as grouped" in said
    assert len(arts(scene, CardFace)) == 14
    marks = [op.art.sign for op in arts(scene, Icon)]
    assert marks == [Sign.TICK] * 3 + [Sign.CROSS] * 2


def test_wild_cards_wear_a_star_and_the_drawn_card_is_ringed():
    scene = SCENES["hand-fourteen"]
    starred = {op.art.card for op in arts(scene, CardFace) if op.art.wild}
    assert starred == {card("7s"), card("7h")}
    assert ringed(scene, CardFace) == [card("Ts")]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hand-one", "No pure sequence yet: 80 points"),
        ("hand-ready", "All fit: finish with"),
        ("hand-between", "This deal: 0 points"),
        ("hand-between-1", "This deal: 80 points"),
        ("hand-vote-3", "You hold no cards in this deal"),
        ("table-two", "Arjun to draw: closed pile or"),
        ("table-locked", "Open · locked"),
        ("table-locked", "1 missed"),
        ("table-taken", "Priya took"),
        ("table-five", "dropped · 20"),
        ("table-five", "Maya drew and is to throw"),
        ("table-plays_on", "wrong · 80"),
        ("table-declared", "Priya declared: 2 still grouping"),
        ("table-declared", "hand closed"),
        ("between", "Deal 1"),
        ("between", "Pool rummy · out at 201"),
        ("between", "Next deal when all are ready"),
        ("vote", "Split the prize? 1 of 3 agree"),
        ("deals", "+160"),
        ("over", "Final standings"),
        ("end-over", "WINNER: Priya"),
        ("end-wrong", "WRONG: the others share the chips"),
        ("end-wrong", "hand not shown"),
    ],
)
def test_what_is_written(name, said):
    assert said in words(SCENES[name])


@pytest.mark.parametrize("large", [False, True])
def test_every_rank_stays_in_sight(large):
    for playout in played().values():
        for seat in range(playout.seats):
            scene = hand(playout.view(Seat(seat)), NAMES, Look(large=large), say)
            for one, other in pairwise(arts(scene, CardFace)):
                if one.y == other.y:
                    assert other.x - one.x >= STRIP * one.art.width - 0.001


@pytest.mark.parametrize("sizes", [(14,), (1,) * 14, (4, 3, 3, 4), (13, 1), (2,) * 7])
@pytest.mark.parametrize("width", [54, 70])
def test_rows_hold_every_group_once_and_fit(sizes, width):
    groups = tuple((card("9h"),) * size for size in sizes)
    how = lay(groups, 534, width)
    laid = [n for row in how.rows for n in range(len(groups))[row]]
    assert laid == list(range(len(groups)))


def test_the_declared_hand_is_shown_to_all():
    faces = [op.art.card for op in arts(SCENES["table-declared"], CardFace)]
    assert len(faces) == 13
    assert not arts(SCENES["table-declared"], CardBack)


def test_the_end_shows_every_open_hand_and_crowns_the_winner():
    scene = SCENES["end-over"]
    assert len(arts(scene, Token)) == 39
    assert len([op for op in arts(scene, Icon) if op.art.sign is Sign.CROWN]) == 1
    assert len([op for op in scene.ops if isinstance(op, Ring)]) == 1


def test_two_colour_deck_reaches_every_card():
    for scene in every(Look(deck=Deck.TWO_COLOUR)).values():
        dressed = [*arts(scene, CardFace), *arts(scene, Token)]
        assert {op.art.deck for op in dressed} <= {Deck.TWO_COLOUR}


def test_the_public_table_shows_nobodys_hand():
    for number, live in enumerate(moments(3, 5, every=9, variant="pool101")):
        state, called = live.playout.state, NAMES[:3]
        spectator = table(GAME.view(state, None), called, LOOK, say)
        assert all(
            table(GAME.view(state, Seat(seat)), called, LOOK, say) == spectator for seat in range(3)
        )
        if live.over:
            break
        world = GAME.resample(state, None, Seeded(number))
        assert table(GAME.view(world, None), called, LOOK, say) == spectator


@settings(max_examples=12, deadline=None)
@given(
    st.integers(2, 6),
    st.integers(0, 99),
    st.lists(names, min_size=6, max_size=6),
    looks,
    st.sampled_from([EN, PT, say]),
    st.sampled_from(["points", "pool61", "deals"]),
)
def test_any_table_and_hand_can_be_read(seats, seed, called, look, speak, variant):
    for live in moments(seats, seed, every=37, variant=variant):
        view = live.playout.view(None)
        check(table(view, called[:seats], look, speak))
        for seat in range(seats):
            check(hand(live.playout.view(Seat(seat)), called[:seats], look, speak))
        if view.phase is Phase.OVER:
            check(ending(view, called[:seats], look, speak))


@pytest.mark.parametrize("odd", ODD)
def test_odd_names_are_drawn_or_replaced(odd):
    for name in ("declared", "crowd", "five"):
        playout = played()[name]
        called = [odd] * playout.seats
        check(table(playout.view(None), called, LOOK, say))


@pytest.mark.parametrize("speak", [EN, PT])
def test_the_largest_pictures_stay_small(speak):
    crowd = placed(MELDED, *[OTHER] * 1, variant="pool201")
    act(crowd, "0 draw")
    for look in (LOOK, Look(large=True)):
        assert len(paint(hand(crowd.view(Seat(0)), NAMES, look, speak))) <= 60 * 1024


def test_every_word_is_listed_and_every_listed_word_is_said():
    said = set()

    def noting(key, /, **facts):
        said.add(key)
        return say(key, **facts)

    def draw(playout):
        called = NAMES[: playout.seats]
        for seat in range(playout.seats):
            hand(playout.view(Seat(seat)), called, LOOK, noting)
        view = playout.view(None)
        table(view, called, LOOK, noting)
        if view.phase is Phase.OVER:
            ending(view, called, LOOK, noting)

    for playout in played().values():
        draw(playout)
    for seed in range(4):
        for variant in ("points", "pool61", "pool201"):
            for live in moments(3, seed, every=6, variant=variant, wrong_declaration="plays_on"):
                draw(live.playout)
    for name, act_ in (("vote", "1 accept; 2 accept"), ("vote", "1 leave"), ("five", "3 leave")):
        playout = played()[name]
        act(playout, act_)
        draw(playout)
    assert said >= set(ENGLISH) - {"picture-rummy-to-draw-only", "picture-rummy-hand-thirteen"}
    assert said <= set(ENGLISH)


def test_the_catalogue_says_the_same_words_with_the_same_facts():
    for key, sentence in ENGLISH.items():
        facts = dict.fromkeys(re.findall(r"{(\w+)}", sentence), "5")
        assert EN(key, **facts)
        assert PT(key, **facts)
