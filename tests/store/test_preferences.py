"""Settings of people and servers outlive the process, and say what they say."""

import pytest

from bot.preferences import (
    FOLLOW,
    OFFERED,
    PACES,
    Deck,
    Order,
    Personal,
    Pings,
    Preferences,
    Server,
    Speed,
    chosen,
    with_channel,
    with_option,
)
from bot.records import Chair, Record, UserId
from bot.store.errors import StoreError
from bot.store.store import Store
from engines.core.contract import Level

ANA, BO = UserId(11), UserId(12)
CHANGED = Personal("pt-BR", Deck.TWO, True, True, True, True, Order.SUIT, Speed.SLOW, Pings.DIRECT)
SERVER = Server("en", Deck.TWO, True, True, {"updown": {"clock": "30"}}, (1, 2))


async def test_settings_are_kept_whole_and_the_latest_stand(path):
    async with await Store.open(path) as store:
        await store.keep_personal(ANA, Personal(large=True))
        await store.keep_personal(ANA, CHANGED)
        await store.keep_personal(BO, Personal())
        await store.keep_server(7, SERVER)
    async with await Store.open(path) as store:
        assert await store.all_personal() == {ANA: CHANGED, BO: Personal()}
        assert await store.all_servers() == {7: SERVER}


async def test_what_was_chosen_is_at_hand_after_a_start(store):
    before = Preferences(store)
    await before.keep(ANA, CHANGED)
    await before.keep_server(7, SERVER)
    after = Preferences(store)
    assert (after.of(ANA), after.at(7)) == (Personal(), Server())
    await after.load()
    assert (after.of(ANA), after.of(BO), after.of(None)) == (CHANGED, Personal(), Personal())
    assert (after.at(7), after.at(8), after.at(None)) == (SERVER, Server(), Server())
    after.forget(ANA)
    assert after.of(ANA) == Personal()


async def test_what_cannot_be_stored_does_not_stand(path):
    store = await Store.open(path)
    preferences = Preferences(store)
    await store.close()
    with pytest.raises(StoreError):
        await preferences.keep(ANA, CHANGED)
    assert preferences.of(ANA) == Personal()


@pytest.mark.parametrize("settings", [Personal(), Server()])
@pytest.mark.parametrize("key", OFFERED)
def test_every_value_of_a_menu_can_be_chosen_and_no_other(settings, key):
    if key in type(settings).__struct_fields__:
        for value in OFFERED[key]:
            assert str(getattr(chosen(settings, key, (value,)), key)) == value
    for values in ((), ("no such",), OFFERED[key][:2], (("x" * 200),)):
        with pytest.raises(ValueError, match="cannot be"):
            chosen(settings, key, values)


def test_marks_are_set_together():
    marked = chosen(Personal(large=True), "marks", ("patterns", "still"))
    assert (marked.patterns, marked.large, marked.still) == (True, False, True)
    assert chosen(marked, "marks", ()) == Personal()
    assert chosen(Server(), "marks", ("text_only",)) == Server(text_only=True)
    for key, values in (("marks", ("large",)), ("channels", ("1",)), ("options", ("1",)), ("", ())):
        with pytest.raises(ValueError, match="cannot be"):
            chosen(Server(), key, values)


def test_channels_and_options_of_a_server():
    one = with_channel(with_channel(Server(), 5, allowed=True), 5, allowed=True)
    assert one.channels == (5,)
    assert with_channel(one, 5, allowed=False) == Server()
    two = with_option(with_option(Server(), "wild", "clock", "30"), "wild", "clock", "60")
    assert two.options == {"wild": {"clock": "60"}}


LANGUAGES = [
    # chosen, what Discord says, spoken
    (FOLLOW, "pt-BR", "pt-BR"),
    (FOLLOW, "fr", "fr"),
    ("en", "pt-BR", "en"),
    ("pt-BR", "en-US", "pt-BR"),
]


@pytest.mark.parametrize(("language", "discord", "spoken"), LANGUAGES)
async def test_the_language_chosen_goes_before_that_of_discord(store, language, discord, spoken):
    preferences = Preferences(store)
    await preferences.keep(ANA, Personal(language))
    await preferences.keep_server(7, Server(language))
    assert preferences.language(ANA, discord) == spoken
    assert preferences.public_language(7, discord) == spoken
    assert preferences.language(BO, discord) == discord
    assert preferences.public_language(None, discord) == discord


COMPUTER = Chair("Computer", level=Level.EASY)
TABLES = [
    # chairs, whose speed counts
    ((Chair("Ana", ANA), COMPUTER), Speed.SLOW),
    ((Chair("Bo", BO), Chair("Ana", ANA)), Speed.QUICK),
    ((Chair("Bo", BO), COMPUTER), Speed.QUICK),
    ((COMPUTER, COMPUTER), Speed.QUICK),
]


@pytest.mark.parametrize(("chairs", "speed"), TABLES)
async def test_computers_are_as_quick_as_whose_table_it_is_wants_them(store, chairs, speed):
    preferences = Preferences(store)
    await preferences.keep(ANA, Personal(speed=Speed.SLOW))
    await preferences.keep(BO, Personal(speed=Speed.QUICK))
    record = Record(
        id="T",
        game="updown",
        guild=1,
        channel=2,
        host=BO,
        locale="en",
        created=0.0,
        chairs=chairs,
    )
    assert preferences.pace(record) == PACES[speed]
