"""Whole games through the bot and the sandbox, by buttons, menus and forms alone."""

import itertools
import threading

import pytest
from play.parlour import live
from tables.cribbage.people import chooses, confirms, play_on, seated

from bot.components.wire import TYPED
from bot.presenters.cribbage import hints
from engines.core.cards import names
from engines.core.contract import Level
from engines.cribbage.computer.advice import advise
from renderers.kit.reel import drawn

PHASES = ("cut_dealer", "cut_deck", "lay", "cut_starter", "play")


async def test_two_people_play_a_game(opened):
    parlour = await opened(seed=11, paint=drawn)
    maya, theo = await seated(parlour, "Maya", "Theo", start=(80, 80))
    assert await play_on(parlour, [maya, theo]) > 30
    table = await live(parlour, maya)
    assert 121 in table.moment.state.scores
    entries = await parlour.store.entries(maya.table_id, 1)
    assert "go" in [entry.action for entry in entries]
    recap = next(m for m in theo.messages() if m.button("Deal proof"))
    assert "121 to" in recap.text
    details = (await theo.press("Details", recap.id)).message
    assert "The last counts, card by card" in details.text
    proof = (await theo.press("Deal proof", recap.id)).message
    assert "✅ The cards dealt in this game are in the order" in proof.text
    plays = (await theo.press("Play-by-play", recap.id)).message
    assert "cut for" in plays.text or "cut the pack" in plays.text


ENDS = [  # the seed of the shuffles, the points of both at the start, and how the game is won
    (18, 119, "went out with his heels"),
    (2, 119, "went out in the middle of the play"),
    (0, 112, "{other}** went out in the show, with the hand"),
    (1, 112, "{dealer}** went out in the show, with the hand"),
    (62, 112, "{dealer}** went out in the show, with the crib"),
]


@pytest.mark.parametrize(("seed", "start", "said"), ENDS)
async def test_a_game_is_over_at_once_wherever_it_is_won(opened, seed, start, said):
    parlour = await opened(seed=seed)
    people = await seated(parlour, "Maya", "Theo", start=(start, start))
    await play_on(parlour, people)
    state = (await live(parlour, people[0])).moment.state
    names = {"dealer": people[state.dealer].name, "other": people[1 - state.dealer].name}
    recap = next(m for m in people[0].messages() if m.button("Deal proof"))
    assert said.format(**names) in recap.text
    assert ("not counted any more" in recap.text) == ("crib" not in said)
    details = (await people[1].press("Details", recap.id)).message
    counted = len([each for each in state.shows if each.starter == state.starter])
    assert details.text.count("now at") == counted
    for person in people:
        assert "This game is over." in person.hand.text
        assert "121 to" in person.hand.text


@pytest.mark.parametrize("level", list(Level))
async def test_a_person_against_a_computer_of_each_level(opened, level):
    parlour = await opened(seed=5)
    (maya,) = await seated(parlour, "Maya", ahead=60, against=level.value)
    table = await live(parlour, maya)
    half_way = 60 if level is Level.EASY else 0
    assert table.moment.state.scores == (60 + half_way, half_way), "practice is a short game"
    assert await play_on(parlour, [maya]) > 10 * (level is not Level.EASY)
    assert maya.table.button("Deal a new game")
    assert "Computer" in maya.table.text


async def test_the_bot_is_started_again_in_every_phase(opened):
    parlour = await opened(seed=6)
    maya, _theo = people = await seated(parlour, "Maya", "Theo", ahead=60)
    seen = set()

    def everywhere() -> bool:
        phases, laid, go, shows = map(set, zip(*seen, strict=True))
        return phases == {*PHASES} and laid >= {0, 1} and True in go and True in shows

    def somewhere_new(table) -> bool:
        state = table.moment.state
        where = (state.phase.value, sum(map(bool, state.laid)), bool(state.go), bool(state.shows))
        if where in seen:
            return False
        seen.add(where)
        return True

    table = await live(parlour, maya)
    while not seen or not everywhere():
        await play_on(parlour, people, somewhere_new)
        before = table.moment.state
        await parlour.restart()
        table = await live(parlour, maya)
        assert table.moment.state == before


