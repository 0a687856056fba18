"""What who manages a server chooses for it, and that it is seen at once at all its tables."""

from play.parlour import Player, live
from play.test_rounds import seated
from settings.test_settings import chooses, marked

from bot.preferences import Server
from bot.presenters import settings
from bot.sandbox.permissions import PERSON, Permission
from bot.sandbox.world import OTHER_CHANNEL

MANAGER = PERSON | int(Permission.MANAGE_GUILD)


async def test_members_who_manage_the_server_alone_see_and_set_its_settings(parlour):
    maya = parlour.join("Maya")
    ana = parlour.join("Ana", permissions=MANAGER)
    assert (await maya.command("settings")).message.button("Settings of this server") is None
    opened = await ana.command("settings")
    page = await ana.person.press(opened.message.id, "Settings of this server")
    assert {key: marked(page.message, key) for key in settings.SERVERS} == {
        "language": ["discord"],
        "deck": ["four"],
        "marks": [],
    }
    ana.change(permissions=PERSON)
    refused = await ana.person.press(page.message.id, "Allow tables in this channel")
    assert "manage the server" in refused.message.text
    assert parlour.desk.preferences.at(int(parlour.box.guild_id)) == Server()


async def of_server(parlour, name="Ana"):
    """Somebody who manages the server, and the page of its settings."""
    ana = parlour.join(name, permissions=MANAGER)
    opened = await ana.command("settings")
    return ana, await ana.person.press(opened.message.id, "Settings of this server")


async def test_the_language_of_the_server_is_that_of_its_tables_at_once(parlour):
    maya, _ = await seated(parlour, 2)
    ana, page = await of_server(parlour)
    await chooses(ana, page, "language", "pt-BR")
    await parlour.settle()
    assert "Minha mão" in [button.label for button in maya.table.buttons]
    assert "Your hand" in maya.hand.text
    answer = await maya.command("leaderboard")
    assert "Todos os jogos" in answer.message.text


async def test_a_server_in_portuguese_is_answered_so(parlour):
    joao = Player(parlour, parlour.box.people.join("João", locale="en-US"))
    answer = await joao.person.command("play", {"game": "updown"}, OTHER_CHANNEL)
    assert "mesa aberta" in answer.message.text


async def test_the_pictures_of_the_server_are_its_own(opened):
    parlour = await opened(seed=7)
    maya, _ = await seated(parlour, 2)
    hand, table = maya.hand.images[0].url, maya.table.images[0]
    ana, page = await of_server(parlour)
    await chooses(ana, page, "deck", "two")
    await parlour.settle()
    assert maya.table.images[0].content != table.content
    before = maya.table.images[0]
    await chooses(ana, page, "marks", "patterns")
    assert maya.table.images[0].content != before.content
    await chooses(ana, page, "marks", "text_only")
    assert maya.table.images == ()
    assert table.alt in maya.table.text
    assert maya.hand.images[0].url == hand


async def test_new_tables_begin_as_the_server_wants_and_the_host_goes_before(parlour):
    ana, page = await of_server(parlour)
    options = next(m for m in page.message.menus if m.custom_id.endswith(":options"))
    of_game = await ana.select(page.message.id, options.custom_id, ["updown"])
    clock = await chooses(ana, of_game, "updown clock", "30")
    assert marked(clock.message, "updown clock") == ["30"]
    assert "Back" in [button.label for button in clock.message.buttons]
    maya = parlour.join("Maya")
    await maya.opens()
    assert (await live(parlour, maya)).record.clock == 30
    await maya.opens(clock=60)
    assert (await live(parlour, maya)).record.clock == 60
    await maya.opens(clock=0)
    assert (await live(parlour, maya)).record.clock == 0
    await parlour.restart()
    await maya.opens()
    assert (await live(parlour, maya)).record.clock == 30


async def test_tables_are_opened_where_the_server_allows_them_alone(parlour):
    ana, page = await of_server(parlour)
    maya = parlour.join("Maya")
    answer = await ana.person.press(page.message.id, "Allow tables in this channel")
    assert f"<#{parlour.box.channel_id}>" in answer.message.text
    assert answer.message.button("No longer in this channel")
    await maya.opens()
    elsewhere = parlour.box.second_channel_id
    refused = await maya.command("play", {"game": "updown"}, elsewhere)
    assert refused.ephemeral
    assert f"<#{parlour.box.channel_id}>" in refused.message.text
    await ana.person.press(page.message.id, "Allow every channel")
    allowed = await maya.command("play", {"game": "updown"}, elsewhere)
    assert not allowed.ephemeral
