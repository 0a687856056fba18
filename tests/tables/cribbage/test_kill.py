"""The process is killed in every phase of a deal, and the same buttons go on."""

import asyncio

import pytest
from tables.cribbage.people import does

from bot.sandbox import interaction_routes
from bot.sandbox.refusals import refusal
from engines.core.cards import RANKS
from engines.core.codec import unpack_events
from engines.cribbage.events import Shown
from engines.cribbage.game import GAME

MOST = 120


@pytest.fixture
async def people(apart):
    maya, theo = seats = [apart.join(name) for name in ("Maya", "Theo")]
    answer = await maya.command("play", {"game": "cribbage"})
    maya.table_message = answer.message.id
    await theo.joins(maya)
    assert maya.table_id
    await maya.press("Start")
    await maya.until(lambda: maya.table.button("My hand"))
    for person in seats:
        await person.opens_hand()
    await apart.settle()
    return seats


def offered(person) -> list[str]:
    """Return the acts that the hand offers now, as far as its buttons alone tell."""
    ids = [b.custom_id.split(":", 4) for b in person.hand.buttons if not b.disabled]
    acts = [argument for _, verb, _, _, argument in ids if verb == "act"]
    return acts or (["lay"] if any(":pick:" in m.custom_id for m in person.hand.menus) else [])


def rank(text: str) -> int:
    return RANKS.index(text.rsplit(" ", maxsplit=1)[-1][0])


async def move(apart, people, person) -> None:
    """Let *person* do what is offered: Maya keeps the low cards, for last, and Theo the high ones."""
    sign = -1 if person is people[0] else 1
    acts = offered(person)
    if acts == ["lay"]:
        (menu,) = person.hand.menus
        held = sorted((o["value"] for o in menu.options), key=lambda each: sign * rank(each))
        await does(person, f"lay {held[0]} {held[1]}")
    elif acts[0].startswith("cut"):
        await does(person, acts[0], 0)
    else:
        await does(person, min(acts, key=lambda each: sign * rank(each)))
    await apart.settle()


async def until(apart, people, holds) -> None:
    for _ in range(MOST):
        if holds():
            return
        await move(apart, people, next(each for each in people if offered(each)))
    raise AssertionError("it never came to that")


async def killed(apart, people):
    """Kill the bot and start it; what was stored and shown stands, and what can be done."""
    before, acts = apart.entries(people[0]), [offered(each) for each in people]
    words = [each.hand.text.split("\n")[-2] for each in people]
    await apart.restart()
    await back(people)
    assert apart.entries(people[0]) == before
    assert [offered(each) for each in people] == acts
    assert [each.hand.text.split("\n")[-2] for each in people] == words


async def back(people) -> None:
    """Wait until the table tells that the bot is back, and all hands do."""
    shown = [
        (each, message) for each in people for message in (each.table_message, each.hand_message)
    ]
    for person, message in shown:
        await person.until(lambda p=person, m=message: "restarted" in p.message(m).text)


def laid(people) -> int:
    return sum("You laid" in each.hand.text for each in people)


async def test_kill_9_in_every_phase_of_a_deal(apart, people, monkeypatch):
    maya, theo = people
    said = "cuts for the deal", "cuts the pack", "Both choose two cards"
    for phase in said:
        await until(apart, people, lambda p=phase: p in maya.table.text)
        await killed(apart, people)
        assert phase in maya.table.text

    await move(apart, people, theo)
    assert laid(people) == 1  # one laid away
    await killed(apart, people)
    assert (offered(maya), offered(theo)) == (["lay"], [])
    await move(apart, people, maya)
    assert laid(people) == 2  # both laid away
    assert "cuts for the starter" in maya.table.text
    await killed(apart, people)

    await until(apart, people, lambda: " said go: " in maya.table.text)
    alone = next(each for each in people if offered(each))
    await killed(apart, people)  # after a go: the other goes on alone
    assert " said go: " in maya.table.text
    await move(apart, people, alone)

    await until(apart, people, lambda: plays(apart, maya) % 8 == 7)
    last = next(each for each in people if offered(each))
    before = apart.entries(maya)

    def struck(*_):
        apart.strike()
        raise refusal(10062)

    monkeypatch.setattr(interaction_routes, "answer", struck)
    pressing = asyncio.create_task(does(last, offered(last)[0]))
    await apart.gone()  # the show is counted, and nobody has seen it
    monkeypatch.undo()
    apart.box.clock.advance(3)
    assert (await pressing).kind == "failed"
    await apart.run()
    await back(people)
    assert apart.entries(maya)[: len(before)] == before
    assert [each.crib for each in shown(apart, maya, before)] == [False, False, True]  # once
    await killed(apart, people)  # and while the show stands at the table
    for person in people:
        for each in shown(apart, maya, before):
            assert f"now at {each.score}" in person.table.text
    await until(apart, people, lambda: "Both choose two cards" in maya.table.text)


def plays(apart, person) -> int:
    return sum(each.action.startswith("play") for each in apart.entries(person))


def shown(apart, person, before) -> list[Shown]:
    """Return the counts that are stored after the entries of *before*."""
    after = apart.entries(person)[len(before) :]
    events = [event for entry in after for event in unpack_events(GAME, entry.events)]
    return [each for each in events if isinstance(each, Shown)]
