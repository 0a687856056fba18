"""Taking back, making again and restarting between two people: one asks, the other answers."""

from play.parlour import live
from tables.cribbage.people import does, play_on, seated

from bot.records import Phase


def other_of(people, person):
    return people[1 - people.index(person)]


async def wishes(parlour, person, wish: str) -> None:
    """Press *wish* in the own hand; the other is asked in the hand and at the table."""
    await person.press(wish, person.hand_message)
    await parlour.settle()


async def answers(parlour, person, label: str, *, at_the_table: bool = False) -> None:
    await person.press(label, person.table_message if at_the_table else person.hand_message)
    await parlour.settle()


async def counted(parlour):
    """Return two people after the first show, who played the last card first, and their table."""
    people = await seated(parlour, "Maya", "Theo")
    table = await live(parlour, people[0])
    await play_on(parlour, people, lambda t: bool(t.moment.state.shows))
    last = people[table.moment.by]
    return last, other_of(people, last), table


async def test_an_act_is_taken_back_across_a_deal_and_made_again_if_the_other_agrees(opened):
    parlour = await opened(seed=21)
    asker, other, table = await counted(parlour)
    after, acts = table.moment.state, await parlour.store.entries(asker.table_id, 1)
    assert (after.phase, after.played) == ("cut_deck", ())

    await wishes(parlour, asker, "Take back")
    said = f"**{asker.person.name}** asks to take the last move back"
    assert table.moment.state == after
    for text in (asker.table.text, asker.hand.text, other.hand.text):
        assert said in text
    assert asker.hand.button("Agree") is None  # nobody agrees to the own wish
    answer = await asker.press("Agree")
    assert "Nobody has asked for that" in answer.message.text
    await answers(parlour, other, "Decline")
    assert table.moment.state == after
    for text in (asker.table.text, asker.hand.text, other.hand.text):
        assert "The wish was declined" in text
        assert said not in text

    await wishes(parlour, asker, "Take back")
    await answers(parlour, asker, "Never mind")
    assert table.record.asked is None
    await wishes(parlour, asker, "Take back")
    await answers(parlour, other, "Agree")
    before = table.moment.state
    assert (before.phase, len(before.played)) == ("play", 7)
    assert before.shows == ()
    assert sum(before.scores) < sum(after.scores)
    assert "took the last move back" in other.table.text

    await wishes(parlour, asker, "Redo")
    await answers(parlour, other, "Agree", at_the_table=True)
    assert table.moment.state == after
    await wishes(parlour, other, "Take back")
    await answers(parlour, asker, "Agree")
    assert len(table.moment.state.played) < 8
    await parlour.restart()
    table = await live(parlour, asker)
    kept = await parlour.store.entries(asker.table_id, 1)
    assert kept[: len(acts)] == acts  # the line taken back is there still
    assert [each.action for each in kept[len(acts) :]] == ["takeback", "redo", "takeback"]
    await play_on(parlour, [asker, other], lambda t: bool(t.moment.state.shows))


async def test_the_same_game_is_dealt_again_and_counts_for_nothing(opened):
    parlour = await opened(seed=22)
    maya, theo = people = await seated(parlour, "Maya", "Theo")
    table = await live(parlour, maya)
    await play_on(parlour, people, lambda t: len(t.moment.state.played) == 1)
    then, line = table.moment.state, await parlour.store.entries(maya.table_id, 1)

    more = (await maya.press("More")).message
    asked = (await maya.press("Deal the same game again", more.id)).message
    await maya.press("Yes, do it", asked.id)
    await parlour.settle()
    assert table.record.round == 1
    await answers(parlour, theo, "Agree")
    assert (table.record.round, table.moment.state.phase) == (2, "cut_dealer")
    assert "counts for nothing" in theo.table.text

    await parlour.restart()  # what is to be repeated is not kept in memory alone
    table = await live(parlour, maya)
    for entry in line[1:]:
        version = f":{table.moment.version(entry.seat):x}:"
        person = people[entry.seat]
        await person.until(lambda p=person, v=version: any(v in i for i in ids(p)))
        await does(person, entry.action)
    assert table.moment.state == then  # by the same shuffles, each in its turn

    more = (await theo.press("More")).message
    asked = (await theo.press("Resign", more.id)).message
    await theo.press("Yes, do it", asked.id)
    await parlour.settle()
    assert table.record.phase in (Phase.BETWEEN, Phase.CLOSED)
    assert (table.record.tally, table.record.counted) == ((0, 0), 0)
    recap = next(m for m in maya.messages() if m.button("Deal proof"))
    assert "counts for nothing" in recap.text
    standings = (await maya.command("leaderboard", {"game": "cribbage"})).message
    assert "Maya" not in standings.text
    proof = (await maya.press("Deal proof", recap.id)).message
    assert "✅ The cards dealt in this game are in the order" in proof.text


def ids(person) -> list[str]:
    return [each.custom_id for each in (*person.hand.buttons, *person.hand.menus)]
