"""``/settings`` in the sandbox: menus that change what one sees, at once."""

import asyncio

import pytest
from play.parlour import changed, live
from play.test_rounds import seated
from presenters import limits
from presenters.rounds import WORDS

from bot.catalogue import load
from bot.preferences import OFFERED, Personal, Server
from bot.presenters import settings
from bot.presenters.cards import in_order
from engines.core.cards import card

GAMES = load()


async def sets(person, key, *values):
    """Open one's settings and choose *values* in the menu *key*; return the answer."""
    opened = await person.command("settings")
    assert opened.ephemeral
    return await chooses(person, opened, key, *values)


async def chooses(person, opened, key, *values):
    menu = next(m for m in opened.message.menus if m.custom_id.split(":")[4] == key)
    answer = await person.select(opened.message.id, menu.custom_id, values)
    await person.parlour.settle()
    assert answer.kind == "update", answer
    return answer


def marked(message, key):
    """What the menu *key* of *message* shows as chosen."""
    menu = next(m for m in message.menus if m.custom_id.split(":")[4] == key)
    return [option["value"] for option in menu.options if option.get("default")]


async def test_the_menus_show_what_is_chosen(parlour):
    maya = parlour.join("Maya")
    opened = await maya.command("settings")
    assert {key: marked(opened.message, key) for key in settings.MINE} == {
        "language": ["discord"],
        "deck": ["four"],
        "marks": [],
        "order": ["game"],
        "speed": ["normal"],
        "pings": ["mention"],
        "patience": ["90"],
    }
    for key in set(settings.MINE) - {"marks"}:
        for value in reversed(OFFERED[key]):
            answer = await chooses(maya, opened, key, value)
            assert marked(answer.message, key) == [value]
    answer = await chooses(maya, opened, "marks", "large", "text_only")
    assert marked(answer.message, "marks") == ["large", "text_only"]
    answer = await chooses(maya, opened, "marks")
    assert marked(answer.message, "marks") == []


async def test_settings_outlive_the_process(parlour):
    maya = parlour.join("Maya")
    await sets(maya, "marks", "patterns")
    await parlour.restart()
    opened = await maya.command("settings")
    assert marked(opened.message, "marks") == ["patterns"]


async def test_my_language_goes_before_that_of_discord_at_once_and_for_me_alone(parlour):
    maya, theo = await seated(parlour, 2)
    before = theo.hand.text
    answer = await sets(maya, "language", "pt-BR")
    assert "Seus ajustes" in answer.message.text
    assert "Sua mão" in maya.hand.text
    assert theo.hand.text == before
    assert "My hand" in [button.label for button in maya.table.buttons]
    refused = await maya.command("table resume")
    assert "não está pausada" in refused.message.text
    await sets(maya, "language", "discord")
    assert "Your hand" in maya.hand.text


@pytest.mark.parametrize(
    ("key", "value"), [("deck", "two"), ("marks", "large"), ("marks", "patterns")]
)
async def test_my_cards_change_on_the_open_hand_and_nowhere_else(opened, key, value):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    mine, theirs, table = maya.hand.images[0], theo.hand.images[0], maya.table.images[0]
    await sets(maya, key, value)
    assert maya.hand.images[0].content != mine.content
    assert (theo.hand.images[0].url, maya.table.images[0].url) == (theirs.url, table.url)


async def test_text_only_takes_the_picture_away_and_says_all_of_it(opened):
    parlour = await opened(seed=126)
    maya, _ = await seated(parlour, 2)
    alt = maya.hand.images[0].alt
    await sets(maya, "marks", "text_only")
    assert maya.hand.images == ()
    assert alt in maya.hand.text
    assert maya.table.images
    action = (await live(parlour, maya)).moment.legal(0)[0]
    await maya.does(action)
    await parlour.settle()
    assert maya.hand.images == ()


