"""Scenes become the same pixels everywhere: goldens, palettes, sizes, threads, fonts."""

import io
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest
from pictures.looking import check_file
from pictures.redraw import GOLDEN, PAINTED
from pictures.samples import every
from PIL import Image, ImageChops, ImageColor

from engines.core.cards import Card
from renderers.kit import fonts, theme
from renderers.kit.cards import CardBack, CardFace, Style
from renderers.kit.icons import Icon, Sign, Token
from renderers.kit.masks import dashes, ring, rounded, sides
from renderers.kit.paint import compose, paint
from renderers.kit.palettes import colours, mapped
from renderers.kit.palettes.sheet import sheet
from renderers.kit.scene import Box, Panel, Scene, Stamp
from renderers.kit.shelf import Shelf
from renderers.kit.sprites import Sprite, sprite
from renderers.kit.theme import FELTS, Deck, Look, mix

SCENES = every(Look())


def shown(art):
    """Return what an art looks like on an empty page."""
    return compose(Scene("lobby", (Stamp(art, 8, 8),), 130, 130))


def compare(actual, kept, into):
    """Fail unless both have the same pixels; then the pictures lie side by side in *into*."""
    expected = kept.convert("RGB")
    if actual.size == expected.size and not ImageChops.difference(actual, expected).getbbox():
        return
    width = max(actual.width, expected.width)
    height = max(actual.height, expected.height)
    sheet = Image.new("RGB", (3 * width + 20, height), "#FF00FF")
    sheet.paste(expected, (0, 0))
    sheet.paste(actual, (width + 10, 0))
    if actual.size == expected.size:
        spots = (
            ImageChops.difference(actual, expected).convert("L").point(lambda v: 255 if v else 0)
        )
        sheet.paste(spots, (2 * width + 20, 0))
    path = into / "expected-actual-difference.png"
    sheet.save(path)
    pytest.fail(f"the picture differs from its golden: see {path}")


@pytest.mark.parametrize("name", PAINTED)
def test_pixels_are_exactly_as_kept(name, tmp_path):
    with Image.open(GOLDEN / f"{name}.png") as kept:
        compare(compose(SCENES[name]), kept, tmp_path)


def test_one_pixel_is_seen_and_shown(tmp_path):
    page = compose(SCENES["hand-one"])
    other = page.copy()
    other.putpixel((5, 5), (1, 2, 3))
    with pytest.raises(pytest.fail.Exception, match="differs"):
        compare(page, other, tmp_path)
    assert (tmp_path / "expected-actual-difference.png").exists()


@pytest.mark.parametrize("name", SCENES)
def test_pictures_are_small_png_at_twice_the_size(name):
    check_file(SCENES[name])


@pytest.mark.parametrize("name", SCENES)
def test_palette_keeps_the_colours(name):
    page = compose(SCENES[name])
    histogram = ImageChops.difference(
        page, mapped(page, SCENES[name].game).convert("RGB")
    ).histogram()
    errors = [sum(histogram[value + band * 256] for band in range(3)) for value in range(256)]
    total = sum(errors)
    assert sum(value * count for value, count in enumerate(errors)) / total <= 1
    assert sum(errors[21:]) <= total / 1000


@pytest.mark.parametrize("game", FELTS)
def test_palettes_hold_the_theme_exactly(game):
    held = colours(game)
    assert len(held) == 768
    shades = {tuple(held[n : n + 3]) for n in range(0, 768, 3)}
    felt = FELTS[game]
    plain = [theme.PAPER, theme.INK, theme.CREAM, theme.MUTED, theme.GOLD, theme.OK, theme.BAD]
    plain += [theme.ON_GOLD, theme.DARK_GOLD, felt.rail, felt.tray, felt.line, *theme.SEATS]
    plain += [colour for suits in theme.SUITS.values() for colour in suits]
    assert {ImageColor.getrgb(colour) for colour in plain} <= shades
    for colour in plain:
        spot = mapped(Image.new("RGB", (1, 1), colour), game).convert("RGB")
        assert spot.getpixel((0, 0)) == ImageColor.getrgb(colour)


