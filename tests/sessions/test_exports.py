"""Exported rounds: written, read, proved by this program and by another, in another language."""

import json
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot import __main__ as cli
from bot.catalogue import known_games
from bot.records import Chair, Entry, Round, TableId
from bot.sessions.exports import ExportError, false_commitments, read, told, written
from bot.sessions.moment import Moment
from bot.sessions.past import Past, prove
from engines.core.codec import pack_events
from engines.core.shuffle import Sealed

GAMES = known_games()
PERL = Path(__file__).with_name("verify.pl")


def played(key, seed, acts=400):
    """Return a random round of a game as it would be stored, over or not."""
    game, chance = GAMES[key], Random(seed)
    seats, options = game.seats[0], game.options()
    shuffler = Sealed()
    events = game.begin(seats, options, shuffler)
    entries = [Entry(None, "", pack_events(events), 0.0, tuple(shuffler.secrets))]
    plain = msgspec.to_builtins(options)
    chairs = tuple(Chair(f"Person {n}", user=1000 + n) for n in range(seats))
    round_ = Round(
        table=TableId("t"), number=1, game=key, seats=seats, options=plain, chairs=chairs, began=0.0
    )
    moment = Moment.before_deal(game, round_).after(entries[0])
    while moment.awaited and len(entries) < acts:
        seat = min(moment.awaited)
        action = chance.choice(list(game.legal(moment.state, seat)))
        shuffler = Sealed()
        events = game.decide(moment.state, seat, action, shuffler)
        entries.append(
            Entry(seat, game.text(action), pack_events(events), 0.0, tuple(shuffler.secrets))
        )
        moment = moment.after(entries[-1])
    ended = msgspec.structs.replace(round_, ended=1.0, result=game.result(moment.state))
    return Past(game, ended, tuple(entries))


@pytest.mark.parametrize("key", GAMES)
def test_a_round_is_read_as_it_was_written_and_proved(key):
    past = played(key, 3)
    again = read(written(past), GAMES)
    assert [(e.seat, e.action, e.events, e.secrets) for e in again.entries] == [
        (e.seat, e.action, e.events, e.secrets) for e in past.entries
    ]
    assert prove(again).holds
    assert len(told(again)) == len(past.entries)


@pytest.mark.parametrize("key", GAMES)
def test_another_program_in_another_language_agrees(key, tmp_path):
    file = tmp_path / "round.json"
    file.write_bytes(written(played(key, 4)))
    ran = subprocess.run(["perl", PERL, file], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    document = json.loads(file.read_text())
    after = next(s for act in document["acts"] for s in act["shuffles"])["after"]
    other = next(n for n, card in enumerate(after) if card != after[0])  # some packs hold doubles
    after[0], after[other] = after[other], after[0]
    file.write_text(json.dumps(document))
    assert subprocess.run(["perl", PERL, file], capture_output=True, check=False).returncode == 1


def test_the_file_names_seats_and_nobody():
    data = written(played("updown", 5)).decode()
    assert "Person" not in data
    assert "100" not in json.dumps(json.loads(data)["options"])


def changed(data, change):
    document = json.loads(data)
    change(document)
    return json.dumps(document).encode()


def swap_a_move(document):
    act = next(act for act in document["acts"][1:] if act["action"] == "draw")
    act["action"] = "keep"


def another_secret(document):
    document["acts"][0]["shuffles"][0]["secret"] = "00" * 32


def test_a_changed_round_is_not_proved():
    data = written(played("updown", 6))
    assert not prove(read(changed(data, swap_a_move), GAMES)).holds
    forged = changed(data, another_secret)
    assert not prove(read(forged, GAMES)).holds
    assert false_commitments(forged) == (1,)
    assert false_commitments(data) == ()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b'{"parlour":9,"game":"updown","seats":2,"options":{},"acts":[]}',
        b'{"parlour":1,"game":"chess","seats":2,"options":{},"acts":[]}',
        (
            b'{"parlour":1,"game":"updown","seats":2,"options":{},'
            b'"acts":[{"seat":0,"action":"draw","events":[["Flew",0]]}]}'
        ),
        (
            b'{"parlour":1,"game":"updown","seats":2,"options":{},'
            b'"acts":[{"seat":0,"action":"draw","events":[["Drew","x"]]}]}'
        ),
    ],
)
def test_other_files_are_refused(data):
    with pytest.raises(ExportError):
        read(data, GAMES)


def test_the_commands(tmp_path, capsys):
    file = tmp_path / "round.json"
    file.write_bytes(written(played("updown", 7)))
    assert cli.main(["verify", str(file)]) == 0
    assert "1 of 1 secrets" in capsys.readouterr().out
    assert cli.main(["replay", str(file)]) == 0
    assert "Dealt" in capsys.readouterr().out
    file.write_bytes(changed(file.read_bytes(), another_secret))
    assert cli.main(["verify", str(file)]) == 1
    assert cli.main(["verify", str(tmp_path / "nowhere")]) == 2
