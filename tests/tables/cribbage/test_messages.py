"""Every message of random games is one that Discord takes; nothing hidden is in the public ones."""

import re
from itertools import islice

import pytest
from msgspec.structs import replace as changed
from presenters.limits import check
from presenters.rounds import EN, LONGEST, PT
from tables.cribbage.games import SCENE, Live, moments, partials

from bot.messages import Menu, Row, Text
from bot.presenters import cribbage
from bot.presenters.cribbage.scores import line_words
from bot.presenters.hand import hand, preview
from bot.presenters.lobby import lobby, options
from bot.presenters.more import more
from bot.presenters.moves import moves
from bot.presenters.names import bold_names
from bot.presenters.part import GamePresenter
from bot.presenters.recap import details, plays, recap
from bot.presenters.table import table
from bot.records import Phase
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME
from engines.cribbage.lines import lines
from engines.cribbage.options import Options

PART: GamePresenter = cribbage
EN, PT = EN.of("cribbage"), PT.of("cribbage")
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
ROUND = re.compile(r"\b(round|rounds|rodadas?)\b(?! the corner)", re.IGNORECASE)
"""What a person here calls a game."""
SHORT = Options(start=(70, 60))


def all_messages(live: Live, say):
    """Yield every message that a table at this moment can show to anybody."""
    for scene in (SCENE, None):
        yield table(live.sight(), scene, PART, say)
        for seat in (0, 1):
            sight = live.sight(seat)
            yield hand(sight, scene, PART, say, fresh_until=1.9e9, notice=say("refusal-stale"))
    if live.playout.result is None:
        for seat in (0, 1):
            sight = live.sight(seat)
            yield more(sight, PART, say)
            for partial in partials(sight):
                yield preview(sight, SCENE, partial, PART, say, fresh_until=1.9e9)


def ended_messages(live: Live, say):
    story = live.story()
    for scene in (SCENE, None):
        yield recap(story, scene, PART, say)
        yield details(story, PART, say, scene)
    for page in range(1, 12):
        yield plays(story, page, PART, say)


@VOICES
@pytest.mark.parametrize("seed", [4, 7])
def test_every_message_of_a_game_fits_into_discord(say, seed):
    seen = 0
    for live in moments(seed, SHORT, names=(LONGEST,) * 2):
        over = live.playout.result is not None
        if over:
            live.record = changed(live.record, phase=Phase.BETWEEN)
        for message in (*all_messages(live, say), *(ended_messages(live, say) if over else ())):
            check(message)
            assert not [words for words in texts(message) if ROUND.search(words)]
            seen += 1
    assert seen > 300


def texts(message) -> list[str]:
    parts = [*message.parts, *(b for p in message.parts if isinstance(p, Row) for b in p.buttons)]
    keys = ("markdown", "label", "alt", "placeholder")
    return [getattr(part, key) for part in parts for key in keys if hasattr(part, key)]


@VOICES
def test_each_count_of_a_show_is_a_block_at_the_table_and_later_a_line(say):
    live = next(each for each in moments(4) if each.view.shows)
    blocks = [p.markdown for p in table(live.sight(), SCENE, PART, say).parts if counted(p)]
    assert len(blocks) == 3
    for block, shown in zip(blocks, live.view.shows, strict=True):
        _title, *parts, in_all = block.split("\n")
        assert parts == [f"- {line_words(line, say)}" for line in lines(shown.parts)]
        assert str(shown.score) in in_all
    live.do(live.turn(), "cut 20")
    said = table(live.sight(), SCENE, PART, say).parts
    assert not any(map(counted, said))
    small = "\n".join(p.markdown for p in said if isinstance(p, Text)).split("\n")
    told = [cribbage.told(shown, bold_names(live.record, say), say) for shown in live.view.shows]
    assert {f"-# {each}" for each in told} <= {*small}


def counted(part) -> bool:
    return isinstance(part, Text) and "\n= " in part.markdown


@VOICES
def test_a_hand_that_counts_most_fits_too(say):
    live = Live.placed(
        scores=[60, 60],
        phase="play",
        turn=0,
        hands=[["Jh"], []],
        crib=["4c", "4d", "4h", "4s"],
        starter="5h",
        played=[[1, "6c"], [0, "5c"], [1, "6d"], [0, "5d"], [1, "6s"], [0, "5s"], [1, "6h"]],
        count=["6h"],
    )
    live.record = changed(
        live.record, chairs=tuple(changed(chair, name=LONGEST) for chair in live.record.chairs)
    )
    live.do(0, "play Jh")
    assert [sum(p.points for p in shown.parts) for shown in live.view.shows][1] == 29
    check(table(live.sight(), SCENE, PART, say))
    check(hand(live.sight(1), SCENE, PART, say))
    check(preview(live.sight(1), SCENE, "count", PART, say))
    assert len(cribbage.alt_table(live.sight(), say)) < 1024


@VOICES
def test_the_lobby_offers_the_dealer_and_a_handicap(say):
    live = Live.deal(1, phase=Phase.LOBBY)
    waiting = lobby(live.record, GAME, say)
    check(waiting)
    assert say("lobby-seats-exactly", n=2) in waiting.parts[0].markdown
    message = check(options(live.record, GAME, say))
    menus = [part for part in message.parts if isinstance(part, Menu)]
    assert len({option.label for menu in menus for option in menu.options}) >= 14


@pytest.mark.parametrize("seed", [3, 5])
def test_the_public_message_is_the_same_in_every_world_that_it_cannot_tell_apart(seed):
    for live in islice(moments(seed), 60):
        expected = table(live.sight(), SCENE, PART, EN)
        for n in range(2):
            other = GAME.resample(live.playout.state, None, Seeded(n))
            assert table(live.sight(None, other), SCENE, PART, EN) == expected


@pytest.mark.parametrize("seed", [3, 5])
def test_a_hand_and_its_hint_come_from_the_own_view(seed):
    for number, live in enumerate(islice(moments(seed), 40)):
        if live.playout.result is not None:
            break
        for seat in (0, 1):
            other = GAME.resample(live.playout.state, seat, Seeded(number))
            mine, theirs = live.sight(seat), live.sight(seat, other)
            assert hand(mine, SCENE, PART, EN) == hand(theirs, SCENE, PART, EN)
            for partial in partials(mine):
                shown = preview(mine, SCENE, partial, PART, EN)
                assert shown == preview(theirs, SCENE, partial, PART, EN)


def test_every_action_is_found_by_typing_it():
    for live in islice(moments(4), 30):
        for seat in live.playout.to_act:
            sight = live.sight(seat)
            for action in sight.legal:
                label = cribbage.action_label(action, EN)
                assert 1 <= len(label) <= 100
                assert action in [value for _, value in moves(sight, action, PART, EN)]
                assert action in [value for _, value in moves(sight, label, PART, EN)]
    live = Live.placed(
        phase="lay",
        hands=[["5c", "5d", "Jh", "Qc", "2c", "Th"], ["Kd", "Qh", "2s", "4c", "6c", "7c"]],
    )
    assert moves(live.sight(0), "10h jh", PART, EN)[0][1] == "lay Th Jh"
    assert moves(live.sight(0), "Jh 5d", PART, EN)[0][1] == "lay 5d Jh"
