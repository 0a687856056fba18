"""Whole rounds, by commands and buttons alone."""

import json

import pytest
from play.parlour import Player, live, play_round
from play.sketches import sketched

from engines.core.contract import Level
from renderers.kit.reel import drawn

ENDINGS = [  # the ending, its seats and the seed of its deal when everybody plays eagerly
    ("winner", 2, 126, "has won the round"),
    ("winner", 3, 199, "has won the round"),
    ("blocked", 2, 1392, "blocked"),
    ("draw", 2, 698, "draw"),
]


@pytest.mark.parametrize(("outcome", "seats", "seed", "said"), ENDINGS)
async def test_a_round_by_buttons(opened, outcome, seats, seed, said):
    parlour = await opened(seed=seed, paint=drawn if seats > 2 else sketched)
    people = await seated(parlour, seats)
    await play_round(parlour, people)
    table = await live(parlour, people[0])
    assert table.moment.round.number == 1
    ended = await parlour.store.round(table.record.id, 1)
    assert ended.result.outcome == outcome
    won = tuple(int(seat == table.moment.state.winner) for seat in range(seats))
    assert table.record.tally == (won if outcome != "draw" else (0,) * seats)
    recaps = [m for m in people[-1].messages() if m.button("Deal proof")]
    assert len(recaps) == 1
    await the_recap_tells_all(people[-1], recaps[0])


async def the_recap_tells_all(reader: Player, recap):
    details = await reader.press("Details", recap.id)
    assert details.ephemeral
    assert "Every hand, card by card" in details.message.text
    plays = await reader.press("Play-by-play", recap.id)
    page = plays.message
    assert "Page 1 of" in page.text
    while not page.button("Next").disabled:
        page = (await reader.press("Next", page.id)).message
    pages = page.text.split("Page ")[1].split()
    assert pages[0] == pages[2].split("\n")[0]
    proof = await reader.press("Deal proof", recap.id)
    assert "✅ The SHA-256 of the secret is what was published." in proof.message.text
    assert "✅ The cards dealt in this round are in the order" in proof.message.text
    assert "❌" not in proof.message.text
    export = await reader.press("Export", recap.id)
    assert export.ephemeral


@pytest.mark.parametrize("level", list(Level))
async def test_a_person_against_a_computer_of_each_level(opened, level):
    parlour = await opened(seed=3)
    maya = parlour.join("Maya")
    await maya.opens(against=level.value)
    await maya.press("Start")
    await parlour.settle()
    await maya.opens_hand()
    assert await play_round(parlour, [maya]) > 0
    assert maya.over()
    stored = await parlour.store.entries((await live(parlour, maya)).record.id, 1)
    assert {entry.seat for entry in stored} == {None, 0, 1}


async def test_two_people_and_a_computer(opened):
    parlour = await opened(seed=5)
    maya, theo = await seated(parlour, 2, start=False)
    await maya.select(maya.table_message, maya.table.menus[0].custom_id, ["medium"])
    await parlour.settle()
    await maya.press("Start")
    await parlour.settle()
    for person in (maya, theo):
        await person.opens_hand()
    await play_round(parlour, [maya, theo])
    record = (await live(parlour, maya)).record
    assert [chair.level for chair in record.chairs] == [None, None, "medium"]


async def test_a_round_by_move_alone(opened):
    """Every action is chosen from what the autocomplete offers for a few letters."""
    parlour = await opened(seed=126)
    people = await seated(parlour, 2)

    async def move(player, action):
        offered = await player.complete("move", {"action": action}, focused="action")
        assert action in [value for _, value in offered]
        answer = await player.command("move", {"action": action})
        assert answer.ephemeral, answer
        assert "Your hand" in answer.message.text

    await play_round(parlour, people, move=move)
    assert people[0].over()
    hands = [m for m in people[0].messages() if m.ephemeral and "Your hand" in m.text]
    assert len(hands) == 1  # each new copy takes the older one away


async def test_the_export_proves_the_round(opened):
    parlour = await opened(seed=126)
    people = await seated(parlour, 2)
    await play_round(parlour, people)
    recap = next(m for m in people[0].messages() if m.button("Export"))
    export = await people[0].press("Export", recap.id)
    (file,) = list(parlour.box.world.post(parlour.box.channel_id, export.message.id).attachments)
    document = json.loads(parlour.box.files.contents[file.id])
    entries = await parlour.store.entries(people[0].table_id, 1)
    assert [act["action"] for act in document["acts"]] == [entry.action for entry in entries]
    assert document["result"]["outcome"] == "winner"
    (shuffle,) = document["acts"][0]["shuffles"]
    assert shuffle["secret"] == entries[0].secrets[0].hex()
    for name in ("Maya", "Theo", str(people[0].user)):
        assert name not in json.dumps(document)


async def seated(parlour, seats, *, start=True) -> list[Player]:
    """People at a table, each with the own hand open once it has started."""
    names = ("Maya", "Theo", "Ana")[:seats]
    host, *others = people = [parlour.join(name) for name in names]
    await host.opens()
    for other in others:
        await other.joins(host)
    if start:
        await host.press("Start")
        await parlour.settle()
        for person in people:
            await person.opens_hand()
    return people
