"""The rules as players read them: in their language, with the numbers that refusals name."""

import re
from pathlib import Path

import pytest
from presenters import seen
from presenters.limits import check, text
from presenters.rounds import EN, PT

from bot import catalogue
from bot.presenters.pages import RULES_LENGTH, page_of_rule, rules_pages, split
from bot.words import ENGLISH, LOCALES

ROOT = Path(__file__).parents[2]
GAMES = catalogue.load()
RULE = re.compile(r"^- \*\*(\d+\.\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
every_game = pytest.mark.parametrize("game", GAMES)
every_locale = pytest.mark.parametrize("locale", LOCALES)


def rulebook(game):
    return (ROOT / "engines" / game / "RULES.md").read_text(encoding="utf-8")


def numbers(markdown):
    return [number for number, _ in RULE.findall(markdown)]


@every_game
@every_locale
def test_the_rules_have_the_numbers_and_headings_of_the_rulebook(game, locale):
    read = GAMES[game].rules(locale)
    assert numbers(rulebook(game)) == numbers(read) != []
    headings = re.findall(r"^## (\d+)", read, re.MULTILINE)
    assert headings == re.findall(r"^## (\d+)", rulebook(game), re.MULTILINE)
    example = re.findall(r"^## \D+\n.+\n", read.partition("## 1 ")[0], re.MULTILINE)
    assert len(example) == 1, "an example stands before the first rule"


@every_game
@every_locale
def test_no_note_of_the_makers_is_shown(game, locale):
    assert "[choice]" in rulebook(game)
    read = GAMES[game].rules(locale)
    assert not re.search(r"choice\]|^Source|house rules are silent", read, re.MULTILINE)
    assert all(rule.endswith((".", ")")) for _, rule in RULE.findall(read))


@every_game
def test_each_language_says_the_rules_in_its_own_words(game):
    english = dict(RULE.findall(GAMES[game].rules(ENGLISH)))
    for locale in set(LOCALES) - {ENGLISH}:
        alike = {n for n, rule in RULE.findall(GAMES[game].rules(locale)) if rule == english[n]}
        assert alike == set()


@every_game
@every_locale
def test_rules_point_to_rules_that_there_are(game, locale):
    read = GAMES[game].rules(locale)
    cited = re.findall(r"(?:rule|regra) (\d+\.\d+)", read)
    assert set(cited) <= set(numbers(read))
    assert cited == re.findall(r"(?:rule|regra) (\d+\.\d+)", rulebook(game))


@every_game
@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_each_page_of_the_rules_is_a_message(game, say):
    read = GAMES[game].rules(say.locale)
    shown = [
        text(check(rules_pages(game, read, n + 1, say)))
        for n in range(len(split(read, RULES_LENGTH)))
    ]
    for number in numbers(read):
        assert f"**{number}**" in shown[page_of_rule(read, number) - 1]


@every_game
def test_a_rule_reworded_in_english_was_looked_at_in_each_language(game):
    """Translate the rules that are named, then run ``python tests/presenters/seen.py``."""
    rules = seen.english(game)
    for locale in seen.translated(game):
        assert seen.to_look_at(rules, seen.seen(locale, game)) == [], f"{locale}: these rules"
    first, *others = rules
    marks = {number: seen.digest(rules[number]) for number in others} | {"99.9": "0"}
    assert seen.to_look_at(rules, marks) == [first, "99.9"]
    marks[others[0]] = seen.digest(rules[others[0]] + " Not.")
    assert others[0] in seen.to_look_at(rules, marks)
