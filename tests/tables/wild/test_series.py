"""A series of Wild that does not go its whole way: people go, hosts change, somebody ends it."""

from play.parlour import live
from tables.wild.people import play_on, seated
from tables.wild.rounds import EN, record

from bot.presenters import series
from bot.records import Phase

SEED = 598
"""Of a first game of three that is over soon."""


async def asks_more(person, label=None, choice=None):
    """Open More, and press *label* or choose *choice* in the menu of a deed; return the answer."""
    more = (await person.press("More")).message
    if label:
        return await person.press(label, more.id)
    verb, value = choice
    menu = next(each for each in more.menus if f":{verb}:" in each.custom_id)
    return await person.select(more.id, menu.custom_id, [value])


async def test_a_series_outlives_a_leaver_and_its_first_host_and_ends_at_the_hosts_wish(opened):
    parlour = await opened(seed=SEED)
    maya, theo, ana = people = await seated(parlour, "Maya", "Theo", "Ana", length=5, stacking=True)
    table = await live(parlour, maya)
    await play_on(parlour, people)
    assert "Standings after game 1 of 5" in maya.table.text
    tally, points = table.record.tally, table.record.points

    await ana.press("Ready")
    parlour.advance(61)
    await maya.until(lambda: "Round 2" in maya.table.text or "Game 2" in maya.table.text)
    assert "House rules: stacking." in maya.table.text

    asked = await asks_more(ana, "Resign")
    assert "the others play on without you" in asked.message.text
    await ana.press("Yes, do it", asked.message.id)
    await parlour.settle()
    assert (table.record.phase, table.record.gone) == (Phase.PLAYING, (2,))
    assert "left the game; the cards went under the draw pile" in maya.table.text
    assert "Ana: 0 cards, left the game" in maya.table.images[0].alt

    asked = await asks_more(theo, "Resign")
    assert (
        "Only **Maya** would be left, so it stops at once and nobody wins it" in asked.message.text
    )

    refused = await theo.command("table end")
    assert "Only the host" in refused.message.text
    await asks_more(maya, choice=("host", "1"))
    refused = await maya.command("table end")
    assert "Only the host" in refused.message.text
    asked = await theo.command("table end")
    assert "Finished games count, the one at hand does not" in asked.message.text
    await theo.press("Yes, do it", asked.message.id)
    await parlour.settle()
    assert (table.record.phase, table.record.counted) == (Phase.CLOSED, 1)
    assert (table.record.tally, table.record.points) == (tally, points)
    (best,) = [name for name, won in zip(table.record.names, tally, strict=True) if won]
    assert f"**{best}** takes the series" in maya.table.text


def test_games_and_points_alike_share_the_series_and_points_decide_it():
    both = record(3, tally=(1, 1, 1), points=(90, 90, 40), counted=3, length=3)
    assert series.ending(both, EN) == "🏆 The series is shared by **Maya**, **Theo**."
    assert [place for place, *_ in series.ranked(both)] == [1, 1, 3]
    one = record(3, tally=(1, 1, 1), points=(90, 91, 40), counted=3, length=3)
    assert series.ending(one, EN) == "🏆 **Theo** takes the series."