async def test_a_moving_recap_is_told_in_words_to_whoever_wants_less_motion(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    await table.leave(theo.user)
    await parlour.settle()
    recap = next(m for m in maya.messages() if m.button("Show it moving"))
    await maya.person.press(recap.id, "Show it moving")
    await parlour.settle()
    assert [image.filename for image in maya.messages()[-1].images] == ["recap.gif"]
    await sets(maya, "marks", "still")
    told = await maya.person.press(recap.id, "Show it moving")
    assert told.message.images == ()
    assert "Play-by-play" in told.message.text


ODD = ("set::0:marks", "set::0:", "set::0:no such", "server::0:updown no", "server::0:patience")


@pytest.mark.parametrize("odd", ODD)
async def test_a_setting_that_nobody_offers_changes_nothing(parlour, odd):
    from bot.components.deeds_settings import DEEDS
    from bot.components.desk import Visit
    from bot.messages import Deed, Verb
    from bot.sessions.seating import SeatingError

    class Asked:
        guild_id = channel_id = 7

        class permissions:  # noqa: N801 - as the library calls it
            manage_guild = True

        class user:  # noqa: N801
            id = 5

    verb, _, _, argument = odd.split(":")
    visit = Visit(
        parlour.desk,
        type("A", (), {"interaction": Asked}),
        Deed(Verb(verb), argument=argument),
        ("?",),
    )
    with pytest.raises(SeatingError):
        await DEEDS[visit.deed.verb](visit)
    assert (parlour.desk.preferences.of(5), parlour.desk.preferences.at(7)) == (
        Personal(),
        Server(),
    )


async def test_deleting_my_data_deletes_my_settings(parlour):
    maya = parlour.join("Maya")
    await sets(maya, "language", "pt-BR")
    await sets(maya, "language", "en")
    opened = await maya.command("privacy")
    asked = await maya.person.press(opened.message.id, "Delete my data")
    await maya.person.press(asked.message.id, "Yes, delete everything")
    await parlour.settle()
    assert await parlour.store.all_personal() == {}
    assert parlour.desk.preferences.of(maya.user) == Personal()


def pages(say):
    yield settings.personal(Personal(), say, manages=True)
    yield settings.server(Server(channels=tuple(range(10**18, 10**18 + 40))), tuple(GAMES), 5, say)
    for entry in GAMES.values():
        yield settings.options(Server(), entry.game, say)


@pytest.mark.parametrize("locale", ["en", "pt-BR"])
def test_every_page_is_one_that_discord_takes(locale):
    for page in pages(WORDS.speaker(locale)):
        limits.check(page)


@pytest.mark.parametrize(("order", "by_suit"), [("rank", False), ("suit", True)])
async def test_my_hand_lies_as_i_like_it_where_the_game_leaves_that_open(opened, order, by_suit):
    parlour = await opened(seed=3)
    maya = parlour.join("Maya")
    answer = await maya.command("play", {"game": "cribbage", "against": "easy"})
    maya.table_message = answer.message.id
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    while table.moment.state.phase != "lay":
        seat = table.record.seat_of(maya.user)
        if seat in table.moment.awaited:
            await table.act(maya.user, table.moment.legal(seat)[0])
        else:
            await changed(table)
    await parlour.settle()
    await maya.opens_hand()
    before = maya.hand.images[0].alt
    await sets(maya, "order", order)
    hand = table.sight_of(maya.user).view.hand
    (menu,) = [m for m in maya.hand.menus if m.custom_id.endswith(":lay")]
    offered = [card(option["value"]) for option in menu.options]
    assert offered == list(in_order(hand, by_suit=by_suit))
    assert (maya.hand.images[0].alt != before) is (offered != list(hand))


@pytest.mark.parametrize(("speed", "least", "most"), [("quick", 0, 3), ("slow", 15, 25)])
async def test_computers_move_as_quickly_as_i_like(opened, speed, least, most):
    parlour = await opened(seed=126, pace=10.0)
    maya = parlour.join("Maya")
    await sets(maya, "speed", speed)
    await maya.opens(against="easy")
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    await table.act(maya.user, table.moment.legal(0)[0])
    alarm = parlour.desk.hall._alarms[table.record.id]["computer"]
    assert least <= alarm.when() - asyncio.get_running_loop().time() <= most
    await sets(maya, "speed", "normal")
    alarm = parlour.desk.hall._alarms[table.record.id]["computer"]
    assert 5 <= alarm.when() - asyncio.get_running_loop().time() <= 10, "also for the next move"


async def test_a_setting_is_seen_at_once_in_the_place_of_a_choice_not_yet_made(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    while not any(part.startswith("play X") for part in maya.deeds()):
        (seat,) = table.moment.awaited
        person = (maya, theo)[seat]
        await table.act(person.user, table.moment.legal(seat)[-1])
        await parlour.settle()
    joker = next(each for deed, each in maya.deeds().items() if deed.startswith("play X"))
    await maya.person.press(maya.hand_message, joker)
    assert "Nothing happens until you confirm" in maya.hand.text
    await sets(maya, "language", "pt-BR")
    assert "Sua mão" in maya.hand.text
