"""The table's clock: it acts for whom the table waits, when the time is up, and for nobody else."""

import pytest
from play.parlour import changed, live
from play.test_rounds import seated

MINUTE = "60"


@pytest.fixture
async def timed(opened):
    """Two people at a table with a minute a turn, started."""
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2, start=False)
    options = await maya.press("Options")
    clock = next(m for m in options.message.menus if m.custom_id.endswith(":clock"))
    await maya.select(options.message.id, clock.custom_id, [MINUTE])
    await parlour.settle()
    await maya.press("Start")
    await parlour.settle()
    for person in (maya, theo):
        await person.opens_hand()
    return parlour, maya, theo


async def acts(parlour, player):
    entries = await parlour.store.entries(player.table_id, 1)
    return [(entry.seat, entry.action) for entry in entries][1:]


async def test_time_out_plays_for_whoever_is_awaited(timed):
    parlour, maya, _theo = timed
    table = await live(parlour, maya)
    assert "Time runs out <t:" in maya.table.text
    parlour.advance(61)
    await changed(table)
    await parlour.settle()
    assert await acts(parlour, maya) == [(0, "timeout")]
    assert table.record.deadline.seats == (1,)
    assert table.record.deadline.at == pytest.approx(parlour.now() + 60, abs=20)


async def test_nothing_happens_before_the_time_is_up(timed):
    parlour, maya, _theo = timed
    table = await live(parlour, maya)
    parlour.advance(40)
    await table.expire()
    assert await acts(parlour, maya) == []


async def test_a_move_gives_the_next_one_the_whole_time(timed):
    parlour, maya, _theo = timed
    table = await live(parlour, maya)
    parlour.advance(40)
    await maya.does(table.moment.legal(0)[0])
    parlour.advance(40)
    await table.expire()
    assert len(await acts(parlour, maya)) == 1


async def test_a_paused_table_has_no_clock_and_resumes_with_the_whole_time(timed):
    parlour, maya, theo = timed
    table = await live(parlour, maya)
    await theo.command("table pause")
    parlour.advance(3600)
    await table.expire()
    assert await acts(parlour, maya) == []
    await theo.command("table resume")
    await parlour.settle()
    assert table.record.deadline.at == pytest.approx(parlour.now() + 60, abs=20)
    parlour.advance(61)
    await changed(table)
    assert await acts(parlour, maya) == [(0, "timeout")]


async def test_a_restart_charges_nobody(timed):
    parlour, maya, theo = timed
    assert maya.table_id
    await parlour.leave()
    parlour.box.clock.advance(3600)
    await parlour.run()
    await parlour.settle()
    table = await live(parlour, maya)
    assert await acts(parlour, maya) == []
    assert table.record.deadline.at == pytest.approx(parlour.now() + 60, abs=20)
    assert "restarted" in theo.finds(table).table.text
    parlour.advance(61)
    await changed(table)
    await parlour.settle()
    assert await acts(parlour, maya) == [(0, "timeout")]
    assert "restarted" not in theo.finds(table).table.text


async def test_a_computer_has_no_clock(opened):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await maya.opens(against="easy", clock=60)
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    action = table.moment.legal(0)[0]
    await table.act(maya.user, action)
    while table.moment.awaited != {0}:
        await changed(table)
    assert table.record.deadline.seats == (0,)
    entries = await parlour.store.entries(table.record.id, 1)
    assert "timeout" not in [entry.action for entry in entries]


async def test_a_message_is_posted_anew_before_edits_of_it_slow_down(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    first = maya.table_message
    table = await live(parlour, maya)
    parlour.advance(45 * 60)
    await maya.press("My hand")
    await table.act(maya.user, table.moment.legal(0)[0])
    await parlour.settle()
    assert table.record.message == int(first)
    parlour.advance(6 * 60)
    await table.act(theo.user, table.moment.legal(1)[0])
    await parlour.settle()
    public = [m for m in maya.messages() if not m.ephemeral and m.buttons]
    assert [m.id for m in public] == [str(table.record.message)]
    assert public[0].id != first


async def test_idle_tables_sleep_and_wake_by_a_press(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table_id = maya.table_id
    hall, hands = parlour.desk.hall, parlour.desk.hands
    await parlour.settle()
    parlour.client.tidy()
    assert table_id in hall._awake
    assert hands._open
    parlour.advance(31 * 60)
    parlour.client.tidy()
    assert not hall._awake
    assert not hands._open
    assert not parlour.desk.outbox._shown
    answer = await theo.press("My hand")
    assert "Your hand" in answer.message.text
    assert table_id in hall._awake


async def test_a_table_with_a_running_clock_stays_awake(timed):
    parlour, maya, _theo = timed
    table = await live(parlour, maya)
    for _ in range(3):
        parlour.box.clock.advance(31 * 60)
        parlour.client.tidy()
    assert parlour.desk.hall._awake == {table.record.id: table}
