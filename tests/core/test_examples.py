"""The examples in the docstrings are true."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["cards", "seats", "shuffle"])
def test_examples(name):
    tried = doctest.testmod(import_module(f"engines.core.{name}"))
    assert tried.attempted > 0
    assert tried.failed == 0
