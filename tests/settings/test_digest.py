"""Slow games over days: one message a day at most, about all the tables that wait."""

from play.parlour import Player, live
from play.test_rounds import seated
from settings.test_pings import notified, pings, waits
from settings.test_settings import sets

HOUR = 3600


def digests(person):
    return [message.text for message in person.messages(person.person.conversation())]


async def second_table(parlour, host: Player) -> Player:
    """Open another table of *host* with Ana; return *host* as sitting there."""
    there = Player(parlour, host.person)
    await there.opens(game="cribbage", against="easy")
    await there.press("Start")
    await parlour.settle()
    await there.opens_hand()
    return there


async def moves(parlour, person: Player) -> None:
    """Have everybody at the table of *person* move until it waits for *person* anew."""
    table = await live(parlour, person)
    for _ in range(9):
        (seat,) = table.moment.awaited
        await table.act(table.record.chairs[seat].user, table.moment.legal(seat)[-1])
        await parlour.settle()
        if seat and table.moment.awaited == {0}:
            return
    raise AssertionError("the turn did not come back")


async def test_a_digest_tells_of_all_tables_once_a_day_and_never_twice_of_a_turn(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    other = await second_table(parlour, maya)
    await sets(maya, "pings", "digest")
    await waits(parlour, 91)
    (first,) = digests(maya)
    assert first.startswith("It is your turn at 2 tables:")
    for table in (await live(parlour, maya), await live(parlour, other)):
        assert f"/{table.record.channel}/{table.record.message}" in first
        assert [call.seat for call in table.record.called] == [0]
    await moves(parlour, maya)  # the same day: another turn, and no word
    await waits(parlour, 20 * HOUR)
    await parlour.restart()
    await waits(parlour, HOUR)
    assert len(digests(maya)) == 1
    await waits(parlour, 4 * HOUR)
    assert len(digests(maya)) == 2
    await waits(parlour, 100 * HOUR)
    assert len(digests(maya)) == 2
    assert notified(theo) == []
    assert pings(theo) == []


async def test_whoever_takes_no_direct_messages_is_called_at_the_table(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await sets(maya, "pings", "digest")
    maya.change(dms_open=False)
    await waits(parlour, 91)
    assert len(pings(theo)) == 1
