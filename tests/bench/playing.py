"""One press on the whole bot beside a bare discord.py bot, both on the sandbox in one process."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import discord
import msgspec
from bench.figures import Figure
from play.parlour import Open
from play.test_rounds import seated

from bot.components import loopback
from bot.sandbox.server import Sandbox
from bot.settings import Settings

PART, PARTS = 20, 5
"""Presses in a row on one of the two, and how often each has its turn in a repeat: what else a shared
machine does lasts longer, so it slows both."""


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
    loopback.point_at(box.base)
    await client.close()
    await asyncio.gather(running, return_exceptions=True)
    await box.stop()


async def _unused(interaction: discord.Interaction):
    raise AssertionError


class Side(NamedTuple):
    """One of the two bots: where it is, and a press on it."""

    box: Sandbox
    press: Callable[[], Awaitable]


@asynccontextmanager
async def sides(path):
    """Give Parlour and the bare bot, each on a sandbox of its own, and how to let both come to rest."""
    parlour = await Open.start(
        path, seed=126, edit_interval=Settings.model_fields["edit_interval"].default
    )
    maya, _theo = await seated(parlour, 2)
    likes = parlour.desk.preferences
    await likes.keep(maya.user, msgspec.structs.replace(likes.of(maya.user), text_only=True))
    hand = (await maya.opens_hand()).message
    await parlour.settle()
    async with bare(maya.table, hand) as box:
        ana = box.people.join("Ana")
        table = (await ana.command("hand")).message.id
        ours = Side(parlour.box, lambda: maya.press("My hand"))
        yield ours, Side(box, lambda: ana.press(table, "card:1")), parlour.settle
    loopback.point_at(parlour.box.base)
    await parlour.stop()


async def timed(side, settle):
    """Return the milliseconds that a press took (their median), and the processor's for one.

    What a bot does once it has answered counts for the processor, not for who waits.
    """
    loopback.point_at(side.box.base)
    took, began = [], time.process_time()
    for _ in range(PART):
        start = time.perf_counter()
        await side.press()
        took.append((time.perf_counter() - start) * 1000)
    await settle()
    return statistics.median(took), (time.process_time() - began) * 1000 / PART


async def interaction_rtt(folder, plan):
    """Return how long a press for a text hand takes, and its processor time, beside the bare bot."""
    found = {True: [], False: []}
    async with sides(folder / "rtt.db") as (ours, theirs, settle):
        for turn in range(plan.repeats * (1 if plan.quick else PARTS)):
            for mine in (True, False) if turn % 2 else (False, True):
                found[mine].append(await timed(ours if mine else theirs, settle))
    (ours, ours_cpu), (theirs, theirs_cpu) = (zip(*found[mine], strict=True) for mine in found)
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
