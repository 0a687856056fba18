"""The catalogue: complete in both languages, without a key too many or too few."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words import ENGLISH, LOCALES, Words, fluent_files, own_name

ROOT = Path(__file__).parents[2]
GAMES = {folder.name for folder in (ROOT / "bot" / "presenters").iterdir() if folder.is_dir()}
KEY = re.compile(r"[a-z]+(-[a-z_]+)*")
PAGE_KEY = re.compile(r'"(page-[a-z-]+)"')
"""How the page of the sandbox writes a key."""


class Facts(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, ftl.Message]:
    return {each.id.name: each for each in entries(locale) if isinstance(each, ftl.Message)}


@cache
def entries(locale: str) -> list:
    texts = [file.read_text(encoding="utf-8") for file in fluent_files(locale)]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


KEYS = {locale: messages(locale) for locale in LOCALES}
ENGLISH_KEYS = KEYS[ENGLISH]
every_other = pytest.mark.parametrize("locale", LOCALES[1:])


def facts(message: ftl.Message) -> set[str]:
    visitor = Facts()
    visitor.visit(message)
    return visitor.names


class Mentions(ast.NodeVisitor):
    """Every text in the code that may be a key, families of keys, and the keys that are said."""

    def __init__(self):
        self.texts, self.families, self.said = set(), set(), set()

    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.texts.add(node.value)

    def visit_JoinedStr(self, node):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else r"[a-z0-9_-]+"
            for part in node.values
        ]
        pattern = "".join(parts)
        if re.search(r"^[a-z]+\\-|\\-[a-z]+(\\-|$)", pattern):
            self.families.add(re.compile(pattern))
        self.generic_visit(node)

    def visit_Call(self, node):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name == "say" and node.args and isinstance(node.args[0], ast.Constant):
            self.said.add(node.args[0].value)
        self.generic_visit(node)


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def mentions() -> Mentions:
    found = Mentions()
    for folder in ("bot", "renderers"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            found.visit(tree(file))
    for file in sorted((ROOT / "bot" / "sandbox" / "page").iterdir()):
        said = PAGE_KEY.findall(file.read_text(encoding="utf-8"))
        found.said |= set(said)
        found.texts |= set(said)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogue_can_be_read_and_says_nothing_twice(locale):
    found = entries(locale)
    assert [each.content for each in found if isinstance(each, ftl.Junk)] == []
    keys = [each.id.name for each in found if isinstance(each, ftl.Message)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


class Singulars(Visitor):
    """Collects what is chosen by a number where one reads "1 point" and nought has no words."""

    def __init__(self):
        self.found = []

    def visit_SelectExpression(self, node):  # noqa: N802 - the visitor's own name
        keys = {getattr(v.key, "name", getattr(v.key, "value", "")): v for v in node.variants}
        if "one" in keys and "0" not in keys and isinstance(node.selector, ftl.VariableReference):
            shown = Facts()
            shown.visit(keys["one"].value)
            if node.selector.id.name in shown.names:
                self.found.append(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("locale", ["pt-BR"])
def test_nought_is_many_where_the_language_counts_it_as_one(locale):
    """Portuguese by CLDR: nought is "one", but everybody writes "0 pontos"."""
    for key, message in KEYS[locale].items():
        singulars = Singulars()
        singulars.visit(message)
        assert not singulars.found, key


@every_other
def test_every_language_says_the_same_keys(locale):
    assert ENGLISH_KEYS.keys() - KEYS[locale].keys() == set()
    assert KEYS[locale].keys() - ENGLISH_KEYS.keys() == set()


@every_other
def test_every_language_is_given_the_same_facts(locale):
    unlike = {
        key: (facts(ENGLISH_KEYS[key]), facts(KEYS[locale][key]))
        for key in ENGLISH_KEYS
        if facts(ENGLISH_KEYS[key]) != facts(KEYS[locale][key])
    }
    assert unlike == {}


SAME = {"cribbage-title"}
"""A game is called by its name everywhere."""


@every_other
def test_no_language_is_english_left_over(locale):
    """Only what is the same in both languages may be written alike."""
    alike = {
        key
        for key in ENGLISH_KEYS
        if ENGLISH_KEYS[key].value.equals(KEYS[locale][key].value)
        and re.search("[A-Za-z]{2}", "".join(literals(ENGLISH_KEYS[key])))
    }
    assert alike == SAME


def literals(message: ftl.Message) -> list[str]:
    class Texts(Visitor):
        def __init__(self):
            self.found = []

        def visit_TextElement(self, node):  # noqa: N802 - the visitor's own name
            self.found.append(node.value)

    texts = Texts()
    texts.visit(message)
    return texts.found


def test_a_language_is_a_folder_and_has_a_name_of_its_own():
    folders = {each.name for each in (ROOT / "bot" / "locales").iterdir() if each.is_dir()}
    assert set(LOCALES) == folders
    assert len({own_name(locale) for locale in LOCALES}) == len(LOCALES)


def test_every_key_that_is_said_is_in_the_catalogue():
    assert mentions().said - ENGLISH_KEYS.keys() == set()


def of_every_game(key: str) -> str:
    """Return the key that every game says, for one that a game says in words of its own."""
    stem, _, game = key.rpartition("-in-")
    return stem if game in GAMES and stem in ENGLISH_KEYS else key


def test_every_key_of_the_catalogue_is_said_somewhere():
    found = mentions()
    unused = {
        key
        for key in map(of_every_game, ENGLISH_KEYS)
        if key not in found.texts and not any(each.fullmatch(key) for each in found.families)
    }
    assert unused == set()


def test_a_game_puts_in_its_own_words_what_every_game_says_with_the_same_facts():
    own = {key: of_every_game(key) for key in ENGLISH_KEYS if of_every_game(key) != key}
    assert "table-round-in-updown" in own
    unlike = [k for k, stem in own.items() if facts(ENGLISH_KEYS[k]) != facts(ENGLISH_KEYS[stem])]
    assert unlike == []
    say = Words.load(strict=True).speaker("en")
    assert say("table-round", n=2) == "Game 2."
    assert say.of("cribbage")("table-round", n=2) == "Game 2."
    assert say.of("updown")("table-round", n=2) == "Round 2."


def refusals_raised(folder: str, error: str) -> set[str]:
    """Return the keys of *error* that the code under *folder* raises."""
    found = set()
    for file in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == error:
                found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    return found


def test_every_wish_that_is_refused_has_a_sentence():
    raised = refusals_raised("bot", "SeatingError")
    assert raised
    assert {why for why in raised if f"refusal-{why}" not in ENGLISH_KEYS} == set()


def test_every_refusal_of_the_rules_has_a_sentence():
    raised = refusals_raised("engines/updown", "RuleError")
    assert {"does_not_fit", "must_play"} <= raised
    keys = ENGLISH_KEYS
    mute = {w for w in raised if f"updown-refusal-{w}" not in keys and f"refusal-{w}" not in keys}
    assert mute == set()


def test_every_sentence_for_a_refusal_answers_one():
    raised = refusals_raised("bot", "SeatingError")
    raised |= refusals_raised("engines", "RuleError") | refusals_raised("bot", "RuleError")
    spare = {"rule", "other", "stale"}
    refusals = {of_every_game(key) for key in ENGLISH_KEYS if "refusal-" in key}
    told = {key.partition("refusal-")[2] for key in refusals}
    assert told - raised - spare == set()


@pytest.mark.parametrize(
    ("locale", "voice"),
    [("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("en-GB", "en"), ("fr", "en"), ("", "en")],
)
def test_the_nearest_language_speaks(locale, voice):
    assert Words.load().speaker(locale).locale == voice


def test_a_missing_key_is_a_fault_in_tests_and_is_shown_in_production(caplog):
    with pytest.raises(KeyError):
        Words.load(strict=True).speaker("en")("no-such-key")
    assert Words.load().speaker("pt-BR")("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


def test_a_missing_fact_is_a_fault_in_tests_and_is_logged_in_production(caplog):
    with pytest.raises(KeyError):
        Words.load(strict=True).speaker("en")("table-round")
    assert Words.load().speaker("en")("table-round").startswith("Game")
    assert "table-round" in caplog.text


@pytest.mark.parametrize("locale", LOCALES)
def test_plurals_follow_the_number(locale):
    say = Words.load(strict=True).speaker(locale)
    one = say("updown-row", name="A", cards="2♣", points=1)
    many = say("updown-row", name="A", cards="2♣", points=22)
    assert one.endswith(("1 point", "1 ponto"))
    assert many.endswith(("22 points", "22 pontos"))


def test_the_words_of_the_pictures_are_those_that_the_renderers_say():
    from renderers.updown.words import ENGLISH as PICTURES

    assert PICTURES.keys() <= ENGLISH_KEYS.keys()
    for key, sentence in PICTURES.items():
        assert facts(ENGLISH_KEYS[key]) == set(re.findall(r"{(\w+)}", sentence)), key
