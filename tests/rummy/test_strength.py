"""The command that prints how well the computers play."""

import re

from engines.core.contract import Level
from engines.rummy import strength


def test_the_command_prints_its_figures(capsys):
    strength.main(["--deals", "5", "--seed", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert re.match(r"hard beats easy in [\d.]+% of 5 deals", lines[0])
    assert re.match(r"medium beats easy in [\d.]+% of 5 deals", lines[1])
    assert re.match(r"hard against hard: median \d+ turns, \d+ turns of a seat; 1 deal", lines[2])
    assert re.match(r"a Hard move: median \d+ ms, longest \d+ ms", lines[3])
    assert re.match(r"best: median [\d.]+ ms, p99 [\d.]+ ms", lines[4])


def test_a_duel_changes_the_seats_and_tells_who_won():
    found = strength.duel(Level.MEDIUM, Level.EASY, 4, seed=40)
    assert [won for won, _ in found] == [
        deal.winner == number % 2 for number, (_, deal) in enumerate(found)
    ]
    assert all(deal.turns >= 1 and not deal.thought for _, deal in found)
