"""A match: rounds that follow one another, people who come and go, the host's rights."""

import asyncio

from play.parlour import live, play_round
from play.test_rounds import seated

from bot.messages import Picture


async def resigns(player):
    """Resign by More and its question."""
    more = await player.press("More")
    sure = await player.press("Resign", more.message.id)
    assert "Resign this round?" in sure.message.text
    answer = await player.press("Yes, do it", more.message.id)
    await player.parlour.settle()
    return answer


async def test_rounds_are_counted_and_the_start_moves(opened):
    parlour = await opened(seed=126)
    people = await seated(parlour, 2)
    await play_round(parlour, people)
    table = await live(parlour, people[0])
    winner = table.moment.state.winner
    assert table.record.tally[winner] == 1
    assert people[0].table.button("Deal a new round")
    await people[1].press("Deal a new round")  # anybody seated may
    await parlour.settle()
    assert (table.record.round, table.moment.state.starter) == (2, 1)
    assert "Rounds won" in people[0].table.text
    await resigns(people[1 - winner])
    assert table.record.tally[winner] == 2
    for person in people:
        recaps = [m for m in person.messages() if m.button("Deal proof")]
        assert len(recaps) == 2


async def test_a_new_round_in_the_middle_asks_the_host_and_counts_nothing(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await maya.does((await live(parlour, maya)).moment.legal(0)[0])
    more = await theo.press("More")
    assert more.message.button("Deal a new round") is None
    more = await maya.press("More")
    asked = await maya.press("Deal a new round", more.message.id)
    assert "counts for nobody" in asked.message.text
    assert (await live(parlour, maya)).record.round == 1
    back = await maya.press("No, go back", more.message.id)
    assert back.message.button("Deal a new round")
    await maya.press("Deal a new round", more.message.id)
    await maya.press("Yes, do it", more.message.id)
    await parlour.settle()
    record = (await live(parlour, maya)).record
    assert (record.round, record.tally, record.phase) == (2, (0, 0), "playing")
    assert not [m for m in maya.messages() if m.button("Deal proof")]
    assert (await parlour.store.round(record.id, 1)).ended is None


async def test_two_presses_for_the_next_round_deal_one(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    await asyncio.gather(maya.press("Deal a new round"), theo.press("Deal a new round"))
    await parlour.settle()
    assert (await live(parlour, maya)).record.round == 2


async def test_the_next_round_asked_for_at_the_recap_stands_below_it(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    (recap,) = [m for m in maya.messages() if m.button("Deal proof")]
    await maya.press("Deal a new round", recap.id)
    await parlour.settle()
    record = (await live(parlour, maya)).record
    assert record.round == 2
    assert record.message > int(recap.id)
    late = await theo.press("Deal a new round", recap.id)
    assert "dealt already" in late.message.text
    assert (await live(parlour, maya)).record.round == 2


async def test_resigning_with_two_seats_ends_the_round_for_the_other(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await resigns(theo)
    record = (await live(parlour, maya)).record
    assert (record.phase, record.tally, record.gone) == ("between", (1, 0), (1,))
    assert len([m for m in maya.messages() if m.button("Deal proof")]) == 1
    await theo.until(lambda: not theo.hand.buttons)  # no live button in the hand of one who left
    await maya.press("Deal a new round")  # too few are left: the lobby again, the tally kept
    await parlour.settle()
    assert maya.table.button("Join")
    await theo.press("Join")
    await parlour.settle()
    await maya.press("Start")
    await parlour.settle()
    record = (await live(parlour, maya)).record
    assert (record.round, record.tally, record.phase) == (2, (1, 0), "playing")


async def test_resigning_with_three_seats_lets_the_others_play_on(opened):
    parlour = await opened(seed=199)
    maya, theo, ana = await seated(parlour, 3)
    await resigns(maya)
    record = (await live(parlour, theo)).record
    assert (record.phase, record.gone, record.host) == ("playing", (0,), theo.user)
    more = await theo.press("More")
    await theo.press("Deal a new round", more.message.id)
    await theo.press("Yes, do it", more.message.id)
    await parlour.settle()
    record = (await live(parlour, theo)).record
    assert ([chair.user for chair in record.chairs], record.round) == ([theo.user, ana.user], 2)


async def shown(player, _answer):
    """The last private word that came after a press."""
    await player.parlour.settle()
    return [m for m in player.messages() if m.ephemeral][-1]


async def test_the_last_person_who_leaves_closes_the_table(opened):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await maya.opens(against="easy")
    await maya.press("Start")
    await parlour.settle()
    table_id = maya.table_id
    await resigns(maya)
    assert (await parlour.store.record(table_id)).phase == "closed"
    assert [b.label for b in maya.table.buttons] == ["Rematch"]
    assert len([m for m in maya.messages() if m.button("Deal proof")]) == 1


async def test_a_rematch_opens_one_table_however_often_it_is_pressed(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    await ends(maya)
    assert [b.label for b in maya.table.buttons] == ["Rematch"]
    await asyncio.gather(maya.press("Rematch"), theo.press("Rematch"))
    await parlour.settle()
    await theo.press("Rematch")
    await parlour.settle()
    lobbies = [m for m in maya.messages() if m.button("Join")]
    assert len(lobbies) == 1
    tables = await parlour.store.open_tables()
    assert [len(table.chairs) for table in tables] == [2]
    maya.table_message = theo.table_message = lobbies[0].id
    host = maya if tables[0].host == maya.user else theo
    await host.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    assert (table.record.round, table.record.tally) == (1, (0, 0))
    assert table.moment.state.starter == 1  # seat 0 began the match before


async def test_a_rematch_with_fewer_people_still_has_somebody_to_start(opened):
    parlour = await opened(seed=199)
    maya, theo, ana = await seated(parlour, 3)
    for _ in range(2):  # the start has moved to seat 2, which the rematch will not have
        table = await live(parlour, maya)
        await table.again(asker(maya), seen=table.record.round)
    assert table.moment.state.starter == 2
    await ends(maya)
    await maya.press("Rematch")
    await parlour.settle()
    lobby = next(m for m in maya.messages() if m.button("Join"))
    for person in (maya, theo, ana):
        person.table_message = lobby.id
    await ana.press("Leave")
    await parlour.settle()
    await maya.press("Start")
    await parlour.settle()
    assert (await live(parlour, maya)).record.phase == "playing"


async def test_only_who_played_may_ask_for_a_rematch(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    await ends(maya)
    ana = parlour.join("Ana").at(maya)
    answer = await ana.press("Rematch")
    assert answer.ephemeral
    assert not await parlour.store.open_tables()


def asker(player):
    from bot.sessions.seating import Asker

    return Asker(player.user, player.name)


async def ends(host):
    more = await host.press("More")
    await host.press("End the match", more.message.id)
    await host.press("Yes, do it", more.message.id)
    await host.parlour.settle()


async def test_an_ended_match_keeps_no_live_buttons_but_rematch(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await ends(maya)
    assert [b.label for b in theo.table.buttons] == ["Rematch"]
    for person in (maya, theo):
        assert not person.hand.buttons
        assert "closed" in person.hand.text


async def test_kicking_asks_first_and_is_the_hosts(opened):
    parlour = await opened(seed=199)
    maya, theo, ana = await seated(parlour, 3)
    more = await theo.press("More")
    assert not [m for m in more.message.menus if "kick" in m.custom_id]
    more = await maya.press("More")
    kick = next(m for m in more.message.menus if "kick" in m.custom_id)
    asked = await maya.select(more.message.id, kick.custom_id, ["2"])
    assert "Remove **Ana**" in asked.message.text
    await maya.press("Yes, do it", more.message.id)
    await parlour.settle()
    record = (await live(parlour, maya)).record
    assert (record.gone, record.phase) == ((2,), "playing")
    refused = await ana.press("My hand")
    assert "You have no seat" in refused.message.text


async def test_an_old_yes_or_menu_touches_nobody_in_another_round(opened):
    parlour = await opened(seed=199)
    maya, _theo, _ana = await seated(parlour, 3)
    older, more = await maya.press("More"), await maya.press("More")
    kick = next(m for m in more.message.menus if "kick" in m.custom_id)
    await maya.select(more.message.id, kick.custom_id, ["1"])
    table = await live(parlour, maya)
    await table.again(asker(maya), seen=1)
    answer = await maya.press("Yes, do it", more.message.id)
    assert "changed" in answer.message.text
    for verb in ("kick", "host"):  # seat 1 may be another person's by now
        (menu,) = [m for m in older.message.menus if f":{verb}:" in m.custom_id]
        answer = await maya.select(older.message.id, menu.custom_id, ["1"])
        assert "nothing was done" in (await shown(maya, answer)).text
    assert (table.record.gone, table.record.host) == ((), maya.user)


async def test_pausing_stops_moves_until_resumed(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    more = await theo.press("More")
    await theo.press("Pause", more.message.id)
    await parlour.settle()
    assert "paused" in maya.table.text
    assert "is to play" not in maya.table.text
    table = await live(parlour, maya)
    (picture,) = [p for p in parlour.desk.screens.public(table).parts if isinstance(p, Picture)]
    assert picture.scene.ops[-1].words == "PAUSED: nobody can move"
    action = table.moment.legal(0)[0]
    refused = await maya.command("move", {"action": action})
    assert "resume it first" in refused.message.text
    assert table.moment.acts == 1
    assert [button.label for button in maya.hand.buttons] == ["Resume", "Rules"]
    answer = await maya.press("Resume", maya.hand_message)
    assert answer.message.id == maya.hand_message
    assert action in maya.deeds()  # the hand is there again, and goes on
    await parlour.settle()
    await maya.does(action)
    assert table.moment.acts == 2
    await theo.command("table pause")
    await parlour.settle()
    await theo.press("Resume")  # at the table, for everybody seated
    assert not table.record.paused


async def test_a_round_that_ends_while_paused_is_not_paused_any_more(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await maya.command("table pause")
    await resigns(theo)
    record = (await live(parlour, maya)).record
    assert (record.phase, record.paused) == ("between", False)
    assert "paused" not in maya.table.text


async def test_the_host_hands_the_role_on(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    more = await maya.press("More")
    menu = next(m for m in more.message.menus if "host" in m.custom_id)
    await maya.select(more.message.id, menu.custom_id, ["1"])
    await parlour.settle()
    assert (await live(parlour, maya)).record.host == theo.user
    refused = await maya.command("table end")
    assert "Only the host" in refused.message.text
