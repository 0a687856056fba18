"""A table before the first deal: who sits, who may change what, and what it becomes."""

import asyncio

import pytest
from play.parlour import live
from play.test_match import shown
from play.test_rounds import seated

from bot.sandbox.people import NotPossible


class TestLobby:
    """Before the first round."""

    async def test_computers_come_and_go(self, parlour):
        maya = parlour.join("Maya")
        await maya.opens()
        for level in ("easy", "hard"):
            await maya.select(maya.table_message, menu_of(maya, "comp"), [level])
            await parlour.settle()
        assert "Computer (Easy)" in maya.table.text
        assert "Computer (Hard)" in maya.table.text
        assert maya.table.button("Join").disabled  # three sit
        await maya.select(maya.table_message, menu_of(maya, "rm"), ["1"])
        await parlour.settle()
        assert "Computer (Easy)" not in maya.table.text
        assert [c.level for c in (await live(parlour, maya)).record.chairs] == [None, "hard"]

    async def test_only_the_host_changes_the_table(self, parlour):
        maya, theo = await seated(parlour, 2, start=False)
        for press in (
            theo.select(theo.table_message, menu_of(theo, "comp"), ["easy"]),
            theo.select(theo.table_message, menu_of(theo, "rm"), ["1"]),
            theo.press("Start"),
            theo.press("Cancel"),
        ):
            assert "Only the host" in (await shown(theo, await press)).text
        record = (await live(parlour, maya)).record
        assert (len(record.chairs), record.phase) == (2, "lobby")

    async def test_options_are_set_by_menu_and_shown_to_all(self, parlour):
        maya, theo = await seated(parlour, 2, start=False)
        options = await maya.press("Options")
        assert options.ephemeral
        clock = next(m for m in options.message.menus if m.custom_id.endswith(":clock"))
        await maya.select(options.message.id, clock.custom_id, ["60"])
        await parlour.settle()
        assert (await live(parlour, maya)).record.clock == 60
        assert "1 minute a turn" in theo.table.text
        own = await theo.press("Options")
        clock = next(m for m in own.message.menus if m.custom_id.endswith(":clock"))
        await theo.select(own.message.id, clock.custom_id, ["0"])
        await parlour.settle()
        assert (await live(parlour, maya)).record.clock == 60
        beside = {options.message.id, own.message.id}
        seen = [{each.id for each in who.messages()} for who in (maya, theo)]
        assert [len(beside & each) for each in seen] == [1, 1]
        await maya.press("Start")
        await parlour.settle()
        seen = [{each.id for each in who.messages()} for who in (maya, theo)]
        assert [len(beside & each) for each in seen] == [0, 0], "play has begun"

    async def test_the_host_who_leaves_hands_on_and_the_last_one_closes(self, parlour):
        maya, theo = await seated(parlour, 2, start=False)
        table_id = maya.table_id
        await maya.press("Leave")
        await parlour.settle()
        assert (await live(parlour, theo)).record.host == theo.user
        await theo.press("Leave")
        await parlour.settle()
        assert (await parlour.store.record(table_id)).phase == "closed"
        assert not theo.table.buttons
        with pytest.raises(NotPossible):
            await theo.press("Join")

    async def test_cancelling_closes(self, parlour):
        maya, theo = await seated(parlour, 2, start=False)
        table_id = maya.table_id
        asked = await maya.press("Cancel")  # somebody else would lose a seat
        assert "Others have a seat" in asked.message.text
        kept = await maya.press("No, go back", asked.message.id)
        assert "stays open" in kept.message.text
        asked = await maya.press("Cancel")
        assert (await live(parlour, theo)).record.phase == "lobby"
        await maya.press("Yes, do it", asked.message.id)
        await parlour.settle()
        assert (await parlour.store.record(table_id)).phase == "closed"
        assert not theo.table.buttons
        assert "closed this table" in theo.table.text
        await maya.opens()
        alone = maya.table_id
        await maya.select(maya.table_message, menu_of(maya, "comp"), ["easy"])
        await maya.press("Cancel")
        await parlour.settle()
        assert (await parlour.store.record(alone)).phase == "closed"

    async def test_nobody_sits_twice(self, parlour):
        maya, theo = await seated(parlour, 2, start=False)
        await asyncio.gather(theo.press("Join"), theo.press("Join"))
        await parlour.settle()
        assert len((await live(parlour, maya)).record.chairs) == 2

    async def test_two_joins_in_the_same_instant_share_no_chair(self, parlour):
        maya, _theo = await seated(parlour, 2, start=False)
        ana, bo = (parlour.join(name).at(maya) for name in ("Ana", "Bo"))
        await asyncio.gather(ana.press("Join"), bo.press("Join"))
        await parlour.settle()
        assert len({c.user for c in (await live(parlour, maya)).record.chairs}) == 3

    async def test_the_host_starts_even_if_another_sits_first(self, opened):
        parlour = await opened(seed=1)
        maya, theo = await seated(parlour, 2, start=False)
        await maya.command("table host", {"member": theo.user})
        await parlour.settle()
        await theo.press("Start")
        await parlour.settle()
        table = await live(parlour, theo)
        assert table.record.chairs[table.moment.state.starter].user == theo.user


def menu_of(player, verb: str) -> str:
    return next(m.custom_id for m in player.table.menus if m.custom_id.split(":")[1] == verb)
