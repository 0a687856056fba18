"""Each numbered rule of a game's RULES.md is a row of its rule tables, and each row a rule.

A row is a tuple or a call, anywhere in ``tests/<game>/test_*.py``, with the number of the rule first, as
a text: ``("3.2", …)``.
"""

import ast
import re
from pathlib import Path

from contract.walks import every_game

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\d+\.\d+[a-z]?")


def numbers_of_rulebook(key):
    text = (ROOT / "engines" / key / "RULES.md").read_text()
    return re.findall(r"^\W*(\d+\.\d+[a-z]?)\b", text, re.MULTILINE)


def numbers_of_rows(key):
    """Return the first element of every tuple, and of every call, that is the number of a rule."""
    for table in (ROOT / "tests" / key).glob("test_*.py"):
        for node in ast.walk(ast.parse(table.read_text())):
            first = None
            if isinstance(node, ast.Tuple) and node.elts:
                first = node.elts[0]
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield from NUMBER.findall(first.value) if NUMBER.fullmatch(first.value) else ()


@every_game
def test_rules_are_numbered_once_and_in_order(game):
    numbers = numbers_of_rulebook(game.key)
    assert numbers
    assert len(numbers) == len(set(numbers))
    assert numbers == sorted(numbers, key=lambda each: [*map(int, re.findall(r"\d+", each)), each])


@every_game
def test_each_rule_is_a_row_and_each_row_a_rule(game):
    rules, rows = set(numbers_of_rulebook(game.key)), set(numbers_of_rows(game.key))
    assert rules - rows == set(), "rules without a row"
    assert rows - rules == set(), "rows without a rule"


@every_game
def test_each_refusal_names_a_rule(game):
    rules = set(numbers_of_rulebook(game.key))
    for module in (ROOT / "engines" / game.key).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RuleError":
                cited = [arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant)]
                whole = len(node.args) > 1 or isinstance(node.args[0], ast.Starred)
                assert whole, f"{module.name}:{node.lineno} names no rule"
                assert set(cited) <= rules, f"{module.name}:{node.lineno}"
