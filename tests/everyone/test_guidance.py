"""Whole games, screen by screen: each says in a sentence what to do, and has the rules at hand."""

from dataclasses import replace

import pytest
from everyone.listening import Listening
from everyone.tables import EN, GAMES, PT, Live
from msgspec.structs import replace as changed
from presenters.limits import buttons, check
from presenters.test_messages import placed_hand
from tables.wild.rounds import Live as Wild
from tables.wild.samples import placed, thick
from tables.wild.test_hand import ARRANGING

from bot.annals import History, Leaders
from bot.messages import Verb
from bot.preferences import Personal, Server
from bot.presenters import check as checks
from bot.presenters import hand as hands
from bot.presenters import lobby, more, pages, recap, settings, standings
from bot.presenters import table as tables
from bot.records import Phase
from bot.sight import Story
from bot.standings import Period

SCENE = "scene"
VOICES = pytest.mark.parametrize("voice", [EN, PT], ids=["en", "pt-BR"])
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def guided(say, message):
    """Assert that *message*, just made with *say*, is one that Discord takes and that guides."""
    check(message)
    said = list(say.heard)
    assert say.guides(), said
    return message


def has_rules(message):
    return [each for each in buttons(message) if each.deed.verb is Verb.RULES and not each.disabled]


def screens(live, say):
    """Yield the public table and each hand at this moment, also refused, and played for."""
    yield guided(say, tables.table(live.sight(), SCENE, live.part, say))
    for seat in range(live.playout.seats):
        yield guided(say, hands.hand(live.sight(seat), SCENE, live.part, say))


@VOICES
@EVERY_GAME
def test_every_table_and_hand_of_whole_games_says_what_to_do_and_leads_to_the_rules(key, voice):
    say = Listening.to(voice.of(key))
    for seats, seed in ((GAMES[key].game.seats[0], 3), (min(4, GAMES[key].game.seats[-1]), 4)):
        live = Live.deal(key, seats, seed)
        for n, _ in enumerate(live.moments()):
            if not live.playout.to_act:
                live.record = changed(live.record, phase=Phase.BETWEEN)
            if n % 3 == 0 or not live.playout.to_act:
                assert all(has_rules(message) for message in screens(live, say)), n


@VOICES
@EVERY_GAME
@pytest.mark.parametrize("length", [None, 3])
def test_so_does_what_is_shown_around_a_game(key, voice, length):
    say, entry = Listening.to(voice.of(key)), GAMES[key]
    live = Live.deal(key, 2, 6)
    waiting = changed(live.record, phase=Phase.LOBBY, length=length)
    for chairs in (live.record.chairs[:1], live.record.chairs):
        message = lobby.lobby(changed(waiting, chairs=chairs), entry.game, say)
        assert has_rules(guided(say, message))
    begun = live.record
    live.record = changed(begun, paused=True)
    assert all(has_rules(message) for message in screens(live, say))
    for _ in live.moments():
        pass
    for phase in (Phase.BETWEEN, Phase.CLOSED):
        live.record = changed(begun, phase=phase, length=length, points=(0, 0), counted=1)
        message = hands.hand(live.sight(0), SCENE, live.part, say)
        assert has_rules(guided(say, message))
        if phase is Phase.BETWEEN:
            sight = replace(live.sight(), until=None if length is None else 1.9e9)
            guided(say, tables.table(sight, SCENE, live.part, say))
        told = Story(live.sight(), 1, live.playout.result, tuple(live.acts), (), live.acts[0])
        guided(say, recap.recap(told, SCENE, live.part, say))
    guided(say, lobby.closed(live.record, "finished", say))


@VOICES
def test_so_does_every_other_screen(voice):
    say = Listening.to(voice)
    record = Live.deal("wild", 3, 1)
    guided(say, more.more(record.sight(0), record.part, say))
    guided(say, pages.rules_pages("wild", "1", 1, say))
    guided(say, settings.personal(Personal(), say, manages=True))
    guided(say, settings.server(Server(), tuple(GAMES), 2, say))
    guided(say, standings.leaders(Leaders((), 0), None, Period.ALL, 1, say))
    guided(say, standings.history(History((), 0), 10, 1, say))
    for lacks in (False, True):
        granted = dict.fromkeys((*checks.NEEDED, *checks.IN_THREADS, *checks.HELPFUL), not lacks)
        guided(say, checks.check(checks.Place(granted, granted, thread=False), say))
    for entry in GAMES.values():
        waiting = changed(record.record, phase=Phase.LOBBY, game=entry.game.key, clock=None)
        guided(say, lobby.options(waiting, entry.game, say))
        guided(say, settings.options(Server(), entry.game, say))


@pytest.mark.parametrize("size", [18, 30, 44, 70])
def test_the_rules_are_in_hands_of_any_size_refused_and_played_for(size):
    wild = Wild.at(placed([thick(size), 3, "g9"], "g4", options=ARRANGING, exposed=[2], last=2))
    for live, game in ((wild, "wild"), (placed_hand(min(size, 44)), "updown")):
        live.record = changed(live.record, away=(0,))
        sight = live.sight(0)
        for say, rule in ((EN, ""), (PT, "2.1")):
            note = say("refusal-stale") if rule else ""
            message = hands.hand(sight, SCENE, GAMES[game].part, say, notice=note, rule=rule)
            (rules,) = has_rules(check(message))
            assert rules.deed.argument == f"{game} {rule or pages.BEGINNING}"


@EVERY_GAME
def test_a_choice_before_it_counts_has_the_rules_too(key):
    live, seen = Live.deal(key, 2, 2), 0
    for _ in live.moments(60):
        for seat in (0, 1):
            hand = hands.hand(live.sight(seat), SCENE, live.part, EN)
            for each in buttons(hand):
                if each.deed.verb is Verb.PICK and not each.disabled:
                    partial = each.deed.argument
                    shown = hands.preview(live.sight(seat), SCENE, partial, live.part, EN)
                    assert has_rules(check(shown)), partial
                    seen += 1
    assert seen
