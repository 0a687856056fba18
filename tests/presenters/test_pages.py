"""Long texts in pages: cut at headings, nothing lost."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from presenters.limits import buttons, check, text
from presenters.rounds import EN, PT

from bot.presenters.pages import RULES_LENGTH, page_of_rule, rules_pages, split

RULES = (Path(__file__).parents[2] / "engines/updown/RULES.md").read_text(encoding="utf-8")


@given(st.lists(st.sampled_from(["# Head", "## Two", "- line", "", "x" * 90]), max_size=40))
def test_pages_hold_everything_in_order_and_are_short_enough(lines):
    markdown = "\n".join(lines)
    pages = split(markdown, 60)
    assert all(len(page) <= 60 for page in pages)
    assert "".join("".join(pages).split()) == "".join(markdown.split())


def test_a_page_begins_at_a_heading():
    text_of = [f"## {n}\n" + "x" * 30 for n in range(6)]
    pages = split("\n".join(text_of), 80)
    assert len(pages) > 1
    assert all(page.startswith("## ") for page in pages)


def test_an_empty_text_is_one_page():
    assert split("") == ("",)


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_the_rules_are_shown_whole(say):
    pages = split(RULES, RULES_LENGTH)
    assert all(len(page) <= RULES_LENGTH for page in pages)
    for number in range(1, len(pages) + 1):
        message = check(rules_pages("updown", RULES, number, say))
        assert pages[number - 1] in text(message)
        assert [each.disabled for each in buttons(message)] == [number == 1, number == len(pages)]


def test_a_page_out_of_range_is_the_nearest():
    assert rules_pages("updown", RULES, 0, EN) == rules_pages("updown", RULES, 1, EN)
    assert rules_pages("updown", RULES, 99, EN) == rules_pages(
        "updown", RULES, len(split(RULES, RULES_LENGTH)), EN
    )


def test_a_rules_number_is_found_on_its_page():
    for rule in ("1.1", "3.4", "6.6"):
        assert f"**{rule}**" in split(RULES, RULES_LENGTH)[page_of_rule(RULES, rule) - 1]
    assert page_of_rule(RULES, "99.9") == 1