@pytest.mark.parametrize("game", FELTS)
def test_the_gradient_stays_smooth(game):
    page = compose(Scene(game, ()))
    column = mapped(page, game).convert("RGB")
    for y in range(0, page.height, 7):
        pairs = zip(page.getpixel((3, y)), column.getpixel((3, y)), strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 3


@pytest.mark.parametrize("game", FELTS)
def test_every_felt_can_be_painted(game):
    scene = Scene(game, (Panel(Box(8, 8, 100, 40), 10, theme.GOLD),), 60)
    with Image.open(io.BytesIO(paint(scene))) as picture:
        page = picture.convert("RGB")
    assert page.getpixel((100, 50)) == ImageColor.getrgb(theme.GOLD)
    assert page.getpixel((17, 17)) != ImageColor.getrgb(theme.GOLD)


def test_the_sheet_shows_the_whole_pack():
    shown = {
        op.art.card
        for op in sheet("rummy").ops
        if isinstance(op, Stamp) and isinstance(op.art, CardFace)
    }
    assert shown == {Card(n) for n in range(55)}


def test_threads_paint_the_same_bytes():
    wanted = [SCENES[name] for name in ("table-two", "table-three", "hand-drew", "scores")] * 6
    alone = [paint(scene) for scene in wanted[:4]]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(paint, wanted)) == alone * 6


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("deck", Deck)
def test_no_two_faces_look_alike(style, deck):
    faces = [shown(CardFace(Card(n), 54, style, deck)) for n in range(55)]
    assert len({face.tobytes() for face in [*faces, shown(CardBack(54))]}) == 56
    grey = [face.convert("L").tobytes() for face in faces]
    assert len(set(grey)) == 55


def test_no_two_tokens_or_signs_look_alike():
    arts = [*(Token(card=Card(n)) for n in range(54)), *(Token(rank=n) for n in range(13))]
    arts += [Icon(sign, 24) for sign in Sign]
    assert len({(art.width, shown(art).tobytes()) for art in arts}) == len(arts)


def test_marks_change_a_face():
    plain = CardFace(Card(4), 70)
    others = [CardFace(Card(4), 70, wild=True), CardFace(Card(4), 70, faded="#000000")]
    drawn = [shown(art).tobytes() for art in (plain, *others)]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_a_sprite_in_pieces_looks_like_one_whole():
    card_ = CardFace(Card(24), 92)
    pieces = card_.draw().pieces
    assert [piece.mask is None for piece in pieces] == [True, False, False, False, False]
    covered = sum(piece.colours.width * piece.colours.height for piece in pieces)
    reach = max(piece.x + piece.colours.width for piece in pieces) - pieces[1].x
    assert covered == reach * (max(p.y + p.colours.height for p in pieces) - pieces[1].y)
    clear = Image.new("RGBA", (60, 60), "#FF000080")
    assert [piece.mask is None for piece in Sprite.cut(clear, 4, 6).pieces] == [False]


def test_sprites_are_drawn_once():
    first = sprite(CardFace(Card(7), 54))
    assert sprite(CardFace(Card(7), 54)) is first


def test_a_shelf_drops_what_was_not_used_longest():
    shelf = Shelf(room=10, weigh=len)
    shelf.keep("a", "xxxx")
    shelf.keep("b", "xxxx")
    assert shelf.find("a") == "xxxx"
    shelf.keep("c", "xxxx")
    assert [shelf.find(key) for key in "abc"] == ["xxxx", None, "xxxx"]
    shelf.keep("huge", "x" * 11)
    assert shelf.find("huge") is None
    shelf.keep("a", "xx")
    assert shelf.weight == 6
    made = []
    assert shelf.take("d", lambda key: made.append(key) or "d") == "d"
    assert shelf.take("d", lambda key: made.append(key) or "d") == "d"
    assert made == ["d"]


def test_stencils_have_round_corners_and_edges():
    assert rounded(20, 20, 8).getpixel((0, 0)) == 0
    assert rounded(20, 20, 8).getpixel((10, 10)) == 255
    assert ring(20, 20, 4, 2).getpixel((10, 10)) == 0
    assert ring(20, 20, 4, 2).getpixel((10, 0)) == 255
    for width, height, radius, thick in ((60, 40, 9, 3), (60, 16, 9, 3), (30, 40, 0, 4)):
        page = Image.new("L", (width, height))
        for mask, x, y in sides(width, height, radius, thick):
            page.paste(mask, (x, y))
        assert page.tobytes() == ring(width, height, radius, thick).tobytes()
    edge = [dashes(120, 60, 8, 4).getpixel((x, 1)) for x in range(120)]
    assert 0 in edge[20:100]
    assert 255 in edge[20:100]


def test_a_missing_font_is_replaced_and_said(monkeypatch, caplog):
    def gone(package):
        raise ModuleNotFoundError(package)

    monkeypatch.setattr(fonts, "files", gone)
    fonts._warn.cache_clear()
    stand_in = fonts.font.__wrapped__(fonts.Typeface.BODY, 37)
    assert stand_in.getlength("Maya") > 20
    fonts.font.__wrapped__(fonts.Typeface.BODY, 38)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Rubik" in caplog.text


def test_mix_is_a_share_of_both():
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#102030", "#FFFFFF", 1) == "#FFFFFF"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
