"""The pictures: legible at any moment and for any name, pegs apart at every score, small files."""

import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures.looking import arts, check_file, words
from pictures.strategies import ODD, longer
from pictures.test_legible import check
from pictures.test_paint import compare
from PIL import Image
from tables.cribbage.games import moments
from tables.cribbage.redraw import GOLDEN, PAINTED
from tables.cribbage.samples import (
    COUNTING,
    ENGLISH,
    HANDS,
    NAMES,
    OVER,
    OWN,
    SHOWS,
    VIEWS,
    every,
    in_play,
    say,
    shown,
    view,
)

from engines.core.cards import card, cards
from engines.core.seats import Seat
from engines.cribbage.lines import lines
from engines.cribbage.options import Options
from renderers.cribbage import counts, details, hand, preview, table
from renderers.cribbage.holes import HEIGHT, WIDTH, hole
from renderers.cribbage.pegging import pegged_board, places
from renderers.cribbage.wood import FRONT, REAR, Board, Dot, Peg
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.icons import Token
from renderers.kit.paint import compose
from renderers.kit.palettes import mapped
from renderers.kit.scene import Dashes, Panel
from renderers.kit.theme import GOLD, STRIP, Deck, Look, seat_colour

LOOK = Look()
SCENES = every(LOOK)


@pytest.mark.parametrize("name", PAINTED)
def test_pixels_are_exactly_as_kept(name, tmp_path):
    with Image.open(GOLDEN / f"{name}.png") as kept:
        compare(compose(SCENES[name]), kept, tmp_path)


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_can_be_read(name):
    check(SCENES[name])


@pytest.mark.parametrize("name", SCENES)
def test_pictures_are_small_png_at_twice_the_size(name):
    check_file(SCENES[name])


def test_the_palette_keeps_the_wood():
    page = compose(SCENES["table-play"])
    found = mapped(page, "cribbage").convert("RGB")
    off = [
        max(abs(a - b) for a, b in zip(one, two, strict=True))
        for one, two in zip(
            page.resize((275, 175)).get_flattened_data(),
            found.resize((275, 175)).get_flattened_data(),
            strict=True,
        )
    ]
    assert sum(off) / len(off) < 3


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.one_of(st.sampled_from(ODD), st.text(max_size=32)), min_size=2, max_size=2),
    st.sampled_from([say, longer]),
    st.sampled_from(Deck),
    st.booleans(),
)
def test_any_name_in_any_language_can_be_read(names, speak, deck, large):
    spoken = _speaking(speak)
    for scene in every(Look(deck=deck, large=large), names, spoken).values():
        check(scene)


def _speaking(speak):
    """Return *speak* for this game's words: ``longer`` lengthens those of another game's samples."""
    if speak is say:
        return say
    return lambda key, /, **facts: say(key, **facts) + " ãéî" + "x" * (len(say(key, **facts)) // 3)


@pytest.mark.parametrize("seed", [1, 2])
def test_any_moment_of_a_game_can_be_read_and_shows_nothing_hidden(seed):
    for live in moments(seed, Options(start=(60, 75))):
        check(table(live.view, NAMES, LOOK, say))
        for seat in (0, 1):
            mine = live.sight(seat).view
            check(hand(mine, NAMES, LOOK, say))
            assert table(mine, NAMES, LOOK, say) == table(live.view, NAMES, LOOK, say)


def test_no_two_pegs_touch_at_any_score():
    """Nor at the start, nor in neighbouring holes, nor side by side in both lanes."""
    for front, rear in _placings():
        apart(0, front, rear)
        apart(1, front, rear)
    for number in range(-1, 121):
        (x, y), (u, v) = hole(number, 0), hole(number, 1)
        assert math.dist((x, y), (u, v)) >= 2 * FRONT


def _placings():
    for front in range(122):
        yield from ((front, rear) for rear in range(max(0, front - 29), max(1, front)))


def apart(lane: int, front: int, rear: int) -> None:
    back, ahead = places(front, rear)
    assert ahead == front
    assert math.dist(hole(back, lane), hole(ahead, lane)) >= FRONT + REAR, (front, rear)


def test_pegs_of_both_lanes_keep_apart_wherever_they_are():
    spots = [(number, lane) for lane in (0, 1) for number in range(-1, 121)]
    for (one, lane), (other, its) in combinations(spots, 2):
        if lane != its:
            assert math.dist(hole(one, lane), hole(other, its)) >= FRONT + REAR


@pytest.mark.parametrize("score", range(122))
def test_the_pegs_stand_where_the_scores_are(score):
    other = 120 - min(score, 120)
    scores, rear = (score, other), (max(0, score - 5), max(0, other - 2))
    ops = pegged_board(scores, rear, 8, 8)
    assert isinstance(ops[0].art, Board)
    for seat in (0, 1):
        (front,) = [
            op for op in ops if isinstance(op.art, Peg) and op.art == Peg(seat_colour(seat), True)
        ]
        x, y = front.x - 8 + FRONT, front.y - 8 + FRONT
        assert math.dist((x, y), hole(scores[seat], seat)) < 0.01
        assert 0 <= front.x - 8 <= WIDTH - 2 * FRONT
        assert 0 <= front.y - 8 <= HEIGHT - 2 * FRONT
    dots = [op for op in ops if isinstance(op.art, Dot)]
    assert len(dots) == sum(max(0, s - r - 1) for s, r in zip(scores, rear, strict=True))


def test_the_holes_run_on_without_a_leap():
    for lane in (0, 1):
        steps = [math.dist(hole(n, lane), hole(n + 1, lane)) for n in range(1, 120)]
        assert min(steps) > 10
        assert max(steps) < 20.5


def test_a_handicap_has_no_trail():
    assert not any(isinstance(op.art, Dot) for op in pegged_board((60, 0), (0, 0), 0, 0))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("start", "Maya cuts for the deal"),
        ("cut", "cuts for the deal"),
        ("both", "Both choose two for Maya’s crib"),
        ("one", "Maya chooses two for the crib"),
        ("starter", "cuts for the starter"),
        ("lead", "Maya leads"),
        ("play", "to play on 24"),
        ("go", "Maya said go:"),
        ("won", "Maya wins, 121 to 84: a skunk"),
        ("double", "121 to 58: a double skunk"),
        ("left", "Maya left"),
    ],
)
def test_status_strip_says_who_must_do_what(name, sentence):
    assert sentence in words(SCENES[f"table-{name}"])


