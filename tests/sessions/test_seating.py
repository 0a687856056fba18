"""Who may sit, go, choose and end: a row a rule. Maya (1) hosts, Theo (2), Ana (3), a computer."""

import msgspec
import pytest

from bot.records import Chair, Phase, Record, TableId, UserId
from bot.sessions import seating
from bot.sessions.rematch import rematch, require_rematchable
from bot.sessions.seating import Asker, SeatingError
from engines.core.contract import Level
from engines.core.seats import Seat
from engines.updown.game import GAME

MAYA, THEO, ANA = (Asker(UserId(n), name) for n, name in enumerate(("Maya", "Theo", "Ana"), 1))
MOD = Asker(UserId(9), "Mo", moderator=True)
EASY = Chair(name="Computer", level=Level.EASY)


def table(*people, phase=Phase.LOBBY, **more):
    chairs = tuple(p if isinstance(p, Chair) else Chair(p.name, p.user) for p in people)
    return Record(
        id=TableId("abcdef01"),
        game="updown",
        guild=1,
        channel=2,
        host=UserId(1),
        locale="en",
        created=0.0,
        phase=phase,
        chairs=chairs,
        **more,
    )


LOBBY = table(MAYA, THEO)
PLAYING = table(MAYA, THEO, ANA, phase=Phase.PLAYING, round=1, tally=(0, 0, 0))
CLOSED = table(MAYA, THEO, phase=Phase.CLOSED, round=2, tally=(1, 0))

REFUSED = [  # what is wished, of which table, and why not
    ("join twice", LOBBY, lambda r: seating.join(r, THEO, GAME), "already_seated"),
    (
        "join a full table",
        table(MAYA, THEO, EASY),
        lambda r: seating.join(r, ANA, GAME),
        "table_full",
    ),
    ("join once it plays", PLAYING, lambda r: seating.join(r, MOD, GAME), "already_started"),
    ("join once closed", CLOSED, lambda r: seating.join(r, ANA, GAME), "table_closed"),
    ("leave without a seat", LOBBY, lambda r: seating.quit_lobby(r, ANA), "not_seated"),
    ("leave while it plays", PLAYING, lambda r: seating.quit_lobby(r, ANA), "already_started"),
    (
        "add as a guest",
        LOBBY,
        lambda r: seating.add_computer(r, THEO, Level.EASY, GAME),
        "not_host",
    ),
    ("remove as a guest", LOBBY, lambda r: seating.remove(r, THEO, Seat(0)), "not_host"),
    ("remove the host", LOBBY, lambda r: seating.remove(r, MAYA, Seat(0)), "host_stays"),
    (
        "remove by an old menu",
        LOBBY,
        lambda r: seating.as_seen(r, PLAYING.sitting),
        "seats_changed",
    ),
    ("remove nobody", LOBBY, lambda r: seating.remove(r, MAYA, Seat(5)), "no_such_seat"),
    (
        "choose as a guest",
        LOBBY,
        lambda r: seating.set_option(r, THEO, "clock", "60", GAME),
        "not_host",
    ),
    (
        "no such clock",
        LOBBY,
        lambda r: seating.set_option(r, MAYA, "clock", "61", GAME),
        "no_such_option",
    ),
    (
        "no such option",
        LOBBY,
        lambda r: seating.set_option(r, MAYA, "jokers", "9", GAME),
        "no_such_option",
    ),
    ("start as a guest", LOBBY, lambda r: seating.require_startable(r, THEO, GAME), "not_host"),
    (
        "start alone",
        table(MAYA),
        lambda r: seating.require_startable(r, MAYA, GAME),
        "too_few_seats",
    ),
    ("start twice", PLAYING, lambda r: seating.require_startable(r, MAYA, GAME), "already_started"),
    (
        "start once closed",
        CLOSED,
        lambda r: seating.require_startable(r, MAYA, GAME),
        "table_closed",
    ),
    ("host by a guest", PLAYING, lambda r: seating.hand_over(r, THEO, Seat(2)), "not_host"),
    (
        "host of a computer",
        table(MAYA, EASY),
        lambda r: seating.hand_over(r, MAYA, Seat(1)),
        "no_such_seat",
    ),
    ("end as a guest", PLAYING, lambda r: seating.close(r, THEO), "not_host"),
    ("end twice", CLOSED, lambda r: seating.close(r, MAYA), "table_closed"),
    ("pause a lobby", LOBBY, lambda r: seating.pause(r, MAYA), "not_playing"),
    ("pause without a seat", PLAYING, lambda r: seating.pause(r, MOD), "not_seated"),
    ("resume what runs", PLAYING, lambda r: seating.resume(r, MAYA), "not_paused"),
    (
        "remove who left",
        table(MAYA, THEO, gone=(Seat(1),)),
        lambda r: seating.require_sitting(r, Seat(1)),
        "no_such_seat",
    ),
    ("rematch of what runs", PLAYING, lambda r: require_rematchable(r, MAYA), "still_open"),
    ("rematch by a stranger", CLOSED, lambda r: require_rematchable(r, ANA), "not_seated"),
]


