"""The process is killed in every phase of a table and started again: the same buttons go on."""

import asyncio
from random import Random

import pytest

from bot.sandbox import interaction_routes
from bot.sandbox.people import NotPossible
from bot.sandbox.refusals import refusal
from engines.core.codec import unpack_events
from engines.core.playout import Playout
from engines.core.shuffle import Opened
from engines.updown.game import GAME

KILLS = 20


async def playing(apart, *names):
    """A started table of these people, each with the own hand open."""
    host, *others = people = [apart.join(name) for name in names]
    await host.opens(**({} if others else {"against": "easy"}))
    for other in others:
        await other.joins(host)
    assert host.table_id
    await host.press("Start")
    await host.until(lambda: host.table.button("My hand"))
    for person in people:
        await person.opens_hand()
    await apart.settle()
    return people


def on_turn(people):
    return next(person for person in people if person.deeds())


async def test_in_the_lobby(apart):
    maya, theo = apart.join("Maya"), apart.join("Theo")
    await maya.opens()
    await theo.joins(maya)
    await apart.restart()
    assert [bool(m.button("Join")) for m in maya.messages()] == [True]
    await maya.press("Start")
    await maya.until(lambda: maya.table.button("My hand"))
    assert [chair.user for chair in apart.record(maya).chairs] == [maya.user, theo.user]


async def test_in_the_middle_of_a_turn(apart):
    people = await playing(apart, "Maya", "Theo")
    mover = on_turn(people)
    await mover.does(next(iter(mover.deeds())))
    await apart.settle()
    before = apart.entries(mover)
    await apart.restart()
    await mover.until(lambda: "restarted" in mover.table.text)
    assert apart.entries(mover) == before
    mover = on_turn(people)
    await mover.does(next(iter(mover.deeds())))
    await apart.settle()
    after = apart.entries(mover)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert "restarted" not in mover.table.text
    assert on_turn(people) is not None


async def test_while_a_drawn_card_is_held(apart):
    people = await playing(apart, "Maya", "Theo")
    while "keep" not in (mover := on_turn(people)).deeds():
        deeds = mover.deeds()
        await mover.does("draw" if "draw" in deeds else next(iter(deeds)))
        await apart.settle()
    cards = mover.hand.text.split("\n")[-2]
    before = apart.entries(mover)
    await apart.restart()
    assert "just drawn" in mover.hand.text
    assert mover.hand.text.split("\n")[-2] == cards
    await mover.does("keep")
    assert [entry.action for entry in apart.entries(mover)[len(before) :]] == ["keep"]


async def test_while_a_jokers_preview_is_shown(apart):
    people = await playing(apart, "Maya", "Theo")
    while not (jokers := [d for d in on_turn(people).deeds() if d.startswith("play X")]):
        mover = on_turn(people)
        await mover.does(next(d for d in mover.deeds() if d in ("keep", "draw")))
        await apart.settle()
    mover = on_turn(people)
    await mover.press(mover.deeds()[jokers[0]], mover.hand_message)
    await apart.settle()
    before = apart.entries(mover)
    await apart.restart()
    assert apart.entries(mover) == before
    await mover.until(lambda: jokers[0] in mover.deeds())  # nothing was played, so it is taken back
    await mover.does(f"{jokers[0]} A")
    assert [entry.action for entry in apart.entries(mover)[len(before) :]] == [f"{jokers[0]} A"]


async def test_between_the_commit_and_its_answer(apart, monkeypatch):
    people = await playing(apart, "Maya", "Theo")
    mover = on_turn(people)
    action, pressed = next((a, i) for a, i in mover.deeds().items() if ":act:" in i)
    before = apart.entries(mover)

    def killed(*_):
        apart.strike()
        raise refusal(10062)

    monkeypatch.setattr(interaction_routes, "answer", killed)
    pressing = asyncio.create_task(mover.person.press(mover.hand_message, pressed))
    await apart.gone()
    monkeypatch.undo()
    apart.box.clock.advance(3)
    assert (await pressing).kind == "failed"
    assert [entry.action for entry in apart.entries(mover)[len(before) :]] == [action]
    await apart.run()
    assert pressed not in mover.deeds().values()  # its hand was brought up to date
    assert len(apart.entries(mover)) == len(before) + 1


