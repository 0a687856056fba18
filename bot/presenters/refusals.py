"""Why something was not done: one private sentence, with the number of the rule."""

from collections.abc import Callable, Mapping

from bot.messages import Message, Text
from bot.presenters.cards import short_rank, told_text
from bot.words import Say
from engines.core.cards import RANKS


def refusal(
    why: str, rule: str, facts: Mapping[str, str | int], say: Say, game: str = ""
) -> Message:
    """Return the sentence for *why*: the game's own, else the one for all, else a plain no.

    *rule*: the number in the game's rules, or ``""``; *facts*: what the sentence names, cards in
    the notation of the rules.
    """
    return notice(why_not(why, rule, facts, say, game))


def why_not(
    why: str,
    rule: str,
    facts: Mapping[str, str | int],
    say: Say,
    game: str = "",
    *,
    card_in_words: Callable[[str, Say], str] = told_text,
) -> str:
    """Return the text of ``refusal``; *card_in_words* says the cards of a pack of the game's own."""
    say = say.of(game)
    keys = (f"{game}-refusal-{why}", f"refusal-{why}")
    key = next((each for each in keys if say.knows(each)), "refusal-other")
    told = {fact: _told(fact, value, say, card_in_words) for fact, value in facts.items()}
    sentence = say(key, **told)
    return say("refusal-rule", sentence=sentence, rule=rule) if rule else sentence


def notice(text: str) -> Message:
    """Return a message of nothing but *text*."""
    return Message((Text(text),))


def _told(
    fact: str, value: str | int, say: Say, card_in_words: Callable[[str, Say], str]
) -> str | int:
    """Return a fact as people read it: cards and ranks with their signs."""
    if isinstance(value, int):
        return value
    if fact == "rank" and value in set(RANKS):
        return short_rank(RANKS.index(value))
    return card_in_words(value, say)
