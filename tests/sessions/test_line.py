"""What stands of a round in which moves were taken back and made again."""

from random import Random

import msgspec
import pytest

from bot.catalogue import known_games
from bot.records import Chair, Entry, Record, Round, TableId, UserId
from bot.sessions.moment import REDO, TAKEBACK, Moment
from bot.sessions.past import Past
from engines.core.codec import pack_events, unpack_events
from engines.core.shuffle import Seeded

GAME = known_games()["cribbage"]


def wavering(seed):
    """Return a game of cribbage with moves taken back and redone at random, and its last moment."""
    chance, shuffler, options = Random(seed), Seeded(seed), GAME.options()
    round_ = Round(
        table=TableId("T"),
        number=1,
        game="cribbage",
        seats=2,
        options=msgspec.to_builtins(options),
        chairs=(Chair("Maya", user=UserId(1)), Chair("Theo", user=UserId(2))),
        began=0.0,
    )
    entries = [Entry(None, "", pack_events(GAME.begin(2, options, shuffler)), 0.0)]
    moment = Moment.before_deal(GAME, round_).after(entries[0])
    while moment.awaited:
        seat = chance.choice(sorted(moment.awaited))
        wish = chance.random()
        if wish < 0.2 and moment.last_by(seat):
            entry = Entry(seat, TAKEBACK, pack_events(()), 0.0)
        elif wish < 0.3 and moment.undone:
            entry = Entry(seat, REDO, pack_events(()), 0.0)
        else:
            forced = GAME.forced(moment.state)
            seat, action = forced or (seat, chance.choice(list(GAME.legal(moment.state, seat))))
            events = GAME.decide(moment.state, seat, action, shuffler)
            entry = Entry(seat, GAME.text(action), pack_events(events), 0.0)
        entries.append(entry)
        moment = moment.after(entry)
    return round_, tuple(entries), moment


@pytest.mark.parametrize("seed", range(3))
def test_what_was_taken_back_is_not_told_among_what_turned_the_game(seed):
    round_, entries, moment = wavering(seed)
    acts = moment.line(entries)
    assert {entry.action for entry in entries} > {TAKEBACK, REDO}
    assert not {entry.action for entry in acts} & {TAKEBACK, REDO}
    assert len(acts) < len(entries) - 10
    events = [event for act in acts for event in unpack_events(GAME, act.events)]
    start = GAME.blank(2, GAME.options())
    assert GAME.replay(start, events) == moment.state
    ended = msgspec.structs.replace(round_, ended=1.0, result=GAME.result(moment.state))
    record = Record(
        id=round_.table, game="cribbage", guild=1, channel=2, host=UserId(1), locale="en", created=0
    )
    story = Past(GAME, ended, entries).story(record)
    assert list(story.line) == events
    assert len(story.acts) == len(entries)
