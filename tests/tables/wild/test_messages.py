"""Every message of random games is one that Discord takes, and public ones know no hand."""

from dataclasses import replace
from itertools import islice

import pytest
from msgspec.structs import replace as changed
from presenters.limits import buttons, check, text
from tables.wild.rounds import EN, EVERY_RULE, LONGEST, PT, Live, moments, played_out, record
from tables.wild.samples import finished, overfull, placed

from bot.messages import Verb
from bot.presenters import wild
from bot.presenters.hand import hand, preview
from bot.presenters.lobby import lobby, options
from bot.presenters.more import more
from bot.presenters.moves import moves
from bot.presenters.part import GamePresenter
from bot.presenters.recap import details, plays, recap
from bot.presenters.refusals import why_not
from bot.presenters.table import table
from bot.records import Phase
from engines.core.shuffle import Seeded
from engines.wild.cards import FACES, NAMES, SUITS
from engines.wild.game import GAME
from engines.wild.options import CHOICES

PART: GamePresenter = wild
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
SCENE = "scene"


def all_messages(live, say):
    """Yield every message that a table at this moment can show to anybody."""
    yield table(live.sight(), SCENE, PART, say)
    yield table(live.sight(), None, PART, say)
    for seat in range(live.playout.seats):
        sight = live.sight(seat)
        yield hand(sight, SCENE, PART, say, fresh_until=1.9e9)
        yield hand(sight, None, PART, say, notice=EN("refusal-stale"))
        yield more(sight, PART, say)
        for partial in partials(sight):
            yield preview(sight, SCENE, partial, PART, say, fresh_until=1.9e9)
            yield preview(sight, None, partial, PART, say)


def partials(sight):
    choices = [text for text in sight.legal if text.count(" ") == 2]
    begun = [text.rpartition(" ")[0] for text in choices]
    arranged = [] if sight.view.table.options.auto_sort else ["arrange", "arrange 1-25 1"]
    return sorted({*choices[:3], *begun, *(arranged if sight.view.hand else ())})


def ended_messages(live, say):
    story = live.story()
    often = replace(story, stood_in=tuple(range(1, len(live.acts))))
    yield recap(story, SCENE, PART, say)
    yield recap(often, None, PART, say)
    yield details(story, PART, say)
    for page in range(1, 5):
        yield plays(often, page, PART, say)


@VOICES
@pytest.mark.parametrize(("seats", "seed"), [(2, 15), (4, 13), (10, 8)])
def test_every_message_of_a_game_fits_into_discord(say, seats, seed):
    seen = 0
    for live in islice(moments(seats, seed, names=(LONGEST,) * seats), 0, 120, 9):
        for message in all_messages(live, say):
            check(message)
            seen += 1
    assert seen > 50


@VOICES
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 15), (10, 5)])
def test_every_message_of_the_end_fits_into_discord(say, seats, seed):
    live = played_out(seats, seed, names=(LONGEST,) * seats)
    for message in (*all_messages(live, say), *ended_messages(live, say)):
        check(message)
    assert "WINNER" in text(table(live.sight(), SCENE, PART, EN))


@VOICES
def test_the_largest_hands_fit_at_the_end(say):
    live = Live.at(overfull(10, 5), names=(LONGEST,) * 10).over()
    check(table(live.sight(), SCENE, PART, say))
    check(recap(live.story(), SCENE, PART, say))
    check(details(live.story(), PART, say))


@VOICES
def test_a_stopped_game_is_told(say):
    live = Live.deal(2)
    live.do(1, "leave")
    for message in (*all_messages(live.over(), say), *ended_messages(live, say)):
        check(message)
    rows = wild.result_rows(live.sight(), EN)
    assert rows == ("**Maya**: 7 cards, not shown", "**Theo**: left the game")
    assert "STOPPED" in wild.status(live.sight(), EN)


@VOICES
@pytest.mark.parametrize("seats", [1, 5, 10])
def test_a_lobby_says_every_rule(say, seats):
    seated = record(seats, (LONGEST,) * seats, phase=Phase.LOBBY, round=0, tally=(), points=())
    check(lobby(seated, GAME, say))
    check(options(seated, GAME, say))
    for choice in CHOICES:
        said = {say(f"wild-option-{choice.key}", value=value) for value in ("yes", "no")}
        assert len(said) == 2
        assert max(map(len, said)) <= 100


@pytest.mark.parametrize("seed", range(16))
def test_what_stands_in_public_is_the_same_in_every_world_that_it_could_be(seed):
    for live in islice(moments(2 + seed % 4, seed), 0, 60, 7):
        if live.playout.result is not None:
            break
        before = public(live)
        state = live.playout.state
        for other in range(2):
            live.playout.state = GAME.resample(state, None, Seeded(other))
            assert live.playout.state.hands != state.hands
            assert public(live) == before
        live.playout.state = state


def public(live):
    from renderers.kit.theme import Look
    from renderers.wild import table as drawn

    sight = live.sight()
    scene = drawn(sight.view, live.record.names, Look(), EN)
    return table(sight, scene, PART, EN)