@pytest.mark.parametrize("posted", [False, True], ids=["before", "after"])
async def test_around_the_recap(apart, monkeypatch, posted):
    """The process ends just before the recap is posted, or before it is noted as posted."""
    people = await playing(apart, "Maya", "Theo")
    place = apart.box.world.place

    def killed(post):
        if "proof" not in str(post.components):
            return place(post)
        apart.strike()
        if not posted:
            raise refusal(10003)
        return place(post)

    monkeypatch.setattr(apart.box.world, "place", killed)
    asked = await people[1].command("table resign")
    await people[1].press("Yes, do it", asked.message.id)
    await apart.gone()
    monkeypatch.undo()
    await apart.run()
    await people[0].until(lambda: any(m.button("Deal proof") for m in people[0].messages()))
    await apart.settle()
    recaps = [m for m in people[0].messages() if m.button("Deal proof")]
    assert len(recaps) == 1
    assert apart.record(people[0]).tally == (1, 0)
    proof = await people[0].press("Deal proof", recaps[0].id)
    assert "❌" not in proof.message.text


async def test_between_two_rounds(apart):
    maya, theo, ana = await playing(apart, "Maya", "Theo", "Ana")
    for person in (theo, ana):
        asked = await person.command("table resign")
        await person.press("Yes, do it", asked.message.id)
    await apart.settle()
    await apart.restart()
    await maya.until(lambda: [m for m in maya.messages() if m.button("Deal proof")])
    assert len([m for m in maya.messages() if m.button("Deal proof")]) == 1
    assert apart.round(maya).result.outcome == "winner"
    await maya.press("Deal a new round")  # alone: the lobby again
    await maya.until(lambda: maya.table.button("Join"))
    await theo.at(maya).press("Join")
    await apart.settle()
    await maya.press("Start")
    await maya.until(lambda: maya.table.button("My hand"))
    assert apart.record(maya).round == 2
    assert apart.record(maya).tally == (1, 0)


async def test_twenty_kills_at_any_moment(apart):
    """A person against a computer; whenever it dies, nothing is lost and nothing happens twice."""
    (maya,) = await playing(apart, "Maya")
    chance, number = Random(20), 1
    for _ in range(KILLS):
        pressing = asyncio.create_task(press_something(maya))
        await asyncio.sleep(chance.random() * 0.06)
        seen = apart.entries(maya, number)
        apart.strike()
        await apart.gone()
        apart.box.clock.advance(3)
        await pressing
        stored = apart.entries(maya, number)
        assert stored[: len(seen)] == seen
        replays(stored)
        await apart.run()
        assert apart.entries(maya, number)[: len(stored)] == stored
        number = apart.record(maya).round
    recaps = [m for m in maya.messages() if m.button("Deal proof")]
    assert len(recaps) == sum(apart.round(maya, n).ended is not None for n in range(1, number + 1))
    for recap in recaps:
        proof = await maya.press("Deal proof", recap.id)
        assert "❌" not in proof.message.text


async def press_something(maya):
    """Press whatever there is: the next round, or a move in the hand, or for a hand."""
    try:
        if maya.over():
            return await maya.press("Deal a new round")
        deeds = [deed for deed in maya.deeds() if not deed.startswith("play X")]
        if deeds:
            return await maya.does(deeds[0])
        return await maya.opens_hand()
    except (NotPossible, AssertionError, AttributeError):
        return None  # the message changed meanwhile, or nobody answered


def replays(entries) -> None:
    """The stored acts are a game: its rules and its secrets give the same again."""
    secrets = [secret for entry in entries for secret in entry.secrets]
    game = Playout(GAME, 2, shuffler=Opened(secrets), options=options_of(entries))
    for entry in entries[1:]:
        game.do(entry.seat, entry.action)


def options_of(entries):
    (dealt, *_) = unpack_events(GAME, entries[0].events)
    return GAME.options(starter=dealt.starter)
