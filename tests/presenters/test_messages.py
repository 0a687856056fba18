"""Every message of every state of random rounds is one that Discord takes, in both languages."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from presenters.limits import buttons, check, text
from presenters.rounds import EN, LONGEST, PT, SECRET, Live, computers, moments, record

from bot.messages import Picture, Verb
from bot.presenters import updown
from bot.presenters.hand import hand, preview
from bot.presenters.lobby import closed, lobby, options
from bot.presenters.more import more, sure
from bot.presenters.part import GamePresenter
from bot.presenters.proof import proof
from bot.presenters.recap import details, plays, recap
from bot.presenters.table import ping, table
from bot.records import Chair, Phase, WhyPaused
from engines.core.cards import NAMES
from engines.updown.game import GAME

PART: GamePresenter = updown
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
SCENE = "scene"


def all_messages(live: Live, say):
    """Yield every message that a table at this moment can show to anybody."""
    yield table(live.sight(), SCENE, PART, say)
    yield table(live.sight(), None, PART, say)
    for seat in range(live.playout.seats):
        sight = live.sight(seat)
        yield hand(sight, SCENE, PART, say, fresh_until=1.9e9)
        yield hand(sight, None, PART, say, notice=EN("refusal-stale"))
        yield more(sight, PART, say)
        for partial in sorted({each[:7] for each in sight.legal if each.startswith("play X")}):
            yield preview(sight, SCENE, partial, PART, say, fresh_until=1.9e9)
            yield preview(sight, None, f"{partial} Q", PART, say)


def ended_messages(live: Live, say):
    story = live.story()
    yield recap(story, SCENE, PART, say)
    yield recap(story, None, PART, say)
    yield details(story, PART, say)
    yield proof(story, say, replayed=True)
    for page in range(1, 9):
        yield plays(story, page, PART, say)


@VOICES
@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 2)])
def test_every_message_of_a_round_fits_into_discord(say, seats, seed):
    seen = 0
    for live in moments(seats, seed, names=(LONGEST,) * seats):
        over = live.playout.result is not None
        if over:
            live.record = changed(live.record, phase=Phase.BETWEEN)
        for message in (*all_messages(live, say), *(ended_messages(live, say) if over else ())):
            check(message)
            seen += 1
    assert seen > 100


@VOICES
@pytest.mark.parametrize("size", [1, 20, 21, 30, 44])
def test_a_hand_of_any_size_fits_into_discord(say, size):
    live = placed_hand(size)
    check(hand(live.sight(0), SCENE, PART, say))
    check(hand(live.sight(1), SCENE, PART, say))
    check(table(live.sight(), SCENE, PART, say))


def placed_hand(size: int) -> Live:
    """Return a table where seat 0, on turn, holds the last *size* cards of the pack."""
    return Live.placed([list(NAMES[54 - size : 54]), ["2c"]], "Ac")


@VOICES
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_lobby_fits_into_discord(say, seats):
    names = (LONGEST, LONGEST, "\u200b")[:seats]
    seated = record(seats, names, phase=Phase.LOBBY, round=0, tally=())
    check(lobby(seated, GAME, say))
    check(options(seated, GAME, say))
    for why in ("cancelled", "ended", "finished", "empty", "idle", "unheard_of"):
        check(closed(seated, why, say, rematch=True))


@VOICES
def test_the_other_messages_fit_into_discord(say):
    live = Live.deal(3)
    for argument in ("resign", "end", "again 3", "kick 2"):
        check(sure(live.record, argument, say))
    check(ping(live.record, 10, say))
    check(more(live.sight(), PART, say, moderates=True))
    for why in ("", *WhyPaused):
        live.record = changed(live.record, paused=True, why_paused=why)
        check(table(live.sight(), SCENE, PART, say))
        check(hand(live.sight(0), SCENE, PART, say))
    check(table(replace(live.sight(), note="note-back"), SCENE, PART, say))


@VOICES
def test_ten_shuffles_and_more_are_proved_in_one_message(say):
    live = next(each for each in moments(2, 3) if each.playout.result is not None)
    check(proof(replace(live.story(), secrets=(SECRET,) * 30), say))


def test_no_public_message_names_a_person_who_could_be_notified():
    for live in moments(2, 3, names=("@everyone", "<@999>")):
        message = table(live.sight(), SCENE, PART, EN)
        assert message.pings == ()
        assert "<@999>" not in text(message)
        assert "@everyone" not in text(message)


def test_a_ping_notifies_one_person_and_leads_to_the_hand():
    message = ping(record(), 10, EN)
    assert message.pings == (10,)
    assert "<@10>" in text(message)
    assert [each.deed.verb for each in buttons(message)] == [Verb.HAND]


def test_computers_are_told_apart_in_public():
    live = Live.deal(3, chairs=computers(3))
    (picture,) = [
        each for each in table(live.sight(), SCENE, PART, EN).parts if isinstance(each, Picture)
    ]
    assert "Computer (Hard): 7 cards." in picture.alt
    assert "Computer (Hard) (2): 7 cards." in picture.alt


def test_a_person_named_like_a_computer_is_told_apart():
    chairs = (Chair("Computer (Hard)", 10), *computers(2)[1:])
    live = Live.deal(2, chairs=chairs)
    assert "Computer (Hard) (2)" in updown.alt_table(live.sight(), EN)
