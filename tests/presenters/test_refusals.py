"""Refusals: one sentence, with the number of the rule."""

import pytest
from presenters.limits import check, text
from presenters.rounds import EN, PT, Live

from bot.presenters.refusals import refusal
from engines.core.seats import RuleError


@pytest.mark.parametrize(
    ("why", "rule", "facts", "game", "said"),
    [
        ("table_full", "", {}, "", "This table is full."),
        ("too_few_seats", "", {"least": 2}, "", "At least 2 players are needed to start."),
        ("over", "5.7", {}, "updown", "This round is over. (Rule 5.7)"),
        ("not_held", "3.5", {"card": "Th"}, "updown", "You do not hold 10♥. (Rule 3.5)"),
        ("never_heard_of", "", {}, "updown", "That is not possible right now."),
        (
            "does_not_fit",
            "2.1",
            {"card": "9h", "rank": "T"},
            "updown",
            "9♥ does not fit on 10: a card must be exactly one rank higher or lower. (Rule 2.1)",
        ),
    ],
)
def test_a_refusal_says(why, rule, facts, game, said):
    assert text(check(refusal(why, rule, facts, EN, game))) == said


def test_a_refusal_of_the_rules_is_said_with_its_own_facts():
    live = Live.deal()
    (turn,) = live.playout.to_act
    with pytest.raises(RuleError) as refused:
        live.do(turn, "keep")
    error = refused.value
    said = text(refusal(error.why, error.rule, error.facts, PT, "updown"))
    assert said == "Você só pode ficar com uma carta que comprou nesta vez. (Regra 3.4)"
