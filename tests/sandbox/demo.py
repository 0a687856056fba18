"""A small bot that shows everything the page can show. Alone: `python tests/sandbox/demo.py BASE`."""

import asyncio
import io
import sys
import time

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

SUITS = [("Spades", "♠️"), ("Hearts", "♥️"), ("Diamonds", "♦️"), ("Clubs", "♣️")]
MOVES = [f"play {rank} of {suit.lower()}" for suit, _ in SUITS for rank in ("ace", "king", "queen")]


def picture(words: str, size: tuple[int, int] = (1100, 600)) -> discord.File:
    image = Image.new("RGB", size, "#1f5c3d")
    draw = ImageDraw.Draw(image)
    for place in range(5):
        left = 60 + place * 205
        draw.rounded_rectangle((left, 150, left + 170, 450), 18, "white")
        draw.text((left + 20, 165), "A", fill="black", font_size=60)
    draw.text((60, 40), words, fill="white", font_size=56)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, "table.png")


class Table(ui.LayoutView):
    def __init__(self, turn: str) -> None:
        super().__init__(timeout=None)
        until = int(time.time()) + 120
        box = ui.Container(accent_colour=0x3BA55D)
        box.add_item(ui.TextDisplay("## Demo · game 2 of 5\nMaya **7** · Nils **4**"))
        box.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem(
                    "attachment://table.png", description="Five aces lie on the table"
                )
            )
        )
        box.add_item(
            ui.TextDisplay(
                f"{turn}, play or draw <t:{until}:R>.\n- Nils drew a card\n- Maya played the `9♥`"
            )
        )
        box.add_item(ui.Separator())
        row = ui.ActionRow()
        row.add_item(
            ui.Button(
                label="My hand", style=discord.ButtonStyle.primary, emoji="🃏", custom_id="hand"
            )
        )
        row.add_item(ui.Button(label="Catch!", style=discord.ButtonStyle.danger, custom_id="catch"))
        row.add_item(ui.Button(label="Open cards", custom_id="open", disabled=True))
        row.add_item(ui.Button(label="Rules", url="https://example.org"))
        box.add_item(row)
        box.add_item(
            ui.Section("-# The rules are short.", accessory=ui.Button(label="Ask", custom_id="ask"))
        )
        self.add_item(box)


class Hand(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        for place, (name, glyph) in enumerate(SUITS):
            button = ui.Button(label=f"Ace of {name}", emoji=glyph, custom_id=f"ace-{name}")
            button.disabled = place == 3
            button.style = (
                discord.ButtonStyle.success if place == 0 else discord.ButtonStyle.secondary
            )
            self.add_item(button)
        options = [
            discord.SelectOption(label=n, emoji=g, description=f"All {n.lower()}") for n, g in SUITS
        ]
        self.add_item(ui.Select(custom_id="suit", placeholder="Choose a suit", options=options))
        self.add_item(
            ui.Select(
                custom_id="two",
                placeholder="Choose two",
                options=options,
                min_values=2,
                max_values=2,
            )
        )


class Ask(ui.Modal, title="Ask about the rules"):
    question = ui.Label(
        text="Your question", component=ui.TextInput(custom_id="question", min_length=3)
    )
    topic = ui.Label(
        text="Topic",
        component=ui.Select(
            custom_id="topic", options=[discord.SelectOption(label=n) for n, _ in SUITS]
        ),
    )


class Demo(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)
        for name, run in (
            ("table", self.table),
            ("slow", self.slow),
            ("silent", self.silent),
            ("words", self.words),
        ):
            self.tree.command(name=name, description=f"Show {name}")(run)
        move = self.tree.command(name="move", description="Do something by words")(self.move)
        move.autocomplete("action")(self.actions)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def table(self, interaction: discord.Interaction) -> None:
        turn = interaction.user.mention
        await interaction.response.send_message(view=Table(turn), file=picture("Maya's turn"))

    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(1)
        await interaction.edit_original_response(content="Thought it over.")

    async def silent(self, interaction: discord.Interaction) -> None:
        pass

    async def words(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            "# One\n## Two\n### Three\n**bold** *italic* __under__ ~~gone~~ ||hidden|| `code`\n"
            "> quoted\n1. first\n2. second\n- a\n  - b\n```py\nprint('hi')\n```\n"
            f"-# small [link](https://example.org) {interaction.user.mention} <#{interaction.channel_id}> 2*3*4 snake_case_name"
        )

    async def move(self, interaction: discord.Interaction, action: str) -> None:
        await interaction.response.send_message(f"You did: {action}", ephemeral=True)

    async def actions(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=m, value=m) for m in MOVES if typed.lower() in m][:25]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        key = (interaction.data or {}).get("custom_id", "")
        answer = interaction.response
        if key == "hand":
            await answer.send_message(
                "Your hand: **four aces**",
                view=Hand(),
                file=picture("Your hand", (1100, 480)),
                ephemeral=True,
            )
        elif key == "ask":
            await answer.send_modal(Ask(custom_id="asked"))
        elif interaction.type is discord.InteractionType.modal_submit:
            await answer.send_message("Asked.", ephemeral=True)
        elif key.startswith("ace-"):
            await answer.edit_message(content=f"You played the **{key}**.")
        elif key in ("suit", "two"):
            await answer.edit_message(content="You chose " + ", ".join(interaction.data["values"]))


async def main(base: str) -> None:
    from sandbox.scripted import point_at

    point_at(base)
    async with Demo() as bot:
        await bot.start("sandbox-token")


if __name__ == "__main__":
    sys.path[:0] = ["tests", "."]
    asyncio.run(main(sys.argv[1]))
