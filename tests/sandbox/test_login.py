"""The unmodified client logs in, registers commands, answers, and is heard."""

import discord
from discord import ui
from sandbox.scripted import file


async def test_a_command_is_answered(box, client):
    async def script(interaction):
        await interaction.response.send_message("hello", ephemeral=True)

    client.scripts["do"] = script
    maya, nils = box.people.join("Maya"), box.people.join("Nils")
    answer = await maya.command("do")
    assert (answer.kind, answer.message.text, answer.ephemeral) == ("message", "hello", True)
    assert [m.text for m in maya.messages()] == ["hello"]
    assert nils.messages() == []


async def test_a_press_updates_with_a_picture(box, client):
    async def script(interaction):
        view = ui.View()
        view.add_item(ui.Button(label="Go", custom_id="go"))
        await interaction.response.send_message("a", view=view, file=file())

    async def go(interaction):
        await interaction.response.edit_message(content="b", attachments=[file("b.png")], view=None)

    client.scripts |= {"do": script, "go": go}
    maya = box.people.join("Maya")
    answer = await maya.command("do")
    assert [i.filename for i in answer.message.images] == ["a.png"]
    pressed = await maya.press(answer.message, "Go")
    assert client.errors == []
    assert pressed.kind == "update"
    assert pressed.message.id == answer.message.id
    assert [i.filename for i in pressed.message.images] == ["b.png"]
    assert box.unknown_routes == []


async def test_a_layout_view_arrives_whole(box, client):
    class Table(ui.LayoutView):
        text = ui.TextDisplay("# Table")
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png", description="alt"))
        row = ui.ActionRow(ui.Button(label="Play", custom_id="play"))

    async def script(interaction):
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=Table(), attachments=[file()])

    client.scripts["do"] = script
    maya = box.people.join("Maya")
    answer = await (await maya.command("do")).settled()
    assert client.errors == []
    assert answer.message.text == "# Table"
    assert [(i.alt, i.width, i.height) for i in answer.message.images] == [("alt", 32, 16)]
    assert answer.message.raw["attachments"] == []