async def test_two_for_the_crib_can_be_taken_back_until_confirmed(opened):
    parlour = await opened(seed=4)
    maya, theo = people = await seated(parlour, "Maya", "Theo")
    table = await live(parlour, maya)
    await play_on(parlour, people, lambda t: t.moment.state.phase == "lay")
    acts = table.moment.acts
    held = table.moment.legal(0)[4].split(" ")[1:]
    await chooses(maya, held)
    assert "Nothing happens until you confirm" in maya.hand.text
    assert table.moment.acts == acts
    await maya.press("Go back", maya.hand_message)
    assert "Choose two cards" in maya.hand.text
    other = table.moment.legal(0)[7].split(" ")[1:]
    await chooses(maya, held)
    await chooses(maya, other)
    await confirms(maya)
    await parlour.settle()
    assert names(table.moment.state.laid[0]) == other
    assert "You have laid away" in maya.hand.text
    assert "1 card" not in theo.table.text


async def test_a_hint_shows_and_plays_nothing(opened, monkeypatch):
    thought = []

    def advised(view, chance):
        thought.append(threading.current_thread())
        return advise(view, chance)

    monkeypatch.setattr(hints, "advise", advised)
    parlour = await opened(seed=4)
    maya, theo = people = await seated(parlour, "Maya", "Theo")
    table = await live(parlour, maya)
    await play_on(parlour, people, lambda t: t.moment.state.phase == "lay")
    acts = table.moment.acts
    await maya.press("Hint", maya.hand_message)
    assert "with the starter count" in maya.hand.text
    await maya.press("Look at these two", maya.hand_message)
    assert "Nothing happens until you confirm" in maya.hand.text
    assert table.moment.acts == acts
    await confirms(maya)
    await parlour.settle()
    assert table.moment.acts == acts + 1
    assert not theo.sees("with the starter count")
    assert len(thought) == 1
    assert threading.main_thread() not in thought  # where all other tables are served


async def test_a_depth_that_cannot_be_cut_is_refused_in_words(opened):
    parlour = await opened(seed=4)
    maya, _ = await seated(parlour, "Maya", "Theo")
    number = "Please type a number from 4 to 44"
    refused = (
        ("50", "You may lift 4 to 44 cards, not 50. (Rule 2.4)"),
        ("x", number),
        ("99", number),
    )
    for typed, said in refused:
        form = await maya.press("Another number…", maya.hand_message)
        answer = await maya.submit(form.modal, {TYPED: typed})
        assert answer.kind != "failed"
        assert said in maya.hand.text
    assert (await live(parlour, maya)).moment.acts == 1


async def test_the_counts_stand_in_the_picture_and_can_be_read_again(opened):
    parlour = await opened(seed=9)
    maya, theo = people = await seated(parlour, "Maya", "Theo")
    await play_on(parlour, people, lambda t: bool(t.moment.state.shows))
    assert "hand" in theo.table.text
    assert "now at" in theo.table.text
    await theo.press("Last count", theo.hand_message)
    shows = (await live(parlour, maya)).moment.state.shows
    for shown in shows:
        assert f"now at {shown.score}" in theo.hand.text


async def test_acts_are_taken_back_across_a_deal(opened):
    parlour = await opened(seed=5)
    (maya,) = await seated(parlour, "Maya", against="easy")
    table = await live(parlour, maya)
    await play_on(parlour, [maya], lambda t: bool(t.moment.state.shows) and t.moment.awaited == {0})
    if table.moment.state.phase != "cut_deck":
        await play_on(parlour, [maya], lambda t: t.moment.awaited == {0})
    counted = table.moment.state
    while table.moment.state.phase != "play":
        await maya.press("Take back", maya.hand_message)
        await parlour.settle()
    assert table.moment.state.scores <= counted.scores
    for _ in range(6):
        if maya.hand.button("Redo") is None:
            break
        await maya.press("Redo", maya.hand_message)
        await parlour.settle()
    assert await play_on(parlour, [maya], lambda t: t.moment.acts > 60) > 0


async def test_a_match_of_three_changes_who_deals_first(opened):
    parlour = await opened(seed=8)
    maya, _theo = people = await seated(parlour, "Maya", "Theo", ahead=60, length=3)
    table, openers = await live(parlour, maya), []
    for _ in range(3):
        await play_on(parlour, people)
        openers.append(table.moment.state.opener)
        if table.record.phase == "closed":
            break
        for person in people:
            ready = next(
                b
                for b in person.table.buttons
                if ":ready:" in b.custom_id or ":again:" in b.custom_id
            )
            await person.press(ready.custom_id)
            await parlour.settle()
        for person in people:
            await person.opens_hand()
    assert table.record.phase == "closed"
    assert max(table.record.tally) == 2
    for person in people:  # the one who played the last card, too
        assert "This game is over." in person.hand.text
        assert "takes the series" in person.hand.text
        assert not person.sees("This table is closed")
    assert all(one != other for one, other in itertools.pairwise(openers))
