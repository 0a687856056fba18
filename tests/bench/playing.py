"""One press on the whole bot beside a bare discord.py bot, both on the sandbox in one process."""

import asyncio
import statistics
import tempfile
import time
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import discord
import msgspec
from bench.figures import Figure
from play.parlour import Open
from play.test_rounds import seated

from bot.components import loopback
from bot.sandbox.server import Sandbox


class Bare(discord.Client):
    """A bot that answers each press by a message for that person alone, in place of the one before.

    It makes the calls that Parlour makes: *table* is as the message that is pressed on, with its
    picture, and *hand* as the one that answers.
    """

    def __init__(self, table, hand):
        super().__init__(intents=discord.Intents.none())
        self.table, self.hand, self.ready = table, hand, asyncio.Event()
        self.before = None

    async def on_ready(self):
        self.ready.set()

    async def on_interaction(self, interaction):
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message(**sent(self.table))
            return
        await interaction.response.send_message(**sent(self.hand), ephemeral=True)
        if self.before is not None:
            await self.before.delete_original_response()
        self.before = interaction


def sent(message):
    """Return what a bot sends for a message with the words, buttons and pictures of *message*."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(message.text))
    for first in range(0, len(message.buttons), 5):
        row = discord.ui.ActionRow()
        for number, button in enumerate(message.buttons[first : first + 5], first):
            row.add_item(discord.ui.Button(label=button.label, custom_id=f"card:{number}"))
        view.add_item(row)
    for image in message.images:
        media = discord.MediaGalleryItem(f"attachment://{image.filename}", description=image.alt)
        view.add_item(discord.ui.MediaGallery(media))
    view.stop()
    files = [discord.File(BytesIO(each.content), each.filename) for each in message.images]
    return {"view": view, "files": files}


@asynccontextmanager
async def bare(table, hand):
    box = await Sandbox.start(limited=False)
    loopback.point_at(box.base)
    client = Bare(table, hand)
    running = asyncio.create_task(client.start(box.token))
    await client.ready.wait()
    tree = discord.app_commands.CommandTree(client)
    tree.add_command(
        discord.app_commands.Command(name="hand", description="A hand.", callback=_unused)
    )
    await tree.sync()
    yield box
    await client.close()
    await asyncio.gather(running, return_exceptions=True)
    await box.stop()


async def _unused(interaction: discord.Interaction):
    raise AssertionError


async def timed(press, count):
    """Return the milliseconds that each of *count* presses took, and the processor's for one."""
    took, began = [], time.process_time()
    for _ in range(count):
        start = time.perf_counter()
        await press()
        took.append((time.perf_counter() - start) * 1000)
    return took, (time.process_time() - began) * 1000 / count


async def _ours(path, count):
    parlour = await Open.start(path, seed=126)
    maya, _theo = await seated(parlour, 2)
    likes = parlour.desk.preferences
    await likes.keep(maya.user, msgspec.structs.replace(likes.of(maya.user), text_only=True))
    hand = (await maya.opens_hand()).message
    found = await timed(lambda: maya.press("My hand"), count)
    messages = maya.table, hand
    await parlour.stop()
    return messages, *found


async def _theirs(messages, count):
    async with bare(*messages) as box:
        ana = box.people.join("Ana")
        answer = await ana.command("hand")
        return await timed(lambda: ana.press(answer.message.id, "card:1"), count)


async def interaction_rtt(folder, plan):
    """Return how long a press for a text hand takes, and its processor time, beside the bare bot."""
    count = 20 if plan.quick else 100
    ours, theirs, ours_cpu, theirs_cpu = [], [], [], []
    for turn in range(1 if plan.quick else plan.repeats):
        messages, took, cpu = await _ours(folder / f"rtt{turn}.db", count)
        ours.append(statistics.median(took))
        ours_cpu.append(cpu)
        took, cpu = await _theirs(messages, count)
        theirs.append(statistics.median(took))
        theirs_cpu.append(cpu)
    return [
        _beside("interaction_rtt, p50", ours, theirs, 1.5),
        _beside("interaction_rtt, CPU", ours_cpu, theirs_cpu, 1.3),
    ]


def _beside(name, ours, theirs, target):
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    mine, other = statistics.median(ours), statistics.median(theirs)
    return Figure(
        name=name,
        ours=mine,
        unit="ms",
        peer=other,
        against="ms bare bot",
        ratio=ratio,
        target=target,
        at_most=True,
    )


def figures(plan, peers):
    """Yield the figures of the bot on the sandbox."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(interaction_rtt(Path(folder), plan))
