"""The pictures: legible at any moment and for any name, no card hidden in a fan, small files."""

from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures.looking import arts, check_file, ringed, words
from pictures.strategies import ODD
from pictures.test_legible import check, contrast
from pictures.test_paint import compare
from PIL import Image
from tables.wild.redraw import GOLDEN, PAINTED
from tables.wild.rounds import moments
from tables.wild.samples import ENGLISH, TABLES, TEN, every, placed, say, thick

from engines.core.shuffle import Seeded
from engines.wild.cards import KINDS, card, names
from engines.wild.game import GAME
from engines.wild.options import Options
from renderers.kit.icons import Disc, Icon, Sign
from renderers.kit.paint import compose, paint
from renderers.kit.palettes import mapped
from renderers.kit.scene import Panel, Ring, Text
from renderers.kit.theme import ABSENT, BAD, GOLD, PAPER, STRIP, Look
from renderers.wild import emojis, hand, samples, table
from renderers.wild.board import ARROW
from renderers.wild.faces import Back, Face, Mark, Mini, Slip
from renderers.wild.suits import NIGHT, TINTS

LOOK = Look()
SCENES = {**every(LOOK), "deck": samples()[0]}


def drawn(playout):
    return table(playout.view(None), TEN[: playout.seats], LOOK, say)


@pytest.mark.parametrize("name", PAINTED)
def test_pixels_are_exactly_as_kept(name, tmp_path):
    with Image.open(GOLDEN / f"{name}.png") as kept:
        compare(compose(SCENES[name]), kept, tmp_path)


@pytest.mark.parametrize("name", [each for each in SCENES if each != "deck"])
def test_every_scene_can_be_read(name):
    check(SCENES[name])


@pytest.mark.parametrize("name", [each for each in SCENES if each not in ("deck", "end-won-full")])
def test_pictures_are_small_png_at_twice_the_size(name):
    check_file(SCENES[name])


def test_even_ten_overfull_hands_at_the_end_stay_below_twice_that():
    assert len(paint(SCENES["end-won-full"])) <= 100 * 1024


def test_the_palette_keeps_the_colours_of_the_suits():
    for tint in TINTS:
        for colour in (tint.fill, tint.dark):
            page = mapped(Image.new("RGB", (1, 1), colour), "wild").convert("RGB")
            wanted = Image.new("RGB", (1, 1), colour).getpixel((0, 0))
            off = max(abs(a - b) for a, b in zip(page.getpixel((0, 0)), wanted, strict=True))
            assert off <= 3, colour


@settings(max_examples=15, deadline=None)
@given(
    st.lists(st.one_of(st.sampled_from(ODD), st.text(max_size=32)), min_size=10, max_size=10),
    st.booleans(),
    st.booleans(),
)
def test_any_name_in_any_language_can_be_read(called, large, long):
    for scene in every(Look(large=large), called, longer if long else say).values():
        check(scene)


def longer(key, /, **facts):
    """Say it as a language would that needs a third more letters, and accents."""
    said = say(key, **facts)
    return said + " ãéî" + "x" * (len(said) // 3)


@pytest.mark.parametrize(("seats", "seed"), [(2, 15), (4, 12), (7, 9), (10, 15)])
def test_any_moment_can_be_read_and_the_public_table_depends_on_no_hand(seats, seed):
    called = TEN[:seats]
    for live in islice(moments(seats, seed), 0, 120, 6):
        public = table(live.sight().view, called, LOOK, say)
        check(public)
        for seat in range(seats):
            mine = live.sight(seat).view
            assert table(mine, called, LOOK, say) == public
            check(hand(mine, called, LOOK, say))
        state = GAME.resample(live.playout.state, None, Seeded(3))
        assert table(GAME.view(state, None), called, LOOK, say) == public


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Maya to play a card that fits, or draw"),
        ({"exposed": [1]}, "Maya to play · Theo can be caught!"),
        ({"phase": "drawn", "drawn": "g4"}, "Maya drew a card that fits: play or keep"),
    ],
)
def test_the_strip_says_who_must_do_what(changes, said):
    assert words(drawn(placed(["g4 r2 y5", 1, 4], "g7", **changes))).endswith(said)


