"""The place of a table goes: archived, locked, deleted, or the bot is thrown out of the server."""

from functools import partial

import pytest
from faults.tables import seated
from play.parlour import changed

LASTING = {"archived", "locked", "thrown out"}
"""After these the place can come back."""
GOING = [  # what happens, and the game of the table there
    ("archived", "wild"),
    ("locked", "cribbage"),
    ("thread deleted", "rummy"),
    ("channel deleted", "updown"),
    ("server deleted", "wild"),
    ("thrown out", "rummy"),
]


def goes(parlour, how: str, thread: str) -> None:
    box, moderator = parlour.box, parlour.box.moderator
    match how:
        case "archived" | "locked":
            moderator.archive(thread, locked=how == "locked")
        case "thread deleted":
            moderator.delete_channel(thread)
        case "channel deleted":
            moderator.delete_channel(box.channel_id)
        case "server deleted":
            moderator.delete_guild(box.guild_id)
        case "thrown out":
            moderator.throw_out_bot(box.guild_id)


def comes_back(parlour, how: str, thread: str) -> None:
    if how == "thrown out":
        parlour.box.moderator.bring_back_bot(parlour.box.guild_id)
    else:
        parlour.box.moderator.reopen(thread)


@pytest.mark.parametrize(("how", "game"), GOING, ids=[how for how, _ in GOING])
async def test_a_place_that_goes_hurts_its_own_table_alone(opened, how, game):
    """Its table stands as it stood and goes on if the place comes back; another server plays on."""
    parlour = await opened(seed=126)
    maya, _ = await seated(parlour, "updown", clock=0)
    elsewhere = parlour.box.other_channel_id
    answer = await maya.command(
        "play", {"game": game, "against": "easy", "clock": 0, "thread": True}
    )
    assert not answer.ephemeral
    await parlour.settle()
    (thread,) = [c.id for c in parlour.box.world.channels.values() if c.is_thread]
    (here,) = [t for t in parlour.desk.hall._awake.values() if t.record.channel == int(thread)]
    await maya.press("Start", on=str(here.record.message))
    await maya.person.command("play", {"game": game, "against": "easy", "clock": 0}, elsewhere)
    await parlour.settle()
    (other,) = [t for t in parlour.desk.hall._awake.values() if t.record.channel == int(elsewhere)]
    await maya.press("Começar", on=str(other.record.message))  # that server speaks Portuguese
    await parlour.settle()
    goes(parlour, how, thread)
    for table in (here, other):
        await does(table, maya)
    await parlour.settle()
    assert not other.record.paused
    assert [m for m in maya.messages(elsewhere) if m.button("Minha mão")]
    await here._book.alone(partial(stored, parlour, here))  # no computer acts meanwhile
    if how in LASTING:
        comes_back(parlour, how, thread)
        if here.record.paused:
            await maya.command("table resume", {}, thread)
        await parlour.settle()
        assert not here.record.paused
        await does(here, maya)
        await parlour.settle()
        assert [m for m in maya.messages(thread) if m.button("My hand")]
    await parlour.restart()
    assert [m for m in maya.messages(elsewhere) if m.button("Minha mão")]


async def stored(parlour, table) -> None:
    assert len(await parlour.store.entries(table.record.id, 1)) == table.moment.acts


async def does(table, person) -> None:
    """Let *person* do something as soon as it is their turn."""
    while table.record.phase == "playing" and not table.record.paused:
        seat = table.record.seat_of(person.user)
        if seat in table.moment.awaited:
            quiet = [t for t in table.moment.legal(seat) if t.split(" ")[0] not in ("drop", "show")]
            await table.act(person.user, quiet[0])
            return
        await changed(table)
