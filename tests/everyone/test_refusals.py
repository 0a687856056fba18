"""Refusals teach: whatever is tried, the sentence is the game's own and names a rule that there is."""

import pytest
from everyone.tables import EN, GAMES, PT, Live
from presenters.test_rules import numbers, rulebook

from bot.presenters.cards import told_text
from bot.presenters.pages import RULES_LENGTH, page_of_rule, split
from bot.presenters.refusals import why_not
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Seeded


def tried(live, seat, text):
    """Return why the rules refuse *text* now, or nothing."""
    game = live.playout.game
    try:
        game.decide(live.playout.state, Seat(seat), game.parse(text), Seeded(1))
    except RuleError as refused:
        return refused
    return None


def refusals(key):
    """Yield one refusal of each kind and rule, of what anybody may type in the course of a game."""
    seen, part = set(), GAMES[key].part
    every = part.every_action()
    for seed, seats in ((1, 2), (2, min(3, GAMES[key].game.seats[-1]))):
        live = Live.deal(key, seats, seed)
        for n, _ in enumerate(live.moments(400)):
            typed = (*every[n % 7 :: 7][:12], *(live.playout.legal(0)[:2]), "take", "leave")
            for seat in range(seats):
                for text in typed:
                    try:
                        refused = tried(live, seat, text)
                    except ValueError:
                        continue
                    if refused is not None and (refused.why, refused.rule) not in seen:
                        seen.add((refused.why, refused.rule))
                        yield refused


@pytest.mark.parametrize("key", GAMES)
def test_each_refusal_of_whole_games_is_said_in_both_languages_with_a_rule_to_read(key):
    known, count = set(numbers(rulebook(key))), 0
    entry = GAMES[key]
    card = getattr(entry.part, "card_in_words", told_text)
    for refused in refusals(key):
        assert refused.rule in known, refused
        sentences = [
            why_not(refused.why, refused.rule, refused.facts, say, key, card_in_words=card)
            for say in (EN, PT)
        ]
        for say, sentence in zip((EN, PT), sentences, strict=True):
            assert say("refusal-other") not in sentence, refused.why
            assert sentence.endswith(f"{refused.rule})")
            text = entry.rules(say.locale)
            page = split(text, RULES_LENGTH)[page_of_rule(text, refused.rule) - 1]
            assert f"**{refused.rule}**" in page
        assert sentences[0] != sentences[1]
        count += 1
    assert count >= 4
