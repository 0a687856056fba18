"""Pictures beside their own encoding as PNG, and computers' moves; the loop meanwhile."""

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median, quantiles

from bench.figures import Figure
from tables.wild.rounds import EN, Live
from tables.wild.samples import TEN, placed, say, thick

from bot.presenters import wild
from bot.presenters.hand import hand as message
from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.cribbage.game import GAME as CRIBBAGE
from engines.rummy.game import GAME as RUMMY
from engines.updown.game import GAME as UPDOWN
from engines.wild.game import GAME as WILD
from renderers.kit.encode import encode
from renderers.kit.paint import compose, paint
from renderers.kit.press import Press
from renderers.kit.theme import Look
from renderers.kit.workshop import Workshop
from renderers.wild import hand, table

GAMES = (UPDOWN, CRIBBAGE, WILD, RUMMY)
LOOK = Look()
DUE = 6
"""Tables that want a picture at the same moment."""


def frames(seats=4, seed=1) -> Iterator:
    """Yield scenes of one public table as a game goes on."""
    playout, chance = Playout(WILD, seats, WILD.options(), Seeded(seed)), Random(seed)
    while playout.result is None:
        yield table(playout.view(None), TEN[:seats], LOOK, say)
        (seat, *_) = playout.to_act
        playout.do(seat, chance.choice(playout.legal(seat)))


def milliseconds(work):
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1000


def picture(plan):
    """Yield what one warm frame costs, and its size."""
    scenes = [scene for scene, _ in zip(frames(), range(40 if plan.quick else 200), strict=False)]
    for scene in scenes:
        paint(scene)
    whole = [milliseconds(lambda scene=scene: paint(scene)) for scene in scenes]
    pages = [compose(scene) for scene in scenes]
    alone = [milliseconds(lambda page=page: encode(page, "wild")) for page in pages]
    ratio = median(a / b for a, b in zip(whole, alone, strict=True))
    yield Figure(
        name="picture, one frame",
        ours=median(whole),
        unit="ms",
        peer=median(alone),
        against="ms its own PNG",
        ratio=ratio,
        target=3,
        at_most=True,
    )
    heaviest = max(len(paint(scene)) for scene in scenes) / 1000
    yield Figure(name="picture, largest", ours=heaviest, unit="kB", target=60, at_most=True)


async def lag(work, *, every=0.001):
    """Return how late the loop was, in ms, each time it was asked while *work* went on."""
    late, task = [], asyncio.ensure_future(work)
    while not task.done():
        began = time.perf_counter()
        await asyncio.sleep(every)
        late.append((time.perf_counter() - began - every) * 1000)
    await task
    return quantiles(late, n=100)[98]


async def _due(scenes):
    workshop = Workshop()
    press = Press(workshop)
    await press.draw("first", scenes.pop())
    for _ in range(len(scenes) // DUE):
        batch = [scenes.pop() for _ in range(DUE)]
        await asyncio.gather(*(press.draw(number, scene) for number, scene in enumerate(batch)))
    await press.close()
    await workshop.close()


def busy_loop(plan):
    """Yield how late the event loop is while six tables at a time are drawn."""
    scenes = [
        scene for scene, _ in zip(frames(seed=2), range(60 if plan.quick else 300), strict=False)
    ]
    late = asyncio.run(lag(_due(scenes)))
    yield Figure(name="picture, loop lag p99", ours=late, unit="ms", target=5, at_most=True)


def hands(plan):
    """Yield how the picture of a hand and its message grow with its cards."""
    for count in (5, 15, 30):
        live = Live.at(placed([thick(count), 7], "g4"))
        scene = hand(live.playout.view(0), TEN[:2], LOOK, say)
        paint(scene)
        works = {
            "picture": partial(paint, scene),
            "message": partial(message, live.sight(0), scene, wild, EN),
        }
        for name, work in works.items():
            took = median(milliseconds(work) for _ in range(plan.repeats * 3))
            yield Figure(name=f"{name}, hand of {count}", ours=took, unit="ms")


def computers(plan):
    """Yield the slowest of the Hard moves of each game, in processor time, and the loop's lag."""
    for game in GAMES:
        views, took = _watched(game, 10 if plan.quick else 120)
        yield Figure(
            name=f"computer, slowest Hard move, {game.key}",
            ours=max(took),
            unit="ms",
            target=200,
            at_most=True,
        )
        late = asyncio.run(lag(_thought(game, views[:20])))
        yield Figure(
            name=f"computer, loop lag p99, {game.key}",
            ours=late,
            unit="ms",
            target=20,
            at_most=True,
        )


def _watched(game, moves):
    """Return what two Hard computers saw before each move, and what the choice took them."""
    playout, chance = Playout(game, 2, game.options(), Seeded(8)), Random(8)
    views, took = [], []
    while playout.result is None and len(views) < moves:
        (seat, *_) = playout.to_act
        views.append(playout.view(seat))
        began = time.thread_time()
        action = game.choose(views[-1], Level.HARD, chance)
        took.append((time.thread_time() - began) * 1000)
        playout.do(seat, game.text(action))
    return views, took


async def _thought(game, views):
    chance = Random(8)
    for view in views:
        await asyncio.to_thread(game.choose, view, Level.HARD, chance)


def figures(plan, peers):
    """Yield the figures of pictures and computers."""
    del peers
    for each in (picture, busy_loop, hands, computers):
        yield from each(plan)
