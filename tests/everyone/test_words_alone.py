"""Text only: a program that reads plays whole games of each kind, without a picture or a button.

It is given the messages as they are for whoever wants no pictures, and nothing else.
"""

import re

import pytest
from everyone.readers import READERS
from everyone.tables import EN, PEOPLE, PT, Live
from presenters.limits import check, text

from bot.messages import Picture
from bot.presenters import hand as hands
from bot.presenters import recap
from bot.presenters import table as tables
from bot.sight import Story
from engines.core.contract import Level

BOUND = 1500
"""No game takes more acts."""


def shown(message):
    """Return what is read of a message, which has no picture."""
    assert not any(isinstance(part, Picture) for part in check(message).parts)
    return text(message)


def own(live, seat, say=EN):
    return shown(hands.hand(live.sight(seat), None, live.part, say))


def played(key, seed, readers):
    """Play a game where the seats *readers* read; the others are Medium computers."""
    live, read = Live.deal(key, 2, seed), READERS[key]
    while live.playout.to_act:
        assert len(live.acts) < BOUND
        seat = min(live.playout.to_act)
        if seat in readers:
            live.do(seat, read(own(live, seat)))
            if len(live.acts) % 7 == 0:
                shown(tables.table(live.sight(), None, live.part, PT))
        else:
            live.go(seat, Level.MEDIUM)
    return live


@pytest.mark.parametrize(
    ("key", "readers"),
    [("updown", {0, 1}), ("cribbage", {0, 1}), ("wild", {0, 1}), ("rummy", {0})],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_are_played_from_words_alone(key, readers, seed):
    live = played(key, seed, readers)
    result = live.playout.result
    assert result.outcome
    story = Story(live.sight(), 1, result, tuple(live.acts), line=live.playout.events)
    told = shown(recap.recap(story, None, live.part, EN))
    if len(result.places[0]) == 1:
        winner = PEOPLE[result.places[0][0]]
        assert re.search(rf"🏆.*{winner}", told.split("\n")[1]), told


@pytest.mark.parametrize("key", READERS)
def test_what_is_shown_in_pictures_is_said_in_both_languages(key):
    """Each name, each number of cards and the own cards stand in the words of table and hand."""
    live = Live.deal(key, 2, 4)
    for _ in live.moments(9):
        pass
    for say in (EN, PT):
        table = shown(tables.table(live.sight(), None, live.part, say))
        assert all(name in table for name in PEOPLE[:2])
        assert live.part.alt_table(live.sight(), say) in table
        assert live.part.alt_hand(live.sight(0), say) in own(live, 0, say)