@pytest.mark.parametrize(
    ("top", "changes", "suit", "other"),
    [
        ("b7", {}, "Wave", "or any 7"),
        ("rS", {}, "Ember", "or any Skip"),
        ("yR", {}, "Sun", "or any Reverse"),
        ("gD", {}, "Leaf", "or any +2"),
        ("W", {"suit": "g"}, "Leaf", "or a Wild"),
        ("gD", {"pending": 6, "pending_face": "D"}, "Leaf", "Draw 6"),
    ],
)
def test_the_suit_in_force_and_what_else_fits_or_is_to_be_drawn(top, changes, suit, other):
    scene = drawn(placed([5, 5, 5], top, **changes))
    assert f"Match {suit} {other}" in words(scene)
    (mark,) = arts(scene, Mark)
    assert mark.art.suit == ["Ember", "Sun", "Leaf", "Wave"].index(suit)
    assert [op.art.card for op in arts(scene, Face)] == [card(top)]


@pytest.mark.parametrize(
    ("seats", "changes", "led_to", "next_one", "sign"),
    [
        (3, {"dir": 1}, 3, 1, Sign.RIGHT),
        (3, {"dir": -1}, 3, 2, Sign.LEFT),
        (4, {"dir": 1, "out": [1]}, 3, 2, Sign.RIGHT),
        (2, {"dir": -1}, 1, 1, Sign.RIGHT),
        (2, {"dir": 1, "turn": 1, "last": 0}, 1, 0, Sign.LEFT),
    ],
)
def test_an_arrow_leads_to_each_seat_and_a_gold_one_to_the_next(
    seats, changes, led_to, next_one, sign
):
    scene = drawn(
        placed([0 if n in changes.get("out", ()) else 5 for n in range(seats)], "b7", **changes)
    )
    arrows = [op for op in arts(scene, Icon) if op.art.sign in (Sign.LEFT, Sign.RIGHT)]
    assert [op.art.sign for op in arrows] == [sign] * led_to
    discs = [op.box for op in arts(scene, Disc)]
    (ring,) = [op.box for op in scene.ops if isinstance(op, Ring) and op.colour == ARROW]
    assert ring.x < discs[next_one].x < ring.right
    assert ring.y < discs[next_one].y < ring.bottom
    (gold,) = [op.box for op in arrows if op.art.colour == GOLD]
    assert gold.x < (ring.x if sign is Sign.RIGHT else ring.right) < gold.right
    assert ring.y < gold.y < ring.bottom


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_seat_has_its_plate_and_who_may_be_caught_is_ringed(seats):
    hands = [5, 1, *(n + 2 for n in range(seats - 2))]
    scene = drawn(placed(hands, "b7", exposed=[1], last=1))
    assert len(arts(scene, Disc)) == seats
    alarms = [op for op in scene.ops if isinstance(op, Ring) and op.colour == BAD]
    ones = [op for op in scene.ops if isinstance(op, Text) and op.words == "1"]
    assert len(alarms) == 1
    assert ones
    assert all(one.colour == GOLD for one in ones)
    box = alarms[0].box
    assert any(box.x <= one.box.x and one.box.right <= box.right for one in ones)
    on_turn = [op for op in scene.ops if isinstance(op, Panel) and op.colour == GOLD]
    assert on_turn[0].box.x < box.x


def test_who_left_is_grey():
    scene = drawn(placed([5, "", 4], "b7", out=[1], last=2))
    assert [op.art.colour == ABSENT for op in arts(scene, Disc)] == [False, True, False]
    assert "left" in words(scene)


def test_the_pile_thins():
    layers = [
        [op.art.cards for op in arts(drawn(placed(hands, "b7")), Back)]
        for hands in ([5, 5], [90, 10], [100, 6])
    ]
    assert layers == [[3], [2], [1]]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("seven", "Your turn: 5 can be played"),
        ("nothing", "Your turn: nothing fits, draw"),
        ("drew", "You drew  : play or keep"),
        ("answer", "Answer with +2 or draw 4"),
        ("stuck", "Nothing to answer with: draw 4"),
        ("jump", "You can jump in with"),
        ("call", "Call your last card!"),
        ("over", "Your hand at the end"),
        ("out", "You left this game"),
    ],
)
def test_the_hand_says_what_can_be_done(key, said):
    assert words(SCENES[f"hand-{key}"]).replace("  ", " ").startswith(said.replace("  ", " "))


