"""The whole bot on the sandbox: one press beside a bare discord.py bot, and many tables at once."""

import asyncio
import contextlib
import itertools
import statistics
import tempfile
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import discord
import msgspec
from bench.figures import Figure
from play.parlour import Open, live
from play.test_rounds import seated

from bot.components import loopback
from bot.sandbox.server import Sandbox
from bot.sandbox.world import HOME_CHANNEL

PRESS_EVERY = 20.0
"""Seconds between two presses at one table: people think."""
OPENING = 6
"""Tables that are opened at the same time: more of them would be answered too late for Discord."""


class LateError(Exception):
    """Discord took no answer: it came after three seconds."""


class Bare(discord.Client):
    """A bot that answers each press by a message for that person alone, in place of the one before.

    It makes the calls that Parlour makes, with as many words and buttons.
    """

    def __init__(self, words, buttons):
        super().__init__(intents=discord.Intents.none())
        self.words, self.buttons, self.ready = words, buttons, asyncio.Event()
        self.before = None

    async def on_ready(self):
        self.ready.set()

    def layout(self):
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(self.words))
        for first in range(0, self.buttons, 5):
            row = discord.ui.ActionRow()
            for number in range(first, min(first + 5, self.buttons)):
                row.add_item(discord.ui.Button(label=f"Card {number}", custom_id=f"card:{number}"))
            view.add_item(row)
        view.stop()
        return view

    async def on_interaction(self, interaction):
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message(view=self.layout())
            return
        await interaction.response.send_message(view=self.layout(), ephemeral=True)
        if self.before is not None:
            await self.before.delete_original_response()
        self.before = interaction


@asynccontextmanager
async def bare(words, buttons):
    box = await Sandbox.start()
    loopback.point_at(box.base)
    client = Bare(words, buttons)
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
    message = (await maya.opens_hand()).message
    found = await timed(lambda: maya.press("My hand"), count)
    await parlour.stop()
    return message, *found


async def _theirs(message, count):
    async with bare(message.text, len(message.buttons)) as box:
        ana = box.people.join("Ana")
        answer = await ana.command("hand")
        return await timed(lambda: ana.press(answer.message.id, "card:1"), count)


async def interaction_rtt(folder, plan):
    """Return how long a press for a text hand takes, and its processor time, beside the bare bot."""
    count = 20 if plan.quick else 100
    ours, theirs, ours_cpu, theirs_cpu = [], [], [], []
    for turn in range(1 if plan.quick else plan.repeats):
        message, took, cpu = await _ours(folder / f"rtt{turn}.db", count)
        ours.append(statistics.median(took))
        ours_cpu.append(cpu)
        took, cpu = await _theirs(message, count)
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


async def tables(folder, plan, count):
    """Return the latencies of presses while *count* tables are played, a press a table each 20 s."""
    parlour = await Open.start(folder / f"tables{count}.db", edit_interval=1.0)
    free = asyncio.Semaphore(OPENING)

    async def opened(number):
        async with free:
            while True:
                with contextlib.suppress(LateError, TimeoutError):
                    return await _table(parlour, number)

    played = await asyncio.gather(*map(opened, range(count)))
    every = PRESS_EVERY / 5 if plan.quick else PRESS_EVERY
    until = asyncio.get_running_loop().time() + (every if plan.quick else 3 * every)
    late = await asyncio.gather(*(_presses(pair, every, until) for pair in played))
    await parlour.stop()
    took = sorted(itertools.chain.from_iterable(late))
    assert took
    name = f"tables, {count:,}"
    goals = (250, 3000) if count >= 1000 else (None, None)
    return [
        Figure(name=f"{name}, press p50", ours=statistics.median(took), unit="ms"),
        Figure(
            name=f"{name}, press p99",
            ours=took[len(took) * 99 // 100],
            unit="ms",
            target=goals[0],
            at_most=True,
        ),
        Figure(
            name=f"{name}, latest press", ours=took[-1], unit="ms", target=goals[1], at_most=True
        ),
    ]


async def _table(parlour, number):
    """Return two people who play in a channel of their own, their hands open."""
    world = parlour.box.world
    place = replace(world.channels[HOME_CHANNEL], id=world.mint.new(), name=f"table-{number}")
    world.add_channel(place)
    people = [parlour.join(f"{name} {number}") for name in ("Maya", "Theo")]
    answer = _in_time(await people[0].person.command("play", {"game": "updown"}, place.id))
    people[0].table_message = people[1].table_message = answer.message.id
    _in_time(await people[1].press("Join"))
    await people[0].until(lambda: not people[0].table.button("Start").disabled)
    _in_time(await people[0].press("Start"))
    await people[0].until(lambda: people[0].table.button("My hand"))
    for each in people:
        each.hand_message = _in_time(await each.press("My hand")).message.id
    return await live(parlour, people[0]), people


def _in_time(answer):
    """Return *answer*, which Discord took; raise ``LateError`` for one that came too late."""
    if answer.kind == "failed":
        raise LateError(answer.why)
    return answer


async def _presses(played, every, until):
    """Press as people do, at chance moments; return how long after its moment each was answered."""
    table, people = played
    loop, took = asyncio.get_running_loop(), []
    chance = Random(table.record.id)
    due = loop.time() + chance.random() * every
    while due < until:
        await asyncio.sleep(max(0.0, due - loop.time()))
        took.append(await _pressed(table, people, due))
        due += every
    return took


async def _pressed(table, people, due):
    """Press what the hand offers; one that is late or cannot be answered has its time all the same."""
    with contextlib.suppress(LateError, TimeoutError):
        if table.record.phase != "playing":
            _in_time(await people[0].press("Deal a new round"))
        else:
            (seat,) = table.moment.awaited
            player, legal = people[seat], table.moment.legal(seat)
            await player.until(lambda: _offered(player, legal))
            _in_time(await player.does(_offered(player, legal)[0]))
    return (asyncio.get_running_loop().time() - due) * 1000


def _offered(player, legal):
    """Return which of the *legal* actions one press on the hand does, once that is up to date."""
    deeds = player.deeds()
    return [action for action in legal if action in deeds]


def figures(plan, peers):
    """Yield the figures of the bot on the sandbox."""
    del peers
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        yield from asyncio.run(interaction_rtt(place, plan))
        for count in (10,) if plan.quick else (10, 100, 1_000):
            yield from asyncio.run(tables(place, plan, count))
