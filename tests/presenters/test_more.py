"""The rarer controls: what cannot be undone stands apart and asks first."""

import pytest
from msgspec.structs import replace as changed
from presenters.limits import buttons, menus, text
from presenters.rounds import EN, Live, computers

from bot.messages import Divider, Message, Verb
from bot.presenters import updown
from bot.presenters.more import GRAVE, more, sure
from bot.records import Phase
from engines.core.seats import Seat


def verbs(message: Message) -> set[Verb]:
    return {b.deed.verb for b in buttons(message)} | {m.deed.verb for m in menus(message)}


@pytest.mark.parametrize(
    ("seat", "moderates", "offered"),
    [
        (
            0,
            False,
            {Verb.SHOW, Verb.PAUSE, Verb.HOST, Verb.RESIGN, Verb.AGAIN, Verb.END, Verb.KICK},
        ),
        (1, False, {Verb.SHOW, Verb.PAUSE, Verb.RESIGN}),
        (1, True, {Verb.SHOW, Verb.PAUSE, Verb.RESIGN, Verb.END, Verb.KICK}),
        (None, False, {Verb.SHOW}),
        (None, True, {Verb.SHOW, Verb.END, Verb.KICK}),
    ],
)
def test_each_is_offered_what_is_theirs(seat, moderates, offered):
    assert verbs(more(Live.deal(3).sight(seat), updown, EN, moderates=moderates)) == offered


def test_what_cannot_be_undone_stands_below_a_line():
    parts = more(Live.deal(3).sight(0), updown, EN).parts
    line = next(n for n, part in enumerate(parts) if isinstance(part, Divider))
    assert not verbs(Message(parts[:line])) & set(GRAVE)
    assert verbs(Message(parts[line:])) <= set(GRAVE)


def test_a_paused_match_can_be_resumed():
    live = Live.deal()
    live.record = changed(live.record, paused=True)
    offered = verbs(more(live.sight(1), updown, EN))
    assert Verb.RESUME in offered
    assert Verb.PAUSE not in offered


def test_between_rounds_nobody_resigns():
    live = Live.deal()
    live.record = changed(live.record, phase=Phase.BETWEEN)
    assert verbs(more(live.sight(0), updown, EN)) == {Verb.SHOW, Verb.HOST, Verb.END, Verb.KICK}


def test_the_role_goes_to_people_and_seats_that_are_gone_are_not_named():
    live = Live.deal(3, chairs=computers(3))
    assert Verb.HOST not in verbs(more(live.sight(0), updown, EN))
    live.record = changed(live.record, gone=(Seat(2),))
    (kick,) = menus(more(live.sight(0), updown, EN))
    assert [option.value for option in kick.options] == ["1"]


@pytest.mark.parametrize("argument", ["resign", "end", "again 3", "kick 1"])
def test_yes_carries_the_deed_out_and_no_goes_back(argument):
    message = sure(Live.deal().record, argument, EN)
    no, yes = buttons(message)
    assert (yes.deed.verb, yes.deed.argument) == (Verb.SURE, argument)
    assert no.deed.verb is Verb.MORE


def test_the_question_names_who_is_removed_and_who_wins_then():
    two, three = Live.deal(2).record, Live.deal(3).record
    assert "Remove **Theo**" in text(sure(two, "kick 1", EN))
    assert "**Maya** wins" in text(sure(two, "kick 1", EN))
    assert "goes on without" in text(sure(three, "kick 1", EN))


def test_resigning_says_what_comes_of_it():
    two, three = Live.deal(2).record, Live.deal(3).record
    assert "**Theo** wins" in text(sure(two, "resign", EN, seat=Seat(0)))
    assert "the others play on" in text(sure(three, "resign", EN, seat=Seat(0)))
    one_left = changed(three, gone=(Seat(1),))
    assert "**Maya** wins" in text(sure(one_left, "resign", EN, seat=Seat(2)))