@pytest.mark.parametrize(
    ("record", "wish", "why"), [row[1:] for row in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_refused(record, wish, why):
    with pytest.raises(SeatingError) as refused:
        wish(record)
    assert refused.value.why == why


DONE = [  # what is wished, of which table, and what is so afterwards
    ("join", LOBBY, lambda r: seating.join(r, ANA, GAME), lambda r: r.names == ("Maya", "Theo", "Ana")),
    ("a computer", LOBBY, lambda r: seating.add_computer(r, MAYA, Level.HARD, GAME), lambda r: r.chairs[2].level == "hard"),
    ("a moderator's computer", LOBBY, lambda r: seating.add_computer(r, MOD, Level.EASY, GAME), lambda r: len(r.chairs) == 3),
    ("the host leaves", LOBBY, lambda r: seating.quit_lobby(r, MAYA), lambda r: (r.host, r.names) == (2, ("Theo",))),
    ("the last one leaves", table(MAYA, EASY), lambda r: seating.quit_lobby(r, MAYA), lambda r: r.phase == "closed"),
    ("remove", LOBBY, lambda r: seating.remove(r, MAYA, Seat(1)), lambda r: r.names == ("Maya",)),
    ("a clock", LOBBY, lambda r: seating.set_option(r, MAYA, "clock", "60", GAME), lambda r: r.clock == 60),
    ("no clock", LOBBY, lambda r: seating.set_option(r, MAYA, "clock", "0", GAME), lambda r: r.clock == 0),
    ("the host first", msgspec.structs.replace(LOBBY, host=UserId(2)), seating.host_first, lambda r: r.names == ("Theo", "Maya")),
    ("hand over", PLAYING, lambda r: seating.hand_over(r, MAYA, Seat(2)), lambda r: r.host == 3),
    ("a moderator ends", PLAYING, lambda r: seating.close(r, MOD), lambda r: r.phase == "closed"),
    ("pause", PLAYING, lambda r: seating.pause(r, ANA), lambda r: r.paused and r.deadline is None),
    ("resume", msgspec.structs.replace(PLAYING, paused=True, why_paused="x"), lambda r: seating.resume(r, ANA), lambda r: not r.paused and not r.why_paused),
    ("the host goes in a round", PLAYING, lambda r: seating.gone(r, Seat(0)), lambda r: (r.host, r.gone, len(r.chairs)) == (2, (0,), 3)),
    ("the last person goes", table(MAYA, EASY, phase=Phase.PLAYING), lambda r: seating.gone(r, Seat(0)), lambda r: r.phase == "closed"),
    ("who left has no seat", msgspec.structs.replace(PLAYING, gone=(Seat(1),)), lambda r: r, lambda r: r.seat_of(UserId(2)) is None),
    ("the next round without who left", msgspec.structs.replace(PLAYING, gone=(Seat(0),), tally=(2, 1, 0)), seating.without_gone, lambda r: (r.names, r.tally, r.gone) == (("Theo", "Ana"), (1, 0), ())),
    ("a seat more in a lobby between rounds", table(MAYA, THEO, tally=(1, 0), round=1), lambda r: seating.join(r, ANA, GAME), lambda r: r.tally == (1, 0, 0)),
    ("a rematch", CLOSED, lambda r: rematch(r, THEO, TableId("2" * 8), now=5.0), lambda r: (r.names, r.host, r.round, r.tally, r.phase, r.follows) == (("Maya", "Theo"), 2, 0, (), "lobby", "abcdef01")),
    ("a rematch without who left", msgspec.structs.replace(CLOSED, gone=(Seat(1),)), lambda r: rematch(r, MAYA, TableId("2" * 8), now=5.0), lambda r: r.names == ("Maya",)),
    ("a rematch by who had left", msgspec.structs.replace(CLOSED, gone=(Seat(1),)), lambda r: rematch(r, THEO, TableId("2" * 8), now=5.0), lambda r: r.names == ("Maya", "Theo")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("record", "wish", "holds"), [row[1:] for row in DONE], ids=[r[0] for r in DONE]
)
def test_done(record, wish, holds):
    before = msgspec.msgpack.encode(record)
    assert holds(wish(record))
    assert msgspec.msgpack.encode(record) == before  # values never change