def test_a_table_offers_a_catch_to_everybody_while_somebody_is_exposed():
    live = Live.at(placed([7, 1, 4], "g3", exposed=[1], last=1))
    (catch,) = [b for b in buttons(table(live.sight(), SCENE, PART, EN)) if b.deed.verb is Verb.ACT]
    assert (catch.label, catch.deed.argument, catch.deed.version) == ("Catch Theo!", "catch 1", 0)
    assert "✋ **Theo** has one card and has not called it" in text(
        table(live.sight(), SCENE, PART, EN)
    )
    live.do(0, "catch 1")
    assert not [b for b in buttons(table(live.sight(), SCENE, PART, EN)) if b.deed.verb is Verb.ACT]


@pytest.mark.parametrize("options", EVERY_RULE, ids=range(16))
def test_the_house_rules_stand_on_every_table(options):
    live = Live.deal(3, options=options)
    first = wild.status(live.sight(), EN).split("\n")[0]
    assert first.startswith("-# House rules: ")
    for key, word in (
        ("stacking", "stacking"),
        ("draw_until_playable", "draw until you can play"),
        ("jump_in", "jump-in"),
        ("seven_zero", "7-0 swap"),
    ):
        assert (word in first) is getattr(options, key)
    assert ("arranges" in first) is not options.auto_sort


@pytest.mark.parametrize(
    ("top", "changes", "said"),
    [
        ("b7", {}, "on 💧 Wave 7: 💧 Wave, any 7 or a Wild fits."),
        ("gS", {}, "🍃 Leaf, any Skip or a Wild fits."),
        ("yR", {}, "☀️ Sun, any Reverse or a Wild fits."),
        ("rD", {}, "♦️ Ember, any +2 or a Wild fits."),
        ("W", {"suit": "g"}, "on 🌈 Wild: 🍃 Leaf or another Wild fits."),
        ("rD", {"pending": 6, "pending_face": "D"}, "with another +2, or draw 6 cards"),
        ("F", {"suit": "b", "pending": 4, "pending_face": "F"}, "another +4, or draw 4 cards"),
    ],
)
def test_the_status_says_what_fits(top, changes, said):
    live = Live.at(placed([5, 5, 5], top, **changes))
    assert said in wild.status(live.sight(), EN)
    assert "▶ **Maya**" in wild.status(live.sight(), EN)


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_every_action_is_worded_and_found(say):
    for seats, seed in ((4, 15), (3, 12)):
        for live in islice(moments(seats, seed), 0, 60, 4):
            for seat in range(seats):
                sight = live.sight(seat)
                for action in sight.legal:
                    label = wild.action_label(action, say)
                    assert 1 <= len(label) <= 100
                    assert action in wild.action_search(action, say)
                    assert action in [value for _, value in moves(sight, label, PART, say)]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ember 5", "play r5"),
        ("r5", "play r5"),
        ("wild sun", "play W y"),
        ("w leaf", "play W g"),
        ("wild +4", "play F r"),
        ("last", "call"),
        ("draw", "draw"),
    ],
)
def test_actions_are_found_by_what_people_type(typed, action):
    for hands in (["r5 W F y2"], ["r5 W"]):
        live = Live.at(placed([*hands, 5], "r9"))
        found = [value for _, value in moves(live.sight(0), typed, PART, EN)]
        if action in live.playout.legal(0):
            assert found[0] == action


@pytest.mark.parametrize("name", NAMES)
def test_refusals_name_cards_in_words(name):
    facts = {"card": name, "top": "r5"}
    said = why_not("does_not_fit", "2.1", facts, EN, "wild", card_in_words=wild.card_in_words)
    assert "does not fit on ♦️ Ember 5" in said
    assert name not in said.split()
    assert said.endswith("(Rule 2.1)")


def test_cards_are_told_apart_in_words():
    for say in (EN, PT):
        assert len({wild.card_in_words(name, say) for name in NAMES}) == 54
    assert len(NAMES) == len(SUITS) * len(FACES) + 2


def test_the_recap_counts_every_hand():
    live = Live.at(finished(4, 3))
    view = live.sight().view
    rows = wild.result_rows(live.sight(), EN)
    points = [int(row.rpartition("— ")[2].split()[0]) for row in rows if "—" in row]
    assert sum(points) == view.table.points
    details_ = wild.detail_rows(live.sight(), EN)
    for row in details_:
        if " = " in row:
            sum_, total = row.partition(": ")[2].split(" = ")
            worth = [int(each.split(" ")[0]) for each in sum_.split(" + ")]
            assert sum(worth) == int(total.split()[0])


def test_a_table_may_be_away_and_paused():
    live = Live.at(placed([7, 5], "b7"))
    live.record = changed(live.record, paused=True, away=(1,))
    check(table(live.sight(), SCENE, PART, EN))
    check(hand(live.sight(1), SCENE, PART, EN))
