"""A moving recap: few frames, few bytes, played once; and the standings of a series."""

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from pictures.samples import every
from pictures.test_legible import check
from PIL import Image, ImageColor

from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME as CRIBBAGE
from engines.wild.game import GAME as WILD
from renderers import cribbage, wild
from renderers.kit.palettes import colours
from renderers.kit.reel import MOST_BYTES, MOST_FRAMES, Reel, develop, drawn
from renderers.kit.scene import Box, Panel, Scene
from renderers.kit.theme import FELTS, GOLD, PAPER, Look
from renderers.series import standings

SCENES = every(Look())
WORDS = {
    "picture-seat": "Player {number}",
    "picture-series-title": "{n} games played",
    "picture-series-length": "Series of {length}",
    "picture-series-points": "{points} points",
    "picture-series-first": "{name} leads",
    "picture-series-takes": "{name} takes the series",
    "picture-series-shared": "The series is shared",
    "picture-series-level": "Nobody is ahead",
}


def say(key, **facts):
    return WORDS[key].format(**facts)


def moments(game, renderer):
    """Scenes of a game for two, its end last."""
    playout, chance, scenes = Playout(game, 2, game.options(), Seeded(1)), Random(1), []
    look, names = Look(), ("Maya", "Theo")
    while playout.result is None:
        scenes.append(renderer.table(playout.view(None), names, look, lambda key, **_: key))
        seat = min(playout.to_act)
        playout.do(seat, chance.choice(playout.legal(seat)))
    end = renderer.ending(playout.view(None), names, look, lambda key, **_: key)
    return [scenes[len(scenes) // 3], scenes[len(scenes) // 2], end]


def played(scenes):
    with Image.open(BytesIO(develop(Reel(tuple(scenes))))) as gif:
        frames = []
        for number in range(gif.n_frames):
            gif.seek(number)
            frames.append(gif.convert("RGB"))
        return dict(gif.info), frames


def test_a_reel_plays_once_and_shows_its_scenes_in_order():
    info, frames = played([SCENES["table-two"], SCENES["table-joker"], SCENES["end-draw"]])
    assert "loop" not in info
    assert len(frames) == 3
    assert len({frame.size for frame in frames}) == 1
    assert len({frame.tobytes() for frame in frames}) == 3


def test_the_fullest_reel_is_small():
    names = [name for name in SCENES if name.startswith(("table", "end", "hand"))]
    gif = develop(Reel(tuple(SCENES[name] for name in names[:MOST_FRAMES])))
    assert len(gif) <= MOST_BYTES


def test_scenes_of_unequal_height_get_pages_of_one_height():
    tall = max(SCENES.values(), key=lambda scene: scene.height)
    assert tall.height > SCENES["table-two"].height
    _, frames = played([SCENES["table-two"], tall])
    assert frames[0].size == frames[1].size
    assert frames[0].height / frames[0].width == pytest.approx(tall.height / tall.width, abs=0.01)


def test_a_lower_scene_stands_in_the_middle_of_its_felt():
    low = Scene("wild", (Panel(Box(0, 0, 550, 100), 0, GOLD),), height=100)
    _, (frame, _) = played([low, replace(low, ops=(), height=300)])
    gold = frame.getpixel((275, 150))
    rows = [y for y in range(300) if frame.getpixel((275, y)) == gold]
    assert (rows[0], rows[-1]) == pytest.approx((100, 199), abs=1)


@pytest.mark.parametrize(("game", "renderer"), [(CRIBBAGE, cribbage), (WILD, wild)])
def test_a_reel_is_in_the_colours_of_its_game(game, renderer):
    scenes = moments(game, renderer)
    felt, flat = FELTS[game.key], colours(game.key)
    known = {tuple(flat[n : n + 3]) for n in range(0, len(flat), 3)}
    _, frames = played(scenes)
    for scene, frame in zip(scenes, frames, strict=True):
        shown = {colour for _, colour in frame.getcolors(1 << 16)}
        assert shown <= known
        assert {ImageColor.getrgb(each) for each in (felt.rail, felt.tray, PAPER)} <= shown, scene
        for y, colour in ((0, felt.top), (frame.height - 1, felt.bottom)):
            assert frame.getpixel((1, y)) == pytest.approx(ImageColor.getrgb(colour), abs=6)


def test_the_red_of_hearts_is_still_red():
    others = [name for name in SCENES if name.startswith(("table", "hand"))]
    _, frames = played(
        [*(SCENES[name] for name in others[: MOST_FRAMES - 1]), SCENES["end-blocked"]]
    )
    reds = [c for _, c in frames[-1].getcolors(1 << 16) if c[0] > 150 and max(c[1:]) < 90]
    assert reds


@pytest.mark.parametrize("count", [0, MOST_FRAMES + 1])
def test_no_frame_and_too_many_are_no_reel(count):
    with pytest.raises(ValueError, match="frames"):
        develop(Reel((SCENES["table-two"],) * count))


def test_a_scene_is_drawn_as_a_png_and_a_reel_as_a_gif():
    assert drawn(SCENES["table-two"]).startswith(b"\x89PNG")
    assert drawn(Reel((SCENES["table-two"],))).startswith(b"GIF89a")


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("over", [False, True])
def test_standings_of_a_series_can_be_read(players, over):
    names = [f"W{'i' * 30}{n}" for n in range(players - 1)] + ["عمر"]
    ranked = [(n + 1, n, players - n, 100 * n) for n in range(players)]
    scene = standings("wild", names, ranked, 5, 9, say, over=over)
    check(scene)
    words = " ".join(op.words for op in scene.ops if hasattr(op, "words"))
    assert "Series of 9" in words
    assert ("takes the series" in words) is over
    assert f"Player {players}" in words  # a name that the font cannot draw


def test_a_shared_series_says_so():
    ranked = [(1, 0, 2, 9), (1, 1, 2, 9)]
    scene = standings("updown", ["Maya", "Theo"], ranked, 4, 5, say, over=True)
    assert any(getattr(op, "words", "") == "The series is shared" for op in scene.ops)
