"""Names of people: any script, nothing that pings, formats, links or breaks a line."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from presenters.rounds import EN, PT, computers, record

from bot.presenters.names import bold_names, drawn_names, plain_names, told_apart
from bot.records import Chair
from bot.words import NAME_LENGTH, plain_name, shown_name

UGLY = st.text(max_size=80) | st.text(
    alphabet="*_~`|<>@#:[]()\\/\n\u202e\u200b\u200d\u0301\u0489 aé漢ש\ufe0f😀", max_size=80
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Maya", "Maya"),
        ("  two   words\n", "two words"),
        ("**loud**", r"\*\*loud\*\*"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("[free](https://x.y)", r"\[free\](https\://x.y)"),
        ("a\u202eb", "ab"),
        ("Z\u0350\u0350\u0489\u0351o", "Z\u0350o"),
        ("\u200b\u2060\u3164", "Player 1"),
        ("", "Player 1"),
        ("\u0301\u0301", "Player 1"),
        ("漢字", "漢字"),
        ("😀", "😀"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("שרה", "\u2068שרה\u2069"),
        ("W" * 40, "W" * 31 + "…"),
    ],
)
def test_a_name_is_shown_as(name, shown):
    assert shown_name(name, "Player 1") == unicodedata.normalize("NFC", shown)


@given(UGLY)
def test_a_plain_name_is_short_visible_and_on_one_line(name):
    plain = plain_name(name, "Player 1")
    bare = plain.removeprefix("\u2068").removesuffix("\u2069")
    assert 1 <= len(bare) <= NAME_LENGTH
    assert "\n" not in plain
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in bare)
    controls = [c for c in bare if unicodedata.category(c)[0] == "C" and c not in "\u200c\u200d"]
    assert controls == []
    kinds = "".join("m" if unicodedata.category(c) in {"Mn", "Me"} else "." for c in bare)
    assert "mm" not in kinds


@given(UGLY)
def test_a_shown_name_formats_nothing_and_mentions_nobody(name):
    shown = shown_name(name, "Player 1")
    assert re.search(r"@(?!\u200b)", shown) is None
    bare = re.sub(r"\\[^\w\s]", "", shown)
    assert not set(bare) & set("*_~`|<>[]#:") - {"_"}
    assert "_" not in re.sub(r"\\_", "", shown)


@given(st.lists(UGLY, min_size=1, max_size=6))
def test_names_at_a_table_are_all_different(names):
    plain = [plain_name(name, f"Player {n}") for n, name in enumerate(names)]
    told = told_apart(plain)
    assert len({name.casefold() for name in told}) == len(names)


def test_two_equal_names_are_told_apart():
    seats = record(3, ("Maya", "Maya", "Maya (2)"))
    assert plain_names(seats, EN) == ("Maya", "Maya (2)", "Maya (2) (2)")


def test_computers_are_named_in_the_readers_language():
    seats = record(3, chairs=computers(3))
    assert bold_names(seats, EN)[1:] == ("**Computer (Hard)**", "**Computer (Hard) (2)**")
    assert bold_names(seats, PT)[1:] == ("**Computador (Difícil)**", "**Computador (Difícil) (2)**")
    assert drawn_names(seats, EN)[1:] == ("Hard PC", "Hard PC (2)")
    assert drawn_names(seats, PT)[1:] == ("PC dif.", "PC dif. (2)")


def test_a_name_with_nothing_to_see_is_the_seats_number():
    seats = record(2, chairs=(Chair("Maya", 10), Chair("\u3164", 11)))
    assert plain_names(seats, EN) == ("Maya", "Player 2")
    assert plain_names(seats, PT) == ("Maya", "Jogador 2")
