"""Everything can be read: sizes, boxes, contrast, names of any script, no empty boxes."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures.samples import every, say
from pictures.strategies import ODD, longer, looks, names, sayings, tables
from PIL import ImageColor

from renderers.kit import theme
from renderers.kit.fonts import Typeface, has_glyph, length
from renderers.kit.icons import Disc, Token
from renderers.kit.names import initial, initials, safe_name, safe_words
from renderers.kit.plates import Plate, plates
from renderers.kit.scene import Align, Box, Panel, Scene, Stamp, Text
from renderers.kit.text import fit, ink, inlaid, line, mark, row_width
from renderers.kit.theme import FELTS, SMALLEST, Look
from renderers.recap import Revealed, Standing, reveal, scoreboard
from renderers.updown import ending, hand, table

SLACK = 1.5
"""Letters may overhang their box by a pixel and a half: the tail of a j, the bow of an f."""


def luminance(colour):
    shares = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def holds(outer, inner, slack=SLACK):
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def meet(one, other):
    return (
        min(one.right, other.right) - max(one.x, other.x) > SLACK
        and min(one.bottom, other.bottom) - max(one.y, other.y) > SLACK
    )


def ground(scene, at, touched):
    """Return the colours that may lie under the letters of the operation at place *at*."""
    for op in reversed(scene.ops[:at]):
        if isinstance(op, Panel) and holds(op.box, touched):
            return [op.colour]
    felt = FELTS[scene.game]
    return [felt.top, felt.bottom]


def check(scene):
    """Assert that *scene* can be read."""
    page = Box(0, 0, scene.width, scene.height)
    touched = []
    for at, op in enumerate(scene.ops):
        if isinstance(op, Stamp):
            assert holds(page, op.box, 0), op
        if isinstance(op, Text) and op.words:
            letters = ink(op)
            assert op.size >= SMALLEST, op
            assert holds(page, letters, 0), op
            assert holds(op.box, letters), (op, letters)
            assert all(contrast(op.colour, under) >= 4.5 for under in ground(scene, at, letters)), (
                op
            )
            assert all(has_glyph(char, op.typeface) for char in op.words), op
            touched.append((letters, op))
    for (one, first), (other, second) in combinations(touched, 2):
        assert not meet(one, other), (first, second)


@pytest.mark.parametrize("name", every(Look()))
def test_samples_can_be_read(name):
    check(every(Look())[name])


@settings(max_examples=150, deadline=None)
@given(tables(), st.lists(names, min_size=3, max_size=3), looks, sayings)
def test_any_table_and_hand_can_be_read(views, called, look, speak):
    own, spectator = views
    seated = called[: len(own.counts)]
    check(table(spectator, seated, look, speak))
    check(hand(own, seated, look, speak))
    if own.outcome:
        check(ending(spectator, seated, look, speak))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(names, st.integers(-2000, 2000), st.booleans()), min_size=1, max_size=10),
    st.sampled_from(sorted(FELTS)),
)
def test_any_scoreboard_can_be_read(players, game):
    rows = [
        Standing(
            seat=n,
            name=safe_name(name, f"Player {n + 1}"),
            place=1 + n // 2,
            total=total,
            delta=f"+{abs(total)}",
            tag="dropped" if tagged else "",
        )
        for n, (name, total, tagged) in enumerate(players)
    ]
    check(scoreboard(game, "A rather long title for a game", "and its subtitle", rows, ["foot"]))


@pytest.mark.parametrize("width", [120, 172, 263])
@pytest.mark.parametrize("high", [34, 43, 52, 66])
@pytest.mark.parametrize("note", ["", "blocked and dropped"])
@pytest.mark.parametrize("score", ["", "118"])
def test_plates_of_any_size_can_be_read(width, high, note, score):
    who = [
        Plate(seat=n, name="Priyanka Ramaswamy", cards=13, note=note, score=score, active=n == 0)
        for n in range(2)
    ]
    if note and high < 40:
        return  # so low a plate has one line; games with that many seats say it elsewhere
    ops = plates("rummy", Box(8, 8, 2 * width + 8, high), who, 2)
    check(Scene("rummy", ops))
    discs = [op.art for op in ops if isinstance(op, Stamp) and isinstance(op.art, Disc)]
    assert all(disc.width * 21 / 40 >= SMALLEST for disc in discs)


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        *((text, "tray", 4.5) for text in ("CREAM", "MUTED", "GOLD", "OK", "BAD", "WARN")),
        *((text, "rail", 4.5) for text in ("CREAM", "MUTED", "GOLD", "OK", "BAD", "WARN")),
        *((text, shade, 4.5) for text in ("CREAM", "MUTED") for shade in ("top", "bottom")),
        ("GOLD", "top", 3),
        ("line", "tray", 3),
    ],
)
def test_contrast_on_felt(felt, front, back, least):
    cloth = FELTS[felt]
    colour = getattr(theme, front) if front.isupper() else getattr(cloth, front)
    assert contrast(colour, getattr(cloth, back)) >= least


@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        (theme.INK, theme.PAPER, 4.5),
        (theme.ON_GOLD, theme.GOLD, 4.5),
        (theme.INK, theme.ABSENT, 4.5),
        *((theme.INK, seat, 4.5) for seat in theme.SEATS),
        *((suit, theme.PAPER, 4.5) for suits in theme.SUITS.values() for suit in suits),
        (theme.DARK_GOLD, theme.PAPER, 3),
    ],
)
def test_contrast_on_paper_and_badges(front, back, least):
    assert contrast(front, back) >= least


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("  Ana   Lúcia ", "Ana Lúcia"),
        ("Дмитрий", "Дмитрий"),
        ("𝓝𝓪𝓶𝓮", "Name"),
        ("a\u202eb\u0000c", "abc"),
        ("Theo 😀", "Theo"),
        ("שלום", "םולש"),
        ("Dana שלום", "Dana םולש"),
        ("山田", "Player 3"),
        ("शर्मा", "Player 3"),
        ("شخص", "Player 3"),
        ("Ana 李 Chen", "Ana Chen"),
        ("王小明 Ng", "Player 3"),
        ("ab 12 शर्मा", "ab 12"),
        ("", "Player 3"),
        ("!!!", "Player 3"),
        ("x" * 40, "x" * 32),
        ("e\u0301\u0301\u0301\u0301", "é"),
    ],
)
def test_names_are_made_drawable(name, shown):
    assert safe_name(name, "Player 3") == shown


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("maya", "M"),
        ("éa", "É"),
        ("ßa", "ß"),
        ("(Theo)", "T"),
        ("7up", "7"),
        ("שלום", "ש"),
        ("--", "3"),
    ],
)
def test_discs_bear_the_first_letter_or_the_number(name, letter):
    assert initial(safe_words(name), 2) == letter


@pytest.mark.parametrize(
    ("called", "borne"),
    [(["Maya", "Theo"], "MT"), (["Maya", "Marc"], "12"), (["Player 1", "Player 2", "Z"], "123")],
)
def test_discs_tell_seats_apart_without_their_colour(called, borne):
    assert initials(called) == tuple(borne)


@given(names)
def test_no_name_leaves_empty_boxes_or_nothing(name):
    shown = safe_name(name, "Player 3")
    assert any(map(str.isalnum, shown))
    assert len(shown) <= 32
    assert all(has_glyph(char) for char in shown)
    assert len(initial(shown, 2)) == 1


def test_the_fonts_lack_what_they_are_said_to_lack():
    assert not any(map(has_glyph, "😀山श\ue000"))
    assert all(has_glyph(char, face) for face in Typeface for char in "AzÉãç0—·…")
    assert all(has_glyph(char) for char in "Жשλ"[:2])


@pytest.mark.parametrize("odd", ODD)
def test_odd_names_are_pinned_in_a_whole_picture(odd):
    rows = [Revealed(seat=0, name=safe_name(odd, "Player 1"), cards=(), points="0", empty="none")]
    check(reveal("updown", odd, odd, rows, [safe_words(odd)], Look()))


def test_fit_shrinks_then_cuts():
    room = Box(0, 0, 100, 30)
    assert fit("short", room, 20).size == 20
    smaller = fit("a little longer", room, 20)
    assert smaller.words == "a little longer" or smaller.size == SMALLEST
    cut = fit("w" * 40, room, 20)
    assert cut.words.endswith("…")
    assert cut.size == SMALLEST
    assert length(cut.words, cut.typeface, cut.size) <= 100
    assert fit("anything", Box(0, 0, 2, 30), 20).words == ""


def test_cards_stand_where_the_language_puts_them():
    one, other = Token(rank=9), Token(rank=7)
    sentence = f"{mark(1)} ou {mark(0)}, Theo"
    assert inlaid(sentence, [one, other]) == (other, " ou ", one, ", Theo")


@given(st.lists(st.sampled_from(["Theo", " to play ", Token(rank=9)]), max_size=12))
def test_lines_stay_in_their_box(parts):
    box = Box(10, 10, 200, 30)
    for align in Align:
        ops = line(parts, box, align=align)
        edges = [op.box for op in ops]
        assert all(holds(box, edge, 0.01) for edge in edges)
        assert sum(edge.w for edge in edges) <= max(box.w, row_width(parts, 19)) + len(parts)


def test_longer_languages_are_longer():
    assert len(longer("picture-updown-deck", count=3)) >= 1.4 * len(
        say("picture-updown-deck", count=3)
    )