def test_the_count_the_starter_and_the_crib_are_seen():
    scene = SCENES["table-play"]
    faces = arts(scene, CardFace)
    live = [op.art.card for op in faces if not op.art.faded]
    assert live == [*cards(["8s", "6d", "Tc"]), card("5h")]
    assert {op.art.card for op in faces if op.art.faded} <= set(cards(["3c", "Jd", "Qs"]))
    assert "24" in words(scene)
    assert "crib" in words(scene)
    assert len(arts(scene, CardBack)) == 4


@pytest.mark.parametrize("count", range(1, 9))
def test_every_rank_in_play_stays_in_sight(count):
    texts = " ".join(["Ac", "Ad", "Ah", "As", "2c", "2d", "2h", "2s"][:count])
    scene = table(in_play(texts), NAMES, LOOK, say)
    lying = [op for op in arts(scene, CardFace) if op.art.card != card("5h")]
    assert len(lying) == count
    for one, other in pairwise(lying):
        assert other.x - one.x >= STRIP * one.art.width - 1


def test_the_crib_fills_as_cards_are_laid_away():
    for name, laid in (("both", 0), ("one", 2), ("starter", 4)):
        scene = SCENES[f"table-{name}"]
        assert len([op for op in arts(scene, CardBack) if op.art.width == 54]) == laid
        assert sum(isinstance(op, Dashes) for op in scene.ops) == 4 - laid


def test_the_counts_show_each_line_with_its_cards_and_points():
    scene = SCENES["counts"]
    told = words(scene)
    for each in SHOWS:
        assert f"+{sum(part.points for part in each.parts)}" in told
    tokens = [op.art.card for op in arts(scene, Token)]
    assert tokens == [
        each for count in SHOWS for line in lines(count.parts) for each in reversed(line.cards)
    ]
    assert "Nothing to count" not in told
    assert "73" in told.split()
    assert "94" in told.split()
    assert table(COUNTING, NAMES, LOOK, say) == scene


def test_two_for_the_crib_are_raised_and_ringed():
    plain, shown = SCENES["hand-six"], SCENES["preview-six"]
    level = {op.y for op in arts(plain, CardFace)}
    assert len(level) == 1
    raised = [op.art.card for op in arts(shown, CardFace) if op.y < min(level)]
    assert raised == list(cards(["2c", "9h"]))
    rings = [op for op in shown.ops if isinstance(op, Panel) and op.colour == GOLD]
    assert len(rings) == 2
    assert preview(OWN["six"], "hint", NAMES, LOOK, say) == plain


def test_a_hand_raises_what_fits_and_fades_what_is_gone():
    scene = SCENES["hand-turn"]
    faces = {op.art.card: op for op in arts(scene, CardFace)}
    assert bool(faces[card("5s")].art.faded)
    assert bool(faces[card("Jh")].art.faded)
    assert faces[card("5d")].y < faces[card("Qc")].y
    assert "1 can be played" in words(scene)


def test_the_end_lays_all_open_in_the_order_of_the_show():
    faces = [op.art.card for op in arts(SCENES["end-won"], CardFace)]
    won = VIEWS["won"]
    assert faces[:4] == list(won.hands[1])
    assert faces[4] == won.starter
    assert faces[5:9] == list(won.hands[0])
    assert sorted(faces[9:]) == sorted(won.crib)


def test_only_the_last_deals_counts_are_its_details():
    assert details(VIEWS["won"], NAMES, LOOK, say) is not None
    assert details(VIEWS["double"], NAMES, LOOK, say) is None


def test_every_word_is_listed_and_every_listed_word_is_said():
    said = set()

    def noting(key, /, **facts):
        said.add(key)
        return say(key, **facts)

    every(LOOK, NAMES, noting)
    rare = (shown(0, "5c 5d 5s Jh", "5h", 60), shown(1, "2c 4c 6c 8c", "Kd", 10))
    none = shown(1, "2c 4d 6h 8s", "Qc", 10, crib=True)
    counts(view(shows=(*rare, none)), NAMES, LOOK, noting)
    table(view(**OVER, scores=(121, 100), winner=Seat(0), hands=HANDS), NAMES, LOOK, noting)
    assert said == set(ENGLISH)