@pytest.mark.parametrize(
    ("key", "playable"),
    [
        ("seven", "y7 b2 bS W F"),
        ("drew", "b2"),
        ("answer", "rD bD"),
        ("stuck", ""),
        ("jump", "b7"),
        ("call", ""),
        ("nothing", ""),
    ],
)
def test_what_may_be_played_is_raised_and_ringed(key, playable):
    assert names(ringed(SCENES[f"hand-{key}"], Face)) == playable.split()


@pytest.mark.parametrize("count", [1, 2, 7, 8, 11, 12, 22, 23, 30, 31, 45, 46, 60, 61, 80, 99])
@pytest.mark.parametrize("large", [False, True])
def test_every_index_of_a_hand_stays_in_sight(count, large):
    playout = placed([thick(count), 5], "g4", options=Options(auto_sort=False))
    scene = hand(playout.view(0), TEN[:2], Look(large=large), say)
    lying = arts(scene, Face)
    assert [op.art.card for op in lying] == list(playout.view(0).hand)
    for one, other in pairwise(lying):
        if abs(one.y - other.y) <= 10:
            assert other.x - one.x >= STRIP * one.art.width
    check(scene)


def test_thirty_cards_are_as_large_as_a_phone_needs():
    """At 360 pixels a number is 15 pixels high or more."""
    for key in ("thirty", "forty", "sixty"):
        width = arts(SCENES[f"hand-{key}"], Face)[0].art.width
        assert width * 0.42 * 360 / 550 >= 14


def test_the_end_lays_every_hand_open_and_crowns_the_winner():
    for key, kind in (("won-two", Face), ("won-ten", Slip)):
        scene = SCENES[f"end-{key}"]
        shown = arts(scene, kind)
        cards = sorted(
            each for op in shown for each in ([op.art.card] if kind is Face else op.art.cards)
        )
        hands = TABLES[key].view(None).hands
        assert cards == sorted(each for held in hands for each in held)
        assert len([op for op in arts(scene, Icon) if op.art.sign is Sign.CROWN]) == 1
        assert len([op for op in scene.ops if isinstance(op, Ring)]) == 1


def test_no_two_cards_look_alike_and_grey_is_enough():
    def shown(art):
        page = Image.new("RGB", (240, 280))
        for piece in art.draw().pieces:
            page.paste(piece.colours, (piece.x + 20, piece.y + 20), piece.mask)
        return page

    for make in (lambda c: Face(c, 54), lambda c: Mini(kind=c), lambda c: Slip((c,))):
        pages = [shown(make(each)) for each in KINDS]
        assert len({page.convert("L").tobytes() for page in pages}) == 54
    pictures = [shown(art).tobytes() for art in emojis().values()]
    assert len(set(pictures)) == len(pictures) == 58


def test_a_wild_in_a_line_shows_the_suit_named():
    each = placed(["r3", 5], "W", suit="b")
    minis = [op.art for op in arts(hand(each.view(0), TEN[:2], LOOK, say), Mini)]
    assert [(mini.kind, mini.named) for mini in minis] == [(card("W"), 3)]


@pytest.mark.parametrize("tint", TINTS)
def test_contrast_on_the_cards(tint):
    assert contrast(tint.dark, PAPER) >= 4.5
    assert contrast(tint.on, tint.fill) >= 4.5


def test_contrast_on_wilds_and_alarms():
    assert contrast(NIGHT, PAPER) >= 4.5
    assert contrast("#3B0A04", BAD) >= 4.5


def test_every_word_is_listed_and_every_listed_word_is_said():
    said = set()

    def noting(key, /, **facts):
        said.add(key)
        return say(key, **facts)

    every(LOOK, TEN, noting)
    more = [placed([5, 5], top) for top in ("yR", "b7", "gD")]
    more.append(placed([102, 5], "b7"))
    for each in more:
        table(each.view(None), TEN[:2], LOOK, noting)
        hand(each.view(1), TEN[:2], LOOK, noting)
    assert said | {"picture-seat"} == set(ENGLISH)
